/**
 * Runs in <head> before the first paint, so that the first words are in the visitor's language. A
 * host that chooses by `?lang=` has sent the right page. A host that cannot, or an address without
 * `?lang=` where another language is remembered, gives the English page, whose words are hidden.
 */
import { languageOfAddress, languageOffered } from "../../catalogue/languageOfAddress.ts";
import { pageGuide } from "../../catalogue/guide.ts";
import { browserLanguages } from "../../platform/browser/browserLanguage.ts";
import { readStored } from "../../platform/storage/readStored.ts";
import { storedLanguage } from "../../platform/storage/storedLanguage.ts";
import { parseSettings, settingsKey } from "../../visitor/captions/settings/settings.ts";
import { storedTitle, updateEntryLanguage } from "../navigation/entry.ts";
import { preloadWords, WORDS_SETTLED } from "./preloadWords.ts";
import { replacePage } from "./replacePage.ts";

/** In milliseconds: if the right words have not come by then, those of the page are shown. */
const LONG = 10_000;

const page = document.documentElement;
const kind = page.dataset["prerendered"];
const prerendered = { language: page.lang, title: document.title };

if (kind === "visitor" || kind === "app") {
  const remembered = storedLanguage();
  updateEntryLanguage(remembered);
  const url = new URL(location.href);
  const { base, museum } = pageGuide();
  const ofBrowser = browserLanguages();
  page.dataset["speaks"] = ofBrowser[0] ?? "";
  if (museum)
    page.dataset["offers"] = languageOffered(url.searchParams, remembered, ofBrowser, museum) ?? "";
  const language = museum ? languageOfAddress(url, base, remembered, museum) : page.lang;
  if (location.pathname.startsWith(`${base}/${page.lang}/`)) leaveFolder();
  else if (kind === "app") {
    // The page kept on the device stands for every screen: only the app brings the words.
    page.lang = language;
    hide("hidden");
    preloadWords(language);
  } else if (language !== page.lang) {
    page.lang = language;
    hide("coming");
    void replacePage(language, () => page.dataset["foreign"] === "coming")
      .catch(() => false)
      .then(settle);
  }
}
// Captions are read in dark rooms, which a page that loads in the light theme would light up.
if (/\/transcription(?:\/(?:index\.html)?)?$/.test(location.pathname)) {
  const { theme } = parseSettings(readStored(settingsKey));
  if (theme) page.dataset["theme"] = theme;
}
// Hosts send the page for unknown addresses also for a work that is not in the catalogue, for which
// the app has a screen: the error must not be read before it.
if (kind === "error") hide("hidden");

/** A file such as `/it/<museum>/list` is no address of the app: leads to that of its screen. */
function leaveFolder() {
  const { pathname, search } = new URL(
    document.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href,
  );
  location.replace(pathname + search);
}

function hide(how: "hidden" | "coming") {
  page.dataset["foreign"] = how;
  document.title = storedTitle() ?? "Varco";
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && show(), true);
  setTimeout(show, LONG);
}

function settle(isInPlace: boolean) {
  if (isInPlace) {
    delete page.dataset["foreign"];
    page.dataset["replaced"] = "";
  } else if (page.dataset["foreign"] === "coming") {
    // The page in the visitor's language has not come: the app brings the words.
    page.dataset["foreign"] = "hidden";
  }
  dispatchEvent(new Event(WORDS_SETTLED));
}

function show() {
  if (page.dataset["foreign"] === undefined) return;
  page.dataset["foreign"] = "shown";
  page.lang = prerendered.language;
  document.title = prerendered.title;
  dispatchEvent(new Event(WORDS_SETTLED));
}
