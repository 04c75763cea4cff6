import { everyAddress, filesOfMuseum, museumNames } from "../../museums/folders.js";
import { hashOf } from "../bundling/bundle.js";

/** The museum that the studio can be tried on: the one that the home page speaks of. */
export const exampleMuseum = "galleria-borghese";

/** In bytes: Cloudflare Pages takes no file above 25 MiB, and nobody waits for more than this. */
const MOST = 20_000_000;

/** The studio makes a guide with recordings or without, and they are nearly all of its size. */
const isRecording = /^(?:recordings|narrated|booth)\//;

/**
 * @typedef {{ address: string, name: string, url: string, bytes: number }} Example
 * @typedef {import("../../../src/content/reading/museumFiles.ts").MuseumFiles} MuseumFiles
 */

/**
 * The example packed, and what the studio knows of it.
 * @param {Pick<typeof import("../../../src/content/forScripts.ts"), "writeMuseumZip">} content
 * @returns {Promise<{ zip: Uint8Array, example: Example }>}
 */
export async function packExample({ writeMuseumZip }) {
  const zip = await writeMuseumZip(filesSent());
  const url = `/assets/studio/${exampleMuseum}-${hashOf(zip)}.varco.zip`;
  return { zip, example: { ...exampleInDevelopment(), url, bytes: zip.length } };
}

/**
 * What the studio knows of the example while it is developed: it is packed when it is asked for,
 * so how long it will be is only nearly known. Where there is none, every command still works.
 * @returns {Example}
 */
export function exampleInDevelopment() {
  const address = exampleMuseum;
  const name = museumNames()[address]?.name ?? address;
  const url = `/assets/studio/${address}.varco.zip`;
  const bytes = everyAddress().includes(address) ? bytesOf(filesSent().files) : 0;
  return { address, name, url, bytes };
}

/** @returns {MuseumFiles} */
function filesSent() {
  const { address, files } = filesOfMuseum(exampleMuseum);
  const all = bytesOf(files) <= MOST;
  return { address, files: new Map([...files].filter(([path]) => all || !isRecording.test(path))) };
}

/** @param {MuseumFiles["files"]} files */
function bytesOf(files) {
  return [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0);
}
