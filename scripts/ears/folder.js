import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inProject } from "../project.js";

/**
 * What lies in `ears/`: the names of its files.
 * @typedef {import("../../src/catalogue/earsFiles.ts").EarsFiles} EarsFiles
 * @typedef {Pick<EarsFiles, "runtime" | "gate" | "tokens"> & {
 *   sizes: Partial<Record<EarsFiles["size"], Pick<EarsFiles, "encoder" | "decoder">>> }} EarsFolder
 */

const path = inProject("ears");
const index = join(path, "ears.json");

/** The folder that `npm run ears` makes, and the build publishes where it is there. */
export const ears = {
  path,
  /**
   * Without models `npm test` tries the same site everywhere, whatever lies in the folder.
   * @returns {EarsFolder | undefined}
   */
  read: () =>
    existsSync(index) && !process.env["WITHOUT_EARS"]
      ? JSON.parse(readFileSync(index, "utf8"))
      : undefined,
  /** @param {EarsFolder} folder */
  write: (folder) => writeFileSync(index, JSON.stringify(folder, undefined, 2)),
  remove: () => rmSync(path, { recursive: true, force: true }),
};
