import type { Language } from "../../../i18n/languages.ts";
import { cleanText } from "./cleanText.ts";
import { languagesOf } from "../writing/documentKey.ts";
import { partOf } from "../textKey.ts";

/** What the code in a cell is for; one that is not right is never guessed at. */
export type CodeFound =
  | { is: "text"; key: string }
  | { is: "head"; language: Language }
  | { is: "damaged"; code: string };

/** Longer than a label, a note and a code together. */
const LONGEST_CELL = 600;

/** The one code among the words of a cell. */
export function codeIn(cell: string): CodeFound | undefined {
  if (cell.length > LONGEST_CELL || !cell.includes("/")) return undefined;
  const words = cleanText(cell)
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .split(/\s+/)
    .filter((word) => word.includes("/"));
  const keys = new Set(words.filter((word) => partOf(word)));
  const [key] = keys;
  if (key && keys.size === 1) return { is: "text", key };
  for (const word of words) {
    const languages = languagesOf(word);
    if (languages) return { is: "head", language: languages.language };
  }
  return words.length ? { is: "damaged", code: words.join(" ") } : undefined;
}
