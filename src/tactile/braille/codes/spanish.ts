import type { Code } from "./Code.ts";
import { digitLike, digits, numberBegins } from "./digits.ts";
import { accented, accents, latin } from "./latin.ts";

/** A letter with an accent that Spanish has not: dot 6 before it says so, and not which. */
const foreign = accents.map((accent) => accented(accent, (letter) => `6-${letter}`));

/**
 * Spanish Braille, after liblouis' `es-g1.ctb`. Its `Es-Es-G0.utb` is computer Braille of eight
 * dots, in which ñ and ü have a dot 8 that a label has no place for. The end of a number (12a
 * would be 121) and the comma and point inside one are as in later versions of the table; foreign
 * letters, of which it has none, as its tests want them (`es-g0-g1.yaml`, after the rules of the
 * Comisión Braille Española).
 */
export const spanish: Code = {
  signs: {
    ...latin,
    ...Object.assign({}, ...foreign),
    ...digits,
    ø: "6-135",
    ł: "6-123",
    ß: "6-234",
    æ: "1-15",
    œ: "135-15",
    á: "12356",
    é: "2346",
    í: "34",
    ñ: "12456",
    ó: "346",
    ú: "23456",
    ü: "1256",
    " ": "",
    ".": "3",
    ",": "2",
    ";": "23",
    ":": "25",
    "!": "235",
    "?": "26",
    "¡": "235",
    "¿": "26",
    "'": "3",
    "-": "36",
    "–": "36",
    "…": "3-3-3",
    "/": "6-2",
    "(": "126",
    ")": "345",
    "«": "236",
    "»": "236",
    "“": "236",
    "”": "236",
    '"': "236",
    "°": "356",
    "&": "6-12346",
    "%": "456-356",
  },
  ahead: [
    [numberBegins, "3456"],
    [digitLike, "5"],
  ],
};
