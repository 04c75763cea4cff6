import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(css|html|ico|js|json|svg|txt|vtt|wasm|webmanifest|xml)$/;

/** How many files at a time: all at once would take hundreds of megabytes of memory. */
const AT_ONCE = 8;

/**
 * Puts a .br and a .gz beside each file of text, for servers that send them as they are.
 * @param {string} folder
 */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => text.test(name))
    .map((name) => join(folder, name))
    .values();
  // A work's data is there under two names, and the best compression is slow: it is done once.
  const known = /** @type {Map<string, ReturnType<typeof compressed>>} */ (new Map());
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const file of files) {
        const content = readFileSync(file);
        const key = createHash("sha256").update(content).digest("base64");
        const sent = known.get(key) ?? compressed(content);
        known.set(key, sent);
        const [br, gz] = await sent;
        writeFileSync(`${file}.br`, br);
        writeFileSync(`${file}.gz`, gz);
      }
    }),
  );
}

/** @param {Buffer} content */
function compressed(content) {
  return Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })]);
}

/** In bytes: the best compression of more takes a minute, and saves a tenth of what it becomes. */
const LARGE = 4_000_000;

/** @param {Buffer} content */
function brotli(content) {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: content.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
