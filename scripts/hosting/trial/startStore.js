import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { caching } from "../../../src/content/hosting/caching.js";
import { isCompressible, isText, mediaTypes } from "../../../src/content/hosting/mediaTypes.js";
import { securityHeadersAt } from "../../../src/content/hosting/securityHeaders.js";
import { run } from "../../machine/run.js";
import { inProject } from "../../project.js";
import { freePort } from "../freePort.js";
import { startProgram } from "../startProgram.js";
import { readGuide } from "./readGuide.js";

/** A program for this trial alone, and no dependency: it is not installed with the project. */
const store = { name: "s3rver", version: "3.7.1" };
const installed = inProject("node_modules/.cache/varco/store");

/** Installs the store, and answers whether it is there. */
export function installStore() {
  if (existsSync(join(installed, "node_modules", store.name))) return true;
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, "package.json"), "{}");
  const what = `${store.name}@${store.version}`;
  return run("npm", ["install", "--no-audit", "--no-fund", "--prefix", installed, what], {
    quiet: true,
  });
}

/**
 * An object store with a guide in it, and nginx before that: as whoever has many guides in one place
 * would send them.
 * @param {import("./hosts.js").Place} place
 */
export async function startStore({ root, base, port, scratch }) {
  const storePort = await freePort();
  const bucket = join(scratch, "store");
  mkdirSync(bucket);
  const program = inProject("scripts/hosting/trial/objectStore.js");
  const stopStore = await startProgram(
    process.execPath,
    [program, String(storePort), bucket, installed],
    storePort,
  );
  try {
    await putAll(join(root, base), `http://127.0.0.1:${storePort}/guide${base}`);
    const guide = readGuide(join(root, base));
    writeFileSync(
      join(scratch, "nginx.conf"),
      config({ root, port, scratch, store: `127.0.0.1:${storePort}`, guide }),
    );
    const args = ["-c", join(scratch, "nginx.conf"), "-p", scratch];
    const stopNginx = await startProgram("nginx", args, port);
    return async () => {
      await stopNginx();
      await stopStore();
    };
  } catch (error) {
    await stopStore();
    throw error;
  }
}

/**
 * @param {string} folder
 * @param {string} address
 */
async function putAll(folder, address) {
  const entries = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { status } = await fetch(address + file.slice(folder.length).replaceAll("\\", "/"), {
      method: "PUT",
      body: readFileSync(file),
      headers: {
        "Content-Type": mediaTypes[extname(file).slice(1)] ?? "application/octet-stream",
        "X-Amz-Content-Sha256": "UNSIGNED-PAYLOAD",
        // Whom it knows, with any signature: the store is of this trial alone.
        Authorization: "AWS S3RVER:any",
        Date: new Date().toUTCString(),
      },
    });
    if (status !== 200) throw new Error(`The store refused ${file}: ${status}`);
  }
}

/**
 * @param {{
 *   root: string,
 *   port: number,
 *   scratch: string,
 *   store: string,
 *   guide: import("./readGuide.js").GuideInFolder,
 * }} where
 */
function config({ root, port, scratch, store: address, guide }) {
  const { base, slug, otherLanguages } = guide;
  const types = [...new Set(Object.values(mediaTypes))].filter((type) => type !== "text/html");
  const headers = securityHeadersAt(base)
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join("\n    ");
  const pattern = base.replaceAll(".", "\\.");
  const besideGuide = `
    location / { try_files $uri $uri/ /index.php; index index.php; }
    location = ${base} { return 301 ${base}/$is_args$args; }`;
  const language = `if ($args ~ "^(?:(?!lang=)[^&]*&)*lang=(${otherLanguages.join("|")})(?:&|$)") {
      set $varco_language "/$1";
    }`;
  return `daemon off; pid ${scratch}/pid; error_log ${scratch}/error.log warn;
events {}
http {
  access_log off;
  client_body_temp_path ${scratch}; proxy_temp_path ${scratch}; fastcgi_temp_path ${scratch};
  uwsgi_temp_path ${scratch}; scgi_temp_path ${scratch};
  proxy_cache_path ${scratch}/cache keys_zone=guides:1m use_temp_path=off;
  upstream store { server ${address}; }
  map "$status:$uri" $varco_caching {
    default "${caching.revalidated}";
    "~^(200|206|304):${pattern}/assets/" "${caching.hashed}";
  }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    absolute_redirect off;
    set $varco_language "";
    ${otherLanguages.length > 0 ? language : ""}
    ${base === "" ? "" : besideGuide}
    location ${base === "" ? "" : "^~ "}${base}/ {
      rewrite "^${pattern}/(?:([^/\\x5c].*)/)?index\\.html$" ${base}/$1 permanent;

      # The store knows no folders, and another language is in a folder of its own.
      location ~ "^${pattern}(?<varco_page>/${slug}(?:/[\\w-]+)*)/?$" {
        proxy_pass http://store/guide${base}$varco_language$varco_page/index.html;
      }
      location ~ "^(?<varco_folder>(?:/[\\w-]+)*)/?$" {
        proxy_pass http://store/guide$varco_folder/index.html;
      }
      location = ${base}/404.html {
        internal;
        proxy_pass http://store/guide${base}/404.html;
      }
      proxy_pass http://store/guide$uri;
    }

    proxy_cache guides;
    proxy_cache_key $uri$varco_language;
    proxy_cache_valid 200 1m;
    proxy_cache_revalidate on;
    proxy_ignore_headers Cache-Control Expires Vary;
    proxy_hide_header Cache-Control;
    proxy_hide_header Vary;
    proxy_set_header Accept-Encoding "";
    proxy_set_header Host ${address};
    proxy_intercept_errors on;
    # A store tells nobody which files it does not have.
    error_page 403 404 =404 ${base}/404.html;
    charset utf-8;
    charset_types ${types.filter(isText).join(" ")};
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${types.filter(isCompressible).join(" ")};
    ${headers}
    add_header Cache-Control $varco_caching always;
  }
}
`;
}
