import { isObject } from "../schema/isObject.ts";
import { longest } from "../schema/limits.ts";
import { problemOfPath } from "./problemOfPath.ts";
import type { ZipEntry } from "./readZip.ts";
import { quoteName, type Refuse } from "./refusals.ts";

/** The version of the zip that `writeMuseumZip` writes. A higher one was written by a newer Varco. */
export const VARCO = 1;

/** Where the zip says which files it has; it is not a file of the museum. */
export const MANIFEST = "manifest.json";

export type Manifest = {
  varco: typeof VARCO;
  address: string;
  files: Record<string, { bytes: number; sha256: string }>;
};

/** The checksum that tells whether a file is the one that was packed. */
export async function sha256(content: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", content)));
}

export const hexadecimal = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** What the zip says of itself, if that can be read. A file that is otherwise is refused. */
export async function readManifest(
  written: Uint8Array | undefined,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  entries: readonly ZipEntry[],
  refuse: Refuse,
): Promise<Manifest | undefined> {
  const manifest = parseManifest(written, entries, refuse);
  if (manifest) await compare(manifest, contents, entries, refuse);
  return manifest;
}

function parseManifest(
  content: Uint8Array | undefined,
  entries: readonly ZipEntry[],
  refuse: Refuse,
): Manifest | undefined {
  const wrong = (words: string) => refuse("manifest", `${MANIFEST}: ${words}`);
  if (!content) {
    if (!entries.some(({ path }) => path === MANIFEST))
      wrong("it is missing. Varco writes it when it packs a museum: pack the museum with Varco");
    return;
  }
  const manifest = jsonIn(content);
  if (!isObject(manifest) || typeof manifest["varco"] !== "number") {
    wrong(`it is not what Varco writes, {"varco": ${VARCO}, "address": …, "files": …}`);
    return;
  }
  const { varco, address, files } = manifest;
  if (varco !== VARCO) {
    wrong(
      Number(varco) > VARCO
        ? `a newer Varco made it (${varco}): this one reads ${VARCO}. Take the newest Varco`
        : `its version is ${varco}: ${VARCO} is right`,
    );
    return;
  }
  if (
    typeof address !== "string" ||
    !/^[a-z]+(?:-[a-z]+)*$/.test(address) ||
    address.length > longest.address
  )
    wrong(
      `its address is at most ${longest.address} small letters a to z with single dashes between them`,
    );
  else if (problemOfPath(address)) wrong(`its address is ${address}: ${problemOfPath(address)}`);
  else if (!isObject(files) || !Object.values(files).every(isFact))
    wrong('each of its files is {"bytes": …, "sha256": "…"}');
  else return { varco: VARCO, address, files: files as Manifest["files"] };
  return;
}

const isFact = (value: unknown) =>
  isObject(value) &&
  Number.isSafeInteger(value["bytes"]) &&
  typeof value["sha256"] === "string" &&
  /^[\da-f]{64}$/.test(value["sha256"]);

function jsonIn(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(content));
  } catch {
    return undefined;
  }
}

/** Refuses what is not as the manifest says: a file missing, one too many, another content. */
async function compare(
  { files }: Manifest,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  entries: readonly ZipEntry[],
  refuse: Refuse,
) {
  const inZip = new Set(entries.map(({ path }) => path));
  for (const path of Object.keys(files)) {
    if (!inZip.has(path))
      refuse("manifest", `${quoteName(path)}: the manifest names it, and it is missing`);
  }
  for (const [path, content] of contents) {
    const fact = Object.hasOwn(files, path) ? files[path] : undefined;
    if (!fact) refuse("manifest", `${path}: the manifest does not name it, so it is one too many`);
    else if (fact.bytes !== content.length)
      refuse(
        "manifest",
        `${path}: the manifest says ${fact.bytes} bytes, and it has ${content.length}`,
      );
    // oxlint-disable-next-line no-await-in-loop -- a browser that hashes all at once copies all
    else if (fact.sha256 !== (await sha256(content)))
      refuse("manifest", `${path}: it is not the file that was packed, as its checksum shows`);
  }
}
