import { createHash } from "node:crypto";
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { inProject, site } from "../../scripts/project.js";
import type { Kept } from "../../src/platform/serviceWorkers/workerRoutes.ts";

const isPart = /^assets\/.*-([\w-]{8})\.(?:js|css)$/;
const isData = /^assets\/(?!studio\/).*-([\w-]{8})\.json$/;
const isText = /\.(?:html|js|css|json)$/;

let made: string | undefined;

/**
 * The next version of the built site: as after a change, every part of the app and all data of the
 * museum have new names, the old files are gone, and the first heading tells the versions apart.
 * It is made once, and each journey gets a folder of links to it: to write 87 MB takes seconds.
 */
export function nextRelease(): { folder: string; remove: () => void } {
  made ??= makeRelease();
  const folder = newFolder();
  linkFiles(made, folder);
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Puts links to the files of a folder into another, which keeps those that it has already. */
export function linkFiles(from: string, to: string) {
  for (const file of filesIn(from)) link(join(from, file), join(to, file));
}

function makeRelease() {
  const folder = newFolder();
  process.once("exit", () => rmSync(folder, { recursive: true }));
  // The compressed copies would have to be changed too, so they are left out.
  const files = filesIn(site).filter((file) => !/\.(?:br|gz)$/.test(file));
  const hashes = new Set(
    files.flatMap((file) => (isPart.exec(file) ?? isData.exec(file))?.[1] ?? []),
  );
  // To look for the hashes one by one would take some hundred passes through every file.
  // A catalogue has them alone too, in quotation marks.
  const named = new RegExp(`(?<=["-])(?:${[...hashes].join("|")})(?![\\w-])`, "g");
  const renamed = (text: string) => text.replaceAll(named, otherThan);
  for (const file of files) {
    const path = join(folder, renamed(file));
    if (!isText.test(file)) link(join(site, file), path);
    else {
      mkdirSync(dirname(path), { recursive: true });
      const text = renamed(readFileSync(join(site, file), "utf8"));
      writeFileSync(path, text.replaceAll("Choose your language", "Pick your language"));
    }
  }
  for (const file of filesIn(folder).filter((each) => /^worker-.*\.js$/.test(each)))
    sealAnew(folder, file);
  return folder;
}

/** Beside the built site: a link cannot lead to another disk. */
function newFolder() {
  return mkdtempSync(inProject("dist/release-"));
}

function link(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Writes the new hashes into the service worker, which has one of each file that it keeps. */
function sealAnew(folder: string, worker: string) {
  const path = join(folder, worker);
  const [, before, data = "", after] =
    /^(self\.kept=)(.+)(;importScripts\(.+\);\n)$/.exec(readFileSync(path, "utf8")) ?? [];
  if (!data) return;
  const kept: Kept = JSON.parse(data);
  const files = kept.files.map(({ url, revision, integrity }) => {
    const hash = createHash("sha256")
      .update(readFileSync(fileAt(folder, url)))
      .digest("base64");
    return integrity ? { url, revision, integrity: `sha256-${hash}` } : { url, revision: hash };
  });
  writeFileSync(path, `${before}${JSON.stringify({ ...kept, files })}${after}`);
}

/** The file that a server sends for an address. */
function fileAt(folder: string, address: string) {
  if (address.endsWith("/")) return join(folder, address, "index.html");
  return join(folder, /\.\w+$/.test(address) ? address : `${address}.html`);
}

function otherThan(hash: string) {
  const turned = [...hash].toReversed().join("");
  return turned === hash ? `z${hash.slice(1)}` : turned;
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
