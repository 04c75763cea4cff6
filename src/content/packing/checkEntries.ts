import { readLocalEntry, viewOf, type ZipEntry } from "./readZip.ts";
import { problemOfPath } from "./problemOfPath.ts";
import { quoteName, type Refuse } from "./refusals.ts";
import { MOST_OF_KIND } from "../schema/limits.ts";
import { inMB, kindOfFile, mayInflate, placesInWords } from "./allowedFiles.ts";

/**
 * The packed bytes of each entry. Each has a header of its own before them, which says the same as
 * the directory; all of them stand without a gap from the zip’s first byte to its directory.
 */
export function packedBodies(
  zip: Uint8Array<ArrayBuffer>,
  entries: readonly ZipEntry[],
  directory: number,
  refuse: Refuse,
): ReadonlyMap<ZipEntry, Uint8Array<ArrayBuffer>> | undefined {
  const bodies = new Map<ZipEntry, Uint8Array<ArrayBuffer>>();
  const files = zip.subarray(0, directory);
  let expected = 0;
  let last = "the beginning";
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    const { offset, path } = entry;
    const name = quoteName(path);
    if (offset < expected) refuse("bomb", `${name}: it overlaps with ${last} in the zip`);
    if (offset > expected) refuse("zip", `${name}: something is hidden in the zip before it`);
    if (offset !== expected) return;
    const local = readLocalEntry(files, entry);
    if (!local) {
      refuse("zip", `${name}: its size in the zip is not what the zip says, or it is cut off`);
      return;
    }
    if (!areBytesEqual(local.rawName, entry.rawName)) {
      const other = quoteName(new TextDecoder().decode(local.rawName));
      refuse("header", `${name}: the zip has another name for it as well, ${other}`);
    }
    const differing = repeatedFields.flatMap(([field, words]) =>
      local[field] === entry[field] ? [] : words,
    );
    if (differing.length)
      refuse("header", `${name}: the zip says two different things of its ${differing.join(", ")}`);
    for (const words of new Set([...problemsOfExtra(local.extra), ...problemsOfExtra(entry.extra)]))
      refuse("header", `${name}: ${words}`);
    bodies.set(entry, local.body);
    expected = local.end;
    last = name;
  }
  if (expected !== directory) {
    refuse("zip", `something is hidden in the zip between ${last} and the list of files`);
    return;
  }
  return bodies;
}

/** What both the header before a file and the directory say of it. */
const repeatedFields = [
  ["flags", "flags"],
  ["method", "method"],
  ["crc", "checksum"],
  ["packedSize", "packed size"],
  ["size", "size"],
] as const;

/** Dates and owners are passed over; what gives a file another size or name is not. */
function problemsOfExtra(extra: Uint8Array): string[] {
  const view = viewOf(extra);
  const problems = [];
  let at = 0;
  while (at < extra.length) {
    const next = at + 4 <= extra.length ? at + 4 + view.getUint16(at + 2, true) : Infinity;
    if (next > extra.length) return [...problems, "its extra field in the zip is cut off"];
    const kind = view.getUint16(at, true);
    if (kind === 0x0001) problems.push("it has sizes of a ZIP64: a plain zip is right");
    if (kind === 0x7075) problems.push("it has a second name in its extra field: one is right");
    at = next;
  }
  return problems;
}

const areBytesEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** The files that may be inflated, by what the directory says of them; the others are refused. */
export function inflatableEntries(entries: readonly ZipEntry[], refuse: Refuse): ZipEntry[] {
  const files = entries.filter((entry) => isInflatable(entry, refuse));
  refuseSameNames(entries, refuse);
  return files;
}

function isInflatable(
  { path, flags, method, size, packedSize, attributes }: ZipEntry,
  refuse: Refuse,
): boolean {
  let isRight = true;
  const name = quoteName(path);
  const wrong: Refuse = (severity, words) => {
    isRight = false;
    refuse(severity, `${name}: ${words}`);
  };
  const isFolder = path.endsWith("/");

  const problem = problemOfPath(isFolder ? path.slice(0, -1) : path);
  if (problem) wrong("path", problem);
  // The upper half is the mode of a Unix file, the lower half the attributes of DOS.
  const type = (attributes >>> 16) & 0xf000;
  if (type === 0xa000) wrong("path", "it is a link: put the file itself in its place");
  else if (type !== 0 && type !== (isFolder ? 0x4000 : 0x8000))
    wrong("path", "it is a device or another special file: only plain files are right");
  else if (!isFolder && attributes & 0x10)
    wrong("header", "the zip calls it a folder, and its name is a file’s");

  if (flags & 0x2041) wrong("header", "it is encrypted: pack it without a password");
  else if (flags & 0x8) wrong("header", "its size comes after it in the zip: pack it with Varco");
  // What is left are two bits for how hard the packer tried, and one for names in UTF-8.
  else if (flags & ~0x806) wrong("header", "it uses something that a plain zip has no use for");
  if (method !== 0 && method !== 8)
    wrong("header", `it is packed by method ${method}: only stored (0) and deflate (8) are right`);
  else if (method === 0 && size !== packedSize)
    wrong("header", "it is stored, and yet its size and its packed size differ");

  if (isFolder) {
    if (size || packedSize) wrong("header", "it is a folder, and yet it has content");
    return false;
  }
  const kind = kindOfFile(path);
  // A path that is refused gets one refusal, and not a second for what kind of file it is.
  if (!kind && !problem) wrong("kind", `a museum has no such file: it has ${placesInWords}`);
  if (kind && size > MOST_OF_KIND[kind])
    wrong("bomb", `it has ${inMB(size)}: a ${kind} has at most ${inMB(MOST_OF_KIND[kind])}`);
  else if (!mayInflate(size, () => packedSize))
    wrong("bomb", "it would inflate to more than 200 times its packed size");
  return isRight;
}

/** Mac and Windows write two names that differ in case only into the same file. */
function refuseSameNames(entries: readonly ZipEntry[], refuse: Refuse) {
  const names = new Map<string, string>();
  for (const { path } of entries) {
    const name = path.replace(/\/$/, "");
    const folded = name.toLowerCase();
    const other = names.get(folded);
    if (other === name) refuse("path", `${quoteName(path)}: the zip has it twice`);
    else if (other !== undefined)
      refuse(
        "path",
        `${quoteName(path)}: it differs from ${quoteName(other)} in capital letters only`,
      );
    else names.set(folded, name);
  }
}
