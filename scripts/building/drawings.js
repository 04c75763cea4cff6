import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { namesOfCopies } from "./namesOfCopies.js";
import { inProject } from "../project.js";

const QUERY = "?drawing";

/** How wide the copies of a drawing are, in pixels. */
export const widths = [480, 1080, 1600];

/** The drawings of every museum. */
export function everyDrawing() {
  const content = inProject("src/content");
  const files = readdirSync(content, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /pictures.[^/\\]+\.svg$/.test(file))
    .map((file) => join(content, file));
}

/**
 * @param {string} file a drawing
 * @param {number} width
 */
export const copyOf = (file, width) => file.replace(/\.svg$/, `-${width}.webp`);

/**
 * `import apollo from "./apollo.svg?drawing"` gives the drawing and its copies in pixels, which
 * `npm run pictures` makes: the shadows of the drawing itself took 140 ms to paint, on a computer.
 * @returns {import("vite").Plugin}
 */
export function drawings() {
  let isBuild = false;
  return {
    name: "drawings",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    async load(id) {
      if (!id.endsWith(QUERY)) return;
      const file = id.slice(0, -QUERY.length);
      const drawing = await readFile(file, "utf8");
      const [, width, height] = /^<svg [^>]*width="(\d+)" height="(\d+)"/.exec(drawing) ?? [];
      if (!width || !height) throw new Error(`${file} does not begin with <svg … width … height`);
      // While developing, the drawing itself will do.
      const copies = isBuild ? await Promise.all(widths.map(copy)) : [];
      const version = createHash("sha256").update(drawing);
      for (const { source } of copies) version.update(source);
      const address = namesOfCopies(file, version);
      const srcSet = copies.map(({ source, each }) => {
        const fileName = address(each, "webp");
        this.emitFile({ type: "asset", fileName, source });
        return `/${fileName} ${each}w`;
      });
      const sources = isBuild ? [{ type: "image/webp", srcSet: srcSet.join(", ") }] : [];
      return `import src from ${JSON.stringify(file)};
        export default { src, width: ${width}, height: ${height}, sources: ${JSON.stringify(sources)} };`;

      /** @param {number} each */
      async function copy(each) {
        const source = await readFile(copyOf(file, each)).catch(() => {
          throw new Error(`There is no ${copyOf(file, each)}. Run npm run pictures.`);
        });
        return { each, source };
      }
    },
  };
}
