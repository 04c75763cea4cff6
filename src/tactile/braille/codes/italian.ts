import { openingQuote, type Code } from "./Code.ts";
import { digitLike, digits, numberBegins } from "./digits.ts";
import { frenchLetters } from "./french.ts";
import { latin } from "./latin.ts";

/**
 * Italian Braille, after liblouis' `it-it-comp6.utb`. In version 3.24 foreign letters, dashes and
 * curly quotation marks come out as numbers of Unicode, and 12a as 121. Foreign letters and the end
 * of a number are as in the table that replaced it in 2026.
 */
export const italian: Code = {
  signs: {
    ...latin,
    ...frenchLetters,
    ...digits,
    " ": "",
    ".": "256",
    ",": "2",
    ";": "23",
    ":": "25",
    "!": "235",
    "?": "26",
    "'": "3",
    "-": "36",
    "–": "36",
    "…": "3-3-3",
    "/": "256",
    "(": "236",
    ")": "356",
    "«": "356",
    "»": "356",
    "“": "356",
    "”": "356",
    '"': "356",
    "°": "356",
    "&": "12346",
  },
  beside: [
    [openingQuote, "236"],
    [/(?<= )–(?= )/, "36-36"],
    [/(?<=\d)\.(?=\d)/, "3"],
  ],
  ahead: [
    [numberBegins, "3456"],
    [digitLike, "456"],
  ],
};
