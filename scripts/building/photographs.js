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
 * `import apollo from "./apollo.jpg?photograph"` gives the photograph in several sizes and formats,
 * turned upright and without what the camera wrote about place and owner.
 * @returns {import("vite").Plugin}
 */
export function photographs() {
  let isBuild = false;
  return {
    name: "photographs",
    enforce: "pre",
    configResolved({ command }) {
      isBuild = command === "build";
    },
    async load(id) {
      if (!id.endsWith("?photograph")) return;
      const file = id.slice(0, -"?photograph".length);
      if (!/\.(jpe?g|png)$/i.test(file))
        throw new Error(`${file} cannot be shown: a photograph is a JPEG or a PNG.`);
      const { default: sharp } = await import("sharp");
      const original = await readFile(file);
      const { width, height } = (await sharp(original).metadata()).autoOrient;
      if (!isBuild) {
        // While developing, the photograph itself will do.
        return `import src from ${JSON.stringify(file)};
          export default { src, width: ${width}, height: ${height}, sources: [] };`;
      }
      const widths = WIDTHS.filter((each) => each < width);
      if (widths.length < WIDTHS.length) widths.push(width);
      const version = createHash("sha256").update(original).update(JSON.stringify(FORMATS));
      const address = namesOfCopies(file, version);
      const copies = FORMATS.flatMap((format) => widths.map((each) => ({ ...format, each })));
      await Promise.all(
        copies.map(async ({ each, extension, options }) => {
          const picture = sharp(original).autoOrient().resize({ width: each });
          // What is see-through would turn black in a JPEG.
          const opaque = picture.flatten({ background: "#fff" });
          const source = await opaque.toFormat(extension, options).toBuffer();
          this.emitFile({ type: "asset", fileName: address(each, extension), source });
        }),
      );
      const sources = FORMATS.map(({ extension, type }) => ({
        type,
        srcSet: widths.map((each) => `/${address(each, extension)} ${each}w`).join(", "),
      }));
      const largest = widths.at(-1) ?? width;
      return `export default ${JSON.stringify({
        src: `/${address(largest, "jpeg")}`,
        width: largest,
        height: Math.round((height * largest) / width),
        sources,
      })};`;
    },
  };
}
