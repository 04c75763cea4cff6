import { expect, it } from "vitest";
import { namePrompt } from "./namePrompt.ts";

/** A token a letter, so that what is told can be read. */
const tokens = { toTokens: (text: string) => Array.from(text, (letter) => letter.charCodeAt(0)) };

it.each<[what: string, names: string[], told: string]>([
  ["none", [], ""],
  ["a name", ["Dosso"], " Dosso"],
  ["each word of a name, once", ["Dosso Dossi", "Dosso"], " Dosso, Dossi"],
  ["neither short nor small words", ["Battista del Moro", "Leda", "lira"], " Battista, Leda, Moro"],
  [
    "the first, then one from the middle",
    ["Andromeda", "Perseus", "Scipione"],
    " Andromeda, Scipione, Perseus",
  ],
  [
    "no more than the model has time for",
    ["Abcdefghijklmno", "Bcdef", "Cdefghijklmnopq"],
    " Abcdefghijklmno",
  ],
])("tells the model of %s", (_, names, told) => {
  expect(String.fromCharCode(...namePrompt(names, tokens))).toBe(told);
});
