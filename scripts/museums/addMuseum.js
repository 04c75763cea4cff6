import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { folderOf, whereOneIs } from "./folders.js";
import { withContent } from "./loadContent.js";

/**
 * Puts a museum in that somebody packed. Nothing is written unless all of it is right. Answers
 * whether it was put in.
 * @param {string} zip
 * @param {boolean} isReplacement
 */
export function addMuseum(zip, isReplacement) {
  const file = whereOneIs(zip);
  if (!existsSync(file)) return refuse(zip, [`There is no file ${zip}.`]);
  if (statSync(file).isDirectory())
    return refuse(zip, [`${zip} is a folder: a museum is added from the file that pack wrote.`]);
  return withContent(async ({ inWords, readMuseum, unpacked }) => {
    const result = await unpacked(readFileSync(file));
    if ("refusals" in result) return refuse(zip, result.refusals);
    const { museum: files } = result;
    const { museum, faults } = await readMuseum(files);
    if (!museum || faults.length > 0) return refuse(zip, faults.map(inWords));
    const folder = folderOf(files.address);
    if (existsSync(folder) && !isReplacement)
      return refuse(zip, [
        `There is a museum “${files.address}” already. Add it with --replace to put this one in its place.`,
      ]);
    await write(files, folder);
    console.log(`${museum.facts.name} is in museums/${files.address}, ${files.files.size} files.`);
    return true;
  });
}

/**
 * Writes a museum beside the place where it will be, so that one that breaks off leaves the other.
 * @param {import("../../src/content/museumFiles.ts").MuseumFiles} museum
 * @param {string} folder
 */
async function write({ files }, folder) {
  const draft = mkdtempSync(join(tmpdir(), "varco-museum-"));
  try {
    for (const [path, { read }] of files) {
      const file = join(draft, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await read());
    }
    rmSync(folder, { recursive: true, force: true });
    cpSync(draft, folder, { recursive: true });
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/**
 * @param {string} zip
 * @param {string[]} reasons
 */
function refuse(zip, reasons) {
  console.error([`${zip} is not added, nothing has been changed:`, ...reasons].join("\n"));
  return false;
}
