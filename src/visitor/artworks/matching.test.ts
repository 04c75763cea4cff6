import { expect, it } from "vitest";
import { museums } from "../../content/museums.ts";
import { catalogues } from "../../i18n/catalogues.ts";
import { matching } from "./matching.ts";

const { works } = await (await museums["galleria-borghese"]!.load())("fr");
const words = await catalogues.fr();

it.each<[query: string, ids: number[]]>([
  ["", [1, 2, 3, 4, 5, 6]],
  ["  ", [1, 2, 3, 4, 5, 6]],
  ["apo", [1]],
  ["BASSANO", [5, 6]],
  ["bassano printemps", [5]],
  // Accents are hard to type on a foreign keyboard.
  ["persee", [4]],
  ["délivrée", [4]],
  ["golia", [3]],
  ["4", [4]],
  ["atelier", [5, 6]],
  ["caravaggio", []],
  ["(", []],
])("“%s” finds %j", (query, ids) => {
  expect(matching(works, query, words).map(({ id }) => id)).toEqual(ids);
});
