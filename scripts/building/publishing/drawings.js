import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { everyAddress, filesOfMuseum, folderOf } from "../../museums/folders.js";
import { namesOfCopies } from "./namesOfCopies.js";

/** How wide the copies of a drawing are, in pixels. */
export const widths = [480, 1080, 1600];

/** The drawings of every museum. */
export function everyDrawing() {
  return everyAddress().flatMap((address) =>
    [...filesOfMuseum(address).files.keys()]
      .filter((path) => /^pictures\/[^/]+\.svg$/.test(path))
      .map((path) => join(folderOf(address), path)),
  );
}

/**
 * @param {string} file a drawing
 * @param {number} width
 */
export const copyOf = (file, width) => file.replace(/\.svg$/, `-${width}.webp`);

/**
 * A drawing and its copies in pixels, which `npm run pictures` makes: the shadows of the drawing
 * itself took 140 ms to paint, on a computer.
 * @param {string} file
 * @param {((name: string, content: Uint8Array) => string) | undefined} send
 * @param {() => string} original
 * @returns {Promise<import("../../../src/catalogue/catalogue.ts").Copies>}
 */
export async function copiesOfDrawing(file, send, original) {
  const drawing = await readFile(file, "utf8");
  const [head = ""] = /<svg\s[^>]*>/.exec(drawing) ?? [];
  const [width, height] = ["width", "height"].map(
    (side) => new RegExp(`\\s${side}="(\\d+)"`).exec(head)?.[1],
  );
  if (!width || !height) throw new Error(`${file} does not say its width and height in its <svg>`);
  const shape = { src: original(), width: Number(width), height: Number(height) };
  // While developing, the drawing itself will do, and where a museum has not had copies made yet.
  const hasCopies = widths.every((each) => existsSync(copyOf(file, each)));
  if (!send || !hasCopies) return { ...shape, sources: [] };
  const copies = await Promise.all(
    widths.map(async (each) => ({ each, source: await readFile(copyOf(file, each)) })),
  );
  const version = createHash("sha256").update(drawing);
  for (const { source } of copies) version.update(source);
  const name = namesOfCopies(file, version);
  const srcSet = copies.map(({ source, each }) => `${send(name(each, "webp"), source)} ${each}w`);
  return { ...shape, sources: [{ type: "image/webp", srcSet: srcSet.join(", ") }] };
}
