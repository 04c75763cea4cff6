/** What every host sends with every answer; `serve`, nginx.conf and _headers are made from this. */

const contentSecurityPolicy = {
  "default-src": "'self'",
  // Without it browsers refuse the WebAssembly that reads QR codes; it allows no eval of scripts.
  "script-src": "'self' 'wasm-unsafe-eval'",
  "worker-src": "'self'",
  // The studio shows and plays files that are only in the browser, and a draft in a frame.
  "img-src": "'self' blob:",
  "media-src": "'self' blob:",
  "object-src": "'none'",
  "frame-src": "'self'",
  "frame-ancestors": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

const permissions = {
  camera: "(self)",
  microphone: "(self)",
  autoplay: "(self)",
  fullscreen: "(self)",
  "screen-wake-lock": "(self)",
  "display-capture": "()",
  geolocation: "()",
  payment: "()",
  usb: "()",
};

/** @type {Record<string, string>} */
export const securityHeaders = {
  "Content-Security-Policy": Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; "),
  "Permissions-Policy": Object.entries(permissions)
    .map(([feature, allowed]) => `${feature}=${allowed}`)
    .join(", "),
  "Strict-Transport-Security": "max-age=63072000",
  "Cross-Origin-Opener-Policy": "same-origin",
  // With it, browsers let a program of ours compute on several cores at once.
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "SAMEORIGIN",
};

/** Files under /assets/ carry a hash of their content in their name; all others may change. */
export const caching = {
  hashed: "public, max-age=31536000, immutable",
  revalidated: "no-cache",
};

/**
 * What a file is, by the ending of its name: browsers are told not to guess it.
 * @type {Record<string, string>}
 */
export const types = {
  "3mf": "model/3mf",
  avif: "image/avif",
  bin: "application/octet-stream",
  css: "text/css",
  html: "text/html",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  stl: "model/stl",
  svg: "image/svg+xml",
  txt: "text/plain",
  vtt: "text/vtt",
  wasm: "application/wasm",
  webm: "video/webm",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "text/xml",
  zip: "application/zip",
};

/** For Netlify and Cloudflare Pages, which revalidate by themselves what is not in /assets/. */
export function headersFile() {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return ["/*", ...lines, "/assets/*", `  Cache-Control: ${caching.hashed}`, ""].join("\n");
}

/**
 * For nginx, to be included in the http block; `root` and `listen` are the host's to set.
 * @param {{ root: string, listen: string }} where
 */
export function nginxConfig({ root, listen }) {
  const headers = Object.entries({ ...securityHeaders, "Cache-Control": "$varco_caching" });
  return `# Made by the build from scripts/hosting/headers.js. For HTTPS add your certificate to the server block.
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
    charset_types text/css text/plain text/vtt text/javascript text/xml application/json image/svg+xml;
    gzip_static on;
    gzip_vary on;
    large_client_header_buffers 4 32k;
    error_page 404 /404.html;

    # The address of a screen can tell a visitor's disability: who asked for it is not written down.
    access_log off;

    # Pages have one address each: the app knows none that ends in .html.
    # One that begins with two slashes would lead to another host.
    if ($request_uri ~ "^[/\\x5c]+(?:index|(?<page>[^?]*))\\.html(?:\\?|$)") {
        return 301 /$page$is_args$args;
    }

    # Only here: an add_header in a location would hide all of these there.
    ${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join("\n    ")}

    location / {
        # /contatti and /contatti/ are the same page, contatti.html, without a redirect.
        rewrite ^(.+)/$ $1 last;
        try_files $varco_language$uri.html $uri $uri.html $uri/index.html =404;
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
        ${Object.entries(types)
          .map(([ending, type]) => `${type} ${ending};`)
          .join("\n        ")}
    }
}
`;
}
