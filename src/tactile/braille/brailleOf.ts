import type { Language } from "../../i18n/languages.ts";
import type { Code } from "./codes/Code.ts";
import { english } from "./codes/english.ts";
import { french } from "./codes/french.ts";
import { german } from "./codes/german.ts";
import { italian } from "./codes/italian.ts";
import { spanish } from "./codes/spanish.ts";

const codes: Record<Language, Code> = {
  en: english,
  fr: french,
  de: german,
  it: italian,
  es: spanish,
};

/** The dots of a cell as bits: dot 1 is 1, dot 2 is 2, dot 3 is 4, dot 4 is 8, and so on to 32. */
export type Cell = number;

/** What keeps a text from being written: a letter without a sign, or a word longer than a line. */
export type WhyUnwritable = { letter: string } | { word: string };

export class BrailleError extends Error {
  readonly because: WhyUnwritable;

  constructor(message: string, because: WhyUnwritable) {
    super(message);
    this.because = because;
  }
}

/** A text as cells of uncontracted Braille, without capital signs, a space as an empty cell. */
export function brailleOf(text: string, language: Language): Cell[] {
  return signsOf(text, language).flatMap(({ cells }) => cells);
}

/** A character of print and its cells. */
export interface Sign {
  print: string;
  cells: Cell[];
}

/** Each character of a text with its cells; what has none is an error that names it. */
export function signsOf(text: string, language: Language): Sign[] {
  const code = codes[language];
  const print = closeSpaces(normalise(text), code);

  // A character of two code units has no sign and throws, so that characters count as places.
  return [...print].map((character, index) => {
    const dots = firstMatch(code.beside, print, index) ?? code.signs[character];
    if (dots === undefined) {
      // As it stands in the text, where whoever wrote it will look for it.
      const letter = [...text].find((each) => each.toLowerCase() === character) ?? character;
      throw new BrailleError(
        `“${letter}” in “${text}” has no Braille sign in “${language}”. Write the label without it.`,
        { letter },
      );
    }
    const ahead = firstMatch(code.ahead, print, index);
    const cells = ahead === undefined ? cellsOf(dots) : [...cellsOf(ahead), ...cellsOf(dots)];
    return { print: character, cells };
  });
}

/** Lower case, for labels have no capital signs; one character for what print has several of. */
function normalise(text: string) {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll("\u00AD", "")
    .replaceAll("’", "'")
    .replaceAll("\u2011", "-")
    .replaceAll("...", "…")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function closeSpaces(text: string, code: Code) {
  const closer = code.closer ?? [];
  return closer.reduce((spaces, [pattern, instead]) => spaces.replaceAll(pattern, instead), text);
}

/** The dots of the first pattern that fits the character at this place. */
function firstMatch(patterns: [RegExp, string][] = [], text: string, index: number) {
  for (const [pattern, dots] of patterns) {
    const here = new RegExp(pattern, "y");
    here.lastIndex = index;
    if (here.test(text)) return dots;
  }
  return undefined;
}

function cellsOf(dots: string): Cell[] {
  return dots.split("-").map((cell) => {
    const bits = [...cell].map((dot) => 2 ** (Number(dot) - 1));
    return bits.reduce((sum, bit) => sum + bit, 0);
  });
}
