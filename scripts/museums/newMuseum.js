import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { folderOf } from "./folders.js";
import { withContent } from "./loadContent.js";

/**
 * Asks a few questions and makes a museum with one work, which builds. Answers whether it did.
 * @param {string} address
 */
export function newMuseum(address) {
  return withContent(
    async ({ addressesOfTheSite, slugify, FORMAT, describeFault, languages, readMuseum }) => {
      const folder = folderOf(address);
      if (slugify(address) !== address)
        throw new Error(
          `“${address}” cannot be an address: small letters a to z, and single dashes between them.`,
        );
      if (addressesOfTheSite.has(address))
        throw new Error(`This cannot be: the site itself uses the address “${address}”.`);
      if (existsSync(folder)) throw new Error(`There is a museum “${address}” already.`);
      const [name, spoken, title, maker] = await answersTo([
        "What is the museum called, in its own language? ",
        `Which languages does it speak, its own first? (of ${languages.join(", ")}) `,
        "What is its first work called, in the museum's own language? ",
        "Who made it? (Enter, if that is not known) ",
      ]);
      const codes =
        spoken
          ?.toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean) ?? [];
      const slug = slugify(title ?? "") || "opera";
      const written = {
        "museum.json": {
          $schema: "../schema/museum.schema.json",
          format: FORMAT,
          name,
          languages: codes,
          works: [{ slug, id: 1, title, ...(maker && { makers: [{ name: maker }] }) }],
        },
        [`${codes[0]}/${slug}.json`]: { $schema: "../../schema/work-words.schema.json", title },
      };
      const texts = Object.entries(written).map(
        ([path, data]) => /** @type {const} */ ([path, `${JSON.stringify(data, null, 2)}\n`]),
      );
      const { faults } = await readMuseum({
        address,
        files: new Map(texts.map(([path, text]) => [path, fileOf(text)])),
      });
      if (faults.length > 0) throw new Error(faults.map(describeFault).join("\n"));
      for (const [path, text] of texts) {
        mkdirSync(join(folder, path, ".."), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      console.log(
        `museums/${address} is there. What it lacks: npm run museum -- check ${address}\nTo see it: npm run dev, then /${address}`,
      );
      return true;
    },
  );
}

/** @param {string} text */
function fileOf(text) {
  const bytes = new TextEncoder().encode(text);
  return { bytes: bytes.length, read: async () => bytes };
}

/**
 * The answers, which may also come from a file: `npm run museum -- new museo < answers.txt`.
 * @param {string[]} questions
 */
async function answersTo(questions) {
  const lines = createInterface({ input: process.stdin });
  const read = lines[Symbol.asyncIterator]();
  const answers = [];
  for (const question of questions) {
    process.stdout.write(question);
    answers.push(((await read.next()).value ?? "").trim());
  }
  lines.close();
  return answers;
}
