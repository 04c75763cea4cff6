import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { inProject, site } from "../project.js";
import { languagesIn, webManifestAt } from "./pages/languageVersions.js";

/** The parts of the app for speech recognition on the device, which few visitors ever need. */
const earsParts = [
  "src/onDevice/ears/offer/EarsSteps.tsx",
  "src/onDevice/ears/watchDownloadedEars.ts",
  "src/platform/ears",
  "src/i18n/ears",
];
for (const path of earsParts)
  if (!existsSync(inProject(path))) throw new Error(`There is no ${path} any more`);

/** @param {string} key */
function isOfEars(key) {
  return earsParts.some((path) => key === path || key.startsWith(`${path}/`));
}

/** The files of a catalogue that a device keeps with the app, in every language. */
const dataOfTheApp = ["museum", "tour", "list"];

/**
 * What a device keeps of a museum's app after one visit, each file with its address: every screen,
 * in every language, and nothing of the single works.
 * @param {import("./pages/renderPages.js").Guide} guide
 * @param {string} museum
 * @param {string} decoder the program that reads codes
 * @returns {[address: string, file: string][]}
 */
export function museumPrecache({ content, folders, kit }, museum, decoder) {
  const spoken = languagesIn(content, museum);
  const files = [
    decoder,
    ...filesOfTheApp(kit.manifest).map((file) => `/${file}`),
    kit.firstPaint,
    kit.startApp,
    ...(content.museums[museum]?.languages ?? []).flatMap((code) =>
      dataOfTheApp.map((name) => `/assets/${folders[museum]}/${code}/${name}.json`),
    ),
    ...spoken.map((code) => webManifestAt(content, museum, code)),
    "/favicon.ico",
    "/icon.svg",
  ];
  return [
    [`/${museum}/app`, `/${museum}/app.html`],
    ...files.map((file) => /** @type {[string, string]} */ ([file, file])),
  ];
}

/**
 * The program that reads codes: its worker fetches it, so the manifest does not know of it.
 * @param {readonly string[]} assets the names of the built files in /assets
 */
export function findDecoder(assets) {
  const [file, another] = assets.filter((name) => name.endsWith(".wasm"));
  if (!file || another) throw new Error("There should be one WebAssembly program");
  return `/assets/${file}`;
}

/**
 * Every screen, in every language, and nothing of ears.
 * @param {import("vite").Manifest} manifest
 */
function filesOfTheApp(manifest) {
  // The app has one stylesheet (`cssCodeSplit` in vite.config.ts), which no chunk lists as its own.
  return reached(manifest, ["index.html", "style.css"], isOfEars);
}

/**
 * The other files of the app that a device needs to recognise speech: it keeps them with the ears.
 * @param {import("vite").Manifest} manifest
 * @returns {string[]}
 */
export function filesOfEars(manifest) {
  const app = new Set(filesOfTheApp(manifest));
  const entries = Object.keys(manifest).filter(isOfEars);
  return reached(manifest, entries, () => false).filter((file) => !app.has(file));
}

/**
 * @param {import("vite").Manifest} manifest
 * @param {string[]} entries
 * @param {(key: string) => boolean} isLeft
 */
function reached(manifest, entries, isLeft) {
  const files = /** @type {Set<string>} */ (new Set());
  const seen = new Set();
  entries.forEach(visit);
  return [...files];

  /** @param {string} key */
  function visit(key) {
    if (seen.has(key) || isLeft(key) || /web-vitals/.test(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  }
}

/**
 * A file as the service worker precaches it: one under /assets/ is kept only if it has this hash. A
 * host may add something to a page, so there the hash only tells one version from another.
 * @param {readonly [address: string, file: string]} kept
 */
export function precacheEntry([address, file]) {
  const hash = createHash("sha256")
    .update(readFileSync(site + file))
    .digest("base64");
  return address.startsWith("/assets/")
    ? { url: address, revision: null, integrity: `sha256-${hash}` }
    : { url: address, revision: hash };
}
