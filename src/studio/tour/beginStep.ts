import { countWords } from "../../content/speaking/countWords.ts";
import { phrasesIn } from "../../content/publishing/phrases/phrasesIn.ts";
import { stopPhrase } from "../../content/proofreading/proofread.ts";
import type { Language } from "../../i18n/languages.ts";
import { markLanguage } from "./readyWords/readyTour.ts";
import { readyWordsIn } from "./readyWords/readyWordsIn.ts";

const WORDS_IN_A_SENTENCE = 17;

/**
 * The first sentences of a new stop, for the curator to continue: which stop it is, the work, its
 * maker.
 */
export function beginStep(
  language: Language,
  {
    number,
    of,
    title,
    titleLanguage = language,
    artist,
  }: { number: number; of: number; title: string; titleLanguage?: Language; artist?: string },
): string[][] {
  const name = markLanguage(title.replace(/[<>]/g, "").trim(), titleLanguage, language);
  return [
    [
      `${capitalised(stopPhrase(language, number, of))}.`,
      ...named(name, title.trim(), artist && madeBy(artist, language)),
    ],
  ];
}

/** Title and maker in one sentence, or in two where the title ends its own or one would be long. */
function named(name: string, title: string, maker: string | undefined) {
  const isEnded = /[.!?…]$/.test(title);
  const alone = isEnded ? name : `${name}.`;
  if (!maker) return [alone];
  const together = `${name}, ${maker}.`;
  return isEnded || countWords(together) > WORDS_IN_A_SENTENCE
    ? [alone, `${capitalised(maker)}.`]
    : [together];
}

/** “by Dosso Dossi”; what says more than a name stays as it is: “attributed to Dosso Dossi”. */
function madeBy(artist: string, language: Language) {
  return artist
    .split("; ")
    .map((maker) => (isName(maker, language) ? readyWordsIn[language].by(maker) : maker))
    .join(", ");
}

function isName(maker: string, language: Language) {
  const { hands, artistUnknown, makerUnknown } = phrasesIn[language];
  // “Di Ada e bottega”: what begins with the name is said as a name is.
  const { withWorkshop: _, withAssistants: __, ...others } = hands;
  // Before a vowel some languages have another preposition: “ad Andrea”, “d’Andrea”.
  const phrases = Object.values(others).flatMap((hand) =>
    ["A", "B"].map((name) => hand(name).split(name)),
  );
  return (
    maker !== artistUnknown &&
    maker !== makerUnknown &&
    !phrases.some(([first = "", last = ""]) => maker.startsWith(first) && maker.endsWith(last))
  );
}

function capitalised(text: string) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
