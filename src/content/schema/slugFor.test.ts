import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { museumSchema } from "./schema.ts";
import { problemOfSlug, slugFor } from "./slugFor.ts";

describe("an address", () => {
  it.each([
    ["Rinaldo e Armida", [], "rinaldo-e-armida"],
    ["Apollo", ["apollo"], "apollo-b"],
    ["Apollo", ["apollo", "apollo-b"], "apollo-c"],
    ["???", [], "opera"],
    ["12", ["opera"], "opera-b"],
    ["Museum", [], "opera-museum"],
    ["Tour Eiffel", [], "opera-tour-eiffel"],
    ["Con", [], "opera-con"],
    ["Touch", [], "touch"],
    ["Touch", ["touch"], "opera-touch"],
    ["a".repeat(90), ["a".repeat(80)], `${"a".repeat(78)}-b`],
    [`${"a".repeat(79)} b`, [], "a".repeat(79)],
  ])("%s", (title, taken, slug) => {
    expect(slugFor(title, new Set(taken))).toBe(slug);
  });

  it("of a new work is one that the reader takes, whatever the titles are", () => {
    const names = constantFrom("Touch", "Tour", "Tour Eiffel", "Museum", "Con", "Constructor", "");
    const long = constantFrom(79, 80, 81).map((length) => "a".repeat(length));
    const titles = array(oneof(names, long, string({ unit: "grapheme" })), { maxLength: 12 });
    assert(
      property(titles, (all) => {
        const slugs = new Set<string>();
        for (const title of all) slugs.add(slugFor(title, slugs));
        const works = [...slugs].map((slug, n) => ({ slug, id: n + 1, title: "Opera" }));
        const museum = { format: 2, name: "Museo", languages: ["it"], works };
        expect(slugs.size).toBe(all.length);
        expect([...slugs].filter((slug) => problemOfSlug(slug))).toEqual([]);
        expect(safeParse(museumSchema, museum).success || all.length === 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
