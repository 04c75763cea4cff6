import type { Code } from "./Code.ts";
import { latin } from "./latin.ts";

/** The accented letters of French, which Italian borrows for foreign names. */
export const frenchLetters: Record<string, string> = {
  à: "12356",
  á: "12356",
  â: "16",
  ã: "5-26-1",
  ä: "345",
  å: "5-1",
  æ: "345",
  ç: "12346",
  è: "2346",
  é: "123456",
  ê: "126",
  ë: "1246",
  ì: "34",
  í: "34",
  î: "146",
  ï: "12456",
  ñ: "12456",
  ò: "346",
  ó: "346",
  ô: "1456",
  ö: "246",
  œ: "246",
  ù: "23456",
  ú: "23456",
  û: "156",
  ü: "1256",
};

/** Antoine's digits, the rule in France: a to i with dot 6, so that no letter is taken for one. */
const antoine: Record<string, string> = {
  1: "16",
  2: "126",
  3: "146",
  4: "1456",
  5: "156",
  6: "1246",
  7: "12456",
  8: "1256",
  9: "246",
  0: "3456",
};

/** French uniform Braille (CBFU), after liblouis' `fr-bfu-comp6.utb`. */
export const french: Code = {
  // Print has a space before these and after «; alone on a line the sign would belong to nothing.
  closer: [
    [/ (?=[;:!?»])/g, ""],
    [/(?<=«) /g, ""],
  ],
  signs: {
    ...latin,
    ...frenchLetters,
    ...antoine,
    ø: "56-246",
    ß: "234",
    " ": "",
    ".": "256",
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
    "…": "256-256-256",
    "/": "34",
    "(": "236",
    ")": "356",
    "«": "2356",
    "»": "2356",
    "“": "2356",
    "”": "2356",
    '"': "2356",
    "°": "5-135",
    "&": "5-123456",
    "%": "5-346",
  },
  beside: [[/(?<= )–(?= )/, "36-36"]],
  // A mark that leads into a number or joins two belongs to it, and the sign stands before it.
  ahead: [[/(?<!\d)[(,.:/-](?=\d)|(?<![\d(,.:/-])\d/, "6"]],
};
