import { plain, type MarkedText } from "../../i18n/markedText.ts";

/** How many words a text has; a dash between spaces is none. */
export function countWords(text: MarkedText): number {
  return plain(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}
