import { existsSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { encodePhotograph, keptFolder } from "../building/publishing/photographs.js";
import { randomFrom } from "./random.js";

/** Of what a museum's camera takes, when somebody has made it smaller for the web. */
const [WIDTH, HEIGHT] = [1800, 1350];

/**
 * Photographs that nobody has taken: blurred colours with grain, which weigh as much as real ones.
 * They are encoded when this returns.
 * @param {number} count
 * @returns {Promise<Uint8Array<ArrayBuffer>[]>}
 */
export async function madeUpPhotographs(count) {
  const { default: sharp } = await import("sharp");
  const made = [];
  for (let seed = 1; seed <= count; seed++) {
    const random = randomFrom(seed);
    const [columns, rows] = [24, 18];
    const colours = Buffer.from(Array.from({ length: columns * rows * 3 }, () => random() * 255));
    const grain = Buffer.from(
      Array.from({ length: WIDTH * HEIGHT }, () => 104 + random() * 24 + random() * 24),
    );
    const noise = await sharp(grain, { raw: { width: WIDTH, height: HEIGHT, channels: 1 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const jpeg = await sharp(colours, { raw: { width: columns, height: rows, channels: 3 } })
      .resize(WIDTH, HEIGHT, { kernel: "cubic" })
      .composite([{ input: noise, blend: "soft-light" }])
      .jpeg({ quality: 85 })
      .toBuffer();
    const photograph = new Uint8Array(jpeg);
    await encodePhotograph(photograph, `photograph ${seed}`);
    made.push(photograph);
  }
  return made;
}

/**
 * A photograph that looks like one which is encoded and is another file. Its copies are kept as those
 * of the first: to encode a thousand takes an hour.
 * @param {Uint8Array} photograph
 * @param {string} note what stands behind its end, where no program looks
 */
export function anotherLike(photograph, note) {
  const other = Buffer.concat([photograph, Buffer.from(note)]);
  const [from, to] = [keptFolder(photograph), keptFolder(other)];
  if (existsSync(to)) return other;
  mkdirSync(to);
  for (const file of readdirSync(from)) linkSync(join(from, file), join(to, file));
  return other;
}
