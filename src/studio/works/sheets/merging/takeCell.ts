import { longest, workNumbers } from "../../../../content/schema/limits.ts";
import { isLanguage, type Language } from "../../../../i18n/languages.ts";
import { dateFrom } from "../../facts/dateFrom.ts";
import { kindFrom } from "../../facts/kindFrom.ts";
import { makersFrom } from "../../facts/makersFrom.ts";
import { nameInOrder } from "../../facts/nameInOrder.ts";
import { sizeFrom } from "../../facts/sizeFrom.ts";
import { techniqueFrom } from "../../facts/techniqueFrom.ts";
import { excerpt, type SheetWork } from "./sheetWork.ts";
import { fieldName, type SheetField } from "../columns/sheetFields.ts";
import { keepUnreadSize, withUnit } from "./takeMeasures.ts";

/**
 * Writes a cell into its work; what is not understood is kept as written, or reported in
 * `problems`.
 */
export function takeCell(
  work: SheetWork,
  field: SheetField,
  cell: string,
  heading: string,
  own: Language,
): void {
  const { facts, unread, problems } = work;
  const line = () => lineOf(cell, field, problems);
  const [spoken = "", code] = field.split("In-");
  const language = isLanguage(code) ? code : own;
  switch (spoken) {
    case "id":
      takeNumber(work, cell);
      break;
    case "title":
      if (language === own) facts.title = line();
      else wordsIn(work, language).title = line();
      break;
    case "short":
    case "alt":
      wordsIn(work, language)[spoken] = cell;
      break;
    case "description":
      wordsIn(work, language).description = cell.split(/\s*\n\s*/).filter(Boolean);
      break;
    case "makers":
      facts.makers = makersFrom(cell);
      for (const maker of facts.makers) maker.name = nameInOrder(maker.name);
      break;
    case "date": {
      const date = dateFrom(ofCentury(cell, heading));
      if (date) facts.date = date;
      else {
        unread.date = cell;
        problems.push(
          `La data «${excerpt(cell)}» non è stata capita: scrivila nella scheda dell’opera.`,
        );
      }
      break;
    }
    case "technique": {
      const technique = techniqueFrom(cell);
      if (technique) facts.technique = technique;
      else wordsIn(work, own).technique = line();
      break;
    }
    case "size": {
      const size = sizeFrom(withUnit(cell, heading));
      if (size) facts.size = { ...facts.size, ...size };
      else keepUnreadSize(work, field, cell);
      break;
    }
    case "kind": {
      const kind = kindFrom(cell);
      if (kind) facts.kind = kind;
      else
        problems.push(
          `Il tipo di opera «${excerpt(cell)}» non è tra quelli previsti: sceglilo nella scheda.`,
        );
      break;
    }
    case "note":
      facts.note = cell;
      break;
    case "inventory":
    case "room":
      facts[spoken] = line();
      break;
  }
}

function wordsIn(work: SheetWork, language: Language) {
  return (work.words[language] ??= {});
}

function takeNumber({ facts, problems }: SheetWork, cell: string) {
  const digits = /^(?:n|nr|no|num)?[.°º]?\s*(\d{1,9})(?:[.,]0*)?$/i.exec(cell)?.[1];
  const number = Number(digits);
  if (number >= workNumbers.first && number <= workNumbers.last) facts.id = number;
  else
    problems.push(
      `Il numero «${excerpt(cell)}» non va bene per un’etichetta: serve un numero da ${workNumbers.first} a ${workNumbers.last}, in cifre. Una nuova opera avrà il prossimo numero libero.`,
    );
}

/** “17” under “Secolo” is no year. */
const ofCentury = (cell: string, heading: string) =>
  /^\d{1,2}$/.test(cell) && /secolo|century/i.test(heading) ? `${cell} secolo` : cell;

function lineOf(cell: string, field: SheetField, problems: string[]): string {
  const line = cell.replaceAll(/\s*\n\s*/g, " ");
  if (line.length <= longest.line) return line;
  problems.push(
    `${fieldName(field)}: il testo supera i ${longest.line} caratteri ed è stato accorciato.`,
  );
  return line.slice(0, longest.line).trimEnd();
}
