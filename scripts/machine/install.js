import { createHash } from "node:crypto";
import { lstatSync, readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../project.js";
import { run } from "./run.js";

const lockfile = inProject("package-lock.json");
const packages = inProject("node_modules");
const stamp = inProject("node_modules/.installed");

/**
 * Installs what the lockfile names, unless it is installed already. On a new machine there are no
 * packages yet, so this imports none.
 */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Varco needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const wanted = createHash("sha256").update(readFileSync(lockfile)).digest("hex");
  if (read(stamp) === wanted) return;
  // npm empties the folder before it installs: here it would be that of another copy of the project.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  console.log("Installing packages…");
  if (!run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"])) {
    console.error("The packages could not be installed; npm says why above.");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
