import { phrasesIn } from "../../../content/publishing/phrases/phrasesIn.ts";
import type { WorkFacts } from "../../../content/schema/schema.ts";
import { composeScript } from "../../../content/speaking/composeScript.ts";
import { plain } from "../../../i18n/markedText.ts";
import type { Language } from "../../../i18n/languages.ts";
import { foldedLetters } from "../../../lib/text/foldText.ts";
import { fromWebVtt } from "../../../lib/sound/webVtt.js";
import type { AudioDocument } from "../../draft/documents/documents.ts";
import type { FileDocument } from "../../draft/documents/fileDocument.ts";
import { audioDescription } from "../../draft/export/publishableMuseum.ts";

/** A recording of an audio description: its timing has the sentences that were said. */
export type TimedRecording = {
  audio: AudioDocument;
  kind: WorkFacts["kind"];
  language: Language;
  timing: FileDocument;
};

/** In bytes: a larger file is not the timing of a description, and is not read. */
const LARGEST = 200_000;
/** Files that are read at a time. */
const AT_ONCE = 20;

const known = new WeakMap<AudioDocument, Map<string, boolean>>();

/** Whether a recording says something else than its text of today; `undefined` until it was read. */
export function isOldRecording(recording: TimedRecording): boolean | undefined {
  return known.get(recording.audio)?.get(keyOf(recording));
}

/** Reads what the recordings say, and remembers for `isOldRecording` which are old. */
export async function checkRecordings(
  recordings: readonly TimedRecording[],
  readFile: (sha256: string) => Promise<Uint8Array | undefined>,
  signal: AbortSignal,
): Promise<void> {
  for (let at = 0; at < recordings.length && !signal.aborted; at += AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- all at once would hold thousands of files
    await Promise.all(
      recordings.slice(at, at + AT_ONCE).map((recording) => checkRecording(recording, readFile)),
    );
  }
}

async function checkRecording(
  recording: TimedRecording,
  readFile: (sha256: string) => Promise<Uint8Array | undefined>,
): Promise<void> {
  const { sha256, bytes } = recording.timing;
  const file = bytes > LARGEST ? undefined : await readFile(sha256).catch(() => undefined);
  // What cannot be read is no reason to have somebody record again.
  const isOld = file !== undefined && differsFromText(new TextDecoder().decode(file), recording);
  const answers = known.get(recording.audio) ?? new Map<string, boolean>();
  known.set(recording.audio, answers.set(keyOf(recording), isOld));
}

/** Whether a timing has other words than the audio description of today. */
function differsFromText(
  timing: string,
  { audio, kind, language }: Omit<TimedRecording, "timing">,
): boolean {
  const description = audioDescription(audio, language);
  if (!description) return false;
  const sentences = composeScript(description, kind, phrasesIn[language]).flat().map(plain);
  const said = sentencesIn(timing);
  // A timing without sentences, as a museum may make one, says nothing against its recording.
  return said !== "" && letters(said) !== letters(sentences.join(" "));
}

/** The texts of a WebVTT file, without times and marks. */
function sentencesIn(timing: string) {
  const texts = fromWebVtt(timing).map(({ text }) => text);
  return texts
    .join(" ")
    .replaceAll(/<[^<>]*>/g, "")
    .trim();
}

function letters(text: string) {
  return foldedLetters(text.replaceAll(/&\w{2,5};/g, ""));
}

function keyOf({ kind, timing }: TimedRecording) {
  return `${kind}/${timing.sha256}`;
}
