import type { Language } from "../../../i18n/languages.ts";
import { at, type Read } from "../../draft/documents/documents.ts";
import type { FileDocument } from "../../draft/documents/fileDocument.ts";
import { narratedFile, type Reading } from "../../draft/readings/readingOf.ts";
import { cachedReading } from "../../voices/cachedReading.ts";
import { readSoFar } from "../../voices/readingInItalian.ts";

/** The recording that visitors hear, and whose voice it has. */
type FoundRecording = { sound: FileDocument; timing: FileDocument | undefined; note: string };

/**
 * What a person has read and visitors do not hear yet; `isAgain`: there is a recording, of other
 * words.
 */
type Unfinished = { isAgain: boolean; note: string };

/** What there is of a script as sound: a person’s recording is preferred to a computer’s. */
export function recordingIn(
  read: Read,
  language: Language,
  slug: string,
): { recording: FoundRecording | undefined; unfinished: Unfinished | undefined } {
  const booth = read(at.booth(language, slug));
  const sound = read(at.file(narratedFile(language, slug, "mp3")));
  const reading: Reading = booth
    ? cachedReading(read, language, slug)
    : { phase: sound ? "brought" : "unwritten" };
  if (sound && (reading.phase === "recorded" || reading.phase === "brought")) {
    const timing = read(at.file(narratedFile(language, slug, "vtt")));
    const reader = booth?.reader?.name.trim() || "una persona";
    return { recording: { sound, timing, note: `voce di ${reader}` }, unfinished: undefined };
  }
  const unfinished = booth && unfinishedIn(reading, booth.recorded !== undefined);
  const computer = read(at.file(`recordings/${language}/${slug}.mp3`));
  if (!computer) return { recording: undefined, unfinished };
  const timing = read(at.file(`recordings/${language}/${slug}.vtt`));
  return { recording: { sound: computer, timing, note: "voce sintetica" }, unfinished };
}

function unfinishedIn(reading: Reading, wasRecorded: boolean): Unfinished | undefined {
  switch (reading.phase) {
    case "unread":
      return wasRecorded ? again(reading.sentences) : undefined;
    case "begun":
      return reading.isAgain
        ? again(reading.sentences - reading.read)
        : { isAgain: false, note: readSoFar(reading) };
    case "read":
      return { isAgain: false, note: reading.isAllowed ? "da mettere insieme" : "senza permesso" };
    case "unwritten":
      return wasRecorded ? { isAgain: false, note: "" } : undefined;
    case "recorded":
    case "brought":
      return undefined;
  }
}

function again(changed: number): Unfinished {
  return { isAgain: true, note: changed === 1 ? "1 frase cambiata" : `${changed} frasi cambiate` };
}
