import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { inProject } from "../project.js";

/** The folder of all museums. */
const museumsFolder = inProject("museums");

/**
 * A path as it was typed: npm runs a command in the project, whatever folder it is called from.
 * @param {string} file
 */
export const resolveFromCaller = (file) => resolve(process.env["INIT_CWD"] ?? ".", file);

/** @param {string} address */
export const folderOf = (address) => join(museumsFolder, address);

/** The museums that there are: each is a folder with a museum.json. */
export function everyAddress() {
  return readdirSync(museumsFolder)
    .filter((name) => existsSync(join(museumsFolder, name, "museum.json")))
    .toSorted();
}

/**
 * What the app knows of every museum before it reads a catalogue, for `src/catalogue/museumLanguages.ts`.
 * A museum.json that says neither is left for `readMuseum`, which tells what is wrong with it.
 * @returns {Record<string, import("../../src/catalogue/catalogue.ts").MuseumName>}
 */
export function museumNames() {
  const names = everyAddress().flatMap((address) => {
    const { name, languages } = parseLeniently(join(museumsFolder, address, "museum.json"));
    const isKnown = name && Array.isArray(languages) && languages.length > 0;
    return isKnown ? [[address, { name, languages }]] : [];
  });
  return Object.fromEntries(names);
}

/** @param {string} file */
function parseLeniently(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/**
 * The files of a museum of the project; throws where there is no such museum.
 * @param {string} address
 */
export function filesOfMuseum(address) {
  if (!existsSync(join(museumsFolder, address, "museum.json")) || !/^[a-z-]+$/.test(address))
    throw new Error(
      `There is no museum “${address}”. There are: ${everyAddress().join(", ") || "none"}.`,
    );
  return filesInFolder(folderOf(address), address);
}

/** What macOS and Windows put into every folder by themselves. */
const systemFile = /^\.|^(?:Thumbs\.db|desktop\.ini)$/i;

/**
 * The files of any folder that holds a museum.
 * @param {string} folder
 * @param {string} address
 * @returns {import("../../src/content/reading/museumFiles.ts").MuseumFiles}
 */
export function filesInFolder(folder, address) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
    .filter((entry) => entry.isFile() && !systemFile.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map((file) => {
    const path = file.slice(folder.length + 1).replaceAll("\\", "/");
    return /** @type {const} */ ([path, describe(file)]);
  });
  return { address, files: new Map(files) };
}

/**
 * What is changed within the grain of a clock may have the version of before: that of a file which
 * is as new as that is not told.
 */
const GRAIN = 3_000;

/** @param {string} file */
function describe(file) {
  const { size, mtimeMs, ctimeMs } = statSync(file);
  const isSettled = Math.max(mtimeMs, ctimeMs) < Date.now() - GRAIN;
  return {
    bytes: size,
    read: () => readFile(file),
    ...(isSettled && { version: [size, mtimeMs, ctimeMs].join("-") }),
  };
}
