import { randomBytes } from "node:crypto";
import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { hostFiles } from "../../../src/content/hosting/hostFiles.js";
import { mediaTypes } from "../../../src/content/hosting/mediaTypes.js";

const slug = "museo-di-prova";
const LAST_YEAR = new Date(Date.now() - 365 * 86_400_000);
const otherLanguages = ["de", "fr"];

/**
 * Writes a small guide that lies as a published one does, with a file of every kind.
 * @param {string} folder
 * @param {string} base
 */
export function writeFixtureGuide(folder, base) {
  const screens = ["", "/list", "/artwork/1", "/artwork-description/david", "/transcription"];
  const pages = ["it", ...otherLanguages].flatMap((code) =>
    screens.map((screen) => {
      const address = `${code === "it" ? "" : `/${code}`}/${slug}${screen}`;
      return [`${address}/index.html`, page(code, address)];
    }),
  );
  const endings = Object.keys(mediaTypes).filter((ending) => ending !== "html");
  const assets = endings.map((ending) => {
    // Hosts compress what is larger than a kilobyte or so.
    const content = isWritten(ending) ? "/* perché */\n".repeat(500) : randomBytes(40_000);
    return [`/assets/file-a1B2c3D4.${ending}`, content];
  });
  /** @type {[string, string | Uint8Array][]} */
  const files = /** @type {any} */ ([
    ...pages,
    ...assets,
    ["/index.html", page("it", "")],
    ["/404.html", page("it", "/404")],
    [`/${slug}/app/index.html`, page("it", "app")],
    [`/${slug}/catalogue/it.json`, JSON.stringify({ name: "Museo di prova" })],
    [`/assets/${slug}/it/artwork/1-a1B2c3D4.json`, JSON.stringify({ words: "x".repeat(5000) })],
    [`/worker-${slug}.js`, "self.addEventListener('install', () => {});\n"],
    [`/${slug}.webmanifest`, JSON.stringify({ name: "Museo di prova" })],
    ["/controllo/index.html", page("it", "/controllo")],
    [
      "/controllo/guide.json",
      JSON.stringify({ varco: 1, museum: { slug }, address: `https://www.museo.example${base}` }),
    ],
    ["/controllo/source.zip", randomBytes(2000)],
    ["/favicon.ico", randomBytes(2000)],
    ...hostFiles({ base, slug, otherLanguages }),
  ]);
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    // Of a file that is a moment old Apache says that its ETag is weak, which hides other faults.
    utimesSync(join(folder, path), LAST_YEAR, LAST_YEAR);
  }
}

/** @param {string} ending */
function isWritten(ending) {
  return /^(?:css|js|json|svg|txt|vtt|webmanifest|xml)$/.test(ending);
}

/**
 * @param {string} language
 * @param {string} address
 */
function page(language, address) {
  const words = `<p>${address} è la pagina in “${language}”.</p>\n`.repeat(60);
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Prova</title><h1>Prova</h1>${words}</html>\n`;
}
