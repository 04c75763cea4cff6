import { readText } from "../../../content/reading/museumFiles.ts";
import type { MuseumData } from "../../../content/reading/readMuseum.ts";
import { isLanguage } from "../../../i18n/languages.ts";
import { plain } from "../../../i18n/markedText.ts";
import { fromWebVtt } from "../../../lib/sound/webVtt.js";
import type { BoothDocument, Take } from "../documents/boothDocument.ts";
import { at, boothAt, fileAt, readerOf } from "../documents/documents.ts";
import type { FileDocument } from "../documents/fileDocument.ts";
import { narratedFile } from "../readings/readingOf.ts";
import { scriptOf } from "../readings/scriptOf.ts";
import { sentenceKey } from "../readings/sentenceKey.ts";

/**
 * Restores the documents of the booth after an import. A finished recording is split into takes by
 * its timing, so that a single sentence can be read again. Takes without their sound are dropped;
 * `stored` are the checksums of the sounds that the museum brought.
 */
export async function restoreReadings(
  documents: Map<string, unknown>,
  museum: MuseumData,
  stored: ReadonlySet<string>,
): Promise<void> {
  dropLostTakes(documents, stored);
  const narrated = [...documents.keys()].flatMap((path) => {
    const [, language, clip = ""] =
      /^narrated\/(\w+)\/([\w-]+)\.mp3$/.exec(fileAt(path) ?? "") ?? [];
    return isLanguage(language) ? [{ language, clip }] : [];
  });
  for (const { language, clip } of narrated) {
    const read = readerOf(documents);
    const script = scriptOf(read, language, clip)?.flat();
    // oxlint-disable-next-line no-await-in-loop -- one small file after the other
    const timing = await readText(museum, narratedFile(language, clip, "vtt"));
    if (read(at.booth(language, clip))) continue;
    const about = museum.narrations[language]?.[clip];
    const reader = about && { name: about.reader, allowed: about.permission, read: about.date };
    if (reader) documents.set(at.booth(language, clip), { reader } satisfies BoothDocument);
    if (!script || !timing) continue;
    const sound = read(at.file(narratedFile(language, clip, "mp3")))!;
    const takes = takesIn(timing, sound, about?.date);
    const isOfScript =
      script.length === takes.length &&
      script.every((sentence, n) => sentenceKey(sentence) === sentenceKey(takes[n]![1].said)) &&
      takes.every(([, { from, to }]) => from < to);
    // Timing that does not match the script cannot be split; the recording is published as it is.
    if (!isOfScript) continue;
    documents.set(at.booth(language, clip), {
      ...(reader && { reader }),
      takes: Object.fromEntries(takes),
      chosen: Object.fromEntries(takes.map(([id, { said }]) => [sentenceKey(said), id])),
      recorded: takesInOrder(takes),
    } satisfies BoothDocument);
  }
}

function takesIn(timing: string, { sha256, bytes }: FileDocument, date: string | undefined) {
  return fromWebVtt(timing).map(({ start, end, text }, n): [id: string, take: Take] => [
    `${sha256.slice(0, 8)}-${n}`,
    {
      said: plain(text),
      sound: { sha256, bytes, type: "mp3" },
      from: start,
      to: end,
      at: date ? Date.parse(date) : 0,
    },
  ]);
}

/** The ids of the takes in order. A sentence that occurs twice has one chosen take for both. */
function takesInOrder(takes: readonly (readonly [id: string, take: Take])[]) {
  const last = new Map(takes.map(([id, { said }]) => [sentenceKey(said), id]));
  return takes.map(([, { said }]) => last.get(sentenceKey(said))!);
}

export function dropLostTakes(documents: Map<string, unknown>, stored: ReadonlySet<string>) {
  for (const [path, document] of documents)
    if (boothAt(path)) documents.set(path, withoutLost(document as BoothDocument, stored));
}

function withoutLost(booth: BoothDocument, stored: ReadonlySet<string>): BoothDocument {
  const takes = Object.entries(booth.takes ?? {}).filter(([, { sound }]) =>
    stored.has(sound.sha256),
  );
  const ids = new Set(takes.map(([id]) => id));
  const chosen = Object.entries(booth.chosen ?? {}).filter(([, id]) => ids.has(id));
  return { ...booth, takes: Object.fromEntries(takes), chosen: Object.fromEntries(chosen) };
}
