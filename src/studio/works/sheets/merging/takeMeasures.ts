import { isUnitInDoubt, validMeasures } from "../../facts/sizeFrom.ts";
import { excerpt, type SheetWork } from "./sheetWork.ts";
import { fieldName, type SheetField } from "../columns/sheetFields.ts";

/** A measure in a column of its own. */
export type MeasureCell = {
  measure: "height" | "width" | "depth" | "diameter";
  cell: string;
  heading: string;
};

/** Writes the measures of a row into its work; together they show which unit is meant. */
export function takeMeasures(work: SheetWork, cells: readonly MeasureCell[]): void {
  const read = cells.map(({ cell, heading, ...rest }) => {
    const [one, ...others] = validMeasures(withUnit(cell, heading)) ?? [];
    return { cell, ...rest, one: others.length > 0 ? undefined : one };
  });
  const isInDoubt = isUnitInDoubt(read.flatMap(({ one }) => one ?? []));
  for (const { measure, cell, one } of read)
    if (one && !(one.isBare && isInDoubt)) {
      work.facts.size = { ...work.facts.size, [measure]: one.centimetres };
      work.hasMeasures = true;
    } else keepUnreadSize(work, measure, cell);
}

/** Keeps a size as it is written; one of several columns is kept with its name. */
export function keepUnreadSize(work: SheetWork, field: SheetField, cell: string): void {
  const written = field === "size" ? cell : `${fieldName(field).toLowerCase()} ${cell}`;
  work.unread.size = work.unread.size ? `${work.unread.size}; ${written}` : written;
  work.problems.push(
    `${fieldName(field)}: «${excerpt(cell)}» non si capisce con certezza. Scrivilo nella scheda dell’opera con l’unità di misura, per esempio «127,5 × 188,5 cm».`,
  );
}

/** A cell with the unit of its heading, “Altezza (mm)”, where it has none of its own. */
export function withUnit(cell: string, heading: string): string {
  const unit = /(?:^|[\s([])(mm|cm|m)\.?(?:[\s)\]]|$)/i.exec(heading)?.[1];
  return unit && !/\d\s*(?:mm|cm|m)\b|\b(?:mm|cm|m)\.?\s*\d/i.test(cell) ? `${cell} ${unit}` : cell;
}
