import { isLanguage, type Language } from "../../i18n/languages.ts";
import { dateFrom } from "../facts/dateFrom.ts";
import { kindFrom } from "../facts/kindFrom.ts";
import { makersFrom } from "../facts/makersFrom.ts";
import { nameInOrder } from "../facts/nameInOrder.ts";
import { sizeFrom } from "../facts/sizeFrom.ts";
import { techniqueFrom } from "../facts/techniqueFrom.ts";
import { fieldName, type SheetField } from "./sheetFields.ts";
import type { SheetWork } from "./sheetWork.ts";

const LONGEST_LINE = 400;

/** Puts what a cell says into its work; what is not understood is kept as it is written, and told. */
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
          `La data «${shown(cell)}» non è stata capita: scrivila nella scheda dell’opera.`,
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
    case "size":
    case "height":
    case "width":
    case "depth":
    case "diameter":
      takeSize(work, spoken, withUnit(cell, heading), cell);
      break;
    case "kind": {
      const kind = kindFrom(cell);
      if (kind) facts.kind = kind;
      else
        problems.push(
          `Il tipo di opera «${shown(cell)}» non è tra quelli previsti: sceglilo nella scheda.`,
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
  if (number >= 1 && number <= 9999) facts.id = number;
  else
    problems.push(
      `Il numero «${shown(cell)}» non va bene per un’etichetta: serve un numero da 1 a 9999, in cifre. Una nuova opera avrà il prossimo numero libero.`,
    );
}

type Measure = "size" | "height" | "width" | "depth" | "diameter";

function takeSize(work: SheetWork, measure: Measure, text: string, cell: string) {
  const size = sizeFrom(text);
  const isOne = size && Object.keys(size).length === 1;
  if (measure === "size" && size) work.facts.size = { ...work.facts.size, ...size };
  else if (measure !== "size" && isOne) {
    work.facts.size = { ...work.facts.size, [measure]: Object.values(size)[0] };
    work.hasMeasures = true;
  } else {
    work.unread.size = work.unread.size ? `${work.unread.size}; ${cell}` : cell;
    work.problems.push(
      `${fieldName(measure)}: «${shown(cell)}» non è stato capito. Scrivi per esempio «127,5 × 188,5 cm» nella scheda dell’opera.`,
    );
  }
}

/** “17” under “Secolo” is no year. */
const ofCentury = (cell: string, heading: string) =>
  /^\d{1,2}$/.test(cell) && /secolo|century/i.test(heading) ? `${cell} secolo` : cell;

/** The unit of a heading, “Altezza (mm)”, where the cell has none. */
function withUnit(cell: string, heading: string): string {
  const unit = /(?:^|[\s([])(mm|cm|m)\.?(?:[\s)\]]|$)/i.exec(heading)?.[1];
  return unit && !/\d\s*(?:mm|cm|m)\b|\b(?:mm|cm|m)\.?\s*\d/i.test(cell) ? `${cell} ${unit}` : cell;
}

function lineOf(cell: string, field: SheetField, problems: string[]): string {
  const line = cell.replaceAll(/\s*\n\s*/g, " ");
  if (line.length <= LONGEST_LINE) return line;
  problems.push(`${fieldName(field)}: il testo supera i 400 caratteri ed è stato accorciato.`);
  return line.slice(0, LONGEST_LINE).trimEnd();
}

const shown = (cell: string) => (cell.length > 60 ? `${cell.slice(0, 60)}…` : cell);
