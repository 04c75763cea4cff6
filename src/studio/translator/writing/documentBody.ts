import { locales, type Language } from "../../../i18n/languages.ts";
import { documentTable } from "./documentTable.ts";
import { instructions } from "./instructions.ts";
import { markedRuns } from "./runs.ts";
import type { TranslationAbout, TranslationRow } from "../translationRows.ts";

/** The document itself: title, what there is to do, instructions in both languages, the table. */
export function documentBody(rows: readonly TranslationRow[], about: TranslationAbout): string {
  const { museum, from, to, language, made } = about;
  const languages: Language[] = language === "it" ? ["it"] : ["it", language];
  const foreign = language === "it" ? "<de>Jugendstil</de>" : "<it>lira da braccio</it>";
  const steps = languages.map((code, index) => instruction(code, index, foreign)).join("");
  return `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${[
    paragraph("Title", markedRuns(museum)),
    paragraph(
      "Subtitle",
      markedRuns(`Testi da tradurre: originale in ${from}, traduzione in ${to}`),
    ),
    paragraph(
      "Subtitle",
      markedRuns([made, ...toDo(rows)].join(" · ")),
      `<w:spacing w:after="360"/>${section(1)}`,
    ),
    steps,
    paragraph("Istruzioni", "", section(languages.length)),
    paragraph("Heading1", markedRuns("I testi")),
    documentTable(rows, about),
    paragraph("Istruzioni", ""),
    section(1, "nextPage"),
  ].join("")}</w:body></w:document>`;
}

/** What a translator asks first: how many texts, and how many words. */
function toDo(rows: readonly TranslationRow[]): string[] {
  const missing = rows.filter(({ translation }) => !translation.trim());
  const stale = rows.filter(({ translation, isStale }) => translation.trim() && isStale);
  const words = missing.reduce((sum, row) => sum + row.original.split(/\s+/).length, 0);
  if (!missing.length && !stale.length) return ["tutto è tradotto: da rileggere"];
  return [
    ...(missing.length
      ? [
          `da tradurre ${texts(missing.length)}, circa ${words === 1 ? "una parola" : `${words} parole`}`,
        ]
      : []),
    ...(stale.length ? [`da rivedere ${texts(stale.length)}`] : []),
  ];
}

const texts = (count: number) => (count === 1 ? "un testo" : `${count} testi`);

function instruction(language: Language, index: number, foreign: string): string {
  const { heading, steps } = instructions[language];
  const own = `<w:lang w:val="${locales[language]}"/>`;
  const list = `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${index + 1}"/></w:numPr>`;
  return [
    paragraph("Heading1", (index ? COLUMN_BREAK : "") + markedRuns(heading, own)),
    ...steps(foreign).map((step) => paragraph("Istruzioni", markedRuns(step, own), list)),
  ].join("");
}

const COLUMN_BREAK = '<w:r><w:br w:type="column"/></w:r>';

const paragraph = (style: string, runs: string, properties = "") =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/>${properties}</w:pPr>${runs}</w:p>`;

/** A4 across, so that both texts have room beside each other. */
const section = (columns: number, begins = "continuous") =>
  `<w:sectPr><w:footerReference w:type="default" r:id="rId4"/><w:type w:val="${begins}"/><w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/><w:cols w:num="${columns}" w:space="567"/></w:sectPr>`;
