import { locales } from "../../../i18n/languages.ts";
import { documentKey } from "../textKey.ts";
import { colours } from "./documentStyles.ts";
import { instructions } from "./instructions.ts";
import { markedRuns, run, escapeXml } from "./runs.ts";
import type { TranslationAbout, TranslationRow } from "../translationRows.ts";

/** In twentieths of a point: the code is narrow, the two texts are as wide as each other. */
const WIDTHS = [2070, 6250, 6250] as const;

/** The table with all texts, a row across it before those of each work. */
export function documentTable(rows: readonly TranslationRow[], about: TranslationAbout): string {
  let heading = "";
  const body = rows.map((row) => {
    const at = row.what.lastIndexOf(" · ");
    const work = at < 0 ? "" : row.what.slice(0, at);
    const isNew = work !== heading;
    heading = work;
    const label = at < 0 ? row.what : row.what.slice(at + 3);
    return (isNew && work ? headingRow(work) : "") + textRow({ ...row, what: label }, about);
  });
  const description = `Una riga per ogni testo: codice, originale in ${about.from}, traduzione in ${about.to}.`;
  return `<w:tbl><w:tblPr><w:tblW w:w="14570" w:type="dxa"/><w:tblBorders>${borders()}</w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="115" w:type="dxa"/><w:right w:w="115" w:type="dxa"/></w:tblCellMar><w:tblLook w:val="0020" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="1" w:noVBand="1"/><w:tblCaption w:val="Testi da tradurre"/><w:tblDescription w:val="${escapeXml(description)}"/></w:tblPr><w:tblGrid>${WIDTHS.map((width) => `<w:gridCol w:w="${width}"/>`).join("")}</w:tblGrid>${headRow(about)}${body.join("")}</w:tbl>`;
}

function headRow(about: TranslationAbout): string {
  const { original, translation } = instructions[about.language];
  const isForeign = about.language !== "it";
  const lang = `<w:lang w:val="${locales[about.language]}"/>`;
  const head = (italian: string, own: string) =>
    paragraph("Testata", markedRuns(italian) + (isForeign ? run(` · ${own}`, lang) : ""));
  const code = run(documentKey(about), `<w:color w:val="${colours.white}"/>`);
  return row(
    cell(
      0,
      paragraph("Testata", markedRuns("Codice")) + paragraph("Codice", code),
      colours.accent,
    ) +
      cell(1, head(`Originale in ${about.from}`, original), colours.accent) +
      cell(2, head(`Traduzione in ${about.to}`, translation), colours.accent),
    "<w:cantSplit/><w:tblHeader/>",
  );
}

const headingRow = (work: string) =>
  row(
    `<w:tc><w:tcPr><w:tcW w:w="14570" w:type="dxa"/><w:gridSpan w:val="3"/>${shading(colours.surface)}</w:tcPr>${paragraph("Heading2", markedRuns(work))}</w:tc>`,
  );

function textRow(
  { key, what, original, translation, isStale }: TranslationRow,
  { language }: TranslationAbout,
): string {
  const { changed } = instructions[language];
  const own = `<w:lang w:val="${locales[language]}"/>`;
  const notice =
    language === "it"
      ? markedRuns(changed)
      : markedRuns(instructions.it.changed) + run(` · ${changed}`, own);
  return row(
    cell(
      0,
      paragraph("Voce", markedRuns(what)) +
        (isStale ? paragraph("Avviso", notice) : "") +
        paragraph("Codice", markedRuns(key)),
      colours.page,
    ) +
      cell(1, paragraph("Originale", markedRuns(original)), colours.page) +
      cell(2, paragraph("Traduzione", markedRuns(translation))),
  );
}

const paragraph = (style: string, runs: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs}</w:p>`;

const row = (cells: string, properties = "<w:cantSplit/>") =>
  `<w:tr><w:trPr>${properties}</w:trPr>${cells}</w:tr>`;

const cell = (column: 0 | 1 | 2, content: string, colour?: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="${WIDTHS[column]}" w:type="dxa"/>${colour ? shading(colour) : ""}</w:tcPr>${content}</w:tc>`;

const shading = (colour: string) => `<w:shd w:val="clear" w:color="auto" w:fill="${colour}"/>`;

const borders = () =>
  ["top", "left", "bottom", "right", "insideH", "insideV"]
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="${colours.line}"/>`)
    .join("");
