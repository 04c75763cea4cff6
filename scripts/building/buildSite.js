/** Builds the site into dist/site: bundles, each page in each of its languages, what hosts need. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { buildStudio } from "./buildStudio.js";
import { compress } from "./compress.js";
import { earsOfMuseum, publishEars } from "./ears.js";
import { noteOnAddress } from "./noteOnAddress.js";
import { headersFile, nginxConfig } from "../hosting/headers.js";
import {
  choosingWorker,
  choosingRoutes,
  fileIn,
  redirectsFile,
} from "../hosting/languageByHost.js";
import { filesOfEars, filesOfTheApp, precached } from "./keptByDevice.js";
import { inProject, site } from "../project.js";
import { hashOf, publish } from "./publish.js";
import { webManifest } from "./webManifest.js";

/**
 * @typedef {typeof import("../../src/app/prerender.tsx")} Prerender
 * @typedef {Pick<import("../../src/app/prerender.tsx").Page, "sources" | "museum" | "files" | "messages">} Parts
 */

const prerenderer = inProject("dist/prerender");
/** The files of a catalogue that a device keeps with the app, in every language. */
const dataOfTheApp = ["museum", "tour", "list"];

rmSync(prerenderer, { recursive: true, force: true });
await build({
  logLevel: "warn",
  build: {
    outDir: prerenderer,
    ssr: "src/app/prerender.tsx",
    minify: false,
    copyPublicDir: false,
  },
});
/** @type {Prerender} */
const content = await import(pathToFileURL(`${prerenderer}/prerender.js`).href);
const { addresses, languagesOf, languageUnasked, museums, render, renderApp, siteAddress } =
  content;
const note = noteOnAddress(siteAddress, content.isExample(siteAddress));

const catalogues = /** @type {Record<string, import("./publish.js").PublishedMuseum>} */ ({});
const folders = /** @type {Record<string, string>} */ ({});
const media = /** @type {Map<string, Uint8Array>} */ (new Map());
const ears = publishEars();
for (const museum of Object.keys(museums)) {
  catalogues[museum] = await publish(
    content,
    museum,
    (file, bytes) => media.set(file, bytes),
    ears.sizes,
  );
  folders[museum] = catalogues[museum].folder;
}
await build({
  logLevel: "warn",
  define: { "import.meta.env.CATALOGUES": JSON.stringify(folders) },
  build: { outDir: site, manifest: true },
});
for (const [file, bytes] of media) write(file, bytes);
for (const [file, source] of ears.copies) copy(source, file);
for (const { folder, texts } of Object.values(catalogues))
  for (const [code, files] of Object.entries(texts))
    for (const [name, text] of files) write(`/assets/${folder}/${code}/${name}.json`, text);

/** @type {import("vite").Manifest} */
const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, "utf8"));

const partsOfEars = filesOfEars(manifest).map(
  (file) => /** @type {const} */ ([`/${file}`, statSync(`${site}/${file}`).size]),
);
for (const folder of Object.values(folders))
  for (const [file, text] of earsOfMuseum(`/assets/${folder}`, ears.sizes, partsOfEars))
    write(file, text);

const chunksOfTheApp = withImports("index.html");
const firstPaint = await buildScript("src/app/firstPaint.ts");
const startApp = await buildScript("src/app/startApp.ts");
const siteScript = await buildScript("src/app/siteScript.ts", {
  VIEWER: `/${withImports("src/site/models/modelViewer.ts")[0]}`,
});
const courseScript = await buildScript("src/app/courseScript.ts", {
  CAPTIONS: await buildModule("src/site/training/exercises/speakToCaptions.ts", {
    HELD_EARS: ears.sizes.length > 0 ? `/${withImports("src/onDevice/watchHeldEars.ts")[0]}` : "",
    FEATURED: content.featured,
  }),
  DESCRIPTION: await buildModule("src/site/training/exercises/describe.ts"),
});
const tagsOfTheApp = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;
const whole = readFileSync(`${site}/index.html`, "utf8");
const startOfTheApp = whole.match(tagsOfTheApp)?.join("") ?? "";
const template = whole.replaceAll(tagsOfTheApp, "");
if (!startOfTheApp || /type="module"|modulepreload/.test(template))
  throw new Error("The app could not be told from the rest of index.html");
const listed = addresses((museum) => [
  ...(Object.values(catalogues[museum]?.texts ?? {})[0]?.keys() ?? []),
]);

/** Pages that search engines are told not to list, and the sitemap therefore does not. */
const unlisted = /** @type {Set<string>} */ (new Set());
await Promise.all(
  listed.flatMap(versionsOf).map(async ({ asked, file }) => {
    const rendered = await render(asked, read);
    if (/name="robots" content="noindex"/.test(rendered.head)) unlisted.add(asked);
    write(file, page(rendered));
  }),
);
// Hosts answer with this page where there is none at the address.
write("/404.html", page(await render("/404", read)));
const { codes, CODES } = content;
if (codes) write(CODES, codes);
write("/sitemap.xml", sitemap());
write("/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${siteAddress}/sitemap.xml\n`);
write("/_headers", headersFile());
write("/_redirects", redirectsFile(Object.keys(museums), otherLanguages));
write("/_worker.js", choosingWorker());
write("/_routes.json", choosingRoutes(Object.keys(museums)));
await Promise.all(Object.keys(museums).map(keepOnDevice));
write(
  "/worker.js",
  await scriptOf("src/platform/siteWorker.ts", {
    PAGES: listed.filter((address) => !isVisit(address)),
  }),
);
write(
  "/worker-studio.js",
  await scriptOf("src/platform/studioWorker.ts", await buildStudio(content, write)),
);
writeFileSync(inProject("dist/nginx.conf"), nginxConfig({ root: "/var/www/varco", listen: "80" }));

rmSync(`${site}/.vite`, { recursive: true });
rmSync(prerenderer, { recursive: true });
if (!process.env["WITHOUT_COMPRESSION"]) await compress(site);
console.log(`Built ${listed.length} pages and the studio into dist/site.`);
if (note) console.warn(note);

/**
 * A page in each of its languages: what is asked for to have it, and the file it is written to.
 * @param {string} address
 */
function versionsOf(address) {
  const file = address === "/" ? "/index.html" : `${address}.html`;
  const others = otherLanguages(address.split("/")[1] ?? "");
  return [
    { asked: address, file },
    ...others.map((code) => ({ asked: `${address}?lang=${code}`, file: fileIn(code, file) })),
  ];
}

/** @param {string} address */
function isVisit(address) {
  return Object.hasOwn(museums, address.split("/")[1] ?? "");
}

/**
 * The languages of a museum that its pages are not in where none is asked for.
 * @param {string} museum
 */
function otherLanguages(museum) {
  const spoken = Object.hasOwn(museums, museum) && museums[museum];
  return spoken ? languagesOf(spoken).filter((code) => code !== languageUnasked(spoken)) : [];
}

/**
 * Writes what a device needs to keep a museum's app: web manifest, page and service worker.
 * @param {string} museum
 */
async function keepOnDevice(museum) {
  const manifests = languagesIn(museum).map((code) => ({ code, file: manifestIn(code, museum) }));
  for (const { code, file } of manifests)
    write(file, JSON.stringify(await webManifest(content, museum, code, hasTour(museum, code))));
  write(`/${museum}/app.html`, page(renderApp(museum)));
  const data = `assets/${folders[museum]}/`;
  const files = [
    ...filesOfTheApp(manifest),
    firstPaint,
    startApp,
    ...(museums[museum]?.languages ?? []).flatMap((code) =>
      dataOfTheApp.map((name) => `${data}${code}/${name}.json`),
    ),
    ...manifests.map(({ file }) => file.slice(1)),
    "favicon.ico",
    "icon.svg",
  ];
  const app = [
    precached(`/${museum}/app`, `${museum}/app.html`),
    ...files.map((file) => precached(`/${file}`, file)),
  ];
  const known = { APP: app, PAGE: `/${museum}/app`, DATA: `/${data}` };
  write(`/worker-${museum}.js`, await scriptOf("src/platform/visitorWorker.ts", known));
}

/**
 * The web manifest of a museum in one of its languages.
 * @param {string} language
 * @param {string} museum
 */
function manifestIn(language, museum) {
  const file = `/${museum}.webmanifest`;
  return otherLanguages(museum).some((code) => code === language) ? fileIn(language, file) : file;
}

/** @param {import("../../src/app/prerender.tsx").Page} page */
function page({ language, kind, head, body, ...parts }) {
  const isSite = kind === "site";
  return template
    .replace('<html lang="en">', `<html lang="${language}" data-prerendered="${kind}">`)
    .replace('id="root" lang="en"', `id="root" lang="${language}"`)
    .replace(
      /\s*<link rel="manifest"[^>]*>/,
      parts.museum ? `<link rel="manifest" href="${manifestIn(language, parts.museum)}" />` : "",
    )
    .replace(
      "<!--page-head-->",
      () =>
        head +
        (isSite
          ? scriptsOfTheSite(parts.sources)
              .map((file) => `<script defer src="/${file}"></script>`)
              .join("")
          : starter(kind === "visitor" ? [language] : languagesIn(parts.museum), parts)),
    )
    .replace("<!--page-body-->", () => body)
    .replace("<!--page-app-->", () => (isSite ? "" : partsOfTheApp(parts)));
}

/**
 * The scripts of a page of the site: the course has one of its own.
 * @param {readonly string[]} sources
 */
function scriptsOfTheSite(sources) {
  const isCourse = sources.some((source) => source.startsWith("src/site/training/"));
  return isCourse ? [siteScript, courseScript] : [siteScript];
}

/**
 * @param {readonly string[]} spoken the languages that the page may be shown in
 * @param {Parts} parts
 */
function starter(spoken, parts) {
  const words = parts.museum ? spoken.map((code) => wordsIn(code, parts)) : [];
  return `<script id="first-paint" src="/${firstPaint}"${words.join("")}></script><script defer src="/${startApp}"></script>`;
}

/**
 * The template that `startApp` starts the app from.
 * @param {Parts} parts
 */
function partsOfTheApp(parts) {
  const preloads = chunksOf(parts.sources).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
  );
  return `<template id="app">${preloads.join("")}${startOfTheApp}</template>`;
}

/**
 * The chunks a page needs beside the app itself, so that they are fetched with it and not after it.
 * @param {string[]} sources
 */
function chunksOf(sources) {
  return [...new Set(sources.flatMap(withImports))].filter(
    (file) => !chunksOfTheApp.includes(file),
  );
}

/**
 * The files with a page's messages and words in one language, as an attribute for `fetchWords`.
 * @param {string} code
 * @param {Parts} parts
 */
function wordsIn(code, { museum = "", files, messages }) {
  const sources = [`src/i18n/${code}.ts`, ...(messages ? [`src/i18n/${messages}/${code}.ts`] : [])];
  const data = files.map((name) => `assets/${folders[museum]}/${code}/${name}.json`);
  return ` data-${code}="${[...chunksOf(sources), ...data].map((file) => `/${file}`).join(" ")}"`;
}

/**
 * @param {string} museum
 * @param {string} language
 */
function hasTour(museum, language) {
  const text = catalogues[museum]?.texts[language]?.get("tour");
  return text !== undefined && JSON.parse(text).stops.length > 0;
}

/** @param {string} [museum] */
function languagesIn(museum = "") {
  const spoken = museums[museum];
  return spoken ? languagesOf(spoken) : [];
}

/** @type {import("../../src/catalogue/catalogue.ts").ReadCatalogue} */
async function read(museum, language, name) {
  const text = catalogues[museum]?.texts[language]?.get(name);
  return text && JSON.parse(text);
}

/**
 * @param {string} key
 * @returns {string[]}
 */
function withImports(key) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no chunk for ${key}: is there a file of this name?`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap(withImports)];
}

/**
 * Writes a classic script that runs without the app, with a hash of its code in its name.
 * @param {string} entry
 * @param {Record<string, unknown>} [known]
 */
async function buildScript(entry, known) {
  return writeScript(entry, await scriptOf(entry, known));
}

/**
 * Writes a module that is fetched by itself, with all that it imports, and answers its address.
 * @param {string} entry
 * @param {Record<string, unknown>} [known]
 */
async function buildModule(entry, known) {
  return `/${writeScript(entry, await scriptOf(entry, known, "es"))}`;
}

/**
 * @param {string} entry
 * @param {string} code
 */
function writeScript(entry, code) {
  const file = `assets/${basename(entry, ".ts")}-${hashOf(code)}.js`;
  write(`/${file}`, code);
  return file;
}

/**
 * @param {string} entry
 * @param {Record<string, unknown>} [known] constants that are written into the script, by name
 * @param {"iife" | "es"} [format]
 */
async function scriptOf(entry, known = {}, format = "iife") {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    define: {
      "process.env.NODE_ENV": '"production"',
      MUSEUMS: JSON.stringify(museums),
      ...Object.fromEntries(
        Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: inProject(entry), formats: [format], name: basename(entry, ".ts") },
      rolldownOptions: {
        // What is fetched later is a file of the app.
        external: /^\/assets\//,
        // A library in this format would keep its comments and line breaks.
        output: { minify: true },
      },
    },
  });
  const chunk = [output].flat().flatMap((result) => ("output" in result ? result.output : []))[0];
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not built`);
  return chunk.code;
}

function sitemap() {
  const entries = [...listed.filter((address) => !unlisted.has(address)), "/studio"].map(
    (address) => `  <url><loc>${siteAddress}${address}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/**
 * @param {string} file
 * @param {string | Uint8Array} written
 */
function write(file, written) {
  mkdirSync(dirname(site + file), { recursive: true });
  writeFileSync(site + file, written);
}

/**
 * @param {string} source
 * @param {string} file
 */
function copy(source, file) {
  mkdirSync(dirname(site + file), { recursive: true });
  copyFileSync(source, site + file);
}
