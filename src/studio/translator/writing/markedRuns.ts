import { isLanguage, languages, locales } from "../../../i18n/languages.ts";
import { cleanText } from "../reading/cleanText.ts";
import { run } from "./run.ts";

const MARK = new RegExp(`(</?(?:${languages.join("|")})>)`);

/** A text as runs of a Word document: marks in grey, words between them in their own language. */
export function markedRuns(text: string, properties = ""): string {
  let inside = "";
  return cleanText(text)
    .split(MARK)
    .map((piece) => {
      const [, slash, language] = /^<(\/?)(\w\w)>$/.exec(piece) ?? [];
      if (isLanguage(language)) {
        inside = slash ? "" : `<w:lang w:val="${locales[language]}"/>`;
        return run(piece, '<w:rStyle w:val="Segno"/>');
      }
      return piece && run(piece, inside || properties);
    })
    .join("");
}
