import { readdirSync } from "node:fs";
import { build } from "vite";
import { inProject, site } from "../project.js";
import { packExample } from "./publishing/example.js";
import { precacheEntry } from "./keptByDevice.js";
import { writeFiles } from "./writeFiles.js";

/** The addresses of the studio's pages; the template of each lies at its address in the project. */
const pages = ["/studio", "/studio/preview"];

/** Where their parts go: hosts have what is under /assets/ kept for ever. */
const folder = "assets/studio";

/**
 * Builds the studio beside the site. Each page is a build of its own: the site and the visitor's
 * app stay as they are without a studio, and the studio's styles do not reach the preview.
 * @param {Parameters<typeof packExample>[0] & { siteAddress: string }} content
 * @returns {Promise<Record<string, unknown>>} what its service worker knows
 */
export async function buildStudio(content) {
  const { zip, example } = await packExample(content);
  for (const page of pages) {
    await build({
      mode: "studio",
      logLevel: "warn",
      define: {
        MUSEUMS: "globalThis.DRAFT_MUSEUMS",
        EXAMPLE: JSON.stringify(example),
        EARS: "false",
        "import.meta.env.CATALOGUES": "globalThis.DRAFT_CATALOGUES",
      },
      plugins: [head(`${content.siteAddress}${page}`)],
      // Only this format can fetch a part of a worker when it is needed.
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
  return {
    PAGES: pages,
    EXAMPLE_ADDRESS: example.url,
    KEPT: [
      ...pages.map((page) => precacheEntry([page, `${page}.html`])),
      ...[...parts, "/favicon.ico", "/icon.svg"].map((file) => precacheEntry([file, file])),
    ],
  };
}

/**
 * What search engines and link previews are told of a page that they may list.
 * @param {string} address
 * @returns {import("vite").Plugin}
 */
function head(address) {
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
      ];
      return html.replace("<!--page-head-->", () => tags.join("\n    "));
    },
  };
}
