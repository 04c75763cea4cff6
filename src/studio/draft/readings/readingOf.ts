import type { Language } from "../../../i18n/languages.ts";
import { at, type Read } from "../documents/documents.ts";
import { modelFile } from "../../../content/publishing/modelsOf.ts";
import { scriptOf, touchOf, tourPartOf } from "./scriptOf.ts";
import { sentencesToRead } from "./sentencesToRead.ts";

/** How far a person has come in reading a script. */
export type Reading =
  /** There is nothing to read yet. */
  | { phase: "unwritten" }
  | { phase: "unread"; sentences: number }
  /** `isAgain`: it was read to its end once, and the words of some sentences have changed since. */
  | { phase: "begun"; read: number; sentences: number; isAgain: boolean }
  /** Every sentence is read; visitors hear it once it is put together, which waits for permission. */
  | { phase: "read"; sentences: number; isAllowed: boolean }
  | { phase: "recorded"; sentences: number }
  /**
   * A recording that the museum brought, and of which the studio does not know the sentences.
   * `isReadAnew`: every sentence was read here since, and may take its place.
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
  // Who has allowed it may think better of it; what a museum brought without a name is its own affair.
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

/** Whether visitors hear a person: only what was read to its end, and of the words of today. */
export function isNarrated(read: Read, language: Language, clip: string): boolean {
  return ["recorded", "brought"].includes(readingOf(read, language, clip).phase);
}

/** Whether the museum’s files have a person’s recording: of a language, a stop and a model that it has. */
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
