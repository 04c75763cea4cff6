import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

/**
 * What a published guide is, and what a visit asks of its host; bytes of a visit are those that a
 * host sends, texts with brotli.
 * @param {string} folder
 */
export function guideFigures(folder) {
  /** @type {import("../../src/content/publishing/guide.ts").Publication} */
  const { museum, address, files } = JSON.parse(
    readFileSync(join(folder, "controllo/guide.json"), "utf8"),
  );
  const base = new URL(address).pathname.replace(/\/$/, "");
  const inFolder = (/** @type {string} */ path) => join(folder, path.slice(base.length));
  const slug = museum.slug;
  const page = read(`${slug}/list/index.html`);
  const named = [...page.matchAll(/"((?:[^"\s]+ )*\/[^"\s]+)"/g)].flatMap(([, each = ""]) =>
    each.split(" ").filter((path) => /\/assets\/.+\.(?:js|css|woff2|json)$/.test(path)),
  );
  // What this visitor's language does not need is in the list of another one.
  const first = [...new Set(named)].map(inFolder);
  const kept = JSON.parse(
    /self\.kept=(\{.*?\});importScripts/s.exec(read(`worker-${slug}.js`))?.[1] ?? "{}",
  );
  const language = museum.languages[0];
  const { offline } = JSON.parse(read(`${slug}/catalogue/${language}.json`));
  const visit = JSON.parse(readFileSync(inFolder(offline.list), "utf8"));
  const paths = Object.entries(files);
  const bytes = paths.reduce((total, [, [each]]) => total + each, 0);
  const part = (/** @type {RegExp} */ kind) => {
    const some = paths.filter(([path]) => kind.test(path));
    return { files: some.length, bytes: some.reduce((total, [, [each]]) => total + each, 0) };
  };
  return {
    files: paths.length,
    bytes,
    largest: Math.max(...paths.map(([, [each]]) => each)),
    parts: {
      pages: part(/\.html$/),
      data: part(new RegExp(`^/(?:assets/)?${slug}/.+\\.json$`)),
      pictures: part(/\.(?:avif|webp|jpe?g|svg)$/),
      recordings: part(/\.(?:mp3|vtt)$/),
    },
    visit: {
      first: {
        requests: first.length + 1,
        bytes: sent(join(folder, `${slug}/list/index.html`)) + sum(first.map(sent)),
      },
      kept: {
        requests: kept.files.length + 1,
        bytes: sum(
          kept.files.map((/** @type {{ url: string }} */ { url }) =>
            sent(inFolder(url.endsWith("/") ? `${url}index.html` : url)),
          ),
        ),
      },
      download: { requests: visit.length, bytes: offline.bytes },
    },
  };

  /** @param {string} file */
  function read(file) {
    return readFileSync(join(folder, file), "utf8");
  }
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

/** @param {string} file */
function sent(file) {
  const content = readFileSync(file);
  return /\.(?:woff2|png|webp)$/.test(file) ? content.length : brotliCompressSync(content).length;
}
