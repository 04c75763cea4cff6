import { cpSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { inProject } from "../project.js";

/**
 * Copies what it takes to build the site, so that the copy can be changed.
 * @param {string} copy
 * @param {{ withJourneys?: boolean }} [options]
 */
export function copyProject(copy, { withJourneys = false } = {}) {
  const left = new Set(
    ["dist", "ears", ".git", "test-results", ...(withJourneys ? [] : ["e2e"])].map((name) =>
      inProject(name),
    ),
  );
  cpSync(inProject("."), copy, {
    recursive: true,
    filter: (path) => !left.has(path) && basename(path) !== "node_modules",
  });
  symlinkSync(inProject("node_modules"), join(copy, "node_modules"), "junction");
}
