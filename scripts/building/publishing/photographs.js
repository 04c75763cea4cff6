import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "../../project.js";

const WIDTHS = [400, 800, 1600];

/** Browsers take the first format they know, so the smallest comes first; all know the last. */
const FORMATS = /** @type {const} */ ([
  { extension: "avif", type: "image/avif", options: { quality: 55 } },
  { extension: "webp", type: "image/webp", options: { quality: 78 } },
  { extension: "jpeg", type: "image/jpeg", options: { quality: 80, mozjpeg: true } },
]);

/** To encode a photograph takes seconds, so what came of it is kept by its hash. */
const kept = inProject("node_modules/.cache/varco/photographs");

/**
 * A photograph in several sizes and formats, turned upright and without what the camera wrote about
 * place and owner.
 * @type {import("../../../src/content/publishing/guide.ts").EncodePhotograph}
 */
export async function encodePhotograph(photograph, file) {
  const folder = keptFolder(photograph);
  if (!existsSync(folder)) await encode(photograph, file, folder);
  /** @type {{ width: number, height: number, widths: number[] }} */
  const { widths, ...size } = JSON.parse(readFileSync(join(folder, "size.json"), "utf8"));
  const formats = FORMATS.map(({ extension, type }) => ({
    extension,
    type,
    copies: widths.map((width) => ({
      width,
      content: new Uint8Array(readFileSync(join(folder, `${width}.${extension}`))),
    })),
  }));
  return { ...size, formats };
}

/**
 * Where the copies of a photograph are kept.
 * @param {Uint8Array} photograph
 */
export function keptFolder(photograph) {
  const hash = createHash("sha256")
    .update(photograph)
    .update(JSON.stringify([WIDTHS, FORMATS]));
  return join(kept, hash.digest("hex").slice(0, 32));
}

/**
 * @param {Uint8Array} photograph
 * @param {string} file
 * @param {string} folder
 */
async function encode(photograph, file, folder) {
  const { default: sharp } = await import("sharp");
  const { width, height } = (await sharp(photograph).metadata().catch(unreadable)).autoOrient;
  const widths = WIDTHS.filter((each) => each < width);
  if (widths.length < WIDTHS.length) widths.push(width);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const { extension, options } of FORMATS)
    for (const each of widths) {
      const picture = sharp(photograph).autoOrient().resize({ width: each });
      // What is see-through would turn black in a JPEG.
      const opaque = picture.flatten({ background: "#fff" });
      const copy = await opaque.toFormat(extension, options).toBuffer();
      writeFileSync(join(unfinished, `${each}.${extension}`), copy);
    }
  const largest = widths.at(-1) ?? width;
  const size = { width: largest, height: Math.round((height * largest) / width), widths };
  writeFileSync(join(unfinished, "size.json"), JSON.stringify(size));
  // Another build may encode the same meanwhile: a folder with this name is whole.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);

  /** @returns {never} */
  function unreadable() {
    throw new Error(`${file} cannot be read as a picture: save it anew as JPEG or PNG.`);
  }
}
