import { MB, MOST_OF_KIND, zipLimits } from "../limits.ts";
import { kindOf } from "./kindOf.ts";
import { MANIFEST } from "./manifest.ts";

/** How many times its packed size a file may inflate to; below `FREELY` bytes it may be any. */
const MOST_INFLATED = 200;
const FREELY = MB;

export function mayInflate(size: number, packedSize: () => number): boolean {
  return size <= FREELY || size <= packedSize() * MOST_INFLATED;
}

/** In bytes: what its directory and the manifest take for each file, at the most. */
const OVERHEAD = 1024;

/** What goes beyond the limits, before anything is packed. */
export type Excess = {
  /** The files of which each is too large. */
  large: readonly string[];
  /** How many files and bytes there are in all, where these are too many. */
  files?: number;
  bytes?: number;
};

/** Looks whether files may be packed, and what is too much; `undefined` where nothing is. */
export function excessOf(
  files: ReadonlyMap<string, { readonly bytes: number }>,
): Excess | undefined {
  const large = [...files].flatMap(([path, { bytes }]) => {
    const kind = kindOf(path);
    return kind && bytes > MOST_OF_KIND[kind] ? [path] : [];
  });
  const count = files.size + (files.has(MANIFEST) ? 0 : 1);
  const sum = [...files.values()].reduce((all, { bytes }) => all + bytes + OVERHEAD, 0);
  const excess = {
    large,
    ...(count > zipLimits.files && { files: files.size }),
    ...(sum > zipLimits.bytes && { bytes: sum }),
  };
  return large.length > 0 || excess.files || excess.bytes ? excess : undefined;
}
