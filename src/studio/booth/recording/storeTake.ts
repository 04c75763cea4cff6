import type { Language } from "../../../i18n/languages.ts";
import type { Take, Flaw } from "../../draft/documents/boothDocument.ts";
import { at } from "../../draft/documents/documents.ts";
import type { Draft } from "../../draft/draft.ts";
import type { SentenceToRead } from "../../draft/readings/sentencesToRead.ts";
import type { Sound } from "../sound/sound.ts";
import { fadeEdges } from "../sound/making/fadeEdges.ts";
import { soundDesk } from "../sound/soundDesk.ts";
import { withTakes } from "./boothEdits.ts";
import { plain, type MarkedText } from "../../../i18n/markedText.ts";

/** Measures and stores a take, unless nobody is heard in it; `sound` is the part with the voice. */
export async function storeTake(
  draft: Draft,
  { language, clip, label }: { language: Language; clip: string; label: string },
  { text }: SentenceToRead,
  sound: Sound,
): Promise<{ take: string; flaws: readonly Flaw[]; sound: Sound }> {
  const { part, figures, wav } = await soundDesk("take", sound, longestTake(text, sound.rate));
  if (!part || figures.flaws.includes("silent")) return { take: "", flaws: ["silent"], sound };
  const file = await soundDesk("keep", draft.id, wav);
  const id = crypto.randomUUID().slice(0, 8);
  const take: Take = {
    said: plain(text),
    sound: { ...file, type: "wav" },
    from: part.from,
    to: part.to,
    at: Date.now(),
    figures,
  };
  const isFlawless = figures.flaws.length === 0;
  const path = at.booth(language, clip);
  draft.edit(label, [[path, withTakes(draft.read(path), [[id, take]], isFlawless)]]);
  const played = { samples: fadeEdges(sound, part.from, part.to), rate: sound.rate };
  return { take: id, flaws: figures.flaws, sound: played };
}

/** In seconds: to begin, and for each character; somebody who reads slowly needs a third of it. */
const TO_BEGIN = 60;
const PER_CHARACTER = 0.4;

/** A minute at 48 kHz is 12 MB, which measuring and storing copy: every device has memory for these. */
const MOST_SAMPLES = 16_000_000;

/** In seconds: the length at which a take ends by itself, as whoever reads has forgotten it. */
export function longestTake(sentence: MarkedText, rate: number): number {
  return Math.min(TO_BEGIN + PER_CHARACTER * plain(sentence).length, MOST_SAMPLES / rate);
}
