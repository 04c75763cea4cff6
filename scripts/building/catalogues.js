import { statSync } from "node:fs";
import { inProject } from "../project.js";

/**
 * The development server has no built files, so this answers for those of the catalogues
 * (src/content/published.ts).
 * @returns {import("vite").Plugin}
 */
export function catalogues() {
  return {
    name: "catalogues",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, museum = "", language = "", name = ""] =
          /^\/assets\/([\w-]+)\/(\w\w)\/([\w/-]+)\.json$/.exec(request.url ?? "") ?? [];
        if (!name) return next();
        const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
        void read(server, museum, language, name).then(
          (text) => response.writeHead(text === undefined ? 404 : 200, headers).end(text),
          (error) => {
            server.config.logger.error(error.stack);
            response.writeHead(500).end();
          },
        );
      });
    },
    handleHotUpdate({ file, server }) {
      // The app fetches the catalogue and does not import it, so Vite would not reload the page.
      if (file.includes("/src/content/")) server.ws.send({ type: "full-reload" });
    },
  };
}

/**
 * @param {import("vite").ViteDevServer} server
 * @param {string} museum
 * @param {string} language
 * @param {string} name
 * @returns {Promise<string | undefined>}
 */
async function read(server, museum, language, name) {
  /** @type {typeof import("../../src/content/collectionOf.ts")} */
  const { collectionOf } = /** @type {any} */ (
    await server.ssrLoadModule("/src/content/collectionOf.ts")
  );
  /** @type {typeof import("../../src/content/published.ts")} */
  const { filesIn, published } = /** @type {any} */ (
    await server.ssrLoadModule("/src/content/published.ts")
  );
  const collection = await collectionOf(museum, /** @type {"en"} */ (language));
  const made = await published(collection, (asset) => statSync(inProject(`.${asset}`)).size);
  if (name === "files") return JSON.stringify(filesIn(`/assets/${museum}/${language}`, made));
  return made.texts.get(name);
}
