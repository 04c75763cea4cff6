import { describe, expect, it } from "vitest";
import type { WorkFacts } from "../../../../content/schema/schema.ts";
import { columnsIn } from "../columns/columnsIn.ts";
import { mergeSheet, type ExistingWork } from "./mergeSheet.ts";
import { applyRow } from "./sheetChanges.ts";
import { worksIn } from "./worksIn.ts";

const known: ExistingWork[] = [
  { slug: "apollo", id: 1, inventory: "1", title: "Apollo" },
  { slug: "davide", id: 3, inventory: "2", title: "Davide con la testa di Golia" },
];

describe("a row is about", () => {
  it.each([
    ["the work with its number", ["N.", "Titolo"], ["3", "Davide"], "davide"],
    ["the work with its inventory number", ["Inv.", "Titolo"], ["2", "Davide"], "davide"],
    ["the work with its title", ["Titolo", "Sala"], ["APOLLO ", "III"], "apollo"],
    [
      "the work with its title, where its number is missing",
      ["N.", "Titolo"],
      ["", "Apollo"],
      "apollo",
    ],
  ])("%s", (_, heads, row, slug) => {
    const { added, updated } = merged(known, [heads, row]);
    expect(added).toEqual([]);
    expect(updated).toMatchObject([{ slug }]);
  });

  it.each([
    ["its number is new", ["N.", "Titolo"], ["7", "Apollo"], 7, "apollo-b"],
    ["its inventory number is another", ["Inv.", "Titolo"], ["99", "Apollo"], 4, "apollo-b"],
    ["nobody knows its title", ["Titolo"], ["Città & Sala 3"], 4, "citta-sala"],
  ])("a new work where %s", (_, heads, row, id, slug) => {
    const { added, updated } = merged(known, [heads, row]);
    expect(updated).toEqual([]);
    expect(added).toMatchObject([{ id, slug }]);
  });
});

describe("a sheet", () => {
  it("that comes a second time adds nothing", () => {
    const rows = [
      ["N.", "Titolo", "Inv."],
      ["", "Ritratto", ""],
      ["", "Ritratto", ""],
      ["12/A", "???", ""],
      ["9", "Ritratto", "5"],
      ["", "Ritratto", "6"],
      ["", "Ritratto", "6"],
    ];
    const first = merged(known, rows);
    expect(first.added).toHaveLength(6);
    const now = [
      ...known,
      ...first.added.map(({ slug, id, title, work }) => ({
        slug,
        id,
        title,
        inventory: work.facts.inventory,
      })),
    ];
    const second = merged(now, rows);
    expect(second.added).toEqual([]);
    expect(new Set(second.updated.map(({ slug }) => slug)).size).toBe(6);
  });

  it("with one number twice: the first row counts, and that is told", () => {
    const { added, doubled } = merged(
      [],
      [
        ["N.", "Titolo"],
        ["5", "A"],
        ["5", "B"],
      ],
    );
    expect(added).toMatchObject([{ id: 5, title: "A" }]);
    expect(doubled).toMatchObject([{ id: 5, first: 2, work: { row: 3 } }]);
  });

  it("with a new number and no title: that is told", () => {
    const { added, skipped } = merged(
      [],
      [
        ["N.", "Titolo", "Sala"],
        ["5", "", "III"],
      ],
    );
    expect(added).toEqual([]);
    expect(skipped).toMatchObject([{ why: expect.stringContaining("titolo"), work: { row: 2 } }]);
  });

  it("gives no number away that a later row has", () => {
    const { added } = merged(
      [],
      [
        ["N.", "Titolo"],
        ["", "A"],
        ["1", "B"],
        ["2", "C"],
      ],
    );
    expect(added.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  it("uses what is left where 9999 is taken", () => {
    const { added } = merged(
      [],
      [
        ["N.", "Titolo"],
        ["9999", "A"],
        ["", "B"],
      ],
    );
    expect(added.map(({ id }) => id)).toEqual([9999, 1]);
  });

  it("of 5,000 works without numbers and with one title is merged in seconds", () => {
    const rows = [["Titolo"], ...Array.from({ length: 5000 }, () => ["Senza titolo"])];
    const before = performance.now();
    const { added } = merged([], rows);
    expect(new Set(added.map(({ slug }) => slug)).size).toBe(5000);
    expect(performance.now() - before).toBeLessThan(10_000);
  });
});

describe("taking a row over", () => {
  const apollo: WorkFacts = {
    slug: "apollo",
    id: 1,
    title: "Apollo",
    room: "III",
    technique: "oilOnCanvas",
    size: { height: 191, width: 116 },
    picture: { kind: "illustration", file: "apollo.svg" },
  };

  it("deletes nothing where a cell is empty", () => {
    const { facts, words } = taken(
      ["N.", "Titolo", "Sala", "Altezza", "Larghezza"],
      ["1", "", "IV", "", "117"],
    );
    expect(facts).toEqual({ ...apollo, room: "IV", size: { height: 191, width: 117 } });
    expect(words).toEqual({ it: { short: "Breve." } });
  });

  it("keeps the number and the address of a work that has another number", () => {
    expect(taken(["Titolo", "N."], ["Apollo", "8"]).facts).toMatchObject({ slug: "apollo", id: 1 });
  });

  it("replaces a size that is written as one, and a technique by one in words", () => {
    const { facts, words } = taken(["N.", "Misure", "Tecnica"], ["1", "diam. 62", "Olio su rame"]);
    expect(facts.size).toEqual({ diameter: 62 });
    expect(facts.technique).toBeUndefined();
    expect(words.it).toEqual({ short: "Breve.", technique: "Olio su rame" });
  });

  it("replaces a technique in words by one that we know", () => {
    const [work] = works([
      ["N.", "Tecnica"],
      ["1", "Marmo"],
    ]);
    const { facts, words } = applyRow(apollo, { it: { technique: "Olio su rame" } }, work!);
    expect(facts.technique).toBe("marble");
    expect(words.it).toEqual({});
  });

  function taken(heads: string[], row: string[]) {
    const [work] = works([heads, row]);
    return applyRow(apollo, { it: { short: "Breve." } }, work!);
  }
});

function works(rows: string[][]) {
  return worksIn(rows, columnsIn(rows));
}

function merged(there: readonly ExistingWork[], rows: string[][]) {
  return mergeSheet(there, works(rows));
}
