import type { Entry } from "./directoryOf.ts";
import { LOCAL, LOCAL_SIZE, viewOf } from "./headers.ts";
import type { Refuse } from "./refusals.ts";
import { shown } from "./shown.ts";

/**
 * The packed bytes of each entry. Each has a header of its own before them, which says the same as
 * the directory; all of them stand without a gap from the zip's first byte to its directory.
 */
export function bodiesOf(
  zip: Uint8Array<ArrayBuffer>,
  entries: readonly Entry[],
  directory: number,
  refuse: Refuse,
): ReadonlyMap<Entry, Uint8Array<ArrayBuffer>> | undefined {
  const view = viewOf(zip);
  const bodies = new Map<Entry, Uint8Array<ArrayBuffer>>();
  let expected = 0;
  let last = "the beginning";
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    const { offset: at, path, rawName } = entry;
    const name = shown(path);
    if (at < expected) refuse("bomb", `${name}: it overlaps with ${last} in the zip`);
    if (at > expected) refuse("zip", `${name}: something is hidden in the zip before it`);
    if (at !== expected) return;
    const hasHeader = at + LOCAL_SIZE <= directory && view.getUint32(at, true) === LOCAL;
    const nameLength = hasHeader ? view.getUint16(at + 26, true) : 0;
    const extraLength = hasHeader ? view.getUint16(at + 28, true) : 0;
    const start = at + LOCAL_SIZE + nameLength + extraLength;
    const end = start + entry.packedSize;
    if (!hasHeader || end > directory) {
      refuse("zip", `${name}: its size in the zip is not what the zip says, or it is cut off`);
      return;
    }
    const localName = zip.subarray(at + LOCAL_SIZE, at + LOCAL_SIZE + nameLength);
    if (!isSame(localName, rawName)) {
      const other = shown(new TextDecoder().decode(localName));
      refuse("header", `${name}: the zip has another name for it as well, ${other}`);
    }
    const differing = [
      view.getUint16(at + 6, true) !== entry.flags && "flags",
      view.getUint16(at + 8, true) !== entry.method && "method",
      view.getUint32(at + 14, true) !== entry.crc && "checksum",
      view.getUint32(at + 18, true) !== entry.packedSize && "packed size",
      view.getUint32(at + 22, true) !== entry.size && "size",
    ].filter((field) => field !== false);
    if (differing.length)
      refuse("header", `${name}: the zip says two different things of its ${differing.join(", ")}`);
    const extra = zip.subarray(start - extraLength, start);
    for (const words of new Set([...problemsOfExtra(extra), ...problemsOfExtra(entry.extra)]))
      refuse("header", `${name}: ${words}`);
    bodies.set(entry, zip.subarray(start, end));
    expected = end;
    last = name;
  }
  if (expected !== directory) {
    refuse("zip", `something is hidden in the zip between ${last} and the list of files`);
    return;
  }
  return bodies;
}

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

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);
