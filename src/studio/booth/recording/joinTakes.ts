import type { Language } from "../../../i18n/languages.ts";
import { toWebVtt } from "../../../lib/sound/webVtt.js";
import { at, type Read } from "../../draft/documents/documents.ts";
import type { Draft } from "../../draft/draft.ts";
import { narratedFile } from "../../draft/readings/readingOf.ts";
import { scriptOf } from "../../draft/readings/scriptOf.ts";
import { sentencesToRead } from "../../draft/readings/sentencesToRead.ts";
import { soundDesk } from "../sound/soundDesk.ts";
import { loadTakes } from "./loadTakes.ts";

/** In Hz: of every recording that visitors hear. */
const RATE = 24_000;

/** The sentences of a script, each with its chosen take where it has one. */
function sentencesOf(read: Read, language: Language, clip: string) {
  const script = scriptOf(read, language, clip);
  return script ? sentencesToRead(script, read(at.booth(language, clip))) : [];
}

/** The ids of the chosen takes in one string: it changes when the recording has to be joined anew. */
export function chosenTakes(read: Read, language: Language, clip: string): string {
  return sentencesOf(read, language, clip)
    .map(({ chosen }) => chosen?.id)
    .join();
}

/**
 * Joins the chosen takes to one recording with its timing and puts it into the draft; does nothing
 * where a sentence has no take, or other takes were chosen meanwhile.
 */
export async function joinTakes(
  draft: Draft,
  { language, clip, label }: { language: Language; clip: string; label: string },
): Promise<void> {
  const wanted = chosenTakes(draft.read, language, clip);
  const sentences = sentencesOf(draft.read, language, clip);
  const chosen = sentences.flatMap((sentence) => sentence.chosen ?? []);
  if (chosen.length === 0 || chosen.length < sentences.length) return;
  const sounds = await Promise.all(chosen.map(loadTakes(draft.id, RATE)));
  const { mp3, cues } = await soundDesk(
    "recording",
    sounds.map(({ samples }, n) => ({ samples, startsParagraph: sentences[n]!.startsParagraph })),
    clip,
  );
  const timing = toWebVtt(
    cues.map(([start, end], n) => ({ start, end, text: sentences[n]!.text })),
  );
  const [sound, times] = await Promise.all([
    soundDesk("keep", draft.id, mp3),
    soundDesk("keep", draft.id, new TextEncoder().encode(timing)),
  ]);
  if (chosenTakes(draft.read, language, clip) !== wanted) return;
  const booth = at.booth(language, clip);
  draft.edit(label, [
    [at.file(narratedFile(language, clip, "mp3")), sound],
    [at.file(narratedFile(language, clip, "vtt")), times],
    [booth, { ...draft.read(booth), recorded: chosen.map(({ id }) => id) }],
  ]);
}
