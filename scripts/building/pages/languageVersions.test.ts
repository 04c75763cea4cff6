import { expect, it } from "vitest";
import type { MuseumName } from "../../../src/catalogue/catalogue.ts";
import { languagesOf, languageUnasked } from "../../../src/catalogue/museums.ts";
import { languagesIn, otherLanguages, versionsOf, webManifestAt } from "./languageVersions.js";

const museums: Record<string, MuseumName> = {
  grande: { name: "Museo Grande", languages: ["it", "en", "fr"] },
  piccolo: { name: "Museo Piccolo", languages: ["it"] },
};
const content = { languagesOf, languageUnasked, museums };

it("a museum that speaks English has English at its addresses, and the others in folders", () => {
  expect(versionsOf(content, "/grande/list")).toEqual([
    { asked: "/grande/list", file: "/grande/list.html" },
    { asked: "/grande/list?lang=fr", file: "/fr/grande/list.html" },
    { asked: "/grande/list?lang=it", file: "/it/grande/list.html" },
  ]);
  expect(webManifestAt(content, "grande", "en")).toBe("/grande.webmanifest");
  expect(webManifestAt(content, "grande", "it")).toBe("/it/grande.webmanifest");
});

it("a museum that does not is in its own language there", () => {
  expect(versionsOf(content, "/piccolo")).toEqual([{ asked: "/piccolo", file: "/piccolo.html" }]);
  expect(webManifestAt(content, "piccolo", "it")).toBe("/piccolo.webmanifest");
});

it("what is no museum has no languages, also where its name is one of JavaScript’s", () => {
  for (const name of ["", "contatti", "constructor"]) {
    expect(languagesIn(content, name)).toEqual([]);
    expect(otherLanguages(content, name)).toEqual([]);
  }
});
