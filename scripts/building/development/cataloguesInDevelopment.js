import sirv from "sirv";
import { ears } from "../../ears/folder.js";
import { everyAddress, filesOfMuseum } from "../../museums/folders.js";
import { earsIn } from "../publishing/ears.js";

/** @typedef {typeof import("../../../src/content/forScripts.ts")} Content */

/**
 * The development server has no built files, so this answers for those of the catalogues
 * (src/content/publishing/catalogueFiles.ts) and for `ears/`.
 * @returns {import("vite").Plugin}
 */
export function cataloguesInDevelopment() {
  /** @type {Map<string, ReturnType<typeof catalogueInDevelopment>>} */
  const made = new Map();
  return {
    name: "catalogues-in-development",
    configureServer(server) {
      server.watcher.add("museums");
      server.middlewares.use("/assets/ears", sirv(ears.path, { dev: true }));
      server.middlewares.use((request, response, next) => {
        const [path = ""] = (request.url ?? "").split("?");
        const found = museumAndLanguage(path);
        if (!found) return next();
        const key = found.join();
        const headers = { "Content-Type": "application/json", "Cache-Control": "no-store" };
        const catalogue = made.get(key) ?? inDevelopment(server, ...found);
        made.set(key, catalogue);
        void catalogue.then(
          ({ files }) =>
            response.writeHead(files.has(path) ? 200 : 404, headers).end(files.get(path)),
          (error) => {
            server.config.logger.error(error.stack);
            response.writeHead(500).end();
          },
        );
      });
    },
    handleHotUpdate({ file, server }) {
      if (!/\/museums\/|\/src\/content\//.test(file)) return;
      made.clear();
      // The app fetches the catalogue and does not import it, so Vite would not reload the page.
      server.ws.send({ type: "full-reload" });
    },
  };
}

/**
 * Whose catalogue a file is of.
 * @param {string} path
 * @returns {[museum: string, language: string] | undefined}
 */
function museumAndLanguage(path) {
  const [, museum = "", language = "it"] =
    /^\/([\w-]+)\/catalogue\/(\w\w)\.json$/.exec(path) ??
    /^\/assets\/([\w-]+)\/(\w\w)\/[\w/-]+\.json$/.exec(path) ??
    /^\/assets\/([\w-]+)\/ears-\w+\/[\w/-]+\.json$/.exec(path) ??
    [];
  return museum ? [museum, language] : undefined;
}

/**
 * Reads a file of a catalogue as `ReadCatalogue` does.
 * @param {import("vite").ViteDevServer} server
 * @param {string} museum
 * @param {string} language
 * @param {string} name
 */
export async function readInDevelopment(server, museum, language, name) {
  const { texts } = await inDevelopment(server, museum, language);
  const text = texts.get(name);
  return text && JSON.parse(text);
}

/**
 * What the page of all museums says of each; one that cannot be built is not in it.
 * @param {import("vite").ViteDevServer} server
 */
export async function summariesInDevelopment(server) {
  const { readMuseum, summariseMuseum } = await contentInDevelopment(server);
  const read = await Promise.all(
    everyAddress().map((address) => readMuseum(filesOfMuseum(address))),
  );
  return read.flatMap(({ museum, faults }) =>
    museum && faults.length === 0 ? [summariseMuseum(museum)] : [],
  );
}

/**
 * @param {import("vite").ViteDevServer} server
 * @returns {Promise<Content>}
 */
async function contentInDevelopment(server) {
  return /** @type {any} */ (await server.ssrLoadModule("/src/content/forScripts.ts"));
}

/**
 * @param {import("vite").ViteDevServer} server
 * @param {string} museum
 * @param {string} language
 */
async function inDevelopment(server, museum, language) {
  const content = await contentInDevelopment(server);
  const catalogue = await catalogueInDevelopment(
    content,
    museum,
    language,
    developmentEars(museum),
  );
  for (const fault of catalogue.faults) server.config.logger.warn(fault);
  return catalogue;
}

/**
 * The ears as they lie in their folder, without the parts of the app: nothing is kept while it is
 * developed.
 * @param {string} museum
 */
function developmentEars(museum) {
  return earsIn((name) => `/assets/ears/${name}`).map(({ listed, bytes }) => {
    const at = `/assets/${museum}/ears-${listed.size}`;
    const named = { size: listed.size, bytes, list: `${at}/files.json`, files: `${at}/ears.json` };
    return { named, texts: { [named.files]: JSON.stringify(listed), [named.list]: "[]" } };
  });
}

/**
 * The files of a museum's catalogue in one language, with the addresses that they have while nothing
 * is built; none where the museum does not speak it.
 * @param {Pick<Content, "catalogueFiles" | "describeFault" | "localizeMuseum" | "museumMedia" | "readMuseum" | "serialiseCatalogue">} content
 * @param {string} address
 * @param {string} language
 * @param {ReturnType<typeof developmentEars>} sizes of ears
 * @returns {Promise<{ files: Map<string, string>, texts: ReadonlyMap<string, string>, faults: string[] }>}
 */
export async function catalogueInDevelopment(content, address, language, sizes) {
  const files = filesOfMuseum(address);
  const { museum, faults: found } = await content.readMuseum(files);
  const faults = found.map(content.describeFault);
  const spoken = museum?.facts.languages.find((code) => code === language);
  if (!museum || !spoken) return { files: new Map(), texts: new Map(), faults };
  const media = content.museumMedia(
    files,
    sizeOfPhotograph,
    async (_name, _content, path) => `/museums/${address}/${path}`,
  );
  const catalogue = await content.catalogueFiles(
    { base: "", slug: address, language: spoken },
    content.serialiseCatalogue(await content.localizeMuseum(museum, spoken, media), media.sizeOf),
    sizes.map(({ named }) => named),
  );
  return {
    files: new Map([...catalogue.files, ...sizes.flatMap(({ texts }) => Object.entries(texts))]),
    texts: catalogue.texts,
    faults,
  };
}

/**
 * While developing, a photograph itself will do: no copies are made of it.
 * @param {Uint8Array} photograph
 */
async function sizeOfPhotograph(photograph) {
  const { default: sharp } = await import("sharp");
  const { width, height } = (await sharp(photograph).metadata()).autoOrient;
  return { width, height, formats: [] };
}
