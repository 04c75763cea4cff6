import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { folderOf, resolveFromCaller } from "./folders.js";
import { withContent } from "./loadContent.js";

/**
 * Puts a museum in that somebody packed. Nothing is written unless all of it is right. Answers
 * whether it was put in.
 * @param {string} zip
 * @param {boolean} isReplacement
 */
export function addMuseum(zip, isReplacement) {
  const file = resolveFromCaller(zip);
  if (!existsSync(file)) return refuse(zip, [`There is no file ${zip}.`]);
  if (statSync(file).isDirectory())
    return refuse(zip, [`${zip} is a folder: a museum is added from the file that pack wrote.`]);
  return withContent(async ({ describeFault, readMuseum, readMuseumZip }) => {
    const result = await readMuseumZip(readFileSync(file));
    if ("refusals" in result) return refuse(zip, result.refusals);
    const { museum: files } = result;
    const { museum, faults } = await readMuseum(files);
    if (!museum || faults.length > 0) return refuse(zip, faults.map(describeFault));
    const folder = folderOf(files.address);
    if (existsSync(folder) && !isReplacement)
      return refuse(zip, [
        `There is a museum “${files.address}” already. Add it with --replace to put this one in its place.`,
      ]);
    await install(files, folder);
    console.log(`${museum.facts.name} is in museums/${files.address}, ${files.files.size} files.`);
    return true;
  });
}

/**
 * Writes a museum into a folder beside its own, reads it back and only then renames it: if anything
 * fails, the old museum is still there. On the same disk renaming takes no second copy, for which
 * there may be no room.
 * @param {import("../../src/content/reading/museumFiles.ts").MuseumFiles} museum
 * @param {string} folder
 */
async function install({ files }, folder) {
  const beside = mkdtempSync(join(dirname(folder), ".adding-"));
  const [written, before] = [join(beside, "new"), join(beside, "old")];
  try {
    for (const [path, { read }] of files) {
      const file = join(written, path);
      const bytes = await read();
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      if (!readFileSync(file).equals(bytes)) throw new Error(`${path} is not as it was written.`);
    }
    if (existsSync(folder)) renameSync(folder, before);
    try {
      renameSync(written, folder);
    } catch (error) {
      if (existsSync(before)) renameSync(before, folder);
      throw error;
    }
  } finally {
    // The only copy of an old museum that could not be put back must not be deleted.
    if (existsSync(folder) || !existsSync(before)) rmSync(beside, { recursive: true });
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
