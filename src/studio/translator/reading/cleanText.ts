import { languages } from "../../../i18n/languages.ts";

const LINE_BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]/g;
/** Soft hyphens, marks without width, marks that turn text around, halves of characters. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\u00AD\u200B\u200E\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;
/** A mark of a language as word processors and people change it: `‹IT›`, `< /it >`. */
const MARKS = new RegExp(
  `[<‹⟨〈＜]\\s{0,2}(/?)\\s{0,2}(${languages.join("|")})\\s{0,2}[>›⟩〉＞]`,
  "giu",
);

/** No language piles up so many accents, and the time to normalise them grows with their square. */
const TOO_MANY_ACCENTS = /\p{M}{31}/u;

/** A text as both the document and its reader write it: one line; no-break spaces and quotes stay. */
export function cleanText(text: string): string {
  return (TOO_MANY_ACCENTS.test(text) ? text : text.normalize("NFC"))
    .replaceAll(LINE_BREAKS, " ")
    .replaceAll(UNSEEN, "")
    .replaceAll(/ {2,}/g, " ")
    .replaceAll(
      MARKS,
      (_mark, slash: string, language: string) => `<${slash}${language.toLowerCase()}>`,
    )
    .trim();
}
