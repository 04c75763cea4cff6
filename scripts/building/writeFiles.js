import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { site } from "../project.js";

/** @param {Iterable<readonly [path: string, content: string | Uint8Array]>} files by their paths in the site */
export function writeFiles(files) {
  for (const [path, content] of files) {
    mkdirSync(dirname(site + path), { recursive: true });
    writeFileSync(site + path, content);
  }
}

/** @param {Iterable<readonly [path: string, source: string]>} files too large to be read first */
export function copyFiles(files) {
  for (const [path, source] of files) {
    mkdirSync(dirname(site + path), { recursive: true });
    copyFileSync(source, site + path);
  }
}
