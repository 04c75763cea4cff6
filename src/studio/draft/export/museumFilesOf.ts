import type { MuseumFiles } from "../../../content/reading/museumFiles.ts";
import { createPathCheck } from "../../../content/reading/createPathCheck.ts";
import { isLanguage } from "../../../i18n/languages.ts";
import {
  at,
  boothAt,
  fileAt,
  readerOf,
  type Documents,
  type Read,
} from "../documents/documents.ts";
import type { FileDocument } from "../documents/fileDocument.ts";
import { NOTES, notesOf } from "./notes.ts";
import { publishableMuseum, type PublishableMuseum } from "./publishableMuseum.ts";
import { soundsIn, takeFile, unfinishedReadings } from "./unfinishedReadings.ts";
import { narrationOf } from "../readings/narrationOf.ts";
import { isRecordingPublished, narratedFile } from "../readings/readingOf.ts";

/** Reads the bytes of a picture, recording or film. */
export type ReadFile = (sha256: string) => Promise<Uint8Array>;

/** Exports a draft as the files of a museum, as they are in its zip and in its folder. */
export function museumFilesOf(documents: Documents, readFile: ReadFile): MuseumFiles {
  const read = readerOf(documents);
  const files = new Map<
    string,
    MuseumFiles["files"] extends ReadonlyMap<string, infer F> ? F : never
  >();
  const museum = publishableMuseum(read, (path) => documents.has(at.file(path)));
  // Files of a language or a stop that was removed stay in the draft and are not exported.
  const isUnexpected = createPathCheck(museum.facts);
  for (const [path, document] of documents) {
    const file = fileAt(path);
    if (!file || isUnexpected(file) || isUnfinished(read, file)) continue;
    const { sha256, bytes } = document as FileDocument;
    files.set(file, { bytes, read: () => readFile(sha256) });
  }
  const unfinished = unfinishedReadings(documents);
  for (const { sha256, bytes, type } of soundsIn(unfinished))
    files.set(takeFile(sha256, type), { bytes, read: () => readFile(sha256) });
  const notes = notesOf(read, museum, unfinished);
  const jsonFiles = [
    ...texts(museum),
    ...narrationTexts(documents),
    ...(Object.keys(notes).length > 1 ? [[NOTES, notes] as const] : []),
  ];
  for (const [path, json] of jsonFiles) {
    const bytes = new TextEncoder().encode(`${JSON.stringify(json, undefined, 2)}\n`);
    files.set(path, { bytes: bytes.length, read: () => Promise.resolve(bytes) });
  }
  return { address: museum.address, files };
}

/** The files that say who reads each recording by a person. */
function* narrationTexts(documents: Documents): Generator<[path: string, json: object]> {
  const read = readerOf(documents);
  for (const path of documents.keys()) {
    const booth = boothAt(path);
    if (!booth || !isRecordingPublished(read, booth.language, booth.clip)) continue;
    const about = narrationOf(read, booth.language, booth.clip);
    if (about)
      yield [
        narratedFile(booth.language, booth.clip, "json"),
        { $schema: "../../../schema/narration.schema.json", ...about },
      ];
  }
}

/** Whether a file is a recording by a person that is not published, or not yet. */
function isUnfinished(read: Read, file: string) {
  const [, language, clip = ""] = /^narrated\/(\w+)\/([\w-]+)\.\w+$/.exec(file) ?? [];
  return isLanguage(language) && !isRecordingPublished(read, language, clip);
}

/** The texts of a museum’s folder. A file that would be empty is not written. */
function* texts({ facts, words }: PublishableMuseum): Generator<[path: string, json: object]> {
  yield ["museum.json", { $schema: "../schema/museum.schema.json", ...facts }];
  for (const language of facts.languages) {
    const { works = {}, museum = {}, tour } = words[language] ?? {};
    for (const [slug, said] of Object.entries(works))
      yield [
        `${language}/${slug}.json`,
        { $schema: "../../schema/work-words.schema.json", ...said },
      ];
    if (Object.keys(museum).length > 0)
      yield [
        `${language}/museum.json`,
        { $schema: "../../schema/museum-words.schema.json", ...museum },
      ];
    if (tour)
      yield [`${language}/tour.json`, { $schema: "../../schema/tour.schema.json", ...tour }];
  }
}
