import sirv from "sirv";
import { ears } from "../../ears/folder.js";
import { filesOfMuseum } from "../../museums/folders.js";
import { earsIn, earsOfMuseum } from "../ears.js";
import { media } from "../media.js";

/** @typedef {typeof import("../../../src/content/forScripts.ts")} Content */

/**
 * The development server has no built files, so this answers for those of the catalogues
 * (src/content/publishing/serialiseCatalogue.ts) and for `ears/`.
 * @returns {import("vite").Plugin}
 */
export function cataloguesInDevelopment() {
  return {
    name: "catalogues-in-development",
    configureServer(server) {
      server.watcher.add("museums");
      server.middlewares.use(answerForEars);
      server.middlewares.use((request, response, next) => {
        const [, museum = "", language = "", name = ""] =
          /^\/assets\/([\w-]+)\/(\w\w)\/([\w/-]+)\.json$/.exec(request.url ?? "") ?? [];
        if (!name) return next();
        const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
        void textOf(server, museum, language, name).then(
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
      if (/\/museums\/|\/src\/content\//.test(file)) server.ws.send({ type: "full-reload" });
    },
  };
}

/** @type {import("vite").Connect.NextHandleFunction} */
function answerForEars(request, response, next) {
  const [path = ""] = (request.url ?? "").split("?");
  const [folder, museum = ""] = /^\/assets\/([\w-]+)\/ears-\w+\//.exec(path) ?? [];
  if (path.startsWith("/assets/ears/")) {
    request.url = path.slice("/assets/ears".length);
    sirv(ears.path, { dev: true })(request, response, next);
  } else if (folder) {
    const text = new Map(earsOfMuseum(`/assets/${museum}`, earsInDevelopment(), [])).get(path);
    response.writeHead(text === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(text);
  } else next();
}

function earsInDevelopment() {
  return earsIn((name) => `/assets/ears/${name}`);
}

/**
 * Reads a file of a catalogue as `ReadCatalogue` does.
 * @param {Parameters<typeof textOf>} file
 */
export async function readInDevelopment(...file) {
  const text = await textOf(...file);
  return text && JSON.parse(text);
}

/**
 * @param {import("vite").ViteDevServer} server
 * @param {string} address
 * @param {string} language
 * @param {string} name
 */
async function textOf(server, address, language, name) {
  const content = /** @type {Content} */ (await server.ssrLoadModule("/src/content/forScripts.ts"));
  const weights = earsInDevelopment().map(({ size, bytes }) => ({ size, bytes }));
  const { texts, faults } = await catalogueInDevelopment(content, address, language, weights);
  for (const fault of faults) server.config.logger.warn(fault);
  return texts.get(name);
}

/**
 * The files of a museum's catalogue in one language, with the addresses that they have while nothing
 * is built; none where the museum does not speak it.
 * @param {Content} content
 * @param {string} address
 * @param {string} language
 * @param {Parameters<Content["serialiseCatalogue"]>[2]} weights
 * @returns {Promise<{ texts: Map<string, string>, faults: string[] }>}
 */
export async function catalogueInDevelopment(content, address, language, weights) {
  const { localizeMuseum, offlineFileLists, describeFault, serialiseCatalogue, readMuseum } =
    content;
  const { museum, faults: found } = await readMuseum(filesOfMuseum(address));
  const faults = found.map(describeFault);
  const spoken = museum?.facts.languages.find((code) => code === language);
  if (!museum || !spoken) return { texts: new Map(), faults };
  const files = media(address, undefined);
  const made = serialiseCatalogue(
    await localizeMuseum(museum, spoken, files),
    files.sizeOf,
    weights,
  );
  const lists = Object.entries(offlineFileLists(`/assets/${address}/${language}`, made)).map(
    ([name, list]) => /** @type {const} */ ([name, JSON.stringify(list)]),
  );
  return { texts: new Map([...lists, ...made.texts]), faults };
}
