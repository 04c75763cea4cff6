import { locales, type Language } from "../../../i18n/languages.ts";

/** Ink, its softer shade, the red of Roman plaster and travertine, as in the app by day. */
export const colours = {
  ink: "211B16",
  soft: "4A3F35",
  accent: "8A2D17",
  surface: "F2EADB",
  page: "FBF7F0",
  line: "DCCDB4",
  white: "FFFFFF",
};

/** The styles of the document; what is typed into a column gets the language of its style. */
export const documentStyles = ({
  original,
  language,
}: {
  original: Language;
  language: Language;
}) =>
  `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:eastAsia="Calibri" w:cs="Calibri"/><w:color w:val="${colours.ink}"/><w:sz w:val="22"/><w:szCs w:val="22"/><w:lang w:val="it-IT" w:eastAsia="it-IT" w:bidi="ar-SA"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="80" w:line="264" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults>${[
    paragraph("Normal", "Normal", "", "", true),
    paragraph(
      "Title",
      "Title",
      '<w:spacing w:before="0" w:after="40" w:line="240" w:lineRule="auto"/>',
      `<w:b/><w:color w:val="${colours.accent}"/><w:sz w:val="48"/><w:szCs w:val="48"/>`,
    ),
    paragraph(
      "Subtitle",
      "Subtitle",
      '<w:spacing w:after="40"/>',
      `<w:color w:val="${colours.soft}"/><w:sz w:val="24"/><w:szCs w:val="24"/>`,
    ),
    paragraph(
      "Heading1",
      "heading 1",
      '<w:keepNext/><w:spacing w:before="0" w:after="120"/><w:outlineLvl w:val="0"/>',
      `<w:b/><w:color w:val="${colours.accent}"/><w:sz w:val="26"/><w:szCs w:val="26"/>`,
    ),
    paragraph(
      "Heading2",
      "heading 2",
      '<w:keepNext/><w:spacing w:before="100" w:after="100"/><w:outlineLvl w:val="1"/>',
      `<w:b/><w:color w:val="${colours.accent}"/><w:sz w:val="26"/><w:szCs w:val="26"/>`,
    ),
    paragraph("Istruzioni", "Istruzioni", '<w:spacing w:after="120"/>', ""),
    paragraph(
      "Testata",
      "Testata della tabella",
      '<w:keepNext/><w:spacing w:before="60" w:after="60"/>',
      `<w:b/><w:color w:val="${colours.white}"/>`,
    ),
    paragraph(
      "Codice",
      "Codice",
      '<w:spacing w:before="0" w:after="40"/>',
      `<w:noProof/><w:color w:val="${colours.soft}"/><w:sz w:val="15"/><w:szCs w:val="15"/>`,
    ),
    paragraph(
      "Voce",
      "Voce",
      '<w:spacing w:before="60" w:after="0"/>',
      '<w:sz w:val="18"/><w:szCs w:val="18"/>',
    ),
    paragraph(
      "Avviso",
      "Avviso",
      '<w:spacing w:before="0" w:after="40"/>',
      `<w:b/><w:color w:val="${colours.accent}"/><w:sz w:val="18"/><w:szCs w:val="18"/>`,
    ),
    paragraph("Originale", "Originale", COLUMN, lang(original)),
    paragraph("Traduzione", "Traduzione", COLUMN, lang(language)),
    paragraph(
      "Footer",
      "footer",
      '<w:spacing w:after="0"/><w:jc w:val="center"/>',
      `<w:color w:val="${colours.soft}"/><w:sz w:val="18"/><w:szCs w:val="18"/>`,
    ),
    `<w:style w:type="character" w:customStyle="1" w:styleId="Segno"><w:name w:val="Segno"/><w:qFormat/><w:rPr><w:noProof/><w:color w:val="6B5D4C"/></w:rPr></w:style>`,
  ].join("")}</w:styles>`;

const COLUMN = '<w:spacing w:before="60" w:after="60"/>';

const lang = (language: Language) => `<w:lang w:val="${locales[language]}"/>`;

/** Word knows by their names which styles are its own. */
function paragraph(id: string, name: string, block: string, run: string, isDefault = false) {
  const isOurs = /^[A-Z]/.test(name) && !["Normal", "Title", "Subtitle"].includes(name);
  return `<w:style w:type="paragraph"${isDefault ? ' w:default="1"' : ""}${isOurs ? ' w:customStyle="1"' : ""} w:styleId="${id}"><w:name w:val="${name}"/>${isDefault ? "" : '<w:basedOn w:val="Normal"/>'}<w:qFormat/>${block && `<w:pPr>${block}</w:pPr>`}${run && `<w:rPr>${run}</w:rPr>`}</w:style>`;
}
