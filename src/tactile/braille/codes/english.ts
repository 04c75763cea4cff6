import type { Code } from "./Code.ts";
import { digitLike, digits, numberBegins } from "./digits.ts";
import { accented, latin } from "./latin.ts";

/** The sign that each accent is, written before its letter. */
const accents: Record<string, string> = {
  "\u0300": "45-16",
  "\u0301": "45-34",
  "\u0302": "45-146",
  "\u0303": "45-12456",
  "\u0304": "4-36",
  "\u0306": "4-346",
  "\u0308": "45-25",
  "\u030A": "45-1246",
  "\u030C": "45-346",
  "\u0327": "45-12346",
};

const foreign = Object.entries(accents).map(([accent, sign]) =>
  accented(accent, (letter) => `${sign}-${letter}`),
);

/** Unified English Braille without contractions, after liblouis' `en-ueb-g1.ctb`. */
export const english: Code = {
  signs: {
    ...latin,
    ...Object.assign({}, ...foreign),
    ...digits,
    æ: "1-45-235-15",
    œ: "135-45-235-15",
    ø: "4-16-135",
    ł: "4-16-123",
    ß: "46-2346",
    " ": "",
    ".": "256",
    ",": "2",
    ";": "23",
    ":": "25",
    "!": "235",
    "?": "236",
    "¡": "45-56-235",
    "¿": "45-56-236",
    "'": "3",
    "-": "36",
    "–": "6-36",
    "…": "256-256-256",
    "/": "456-34",
    "(": "5-126",
    ")": "5-345",
    "«": "456-236",
    "»": "456-356",
    "“": "236",
    "”": "356",
    '"': "356",
    "°": "45-245",
    "&": "4-12346",
    "%": "46-356",
  },
  beside: [
    [/(?<![^\s('“«–-])"(?=[^\s),.;:!?])/, "236"],
    // With nothing before it, the question mark is an opening quotation mark.
    [/(?<=\()\?(?=\))/, "56-236"],
  ],
  ahead: [
    [numberBegins, "3456"],
    [digitLike, "56"],
  ],
};
