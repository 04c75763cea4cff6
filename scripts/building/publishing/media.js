import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { recordingPaths, readManifest } from "../../voices/files.js";
import { measureMp3 } from "../../voices/checking/measureMp3.js";
import { fromWebVtt } from "../../../src/lib/sound/webVtt.js";
import { copiesOfDrawing } from "./drawings.js";
import { folderOf } from "../../museums/folders.js";
import { copiesOfPhotograph } from "./photographs.js";

/**
 * What is sent of a museum’s pictures, recordings and films. With `emit`, each is written under a
 * name with its hash; without, as while developing, the files of the folder are sent themselves.
 * @param {string} address
 * @param {((file: string, content: Uint8Array) => void) | undefined} emit
 * @returns {import("../../../src/content/publishing/localizeMedia.ts").Media}
 */
export function media(address, emit) {
  const folder = folderOf(address);
  const manifest = readManifest(folder);
  const sizes = /** @type {Map<string, number>} */ (new Map());
  const pictures = /** @type {Map<string, ReturnType<typeof copies>>} */ (new Map());

  return { picture, recording, asset: async (path) => sent(path), sizeOf };

  /** A picture is shown in every language: its copies are made once. @param {string} name */
  function picture(name) {
    const known = pictures.get(name) ?? copies(name);
    pictures.set(name, known);
    return known;
  }

  /** @param {string} name */
  async function copies(name) {
    const make = name.endsWith(".svg") ? copiesOfDrawing : copiesOfPhotograph;
    const path = `pictures/${name}`;
    return make(join(folder, path), emit && send, () => sent(path));
  }

  /** @type {import("../../../src/content/publishing/localizeMedia.ts").Media["recording"]} */
  async function recording(language, name) {
    const { made, narrated } = recordingPaths(folder, language, name);
    const isNarrated = existsSync(`${narrated}.mp3`);
    const file = isNarrated ? narrated : made;
    if (!isNarrated && !existsSync(`${made}.mp3`)) return undefined;
    const seconds = isNarrated
      ? (await measureMp3(readFileSync(`${file}.mp3`))).seconds
      : manifest[language]?.[name]?.seconds;
    // An MP3 that is not in the manifest was not made by us: a test fails, and no visitor hears it.
    if (seconds === undefined) return undefined;
    const timing = `${file}.vtt`;
    const path = (/** @type {string} */ each) =>
      each.slice(folder.length + 1).replaceAll("\\", "/");
    const src = sent(path(`${file}.mp3`));
    const facts = { voice: isNarrated ? "human" : "synthetic", seconds: Math.round(seconds) };
    if (!existsSync(timing)) return /** @type {any} */ ({ src, ...facts });
    const cues = fromWebVtt(readFileSync(timing, "utf8")).map(({ start, end }) => [start, end]);
    return /** @type {any} */ ({ src, track: sent(path(timing)), ...facts, cues });
  }

  /**
   * The address of a file of the folder.
   * @param {string} path
   */
  function sent(path) {
    const content = readFileSync(join(folder, path));
    if (!emit) {
      sizes.set(`/museums/${address}/${path}`, content.length);
      return `/museums/${address}/${path}`;
    }
    const hash = createHash("sha256").update(content).digest("base64url").slice(0, 8);
    const extension = extname(path);
    return send(`${basename(path, extension)}-${hash}${extension}`, content);
  }

  /**
   * @param {string} name
   * @param {Uint8Array} content
   */
  function send(name, content) {
    const file = `/assets/${name}`;
    if (!sizes.has(file)) emit?.(file, content);
    sizes.set(file, content.length);
    return file;
  }

  /** @param {string} file */
  function sizeOf(file) {
    const bytes = sizes.get(file);
    if (bytes === undefined) throw new Error(`${file} is not sent`);
    return bytes;
  }
}
