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
    charset_types text/css text/plain text/vtt application/javascript application/json application/xml image/svg+xml;
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

    types {
        application/javascript js;
        application/json json;
        application/manifest+json webmanifest;
        application/octet-stream bin;
        application/wasm wasm;
        application/xml xml;
        application/zip zip;
        audio/mpeg mp3;
        video/mp4 mp4;
        video/webm webm;
        font/woff2 woff2;
        image/avif avif;
        image/jpeg jpeg jpg;
        image/png png;
        image/svg+xml svg;
        image/webp webp;
        image/x-icon ico;
        text/css css;
        text/html html;
        text/plain txt;
        text/vtt vtt;
    }
}
`;
}
