import {
  openOfficeFile,
  textOfPart,
  type OfficeFile,
} from "../../../../content/packing/openOfficeFile.ts";
import { collectRows, type Sheet } from "./collectRows.ts";
import { limits } from "./limits.ts";
import { sheetRefusals } from "./sheetRefusals.ts";
import { formatsIn, sharedTextsIn, worksheetsIn } from "./workbookIn.ts";
import { worksheetRows } from "./worksheetRows.ts";

type Outcome = { sheets: Sheet[]; notes: string[] } | { refusal: string };

/** The worksheets of an .xlsx, or why this zip is not one. */
export function readExcel(zip: Uint8Array): Outcome {
  const file = openOfficeFile(zip);
  if (!file) return { refusal: sheetRefusals.damaged };
  if (!file.has("xl/workbook.xml")) return { refusal: whatItIs(file) };

  let left: number = limits.inflatedBytes;
  const problems: string[] = [];
  const read = (path: string) => {
    const part = file.read(path, left);
    if (typeof part !== "string") {
      left -= part.length;
      return textOfPart(part, false);
    }
    // A workbook may have no shared texts and no styles.
    if (part !== "missing")
      problems.push(part === "tooMuch" ? sheetRefusals.tooMuchInside : sheetRefusals.damaged);
    return "<nothing/>";
  };

  const workbook = worksheetsIn(read("xl/workbook.xml"), read("xl/_rels/workbook.xml.rels"), "xl");
  const texts = sharedTextsIn(read("xl/sharedStrings.xml"));
  const formats = formatsIn(read("xl/styles.xml"));
  if (problems[0]) return { refusal: problems[0] };
  if (!workbook || !texts || !formats) return { refusal: sheetRefusals.damaged };

  const sheets: Sheet[] = [];
  const notes: string[] = [];
  const room = { characters: limits.charactersInAll };
  for (const { name, path } of workbook.worksheets) {
    const xml = read(path);
    if (problems[0]) return { refusal: problems[0] };
    const collected = collectRows(name, room);
    if (!worksheetRows(xml, { texts, formats, is1904: workbook.is1904 }, collected.take))
      return { refusal: sheetRefusals.damaged };
    sheets.push(collected.sheet());
    notes.push(...collected.notes());
  }
  return { sheets, notes };
}

function whatItIs({ has }: OfficeFile): string {
  if (has("xl/workbook.bin")) return sheetRefusals.binaryExcel;
  if (has("word/document.xml") || has("ppt/presentation.xml")) return sheetRefusals.document;
  if (has("Index/Document.iwa") || has("Index.zip")) return sheetRefusals.numbers;
  if (has("content.xml") && has("META-INF/manifest.xml")) return sheetRefusals.openDocument;
  return sheetRefusals.otherZip;
}
