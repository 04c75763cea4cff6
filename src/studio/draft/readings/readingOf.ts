import type { Language } from "../../../i18n/languages.ts";
import { at, type Read } from "../documents/documents.ts";
import { modelFile } from "../../../content/reading/museumFiles.ts";
import { scriptOf, touchOf, tourPartOf } from "./scriptOf.ts";
import { sentencesToRead } from "./sentencesToRead.ts";

/** How far the recording of a script by a person has come. */
export type Reading =
  /** There is no script yet. */
  | { phase: "unwritten" }
  | { phase: "unread"; sentences: number }
  /** `isAgain`: it was complete once, and some sentences have changed since. */
  | { phase: "begun"; read: number; sentences: number; isAgain: boolean }
  /** Every sentence is read. With the reader’s permission they can be joined and published. */
  | { phase: "read"; sentences: number; isAllowed: boolean }
  | { phase: "recorded"; sentences: number }
  /**
   * A recording that was imported, and not recorded in the booth. `isReadAnew`: every sentence was
   * read in the booth since, so that recording may replace it.
   */
  | { phase: "brought"; isReadAnew?: true };

export function readingOf(read: Read, language: Language, clip: string): Reading {
  const script = scriptOf(read, language, clip);
  const booth = read(at.booth(language, clip));
  const hasSound = read(at.file(narratedFile(language, clip, "mp3"))) !== undefined;
  const all = script ? sentencesToRead(script, booth) : [];
  const chosen = all.flatMap((sentence) => sentence.chosen?.id ?? []);
  const sentences = all.length;
  const isAllowed = booth?.reader?.allowed !== undefined;
  // A reader may withdraw permission. An imported recording without a reader needs none.
  const isWithdrawn = booth?.reader !== undefined && !isAllowed;
  const wasBrought = hasSound && !booth?.recorded;
  if (wasBrought && !(isWithdrawn && booth?.reader?.read)) {
    const isReadAnew = sentences > 0 && chosen.length === sentences && isAllowed;
    return { phase: "brought", ...(isReadAnew && { isReadAnew }) };
  }
  if (!script) return { phase: "unwritten" };
  if (chosen.length === 0) return { phase: "unread", sentences };
  if (chosen.length < sentences)
    return {
      phase: "begun",
      read: chosen.length,
      sentences,
      isAgain: booth?.recorded !== undefined,
    };
  if (hasSound && !isWithdrawn && chosen.join() === booth?.recorded?.join())
    return { phase: "recorded", sentences };
  return { phase: "read", sentences, isAllowed };
}

/** Whether there is a finished recording by a person that matches the current words. */
export function isNarrated(read: Read, language: Language, clip: string): boolean {
  return ["recorded", "brought"].includes(readingOf(read, language, clip).phase);
}

/** Whether a recording by a person is exported: not if its language, stop or model was removed. */
export function isRecordingPublished(read: Read, language: Language, clip: string): boolean {
  const { languages, tour } = read(at.museum)!;
  const part = tourPartOf(clip);
  const isStop = !part || "part" in part || tour.includes(part.stop);
  const touched = touchOf(clip);
  const isModel = !touched || read(at.file(modelFile(touched.slug, touched.kind))) !== undefined;
  return isStop && isModel && languages.includes(language) && isNarrated(read, language, clip);
}

export function narratedFile(language: Language, clip: string, type: "mp3" | "vtt" | "json") {
  return `narrated/${language}/${clip}.${type}`;
}
