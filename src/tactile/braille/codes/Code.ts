/**
 * How a language is written in Braille. Cells are given by their dots, as the printed tables of
 * every Braille authority give them: "12356" is one cell, "4-15" two.
 */
export interface Code {
  /** What print spaces out and Braille does not, each with what stands in its place. */
  closer?: [RegExp, string][];
  /** The cells of each character of print. */
  signs: Record<string, string>;
  /** Characters that have other cells beside certain neighbours; the first that fits counts. */
  beside?: [RegExp, string][];
  /** Cells written ahead of certain characters: where a number begins, and where it ends. */
  ahead: [RegExp, string][];
}

/**
 * An opening quotation mark, known by its neighbours: its shape does not tell, as German closes with
 * the mark that English opens with, and the straight one has no direction.
 */
export const openingQuote = /(?<![^\s('"„“”«»–-])["„“”«»](?=[^\s),.;:!?])/;
