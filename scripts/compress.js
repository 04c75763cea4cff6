import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = /\.(css|html|ico|js|json|svg|txt|vtt|wasm|webmanifest|xml)$/;

/**
 * Puts a .br and a .gz beside each file of text, for servers that send them as they are.
 * @param {string} folder
 */
export async function compress(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    files
      .filter((name) => text.test(name))
      .map(async (name) => {
        const file = join(folder, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.br`, await brotli(content));
        writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
      }),
  );
}

/** @param {Buffer} content */
function brotli(content) {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
