import { readFileSync } from "node:fs";
import { everyAddress, folderOf } from "../../museums/folders.js";
import { inProject } from "../../project.js";
import { misheardLimits } from "../../voices/checking/checkRecordings.js";
import { readManifest } from "../../voices/files.js";

/**
 * What the accessibility statement says of the checks.
 * @param {number} pages
 * @param {number} versions
 * @returns {import("../../../src/site/accessibility/statement.tsx").StatementFigures}
 */
export function statementFigures(pages, versions) {
  const folders = [...everyAddress().map(folderOf), inProject("src/site/training")];
  const recorded = folders.flatMap((folder) => Object.values(readManifest(folder)));
  const { de, ...others } = misheardLimits;
  const { devDependencies } = JSON.parse(readFileSync(inProject("package.json"), "utf8"));
  return {
    pages,
    versions,
    recordings: recorded.flatMap((names) => Object.keys(names)).length,
    misheard: Math.max(...Object.values(others)),
    misheardInGerman: de,
    axe: devDependencies["axe-core"],
  };
}
