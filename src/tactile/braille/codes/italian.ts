import { openingQuote, type Code } from "./Code.ts";
import { digitLike, digits, numberBegins } from "./digits.ts";
import { frenchLetters } from "./french.ts";
import { latin } from "./latin.ts";

/**
 * The letters of Polish and of Czech and its neighbours, as these languages write them themselves
 * (liblouis' `Pl-Pl-g1.utb` and `cs-g1.ctb`): the Italian table of 3.24 has some of the first.
 */
const easternLetters: Record<string, string> = {
  ą: "16",
  ć: "146",
  ę: "156",
  ł: "126",
  ń: "1456",
  ś: "246",
  ź: "2346",
  ż: "12346",
  č: "146",
  ď: "1456",
  ě: "126",
  ň: "1246",
  ř: "2456",
  š: "156",
  ť: "1256",
  ů: "23456",
  ý: "12346",
  ž: "2346",
};

/**
 * Italian Braille, after liblouis' `it-it-comp6.utb`. In version 3.24 foreign letters, dashes and
 * curly quotation marks come out as numbers of Unicode, and 12a as 121. Western letters, the end of
 * a number and the sign for per cent are as in the table that replaced it in 2026, which follows the
 * Codice Braille Italiano.
 */
export const italian: Code = {
  signs: {
    ...latin,
    ...frenchLetters,
    ...easternLetters,
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
    "%": "3456-356",
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
