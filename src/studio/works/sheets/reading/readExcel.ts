import {
  openOfficeFile,
  textOfPart,
  type OfficeFile,
} from "../../../../content/packing/openOfficeFile.ts";
import { keeper, type Sheet } from "./collectRows.ts";
import { limits } from "./limits.ts";
import { refusals } from "./sheetRefusals.ts";
import { formatsIn, sharedTextsIn, worksheetsIn } from "./workbookIn.ts";
import { worksheetRows } from "./worksheetRows.ts";

type Outcome = { sheets: Sheet[]; notes: string[] } | { refusal: string };

/** The worksheets of an .xlsx, or why what is in this zip is none. */
export function readExcel(zip: Uint8Array): Outcome {
  const file = openOfficeFile(zip);
  if (!file) return { refusal: refusals.damaged };
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
      problems.push(part === "tooMuch" ? refusals.tooMuchInside : refusals.damaged);
    return "<nothing/>";
  };

  const listed = worksheetsIn(read("xl/workbook.xml"), read("xl/_rels/workbook.xml.rels"), "xl");
  const texts = sharedTextsIn(read("xl/sharedStrings.xml"));
  const formats = formatsIn(read("xl/styles.xml"));
  if (problems[0]) return { refusal: problems[0] };
  if (!listed || !texts || !formats) return { refusal: refusals.damaged };

  const sheets: Sheet[] = [];
  const notes: string[] = [];
  const room = { characters: limits.charactersInAll };
  for (const { name, path } of listed.listed) {
    const xml = read(path);
    if (problems[0]) return { refusal: problems[0] };
    const kept = keeper(name, room);
    if (!worksheetRows(xml, { texts, formats, is1904: listed.is1904 }, kept.take))
      return { refusal: refusals.damaged };
    sheets.push(kept.sheet());
    notes.push(...kept.notes());
  }
  return { sheets, notes };
}

function whatItIs({ has }: OfficeFile): string {
  if (has("xl/workbook.bin")) return refusals.binaryExcel;
  if (has("word/document.xml") || has("ppt/presentation.xml")) return refusals.document;
  if (has("Index/Document.iwa") || has("Index.zip")) return refusals.numbers;
  if (has("content.xml") && has("META-INF/manifest.xml")) return refusals.openDocument;
  return refusals.otherZip;
}
