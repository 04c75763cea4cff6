import type { Language } from "../../i18n/languages.ts";
import { BrailleError, signsOf, type Cell, type Sign } from "./brailleOf.ts";

/**
 * A text as lines of at most `most` cells, broken at spaces and after the hyphens between letters.
 * A word cut anywhere else would be guesswork for the finger: one that is too long is an error.
 */
export function linesOf(text: string, language: Language, most: number): Cell[][] {
  const lines: Cell[][] = [];

  for (const { signs, gap } of partsOf(signsOf(text, language))) {
    const cells = signs.flatMap((sign) => sign.cells);
    if (cells.length > most) {
      const part = signs.map((sign) => sign.print).join("");
      throw new BrailleError(
        `“${part}” in “${text}” takes ${cells.length} Braille cells and the line has ${most}. Make the label wider or shorten the text.`,
        { word: part },
      );
    }
    const line = lines.at(-1);
    if (line === undefined || line.length + gap.length + cells.length > most) lines.push(cells);
    else line.push(...gap, ...cells);
  }
  return lines;
}

/** What stays on one line, each with the cells between it and the part before it. */
interface Part {
  signs: Sign[];
  gap: Cell[];
}

function partsOf(signs: Sign[]) {
  const parts: Part[] = [];
  let part: Part = { signs: [], gap: [] };

  for (const [index, sign] of signs.entries()) {
    if (sign.print === " ") {
      parts.push(part);
      part = { signs: [], gap: sign.cells };
      continue;
    }
    part.signs.push(sign);
    if (sign.print === "-" && isLetter(signs[index - 1]) && isLetter(signs[index + 1])) {
      parts.push(part);
      part = { signs: [], gap: [] };
    }
  }
  return part.signs.length > 0 ? [...parts, part] : parts;
}

/** A number is not broken: its second half would have lost its number sign. */
function isLetter(sign: Sign | undefined) {
  return sign !== undefined && /\p{L}/u.test(sign.print);
}
