import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { build } from "vite";
import { inProject, site } from "../project.js";
import { packExample } from "./publishing/example.js";
import { bundleScript } from "./bundling/bundle.js";
import { writeFiles } from "./writeFiles.js";

/** The addresses of the studio's pages; the template of each lies at its address in the project. */
const pages = ["/studio", "/studio/preview"];

/** Where their parts go: hosts have what is under /assets/ kept for ever. */
const folder = "assets/studio";

/**
 * Builds the studio beside the site. Each page is a build of its own: the site and the visitor's
 * app stay as they are without a studio, and the studio's styles do not reach the preview.
 * @param {import("./bundling/kit.js").Publisher} publisher
 * @param {import("./bundling/kit.js").Kit} kit
 * @param {string} kitAddress
 */
export async function buildStudio(publisher, kit, kitAddress) {
  const { zip, example } = await packExample(publisher);
  const data = JSON.stringify({ kit: kitAddress, example });
  for (const page of pages) {
    await build({
      mode: "studio",
      base: "/",
      logLevel: "warn",
      define: { EARS: "false" },
      plugins: [head(`${publisher.siteAddress}${page}`, data)],
      worker: {
        format: "es",
        // The geometry asks for it in Node alone.
        rolldownOptions: { external: "node:module" },
      },
      build: {
        outDir: site,
        emptyOutDir: false,
        copyPublicDir: false,
        assetsDir: folder,
        rolldownOptions: { input: inProject(`${page.slice(1)}.html`) },
      },
    });
  }
  const parts = readdirSync(`${site}/${folder}`).map((name) => `/${folder}/${name}`);
  writeFiles([[example.url, zip]]);
  // With the kit the studio publishes without a network.
  const files = new Set([...parts, ...kit.files.map(({ path }) => path)]);
  const kept = {
    pages,
    example: example.url,
    files: [
      ...pages.map((page) => precacheEntry(page, `${page}.html`)),
      ...[...files].map((file) => precacheEntry(file, file)),
    ],
  };
  const [address, code] = await bundleScript("src/platform/serviceWorkers/studioWorker.ts", {});
  writeFiles([
    [address, code],
    [
      "/worker-studio.js",
      `self.kept=${JSON.stringify(kept)};importScripts(${JSON.stringify(address)});\n`,
    ],
  ]);
}

/**
 * A file as the service worker precaches it: one under /assets/ is kept only if it has this hash. A
 * host may add something to a page, so there the hash only tells one version from another.
 * @param {string} address
 * @param {string} file
 */
function precacheEntry(address, file) {
  const hash = createHash("sha256")
    .update(readFileSync(site + file))
    .digest("base64");
  return address.startsWith("/assets/")
    ? { url: address, revision: null, integrity: `sha256-${hash}` }
    : { url: address, revision: hash };
}

/**
 * What search engines and link previews are told of a page that they may list.
 * @param {string} address
 * @param {string} data what the studio knows of the place where it is
 * @returns {import("vite").Plugin}
 */
function head(address, data) {
  const { origin } = new URL(address);
  return {
    name: "studio-head",
    transformIndexHtml(html) {
      const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      const [, description] = /name="description"\s+content="([^"]+)"/.exec(html) ?? [];
      const tags = [
        `<meta property="og:type" content="website" />`,
        `<meta property="og:site_name" content="Varco" />`,
        `<meta name="twitter:card" content="summary_large_image" />`,
        `<meta property="og:title" content="${title}" />`,
        `<meta property="og:description" content="${description}" />`,
        `<meta property="og:locale" content="it_IT" />`,
        `<meta property="og:image" content="${origin}/share.png" />`,
        `<meta property="og:image:alt" content="Varco. Il museo si apre a tutti." />`,
        `<link data-page="" rel="canonical" href="${address}" />`,
        `<meta property="og:url" content="${address}" />`,
        `<script type="application/json" id="studio">${data}</script>`,
      ];
      return html.replace("<!--page-head-->", () => tags.join("\n    "));
    },
  };
}
