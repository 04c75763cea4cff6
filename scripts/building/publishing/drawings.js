import { join } from "node:path";
import { everyAddress, filesOfMuseum, folderOf } from "../../museums/folders.js";

/** How wide the copies of a drawing are, in pixels; `museumMedia` asks for the same. */
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
