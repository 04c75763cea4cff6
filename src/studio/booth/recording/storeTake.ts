import type { Language } from "../../../i18n/languages.ts";
import { plain } from "../../../i18n/markedText.ts";
import type { Take } from "../../draft/documents/boothDocument.ts";
import { at } from "../../draft/documents/documents.ts";
import type { Draft } from "../../draft/draft.ts";
import type { SentenceToRead } from "../../draft/readings/sentencesToRead.ts";
import type { Sound } from "../sound/sound.ts";
import { fadeEdges } from "../sound/making/fadeEdges.ts";
import { soundDesk } from "../sound/soundDesk.ts";
import type { Flaw } from "../../draft/documents/boothDocument.ts";
import { withTakes } from "./boothEdits.ts";
import { longestTake } from "./longestTake.ts";

/** Measures what was read of a sentence and stores it; a take in which nobody is heard is not. */
export async function storeTake(
  draft: Draft,
  { language, clip, label }: { language: Language; clip: string; label: string },
  { text }: SentenceToRead,
  sound: Sound,
): Promise<{ take: string; flaws: readonly Flaw[]; heard: Sound }> {
  const { part, figures, wav } = await soundDesk("take", sound, longestTake(text, sound.rate));
  if (!part || figures.flaws.includes("silent"))
    return { take: "", flaws: ["silent"], heard: sound };
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
  const isSound = figures.flaws.length === 0;
  const path = at.booth(language, clip);
  draft.edit(label, [[path, withTakes(draft.read(path), [[id, take]], isSound)]]);
  const heard = { samples: fadeEdges(sound, part.from, part.to), rate: sound.rate };
  return { take: id, flaws: figures.flaws, heard };
}
