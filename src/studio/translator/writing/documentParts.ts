import { locales } from "../../../i18n/languages.ts";
import { markedRuns, run, escapeXml } from "./runs.ts";
import type { TranslationAbout } from "../translationRows.ts";

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** What stands around the text of a Word document, by path. */
export const documentParts = (about: TranslationAbout): Record<string, string> => ({
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${WORD}.styles+xml"/><Override PartName="/word/settings.xml" ContentType="${WORD}.settings+xml"/><Override PartName="/word/numbering.xml" ContentType="${WORD}.numbering+xml"/><Override PartName="/word/footer1.xml" ContentType="${WORD}.footer+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
  "_rels/.rels": relationships([
    [`${OFFICE}/relationships/officeDocument`, "word/document.xml"],
    [`${PACKAGE}/relationships/metadata/core-properties`, "docProps/core.xml"],
  ]),
  "word/_rels/document.xml.rels": relationships(
    ["styles", "settings", "numbering", "footer"].map((part) => [
      `${OFFICE}/relationships/${part}`,
      part === "footer" ? "footer1.xml" : `${part}.xml`,
    ]),
  ),
  "docProps/core.xml": `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(titleOf(about))}</dc:title><dc:creator>${escapeXml(about.museum)}</dc:creator><dc:language>${locales[about.language]}</dc:language></cp:coreProperties>`,
  // Without the mode of today Word opens the document as one of 2007 and says so in its title.
  "word/settings.xml": `<w:settings ${W}><w:zoom w:percent="100"/><w:defaultTabStop w:val="567"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="it-IT"/></w:settings>`,
  "word/numbering.xml": `<w:numbering ${W}>${[1, 2].map(list).join("")}${[1, 2].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join("")}</w:numbering>`,
  "word/footer1.xml": `<w:ftr ${W}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>${markedRuns(titleOf(about))}${run(" · pagina ")}${field("PAGE")}${run(" di ")}${field("NUMPAGES")}</w:p></w:ftr>`,
});

const titleOf = ({ museum, to }: TranslationAbout) => `${museum}, traduzione in ${to}`;

const field = (code: string) => `<w:fldSimple w:instr=" ${code} ">${run("1")}</w:fldSimple>`;

/** The instructions in each language count from one. */
const list = (id: number) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="singleLevel"/><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="340" w:hanging="340"/></w:pPr></w:lvl></w:abstractNum>`;

const relationships = (targets: readonly (readonly string[])[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;
