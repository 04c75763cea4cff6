import { expect, it } from "vitest";
import { wordErrors } from "./wordErrors.js";

it.each<[what: string, script: string, heard: string, errors: number, misheard: string[]]>([
  ["a text heard as written", "He sits, half naked.", "he sits half naked", 0, []],
  ["a word for another", "He raises the bow.", "He raises the bowl.", 1, ["bow → bowl"]],
  ["a word too few", "He raises the bow.", "He raises bow.", 1, ["the → nothing"]],
  ["a word too many", "He sits.", "He still sits.", 1, ["nothing → still"]],
  ["nothing at all", "He sits.", "", 2, ["he sits → nothing"]],
  ["two words written as one", "It is life size.", "It is lifesize.", 0, []],
  ["an apostrophe left out", "C’est l’étoffe.", "C'est l'étoffe.", 0, []],
  ["the other spelling", "In the centre.", "In the center.", 0, []],
  ["a name misheard", "By Dosso Dossi, in oil.", "By Doso de Si, in oil.", 0, []],
  [
    "a word beside a misheard name",
    "By Dosso, in oil.",
    "By Doso, an oil.",
    1,
    ["dosso in → doso an"],
  ],
  ["another spelling of the same sounds", "Voici répéter, là.", "Voici répétez la.", 0, []],
  ["one word heard as two that sound so", "Choisissez tout.", "Choisit ses tout.", 0, []],
  ["a word between such spellings", "Répéter tout haut.", "Répétez tous haut.", 1, ["tout → tous"]],
  ["a sharp s", "Eine große Tür.", "Eine grosse Tür.", 0, []],
])("%s", (_, script, heard, errors, misheard) => {
  const known = { soundOf, names: ["Dosso Dossi"], spellings: { centre: "center" } };
  expect(wordErrors(script, heard, known)).toMatchObject({ errors, misheard });
});

function soundOf(words: string) {
  return words
    .replace(/t ses$/, "ssez")
    .replace(/(er|ez)$/, "é")
    .replace("à", "a");
}
