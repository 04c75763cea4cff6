#!/usr/bin/python3
"""A browser that is nothing but a view of WebKit, led by a driver; what it is like comes as JSON."""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

wanted = json.loads(sys.argv[1])

# The data of a window are in a folder of its own, so that no other visitor finds them.
data = WebKit2.WebsiteDataManager(
    base_data_directory=f"{wanted['folder']}/data", base_cache_directory=f"{wanted['folder']}/cache"
)
context = WebKit2.WebContext.new_with_website_data_manager(data)
context.set_automation_allowed(True)
context.set_preferred_languages(wanted["languages"])

settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    # This stops the scripts of pages; those of the driver still run.
    enable_javascript_markup=wanted["scripts"],
    enable_html5_local_storage=wanted["storage"],
    enable_html5_database=wanted["storage"],
    enable_media_stream=True,
    enable_mock_capture_devices=True,
    # Playing needs no display of its own.
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
)
# A file system of the page's own, which this engine keeps back.
features = WebKit2.Settings.get_all_features()
for feature in map(features.get, range(features.get_length())):
    if feature.get_identifier() in ("StorageAPI", "FileSystem", "AccessHandle"):
        settings.set_feature_enabled(feature, wanted["folders"])
# As on phones, nothing sounds without a tap.
policies = WebKit2.WebsitePolicies(autoplay=WebKit2.AutoplayPolicy.ALLOW_WITHOUT_SOUND)
if not wanted["storage"]:
    context.get_cookie_manager().set_accept_policy(WebKit2.CookieAcceptPolicy.NEVER)

window = Gtk.Window()
view = WebKit2.WebView(
    web_context=context,
    settings=settings,
    website_policies=policies,
    is_controlled_by_automation=True,
)


def answer(_view, request):
    request.deny()
    return True


def started(_context, session):
    session.connect("create-web-view", lambda _session: view)


view.connect("permission-request", answer)
view.connect("close", lambda _view: Gtk.main_quit())
window.connect("destroy", lambda _window: Gtk.main_quit())
context.connect("automation-started", started)
window.set_default_size(360, 740)
window.add(view)
window.show_all()
Gtk.main()
