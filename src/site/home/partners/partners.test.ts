import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawingProblems } from "../../../content/packing/drawingProblems.ts";
import { flags } from "../../../i18n/flags.ts";
import { examplePartners, supporters } from "./partners.ts";

it("no two partners share an id, each has its logo, and an example is called one", () => {
  const partners = [...supporters, ...examplePartners];
  expect(shared(partners.map(({ id }) => id))).toEqual([]);
  expect(partners.flatMap(({ logo }) => problemsOf(logo))).toEqual([]);
  expect(examplePartners.filter(({ name }) => !name.includes("Esempio"))).toEqual([]);
});

it("each language has a flag", () => {
  expect(Object.values(flags).flatMap((flag) => problemsOf(flag))).toEqual([]);
  expect(shared(Object.values(flags))).toEqual([]);
});

/** Values that occur more than once. */
function shared(values: readonly unknown[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function problemsOf(src: string) {
  return drawingProblems(readFileSync(decodeURI(src).replace(/^\//, ""), "utf8"));
}
