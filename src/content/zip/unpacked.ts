import type { MuseumFiles } from "../museumFiles.ts";
import { bodiesOf } from "./bodiesOf.ts";
import { contentOf } from "./contentOf.ts";
import { directoryOf } from "./directoryOf.ts";
import { inflatable } from "./inflatable.ts";
import { MANIFEST } from "./manifest.ts";
import { manifestIn } from "./manifestIn.ts";
import { inMB } from "./megabytes.ts";
import { problemsOfContent } from "./problemsOfContent.ts";
import { zipLimits } from "./zipLimits.ts";
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
  for (const entry of files) {
    if (isEnough()) return;
    // oxlint-disable-next-line no-await-in-loop -- all at once would need the memory of all at once
    const content = await contentOf(entry, bodies.get(entry)!, refuse);
    if (content) contents.set(entry.path, content);
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
