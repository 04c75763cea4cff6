import { exampleInDevelopment, packExample } from "../publishing/example.js";

/**
 * The development server has no packed files: this packs the example when it is asked for, and tells
 * the studio's page of it.
 * @returns {import("vite").Plugin}
 */
export function studioInDevelopment() {
  return {
    name: "studio-in-development",
    apply: "serve",
    transformIndexHtml: (html) =>
      html.replace(
        "<!--page-head-->",
        () =>
          `<script type="application/json" id="studio">${JSON.stringify({ example: exampleInDevelopment() })}</script>`,
      ),
    configureServer(server) {
      server.middlewares.use(exampleInDevelopment().url, (_request, response, next) => {
        void pack(server).then((zip) => response.end(zip), next);
      });
    },
  };
}

/** @param {import("vite").ViteDevServer} server */
async function pack(server) {
  /** @type {typeof import("../../../src/content/forScripts.ts")} */
  const content = /** @type {any} */ (await server.ssrLoadModule("/src/content/forScripts.ts"));
  return (await packExample(content)).zip;
}
