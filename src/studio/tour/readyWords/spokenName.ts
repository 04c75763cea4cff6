import type { Language } from "../../../i18n/languages.ts";
import { readyWordsIn } from "./readyWordsIn.ts";

const WORDS = 17;
const CHARACTERS = 90;

/** What would have to be guessed how to say: digits, brackets, abbreviations, Roman numerals. */
const unsayable =
  /[\d()[\]{}/%×<>\p{C}]|\b(?:cm|mm|km|ca|etc)\b|(?<!\p{L})[IVX]{2,}(?!\p{L})|[.!?]["”»“]?\s/u;

/**
 * A museum’s name as a voice says it, without quotation marks; nothing where the rules for spoken
 * text leave no way to say it, so that the curator is not reproached for words we wrote.
 */
export function spokenName(name: string, own: Language): string | undefined {
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
