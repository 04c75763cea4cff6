import type { Code } from "./Code.ts";
import { digitLike, digits, numberBegins } from "./digits.ts";
import { latin } from "./latin.ts";

/**
 * Spanish Braille, after liblouis' `es-g1.ctb`. Its `Es-Es-G0.utb` is computer Braille of eight
 * dots, in which ñ and ü have a dot 8 that a label has no place for. The end of a number (12a
 * would be 121) and the comma and point inside one are as in later versions of the table.
 */
export const spanish: Code = {
  signs: {
    ...latin,
    ...digits,
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
    "&": "6-12346",
  },
  ahead: [
    [numberBegins, "3456"],
    [digitLike, "5"],
  ],
};
