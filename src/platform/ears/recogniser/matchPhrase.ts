import type { Language } from "../../../i18n/languages.ts";
import { foldedLetters } from "../../../lib/text/foldText.ts";
import { isHallucination } from "./isHallucination.ts";
import usualPhrases from "./usualPhrases.json";
import type { EncodedSound, Whisper } from "../model/whisper.ts";

/** How much it counts against a phrase that the model writes it readily even in silence. */
const READILY = 0.7;
const NONE_OF_THESE = { likelihood: -13, score: -1.2 };
/** From this likelihood on nothing was said: one short word alone is easily taken for noise. */
const NOBODY_SPEAKS = 0.9;
/** In words: longer sentences are not searched for a phrase. */
const SHORT = 5;
const LONGEST = 24;

/** The phrase that was said, if it is one of these, and what was said otherwise. */
export type PhraseMatch = { phrase: string | undefined; said: string };

/**
 * Compares what was said with phrases rather than write it down freely: one word without a sentence
 * around it is easily misheard, but seldom as another of a few.
 */
export async function matchPhrase(
  whisper: Pick<Whisper, "decode" | "likeliestOf" | "tokens">,
  sound: EncodedSound,
  seconds: number,
  language: Language,
  phrases: readonly string[],
): Promise<PhraseMatch> {
  const { tokens } = whisper;
  const written = await whisper.decode(sound, {
    language,
    before: [],
    agreed: [],
    seconds,
    most: LONGEST,
  });
  const text = tokens.toText(written.tokens).trim();
  if (written.noSpeech > NOBODY_SPEAKS || !/\p{L}/u.test(text))
    return { phrase: undefined, said: "" };
  const inside = phraseIn(text, phrases);
  if (inside) return { phrase: inside, said: text };
  const usual: Partial<Record<string, number>> = usualPhrases[language];
  const spelt = phrases.flatMap((phrase) =>
    spellings(phrase).map((spelling) => ({ phrase, spelling })),
  );
  const chosen = await whisper.likeliestOf(
    sound,
    { language, before: [] },
    spelt.map(({ phrase, spelling }) => ({
      tokens: tokens.toTokens(spelling),
      lead: -READILY * (usual[phrase] ?? 0),
    })),
    NONE_OF_THESE,
  );
  if (chosen) return { phrase: spelt[chosen.number]!.phrase, said: text };
  return { phrase: undefined, said: isHallucination(written, text, seconds) ? "" : text };
}

/** The model begins a text with a space, and most with a capital. */
export function spellings(phrase: string) {
  const capital = phrase[0]!.toUpperCase() + phrase.slice(1);
  const small = phrase[0]!.toLowerCase() + phrase.slice(1);
  return [...new Set([` ${capital}`, ` ${small}`])];
}

/** The phrase that a short text has in it, word by word. */
function phraseIn(text: string, phrases: readonly string[]) {
  const said = wordsOf(text);
  if (said.length > SHORT) return undefined;
  return phrases.find((phrase) => {
    const words = wordsOf(phrase);
    return said.some((_, at) => words.every((word, index) => said[at + index] === word));
  });
}

function wordsOf(text: string) {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(foldedLetters)
    .filter((word) => word !== "");
}
