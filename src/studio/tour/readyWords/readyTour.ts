import { stopPhrase } from "../../../content/proofreading/proofread.ts";
import type { TourWords } from "../../../content/schema/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { numberInWords } from "./numberInWords.ts";
import { readyWordsIn } from "./readyWordsIn.ts";
import type { MarkedText } from "../../../i18n/markedText.ts";

/** What a new museum’s tour says until the museum writes its own, but for the stops themselves. */
export function readyTour(
  language: Language,
  { museum, own, stops }: { museum: string; own: Language; stops: number },
): Omit<TourWords, "steps" | "$schema"> {
  const { howMany, scripts } = readyWordsIn[language];
  const name = spokenName(museum, own);
  // An empty tour is spoken of as one with a single stop; adding the first updates the number.
  const of = Math.max(stops, 1);
  return scripts({
    name: name && markLanguage(name, own, language),
    howMany: howMany(numberInWords(language, of)),
    stop: stopPhrase(language, 1, of),
  });
}

const WORDS = 17;
const CHARACTERS = 90;

/** What a voice may say wrongly: digits, brackets, abbreviations, Roman numerals. */
const unsayable =
  /[\d()[\]{}/%×<>\p{C}]|\b(?:cm|mm|km|ca|etc)\b|(?<!\p{L})[IVX]{2,}(?!\p{L})|[.!?]["”»“]?\s/u;

/**
 * A museum’s name as a voice says it, without quotation marks; `undefined` where it breaks the
 * rules for spoken text, since the curator would get remarks on words that are not theirs.
 */
function spokenName(name: string, own: Language): string | undefined {
  const spoken = name
    .replace(/["“”„«»]/g, "")
    .replace(/['‘`´]/g, "’")
    .replace(/\s*&\s*/g, ` ${readyWordsIn[own].and} `)
    .replace(/\s*[,:;]+\s*/g, ", ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,.!?]+|[\s,.!?]+$/g, "")
    .replace(/ ([.!?])/g, "$1");
  const isShort = spoken.length <= CHARACTERS && spoken.split(" ").length <= WORDS;
  return isShort && /\p{L}/u.test(spoken) && !unsayable.test(spoken) ? spoken : undefined;
}

/** Words of one language for a text in another, marked so that a voice changes its accent. */
export function markLanguage(words: string, theirs: Language, language: Language): MarkedText {
  return theirs === language ? words : `<${theirs}>${words}</${theirs}>`;
}
