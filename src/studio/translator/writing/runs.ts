import { isLanguage, languages, locales } from "../../../i18n/languages.ts";
import { cleanText } from "../reading/cleanText.ts";

/** Words that look alike, in a paragraph of a Word document. */
export function run(text: string, properties = ""): string {
  const look = properties && `<w:rPr>${properties}</w:rPr>`;
  // Without `preserve`, Word drops the spaces at both ends.
  return `<w:r>${look}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`;
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text as it may stand in an element or an attribute. */
export const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => entities[character]!);

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
