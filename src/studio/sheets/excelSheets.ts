import { keeper, type Sheet } from "./keeper.ts";
import { limits } from "./limits.ts";
import { refusals } from "./refusals.ts";
import { formatsIn, sharedTextsIn, worksheetsIn } from "./workbookIn.ts";
import { worksheetRows } from "./worksheetRows.ts";
import { zipParts, type ZipParts } from "./zipParts.ts";

type Outcome = { sheets: Sheet[]; notes: string[] } | { refusal: string };

/** The worksheets of an .xlsx, or why what is in this zip is none. */
export async function excelSheets(zip: Uint8Array): Promise<Outcome> {
  const parts = zipParts(zip);
  if (!parts) return { refusal: refusals.damaged };
  if (!parts.has("xl/workbook.xml")) return { refusal: whatItIs(parts) };

  const workbook = await parts.read("xl/workbook.xml");
  const relations = await parts.read("xl/_rels/workbook.xml.rels");
  const shared = await parts.read("xl/sharedStrings.xml");
  const styles = await parts.read("xl/styles.xml");
  const refusal = [workbook, relations, shared, styles].map(refusalOf).find(Boolean);
  if (refusal) return { refusal };
  const listed = worksheetsIn(textOr(workbook), textOr(relations), "xl");
  const texts = sharedTextsIn(textOr(shared));
  const formats = formatsIn(textOr(styles));
  if (!listed || !texts || !formats) return { refusal: refusals.damaged };

  const sheets: Sheet[] = [];
  const notes: string[] = [];
  const left = { characters: limits.charactersInAll };
  for (const { name, path } of listed.listed) {
    // oxlint-disable-next-line no-await-in-loop -- all at once would need the memory of all at once
    const xml = await parts.read(path);
    const why = refusalOf(xml);
    if (why) return { refusal: why };
    const kept = keeper(name, left);
    if (!worksheetRows(textOr(xml), { texts, formats, is1904: listed.is1904 }, kept.take))
      return { refusal: refusals.damaged };
    sheets.push(kept.sheet());
    notes.push(...kept.notes());
  }
  return { sheets, notes };
}

type Part = Awaited<ReturnType<ZipParts["read"]>>;

/** A workbook may have no shared texts and no styles. */
const EMPTY = "<nothing/>";
const textOr = (part: Part) => (typeof part === "string" ? part : EMPTY);

function refusalOf(part: Part): string | undefined {
  if (typeof part === "string" || part.problem === "missing") return undefined;
  return part.problem === "tooMuch" ? refusals.tooMuchInside : refusals.damaged;
}

function whatItIs({ has }: ZipParts): string {
  if (has("xl/workbook.bin")) return refusals.binaryExcel;
  if (has("word/document.xml") || has("ppt/presentation.xml")) return refusals.document;
  if (has("Index/Document.iwa") || has("Index.zip")) return refusals.numbers;
  if (has("content.xml") && has("META-INF/manifest.xml")) return refusals.openDocument;
  return refusals.otherZip;
}
