import type { Language } from "../../../i18n/languages.ts";
import type { BoothDocument, SoundType, Take } from "../documents/boothDocument.ts";
import { boothAt, readerOf, type Documents } from "../documents/documents.ts";
import { isRecordingPublished, readingOf } from "../readings/readingOf.ts";

type Readings = Partial<Record<Language, Record<string, BoothDocument>>>;

/**
 * The chosen takes of unfinished recordings, which go into the zip. Those of a finished recording do
 * not: its timing says where each sentence is, and its takes would be ten times as large.
 */
export function unfinishedReadings(documents: Documents): Readings {
  const read = readerOf(documents);
  const found: Readings = {};
  for (const [path, document] of documents) {
    const about = boothAt(path);
    if (!about) continue;
    const { language, clip } = about;
    const { phase } = readingOf(read, language, clip);
    if (phase === "recorded" && isRecordingPublished(read, language, clip)) continue;
    const { reader, takes = {}, chosen = {} } = document as BoothDocument;
    const chosenTakes = Object.entries(chosen).filter(([, id]) => takes[id]);
    if (!reader && chosenTakes.length === 0) continue;
    found[language] = {
      ...found[language],
      [clip]: {
        ...(reader && { reader }),
        takes: Object.fromEntries(chosenTakes.map(([, id]) => [id, takes[id]!])),
        chosen: Object.fromEntries(chosenTakes),
      },
    };
  }
  return found;
}

/** The sounds of the takes, without duplicates. */
export function soundsIn(readings: Readings): Take["sound"][] {
  const booths = Object.values(readings).flatMap((clips) => Object.values(clips));
  const takes = booths.flatMap((booth) => Object.values(booth.takes ?? {}));
  return [...new Map(takes.map(({ sound }) => [sound.sha256, sound])).values()];
}

/** Where the sound of a take is in a museum’s zip. */
export function takeFile(sha256: string, type: SoundType) {
  return `booth/${sha256.slice(0, 16)}.${type}`;
}
