/** Builds the site into dist/site: bundles, one HTML file an address, and what hosts need. */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compress } from "./compress.js";
import { headersFile, nginxConfig } from "./headers.js";
import { inProject, site } from "./project.js";

/** @typedef {typeof import("../src/app/prerender.tsx")} Prerender */

const prerenderer = inProject("dist/prerender");

rmSync(inProject("dist"), { recursive: true, force: true });
await build({ logLevel: "warn", build: { outDir: site, manifest: true } });
await build({
  logLevel: "warn",
  build: { outDir: prerenderer, ssr: "src/app/prerender.tsx", minify: false, copyPublicDir: false },
});

/** @type {import("vite").Manifest} */
const manifest = JSON.parse(readFileSync(`${site}/.vite/manifest.json`, "utf8"));
/** @type {Prerender} */
const { addresses, languages, render, siteAddress } = await import(
  pathToFileURL(`${prerenderer}/prerender.js`).href
);

const chunksOfTheApp = withImports("index.html");
const firstPaint = await buildScript("src/app/firstPaint.ts");
const siteScript = await buildScript("src/app/siteScript.ts");
const template = readFileSync(`${site}/index.html`, "utf8");
const templateWithoutApp = template.replaceAll(
  /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g,
  "",
);
if (/type="module"|modulepreload/.test(templateWithoutApp))
  throw new Error("The app could not be told from the rest of index.html");
const listed = await addresses();

await Promise.all(
  listed.map(async (address) =>
    write(address === "/" ? "/index.html" : `${address}.html`, await page(address)),
  ),
);
// Any address that no route matches; hosts answer with this file.
write("/404.html", await page("/404"));
write("/sitemap.xml", sitemap());
write("/robots.txt", `User-agent: *\nAllow: /\nSitemap: ${siteAddress}/sitemap.xml\n`);
write("/_headers", headersFile());
writeFileSync(inProject("dist/nginx.conf"), nginxConfig({ root: "/var/www/varco", listen: "80" }));

rmSync(`${site}/.vite`, { recursive: true });
rmSync(prerenderer, { recursive: true });
await compress(site);
console.log(`Built ${listed.length} pages into dist/site.`);

/** @param {string} address */
async function page(address) {
  const { language, kind, head, body, ...parts } = await render(address);
  const isSite = kind === "site";
  return (isSite ? templateWithoutApp : template)
    .replace('<html lang="en">', `<html lang="${language}" data-prerendered="${kind}">`)
    .replace(
      "<!--page-head-->",
      () => head + (isSite ? `<script defer src="/${siteScript}"></script>` : partsOfTheApp(parts)),
    )
    .replace("<!--page-body-->", () => body);
}

/** @param {Pick<import("../src/app/prerender.tsx").Page, "components" | "museum" | "texts">} parts */
function partsOfTheApp({ components, museum, texts }) {
  const sources = components.map(sourceOf);
  if (museum) sources.push(`src/content/${museum}/collection.ts`);
  const preloads = chunksOf(sources).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}" />`,
  );
  const words = museum ? languages.map((code) => wordsIn(code, museum, texts)) : [];
  return `<script src="/${firstPaint}"${words.join("")}></script>${preloads.join("")}`;
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
 * The chunks with the words of a page in one language, as an attribute that `firstPaint` reads.
 * @param {string} code
 * @param {string} museum
 * @param {string | undefined} texts
 */
function wordsIn(code, museum, texts) {
  const sources = [`src/i18n/${code}.ts`, `src/content/${museum}/${code}/words.ts`];
  if (texts === "captions" || texts === "tour") sources.push(`src/i18n/${texts}/${code}.ts`);
  if (texts && texts !== "captions") sources.push(`src/content/${museum}/${code}/${texts}.ts`);
  const chunks = chunksOf(sources);
  return ` data-${code}="${chunks.map((file) => `/${file}`).join(" ")}"`;
}

/** @param {string} component */
function sourceOf(component) {
  const source = Object.keys(manifest).find((key) => key.endsWith(`/${component}.tsx`));
  if (!source) throw new Error(`No chunk is named after the component ${component}`);
  return source;
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
 * A classic script of its own beside the app.
 * @param {string} entry
 */
async function buildScript(entry) {
  const name = basename(entry, ".ts");
  const output = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: inProject(entry), formats: ["iife"], name },
    },
  });
  const chunk = [output].flat().flatMap((result) => ("output" in result ? result.output : []))[0];
  if (chunk?.type !== "chunk") throw new Error(`${entry} was not built`);
  const hash = createHash("sha256").update(chunk.code).digest("base64url").slice(0, 8);
  const file = `assets/${name}-${hash}.js`;
  write(`/${file}`, chunk.code);
  return file;
}

function sitemap() {
  const entries = listed.map((address) => `  <url><loc>${siteAddress}${address}</loc></url>`);
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
 * @param {string} text
 */
function write(file, text) {
  mkdirSync(dirname(site + file), { recursive: true });
  writeFileSync(site + file, text);
}
