import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { namesOfCopies } from "./namesOfCopies.js";

const WIDTHS = [400, 800, 1600];

/** Browsers take the first format they know, so the smallest comes first; all know the last. */
const FORMATS = /** @type {const} */ ([
  { extension: "avif", type: "image/avif", options: { quality: 55 } },
  { extension: "webp", type: "image/webp", options: { quality: 78 } },
  { extension: "jpeg", type: "image/jpeg", options: { quality: 80, mozjpeg: true } },
]);

/**
 * A photograph in several sizes and formats, turned upright and without what the camera wrote about
 * place and owner.
 * @param {string} file
 * @param {((name: string, content: Uint8Array) => string) | undefined} send
 * @param {() => string} original
 * @returns {Promise<import("../../../src/catalogue/catalogue.ts").Copies>}
 */
export async function copiesOfPhotograph(file, send, original) {
  const { default: sharp } = await import("sharp");
  const photograph = await readFile(file);
  const { width, height } = (await sharp(photograph).metadata().catch(unreadable)).autoOrient;
  // While developing, the photograph itself will do.
  if (!send) return { src: original(), width, height, sources: [] };
  const widths = WIDTHS.filter((each) => each < width);
  if (widths.length < WIDTHS.length) widths.push(width);
  const version = createHash("sha256").update(photograph).update(JSON.stringify(FORMATS));
  const name = namesOfCopies(file, version);
  const sources = await Promise.all(
    FORMATS.map(async ({ extension, type, options }) => {
      const srcSet = await Promise.all(
        widths.map(async (each) => {
          const picture = sharp(photograph).autoOrient().resize({ width: each });
          // What is see-through would turn black in a JPEG.
          const opaque = picture.flatten({ background: "#fff" });
          const copy = await opaque.toFormat(extension, options).toBuffer();
          return `${send(name(each, extension), copy)} ${each}w`;
        }),
      );
      return { type, srcSet: srcSet.join(", ") };
    }),
  );
  const largest = widths.at(-1) ?? width;
  return {
    src: `/assets/${name(largest, "jpeg")}`,
    width: largest,
    height: Math.round((height * largest) / width),
    sources,
  };

  /** @returns {never} */
  function unreadable() {
    throw new Error(`${file} cannot be read as a picture: save it anew as JPEG or PNG.`);
  }
}
