import { writeFileSync } from "node:fs";
import { filesOfMuseum, resolveFromCaller } from "./folders.js";
import { withContent } from "./loadContent.js";

/**
 * Writes a museum into one file, in the folder one is in. Answers whether it could.
 * @param {string} address
 */
export function packMuseum(address) {
  const files = filesOfMuseum(address);
  return withContent(async ({ describeFault, readMuseum, writeMuseumZip }) => {
    const { faults } = await readMuseum(files);
    if (faults.length > 0) {
      console.error(`museums/${address} is not packed:\n${faults.map(describeFault).join("\n")}`);
      return false;
    }
    const zip = await writeMuseumZip(files);
    const file = `${address}.varco.zip`;
    writeFileSync(resolveFromCaller(file), zip);
    console.log(`${file}: ${files.files.size} files, ${(zip.length / 1e6).toFixed(1)} MB.`);
    return true;
  });
}
