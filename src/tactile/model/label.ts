import type { Language } from "../../i18n/languages.ts";
import { BrailleError, type Cell, type WhyUnwritable } from "../braille/brailleOf.ts";
import { linesOf } from "../braille/linesOf.ts";
import { figures } from "./figures.ts";
import type { Geometry, Solid } from "./geometry.ts";
import { cutBoard, rounded } from "./solids.ts";

const { label, braille } = figures;

/** How many lines, and how many cells in each, a label has room for. */
const room = {
  lines: 2,
  cells: Math.floor((label.width - 2 * 2.5 - braille.dot - braille.inCell) / braille.cell) + 1,
};

/** What labels say, by language; the first is the museum’s own. */
export type Titles = readonly (readonly [Language, string])[];

/** A label that there cannot be, and why; nothing is written on one without a title. */
export type UnwritableLabel = {
  language: Language;
  title: string;
  because: WhyUnwritable | undefined;
};

/** The labels that can be written, and those that cannot. */
export function labelsFor(titles: Titles) {
  const written: { language: Language; lines: Cell[][] }[] = [];
  const unwritable: UnwritableLabel[] = [];
  for (const [language, title] of titles) {
    try {
      const lines = linesOfLabel(title, language);
      if (lines.length > 0) written.push({ language, lines });
      else unwritable.push({ language, title, because: undefined });
    } catch (error) {
      if (!(error instanceof BrailleError)) throw error;
      unwritable.push({ language, title, because: error.because });
    }
  }
  return { written, unwritable };
}

/**
 * A title as a label has it: of one that is too long, the first words and “…”. Throws a
 * `BrailleError` where a word is longer than a line, or a letter has no sign in this language.
 */
export function linesOfLabel(title: string, language: Language): Cell[][] {
  const words = title.trim().split(/\s+/u);
  for (let count = words.length; count > 0; count--) {
    const isWhole = count === words.length;
    const said = words
      .slice(0, count)
      .join(" ")
      .replace(/[,:;]$/u, isWhole ? "$&" : "");
    const lines = linesOf(isWhole ? said : `${said}…`, language, room.cells);
    if (lines.length <= room.lines) return lines;
  }
  const [word = ""] = words;
  throw new BrailleError(`“${word}” takes more lines than a label has.`, { word });
}

/** Where the dots of some lines are, in millimetres from the top left dot of the first. */
export function dotsOf(lines: readonly (readonly Cell[])[]): [x: number, y: number][] {
  return lines.flatMap((cells, line) =>
    cells.flatMap((cell, at) =>
      [0, 1, 2, 3, 4, 5]
        .filter((dot) => cell & (1 << dot))
        .map((dot): [number, number] => [
          at * braille.cell + Math.floor(dot / 3) * braille.inCell,
          line * braille.line + (dot % 3) * braille.inCell,
        ]),
    ),
  );
}

/** A label in Braille, lying on its back: its lower left corner is at the origin. */
export function labelOf(geo: Geometry, lines: readonly (readonly Cell[])[]): Solid {
  const { width, height, thickness, corner, edge } = label;
  const plate = rounded(geo, cutBoard(geo, [0, 0], [width, height], corner), thickness, edge);
  const longest = Math.max(...lines.map((cells) => cells.length));
  const [wide, high] = [
    (longest - 1) * braille.cell + braille.inCell,
    (lines.length - 1) * braille.line + 2 * braille.inCell,
  ];
  const [left, top] = [(width - wide) / 2, (height + high) / 2];
  // A cap of a ball: as wide and as high as a dot, the rest of the ball is in the plate.
  const radius = ((braille.dot / 2) ** 2 + braille.high ** 2) / (2 * braille.high);
  const ball = geo.ball(radius);
  const dots = dotsOf(lines).map(([x, y]) =>
    ball.translate([left + x, top - y, thickness + braille.high - radius]),
  );
  return geo.withoutSlivers(geo.solids([plate, ...dots]));
}

/** A label as it is printed: on its long edge, so that the dots come out round. */
export function standUpright(flat: Solid): Solid {
  return flat.rotate([90, 0, 0]);
}
