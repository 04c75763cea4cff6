import { createZipWriter } from "../../../content/packing/zipWriter.ts";
import { openZipFile, ZipDamaged, type ZipFile } from "../../../content/packing/zipFile.ts";
import { fileHash } from "../../../content/publishing/fileHash.ts";
import { isSameFile } from "../../../content/publishing/changesBetween.ts";
import {
  checkupFolder,
  type EncodePhotograph,
  type Kit,
  type PagesMade,
  type Publication,
  type PublishGuide,
} from "../../../content/publishing/guide.ts";
import { describeFault } from "../../../content/reading/fault.ts";
import type { MuseumFiles } from "../../../content/reading/museumFiles.ts";
import type { GrowingFile } from "../../../platform/publishing/publishingFolder.ts";
import { seldom, type Report } from "./progress.ts";

export type MakeInput = {
  museum: MuseumFiles;
  address: string;
  made: string;
  /** What was published last: this one is made after it. */
  last?: { version: string; made: string } | undefined;
  /** A guide made before, of which what has not changed is taken over. */
  previous?: MadeBefore | undefined;
  isWithoutEars?: boolean;
};

/** A guide and how its pages were made, for the next one. */
export type MadeBefore = { publication: Publication; zip: Blob; pages: PagesMade };

/** What making a guide asks of the device and of this site. */
export type MakePorts = {
  kit: Kit;
  publishGuide: PublishGuide;
  readKit: (path: string) => Promise<Uint8Array<ArrayBuffer>>;
  encodePhotograph: EncodePhotograph;
  /** Where the zip is written, and the name that it gets when it is whole. */
  file: GrowingFile;
  name: string;
};

export type MakeResult = ({ phase: "made" } & MadeBefore) | { phase: "faulty"; faults: string[] };

/**
 * Makes a guide as one zip, file by file, and reads it back. Everything else is taken from that zip:
 * what goes up, what has changed and how much it is are known before anything is written elsewhere.
 */
export async function makeGuide(
  { museum, address, made, last, previous, isWithoutEars = false }: MakeInput,
  { kit, publishGuide, readKit, encodePhotograph, file, name }: MakePorts,
  report: Report,
  signal: AbortSignal,
): Promise<MakeResult> {
  const tell = seldom(report);
  const writer = createZipWriter((bytes) => file.write(bytes));
  const written = new Set<string>();
  const old = previous && (await openZipFile(previous.zip).catch(() => undefined));
  const result = await publishGuide({
    museum,
    kit,
    address,
    isAlone: true,
    made,
    before: last && {
      // Only files that are at hand may be left out.
      ...(old ? previous!.publication : nothingBefore(museum, address, kit)),
      ...last,
    },
    madeBefore: last && old && previous?.pages,
    isWithoutEars,
    encodePhotograph,
    readKit,
    async write(path, content) {
      signal.throwIfAborted();
      written.add(path);
      await writer.add(path.slice(1), content);
    },
    onProgress: (done, of) => tell({ step: "making", done, of }),
    signal,
  });
  signal.throwIfAborted();
  if (result.phase === "faulty")
    return { phase: "faulty", faults: result.faults.map(describeFault) };
  const { publication } = result;
  for (const [path, fact] of Object.entries(publication.files)) {
    if (written.has(path)) continue;
    signal.throwIfAborted();
    if (!old || !isSameFile(previous!.publication.files[path], fact))
      throw new ZipDamaged(`${path}: it was not made`);
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or all of them would be in memory at once
    await takeOver(old, path, writer);
  }
  await writer.close();
  const zip = await file.finish(name);
  await checkGuide(zip, publication, report, signal);
  return { phase: "made", publication, zip, pages: result.made };
}

async function takeOver(old: ZipFile, path: string, writer: ReturnType<typeof createZipWriter>) {
  const entry = old.entries.get(path.slice(1));
  if (!entry) throw new ZipDamaged(`${path}: it is missing`);
  await writer.addPacked({ ...entry, method: entry.method as 0 | 8 }, await old.packed(entry));
}

/** Reads a guide’s zip back: it has each file of the publication, byte for byte, and no other. */
export async function checkGuide(
  zip: Blob,
  publication: Publication,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const tell = seldom(report);
  const { slug } = publication.museum;
  const file = await openZipFile(zip);
  const about = `${checkupFolder(slug, true)}/guide.json`;
  if (!file.entries.has(about.slice(1))) throw new ZipDamaged(`${about}: it is missing`);
  const paths = Object.keys(publication.files);
  if (file.entries.size !== paths.length + 1)
    throw new ZipDamaged("it has another number of files");
  for (const [done, path] of paths.entries()) {
    signal.throwIfAborted();
    // oxlint-disable no-await-in-loop -- one at a time, or all of them would be in memory at once
    const content = await file.read(path.slice(1));
    const fact = [content.length, await fileHash(content)] as const;
    // oxlint-enable no-await-in-loop
    if (!isSameFile(publication.files[path], fact)) throw new ZipDamaged(`${path}: it is another`);
    tell({ step: "checking", done: done + 1, of: paths.length });
  }
}

/** A publication without a file: nothing is taken over from it. */
function nothingBefore({ address: slug }: MuseumFiles, address: string, kit: Kit): Publication {
  return {
    varco: 1,
    museum: { slug, name: "", languages: [] },
    address,
    version: "",
    made: "",
    kit: kit.version,
    files: {},
    source: {},
  };
}
