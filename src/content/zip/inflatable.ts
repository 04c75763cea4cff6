import type { Entry } from "./directoryOf.ts";
import { MOST_OF_KIND } from "../limits.ts";
import { kindOf, placesInWords } from "./kindOf.ts";
import { inMB } from "./megabytes.ts";
import { problemOfPath } from "./problemOfPath.ts";
import type { Refuse } from "./refusals.ts";
import { shown } from "./shown.ts";
import { mayInflate } from "./zipLimits.ts";

/** The entries that may be inflated, by what the directory says of them. Folders are not. */
export function inflatable(entries: readonly Entry[], refuse: Refuse): Entry[] {
  const files = entries.filter((entry) => isInflatable(entry, refuse));
  refuseSameNames(entries, refuse);
  return files;
}

function isInflatable(
  { path, flags, method, size, packedSize, attributes }: Entry,
  refuse: Refuse,
): boolean {
  let isRight = true;
  const name = shown(path);
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
  const kind = kindOf(path);
  // A path that is refused gets one refusal, and not a second for what kind of file it is.
  if (!kind && !problem) wrong("kind", `a museum has no such file: it has ${placesInWords}`);
  if (kind && size > MOST_OF_KIND[kind])
    wrong("bomb", `it has ${inMB(size)}: a ${kind} has at most ${inMB(MOST_OF_KIND[kind])}`);
  else if (!mayInflate(size, () => packedSize))
    wrong("bomb", "it would inflate to more than 200 times its packed size");
  return isRight;
}

/** Mac and Windows write two names that differ in case only into the same file. */
function refuseSameNames(entries: readonly Entry[], refuse: Refuse) {
  const names = new Map<string, string>();
  for (const { path } of entries) {
    const name = path.replace(/\/$/, "");
    const folded = name.toLowerCase();
    const other = names.get(folded);
    if (other === name) refuse("path", `${shown(path)}: the zip has it twice`);
    else if (other !== undefined)
      refuse("path", `${shown(path)}: it differs from ${shown(other)} in capital letters only`);
    else names.set(folded, name);
  }
}
