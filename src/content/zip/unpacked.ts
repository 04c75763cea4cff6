import { MB, zipLimits } from "../limits.ts";
import type { MuseumFiles } from "../museumFiles.ts";
import { bodiesOf } from "./bodiesOf.ts";
import { contentOf } from "./contentOf.ts";
import { directoryOf, type Entry } from "./directoryOf.ts";
import { inflatable } from "./inflatable.ts";
import { MANIFEST } from "./manifest.ts";
import { manifestIn } from "./manifestIn.ts";
import { inMB } from "./megabytes.ts";
import { problemsOfContent } from "./problemsOfContent.ts";
import { refusals, type Refuse, type Severity } from "./refusals.ts";

/** The museum in a zip that may come from an enemy; else why it is refused. Nothing is written. */
export async function unpacked(
  zip: Uint8Array,
): Promise<{ museum: MuseumFiles } | { refusals: string[]; about: Severity }> {
  const { refuse, isEnough, about, worst } = refusals();
  const museum = await museumIn(
    // A `Buffer` of Node is one, too, but its `slice` does not copy.
    new Uint8Array(zip.buffer as ArrayBuffer, zip.byteOffset, zip.byteLength),
    refuse,
    isEnough,
  );
  const refused = worst();
  return museum && !refused.length ? { museum } : { refusals: refused, about: about() };
}

async function museumIn(
  zip: Uint8Array<ArrayBuffer>,
  refuse: Refuse,
  isEnough: () => boolean,
): Promise<MuseumFiles | undefined> {
  if (zip.length > zipLimits.bytes) {
    refuse("bomb", `the zip has ${inMB(zip.length)}: at most ${inMB(zipLimits.bytes)} are right`);
    return;
  }
  const directory = directoryOf(zip, refuse);
  if (!directory) return;
  const { entries, start } = directory;
  const bodies = bodiesOf(zip, entries, start, refuse);
  if (!bodies) return;

  const files = inflatable(entries, refuse);
  const inAll = entries.reduce((sum, { size }) => sum + size, 0);
  if (inAll > zipLimits.bytes) {
    refuse(
      "bomb",
      `the files are ${inMB(inAll)} in all: at most ${inMB(zipLimits.bytes)} are right`,
    );
    return;
  }

  const contents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const some of batches(files)) {
    if (isEnough()) return;
    // oxlint-disable-next-line no-await-in-loop -- all at once would need the memory of all at once
    const read = await Promise.all(
      some.map((entry) => contentOf(entry, bodies.get(entry)!, refuse)),
    );
    for (const [n, content] of read.entries()) if (content) contents.set(some[n]!.path, content);
  }

  if (!entries.some(({ path }) => path === "museum.json"))
    refuse("manifest", "museum.json is missing: without it there is no museum");
  const written = contents.get(MANIFEST);
  contents.delete(MANIFEST);
  const manifest = await manifestIn(written, contents, entries, refuse);
  for (const [path, content] of contents) {
    if (isEnough()) return;
    for (const problem of problemsOfContent(path, content))
      refuse("content", `${path}: ${problem}`);
  }
  if (!manifest) return;
  return {
    address: manifest.address,
    files: new Map(
      [...contents].map(([path, content]) => [
        path,
        { bytes: content.length, read: () => Promise.resolve(content) },
      ]),
    ),
  };
}

/** In bytes and in files, what is inflated at once: one by one, 15,000 texts take half a minute. */
const AT_ONCE = { bytes: 4 * MB, files: 64 };

function batches(files: readonly Entry[]): Entry[][] {
  const all: Entry[][] = [];
  let bytes = 0;
  for (const file of files) {
    bytes += file.size;
    const last = all.at(-1);
    if (last && bytes <= AT_ONCE.bytes && last.length < AT_ONCE.files) last.push(file);
    else {
      all.push([file]);
      bytes = file.size;
    }
  }
  return all;
}
