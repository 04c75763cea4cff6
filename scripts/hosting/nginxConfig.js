import { caching } from "../../src/content/hosting/caching.js";
import { isText, mediaTypes } from "../../src/content/hosting/mediaTypes.js";
import { securityHeaders } from "../../src/content/hosting/securityHeaders.js";

/**
 * For the nginx of the whole site, to be included in the http block; `root` and `listen` are the host's to set.
 * @param {{ root: string, listen: string }} where
 */
export function nginxConfig({ root, listen }) {
  const headers = Object.entries({ ...securityHeaders, "Cache-Control": "$varco_caching" });
  const texts = new Set(Object.values(mediaTypes).filter(isText));
  texts.delete("text/html");
  return `# Made by the build from scripts/hosting/nginxConfig.js. For HTTPS add your certificate to the server block.
map $status:$uri $varco_caching {
    default "${caching.revalidated}";
    "~^(200|206|304):/assets/" "${caching.hashed}";
}

# A page in another language than English is in a folder of its own.
map $arg_lang $varco_language {
    default "";
    "~^(?<varco_code>[a-z][a-z])$" "/$varco_code";
}

server {
    listen ${listen};
    root ${root};
    charset utf-8;
    charset_types ${[...texts].join(" ")} application/json;
    gzip_static on;
    gzip_vary on;
    large_client_header_buffers 4 32k;
    error_page 404 /404.html;

    # The address of a screen can tell a visitor's disability: who asked for it is not written down.
    access_log off;

    # Pages have one address each: the app knows none that ends in .html. What a service worker
    # keeps as the page for every address is asked for by its file.
    # One that begins with two slashes would lead to another host.
    if ($request_uri ~ "^[/\\x5c]+(?![^?]*/app\\.html(?:\\?|$))(?:index|(?<page>[^?]*?)(?:/index)?)\\.html(?:\\?|$)") {
        return 301 /$page$is_args$args;
    }

    # Only here: an add_header in a location would hide all of these there.
    ${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join("\n    ")}

    location / {
        # /contatti and /contatti/ are the same page, contatti.html, without a redirect; the pages of
        # museums are folders with an index.html.
        rewrite ^(.+)/$ $1 last;
        try_files $varco_language$uri.html $varco_language$uri/index.html $uri $uri.html $uri/index.html =404;
    }

    location /assets/ {
        try_files $uri =404;
    }

    location = /404 {
        return 404;
    }

    location = /404.html {
        internal;
    }

    default_type application/octet-stream;
    types {
        ${Object.entries(mediaTypes)
          .map(([ending, type]) => `${type} ${ending};`)
          .join("\n        ")}
    }
}
`;
}
