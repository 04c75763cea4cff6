import { openingQuote, type Code } from "./Code.ts";
import { digitLike, digits } from "./digits.ts";
import { accented, accents, latin } from "./latin.ts";

/** Any accent but the umlaut's is dot 4: German does not tell them apart. */
const foreign = accents.map((accent) => accented(accent, (letter) => `4-${letter}`));

/** German uncontracted Braille (Basisschrift), after liblouis' `de-g0.utb`. */
export const german: Code = {
  // A dash stays with the word before it, and the sign for per cent with its number.
  closer: [
    [/ (?=– )/g, ""],
    [/(?<=\d) (?=%)/g, ""],
  ],
  signs: {
    ...latin,
    ...Object.assign({}, ...foreign),
    ...digits,
    ä: "345",
    ö: "246",
    ü: "1256",
    ß: "2346",
    æ: "1-15",
    œ: "135-15",
    ø: "4-135",
    ł: "4-123",
    " ": "",
    ".": "3",
    ",": "2",
    ";": "23",
    ":": "25",
    "!": "235",
    "?": "26",
    "¡": "6-235",
    "¿": "6-26",
    "'": "6",
    "-": "36",
    "–": "6-36",
    "…": "3-3-3",
    "/": "5-2",
    "(": "2356",
    ")": "2356",
    "„": "356",
    "“": "356",
    "”": "356",
    "«": "356",
    "»": "356",
    '"': "356",
    "°": "4-356",
    "&": "5-136",
    "%": "3456-245-356",
  },
  beside: [
    [openingQuote, "236"],
    [/(?<= )-(?= )/, "6-36"],
    [/(?<=\()\?(?=\))/, "6-26"],
    [/(?<=\d):(?=\d)/, "4-25"],
  ],
  ahead: [
    [/(?<!\d|\d[.,:])\d/, "3456"],
    [digitLike, "6"],
    // These are digits, too, in the lower half of the cell: ordinals are written with them.
    [/(?<=\d)(?:[;!?)"„“”«»]|:(?!\d))|(?<=%)[,;:!?)"„“”«»]/, "6"],
  ],
};
