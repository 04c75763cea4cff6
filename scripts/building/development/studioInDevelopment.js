import { exampleInDevelopment, packExample } from "../publishing/example.js";

/**
 * The development server has one list of museums for all pages and no packed files: this has the
 * studio's preview show its draft, and packs the example when it is asked for.
 * @returns {import("vite").Plugin}
 */
export function studioInDevelopment() {
  return {
    name: "studio-in-development",
    apply: "serve",
    transform: {
      filter: { id: /\/src\/catalogue\/museums\.ts$/ },
      handler: (code) => code.replace("= MUSEUMS", "= globalThis.DRAFT_MUSEUMS ?? MUSEUMS"),
    },
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
