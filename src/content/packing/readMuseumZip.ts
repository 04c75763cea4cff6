import { zipLimits } from "../schema/limits.ts";
import type { MuseumFiles } from "../reading/museumFiles.ts";
import { inflatableEntries, packedBodies } from "./checkEntries.ts";
import { MANIFEST, readManifest } from "./manifest.ts";
import { readCentralDirectory, readEntry } from "./readZip.ts";
import { collectRefusals, type Refuse, type Severity } from "./refusals.ts";
import { validateFile } from "./validateFile.ts";
import { inMB } from "./allowedFiles.ts";

/** The museum in a zip that may come from an enemy; else why it is refused. Nothing is written. */
export async function readMuseumZip(
  zip: Uint8Array,
): Promise<{ museum: MuseumFiles } | { refusals: string[]; about: Severity }> {
  const { refuse, isEnough, about, worst } = collectRefusals();
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
  const directory = readCentralDirectory(zip, true);
  if (typeof directory === "string") {
    refuse("zip", directory);
    return;
  }
  const { entries, start } = directory;
  const bodies = packedBodies(zip, entries, start, refuse);
  if (!bodies) return;

  const files = inflatableEntries(entries, refuse);
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
    const content = readEntry(entry, bodies.get(entry)!);
    if (typeof content !== "string") contents.set(entry.path, content);
    else {
      const [severity, words] = whyUnread[content];
      refuse(severity, `${entry.path}: ${words}`);
    }
  }

  if (!entries.some(({ path }) => path === "museum.json"))
    refuse("manifest", "museum.json is missing: without it there is no museum");
  const written = contents.get(MANIFEST);
  contents.delete(MANIFEST);
  const manifest = await readManifest(written, contents, entries, refuse);
  for (const [path, content] of contents) {
    if (isEnough()) return;
    for (const problem of validateFile(path, content)) refuse("content", `${path}: ${problem}`);
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

/** What is said of a file whose bytes are not what the zip says. */
const whyUnread = {
  tooLong: ["bomb", "it inflates to more than the size that the zip says"],
  tooShort: ["bomb", "it inflates to less than the size that the zip says"],
  damaged: [
    "bomb",
    "it cannot be inflated: it is damaged, cut off, or hides something after its end",
  ],
  wrongChecksum: ["manifest", "it is damaged, as its checksum in the zip shows. Send it again"],
} as const;
