import { expect, it } from "vitest";
import { splitTypedText } from "./splitTypedText.ts";

it.each<[typed: string, paragraphs: string[][]]>([
  ["", []],
  [" \n \n", []],
  ["Un cane siede.  Ha un collare.", [["Un cane siede.", "Ha un collare."]]],
  ["Un cane siede.\n\nHa un collare", [["Un cane siede."], ["Ha un collare"]]],
  ["L'onda si alza.", [["L’onda si alza."]]],
  ['Una scritta dice "Apollo".', [["Una scritta dice «Apollo»."]]],
  ["Una scritta dice “Apollo”.", [["Una scritta dice «Apollo»."]]],
  ["Forse un cane… o un lupo.", [["Forse un cane... o un lupo."]]],
])("%j is taken as it is said", (typed, paragraphs) => {
  expect(splitTypedText(typed)).toEqual(paragraphs);
});
