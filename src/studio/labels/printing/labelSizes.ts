import type { LabelSize } from "../../draft/documents/labelsDocument.ts";

type Layout = {
  name: string;
  /** How large it is, and from how far the visitor’s app reads its code: a journey tries it. */
  use: string;
  /** In millimetres: a label, the room around the labels of a sheet and between its rows. */
  width: number;
  height: number;
  gap: number;
  columns: number;
  rows: number;
  /** How much of a code may be damaged and still be read: a code on a wall is for years. */
  correction: "medium" | "quartile";
  /** In letters: what is longer is shortened on the label. */
  longestTitle: number;
  longestMaker: number;
};

/** The sheet that labels are printed on, A4, in millimetres. */
export const sheet = { width: 210, height: 297 };

/** How the labels of each size lie on a sheet; `PrintedLabel.css` has the same millimetres. */
export const labelSizes: Record<LabelSize, Layout> = {
  wall: {
    name: "Da parete",
    use: "19 × 13,5 cm, 2 per foglio, il codice si legge da 50 cm",
    width: 190,
    height: 135,
    gap: 7,
    columns: 1,
    rows: 2,
    correction: "quartile",
    longestTitle: 240,
    longestMaker: 120,
  },
  desk: {
    name: "Da banco",
    use: "9,5 × 6,7 cm, 8 per foglio, il codice si legge da 25 cm",
    width: 95,
    height: 67,
    gap: 0,
    columns: 2,
    rows: 4,
    correction: "medium",
    longestTitle: 120,
    longestMaker: 80,
  },
  pocket: {
    name: "Da tasca",
    use: "8,5 × 5,4 cm, 10 per foglio, il codice si legge da 15 cm",
    width: 85,
    height: 54,
    gap: 0,
    columns: 2,
    rows: 5,
    correction: "medium",
    longestTitle: 120,
    longestMaker: 60,
  },
};

/** Where the edges of the labels lie on a sheet, in millimetres. */
export function edgesOf(size: LabelSize): { across: number[]; down: number[] } {
  const { width, height, gap, columns, rows } = labelSizes[size];
  return {
    across: edges(sheet.width, width, columns, 0),
    down: edges(sheet.height, height, rows, gap),
  };
}

function edges(whole: number, each: number, count: number, gap: number) {
  const first = (whole - count * each - (count - 1) * gap) / 2;
  const both = Array.from({ length: count }, (_, n) => first + n * (each + gap)).flatMap((from) => [
    from,
    from + each,
  ]);
  return [...new Set(both)];
}

/** A text of at most so many letters, cut between two words and ended with an ellipsis. */
export function shortenTitle(text: string, most: number): string {
  // A string cut by its length could end in half a character.
  const letters = [...text.trim().replaceAll(/\s+/g, " ")];
  if (letters.length <= most) return letters.join("");
  const space = letters.lastIndexOf(" ", most - 1);
  const cut = letters.slice(0, space < 0 ? most - 1 : space);
  return `${cut.join("").replace(/[\s,;:.–—-]+$/, "")}…`;
}
