import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { inProject, site } from "../../project.js";
import { publishEars } from "../publishing/ears.js";
import { copyFiles, writeFiles } from "../writeFiles.js";
import { bundleScript, hashOf } from "./bundle.js";
import { bundleCheckup } from "./checkup.js";
import { splitTemplate } from "../pages/pageTemplate.js";

/**
 * @typedef {import("../../../src/content/publishing/guide.ts").Kit} Kit
 * @typedef {typeof import("../../../src/app/publishing/publisher.ts")} Publisher
 */

/** Where Node finds the kit of the last build. */
export const kitFile = inProject("dist/kit.json");

/**
 * Builds what every guide is made with into dist/site, which is emptied before: the visitor's app,
 * and the module that makes the files of a guide.
 * @returns {Promise<{ kit: Kit, address: string, publisher: Publisher }>} `address`: where the
 *   studio finds the kit
 */
export async function buildKit() {
  await build({ logLevel: "warn", build: { outDir: site, manifest: true } });
  const manifest = readManifest();
  const html = readFileSync(`${site}/index.html`, "utf8");
  const firstPaint = await bundleScript("src/app/start/firstPaint.ts", {});
  const startApp = await bundleScript("src/app/start/startApp.ts", {});
  const worker = await bundleScript("src/platform/serviceWorkers/visitorWorker.ts", {});
  const checkup = await bundleCheckup();
  writeFiles([firstPaint, startApp, worker, checkup.script, checkup.style, ...checkup.fonts]);
  const own = new Set(["index.html", ".vite/manifest.json"]);
  const files = readdirSync(site, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(site.length + 1))
    .filter((file) => !own.has(file))
    .toSorted()
    .map((file) => describeFile(`/${file.replaceAll("\\", "/")}`));
  const ears = publishEars();
  copyFiles(ears.copies);
  const publisher = await bundlePublisher();
  writeFiles([publisher]);
  /** @type {Omit<Kit, "version">} */
  const parts = {
    publisher: publisher[0],
    files: [...files, ...(ears.sizes.length > 0 ? [describeFile(ears.licences)] : [])],
    chunks: manifest,
    ...splitTemplate(html),
    firstPaint: firstPaint[0],
    startApp: startApp[0],
    visitorWorker: worker[0],
    decoder: findDecoder(files),
    ears: ears.sizes.map(({ listed, paths }) => ({
      size: listed.size,
      listed,
      files: paths.map(describeFile),
    })),
    checkup: { script: checkup.script[0], style: checkup.style[0] },
    site: process.env["SITE_ADDRESS"] ?? "",
  };
  const kit = { version: hashOf(JSON.stringify(parts)), ...parts };
  const text = JSON.stringify(kit);
  const address = `/assets/studio/kit-${hashOf(text)}.json`;
  writeFiles([[address, text]]);
  writeFileSync(kitFile, text);
  return { kit, address, publisher: await importPublisher(kit) };
}

/**
 * @param {Kit} kit
 * @returns {Promise<Publisher>}
 */
export function importPublisher(kit) {
  return import(pathToFileURL(site + kit.publisher).href);
}

/**
 * The chunks, in one order. Where node_modules is a link, the bundler names and sorts by the place
 * that it leads to, and the same app would be another kit on each machine.
 * @returns {Kit["chunks"]}
 */
function readManifest() {
  const text = readFileSync(`${site}/.vite/manifest.json`, "utf8");
  const manifest = JSON.parse(text.replaceAll(/"[^"]*\/(?=node_modules\/)/g, '"'));
  return Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The program that reads codes: its worker fetches it, so the manifest does not know of it.
 * @param {readonly { path: string }[]} files
 */
function findDecoder(files) {
  const [file, another] = files.filter(({ path }) => path.endsWith(".wasm"));
  if (!file || another) throw new Error("There should be one WebAssembly program");
  return file.path;
}

/** @param {string} path */
function describeFile(path) {
  const content = readFileSync(site + path);
  const sha256 = createHash("sha256").update(content).digest("base64");
  return { path, bytes: content.length, sha256 };
}

/**
 * What makes the files of a guide, as one module for Node and for browsers.
 * @returns {Promise<[path: string, code: string]>}
 */
async function bundlePublisher() {
  const output = await build({
    logLevel: "warn",
    // Stands for the address of the guide, which is known when a page is made.
    base: "/@base@/",
    ssr: { target: "webworker", noExternal: true },
    // The one for browsers opens a channel, and Node would never end.
    resolve: { alias: { "react-dom/server": "react-dom/server.edge" } },
    build: {
      write: false,
      ssr: "src/app/publishing/publisher.ts",
      minify: true,
      copyPublicDir: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [chunk, another] = [output]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .filter(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk" || another) throw new Error("The publisher is not one module");
  return [`/assets/studio/publisher-${hashOf(chunk.code)}.js`, chunk.code];
}
