import type { Language } from "../../../i18n/languages.ts";
import type { BoothDocument, SoundType, Take } from "../documents/boothDocument.ts";
import { boothAt, readerOf, type Documents } from "../documents/documents.ts";
import { isRecordingPublished, readingOf } from "../readings/readingOf.ts";

/** What was read, by language and recording. */
type Readings = Partial<Record<Language, Record<string, BoothDocument>>>;

/**
 * What travels of scripts that nobody has read to their end: the chosen takes. A finished recording
 * has its sentences and their times in itself, and the takes of it would weigh ten times as much.
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
    const kept = Object.entries(chosen).filter(([, id]) => takes[id]);
    if (!reader && kept.length === 0) continue;
    found[language] = {
      ...found[language],
      [clip]: {
        ...(reader && { reader }),
        takes: Object.fromEntries(kept.map(([, id]) => [id, takes[id]!])),
        chosen: Object.fromEntries(kept),
      },
    };
  }
  return found;
}

/** The sounds of what was read, each once. */
export function soundsIn(readings: Readings): Take["sound"][] {
  const booths = Object.values(readings).flatMap((clips) => Object.values(clips));
  const takes = booths.flatMap((booth) => Object.values(booth.takes ?? {}));
  return [...new Map(takes.map(({ sound }) => [sound.sha256, sound])).values()];
}

/** Where the sound of a take is in a museum’s zip. */
export function takeFile(sha256: string, type: SoundType) {
  return `booth/${sha256.slice(0, 16)}.${type}`;
}
