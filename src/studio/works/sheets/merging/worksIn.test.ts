import { array, assert, constantFrom, property, string } from "fast-check";
import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import {
  longest,
  longestSide,
  mostMakers,
  workCenturies,
  workNumbers,
  workYears,
} from "../../../../content/schema/limits.ts";
import { museumSchema, workWordsSchema } from "../../../../content/schema/schema.ts";
import { columnsIn } from "../columns/columnsIn.ts";
import { mergeSheet } from "./mergeSheet.ts";
import { applyRow } from "./sheetChanges.ts";
import { worksIn } from "./worksIn.ts";

describe("a row becomes a work", () => {
  it("with all that it says", () => {
    const [work] = read([
      [
        "N.",
        "Titolo",
        "Titolo inglese",
        "Autore",
        "Data",
        "Tecnica",
        "Misure",
        "Inv.",
        "Sala",
        "Tipo",
        "Descrizione",
        "Note",
      ],
      [
        "007",
        "Primavera",
        "Spring",
        "Bassano, Jacopo e bottega",
        "ca. 1590",
        "Olio su tela",
        "76 x 100",
        "12/A",
        "III",
        "dipinto",
        "Uno.\n\nDue.",
        "da vedere",
      ],
    ]);
    expect(work).toEqual({
      row: 2,
      facts: {
        id: 7,
        title: "Primavera",
        makers: [{ name: "Jacopo Bassano", hand: "withWorkshop" }],
        date: { about: 1590 },
        technique: "oilOnCanvas",
        size: { height: 76, width: 100 },
        inventory: "12/A",
        room: "III",
        kind: "painting",
        note: "da vedere",
      },
      words: { en: { title: "Spring" }, it: { description: ["Uno.", "Due."] } },
      unread: {},
      hasMeasures: false,
      problems: [],
    });
  });

  it("with measures in columns, in the unit of their headings", () => {
    const [work] = read([
      ["Titolo", "Altezza (mm)", "Larghezza", "Diam. cm"],
      ["Vaso", "455", "30,5", ""],
    ]);
    expect(work).toMatchObject({
      facts: { size: { height: 45.5, width: 30.5 } },
      hasMeasures: true,
    });
  });

  it("with a small measure without a unit, where another one tells that they are centimetres", () => {
    const [work] = read([
      ["Titolo", "Profondità", "Altezza"],
      ["Vaso", "8", "62"],
    ]);
    expect(work).toMatchObject({ facts: { size: { depth: 8, height: 62 } }, problems: [] });
  });

  it("with a century that is a number", () => {
    const [work] = read([
      ["Titolo", "Secolo"],
      ["Vaso", "17"],
    ]);
    expect(work?.facts.date).toEqual({ century: 17 });
  });

  it("in another language, where the museum speaks that", () => {
    const [work] = read(
      [
        ["Title", "Technique", "Titolo (IT)"],
        ["Spring", "Glass mosaic", "Primavera"],
      ],
      "en",
    );
    expect(work).toMatchObject({
      facts: { title: "Spring" },
      words: { en: { technique: "Glass mosaic" }, it: { title: "Primavera" } },
    });
  });
});

describe("what is not understood is kept and told", () => {
  it.each([
    ["Data", "inizio Seicento", { unread: { date: "inizio Seicento" } }, "inizio Seicento"],
    ["Data", "03/1999", { unread: { date: "03/1999" } }, "03/1999"],
    ["Misure", "1.25 x 1.01", { unread: { size: "1.25 x 1.01" } }, "unità"],
    ["Misure", "piccolo", { unread: { size: "piccolo" } }, "piccolo"],
    ["N.", "12/A", { facts: { title: "Apollo" } }, "12/A"],
    ["N.", "99999", { facts: { title: "Apollo" } }, "99999"],
    ["Tipo", "boh", { facts: { title: "Apollo" } }, "boh"],
    ["Data", "#N/D", { unread: {} }, "errore"],
    ["Inv.", "9".repeat(500), { facts: { inventory: "9".repeat(400) } }, "400"],
  ])("%s: %s", (heading, cell, kept, told) => {
    const [work] = read([
      ["Titolo", heading],
      ["Apollo", cell],
    ]);
    expect(work).toMatchObject(kept);
    expect(work?.problems).toEqual([expect.stringContaining(told)]);
  });

  it("measures in columns that may as well be metres", () => {
    const [work] = read([
      ["Titolo", "Altezza", "Larghezza"],
      ["Vaso", "1,25", "1,01"],
    ]);
    expect(work?.facts.size).toBeUndefined();
    expect(work?.unread).toEqual({ size: "altezza 1,25; larghezza 1,01" });
    expect(work?.problems).toHaveLength(2);
  });

  it.each(["s.d.", "n.d.", "-", "–", "?", ""])("“%s” says nothing, quietly", (cell) => {
    const [work] = read([
      ["Titolo", "Data"],
      ["Apollo", cell],
    ]);
    expect(work).toMatchObject({ facts: { title: "Apollo" }, unread: {}, problems: [] });
  });
});

describe("what is no work is passed over", () => {
  it("rooms between the works, repeated headings, totals and empty rows", () => {
    const works = read([
      ["N.", "Titolo", "Sala"],
      ["Sala III"],
      ["1", "Apollo", "III"],
      [],
      ["N.", "Titolo", "Sala"],
      ["2", "Davide", "IV"],
      ["Totale", "2"],
    ]);
    expect(works.map(({ row }) => row)).toEqual([3, 6]);
  });

  it("but a work may be called “Total”", () => {
    expect(
      read([
        ["Titolo", "Autore", "Data", "Sala"],
        ["Totale", "X", "1999", "I"],
      ]),
    ).toHaveLength(1);
  });
});

it("whatever a sheet says, its new works are right for a museum", () => {
  const pieces = constantFrom(
    "1",
    "0",
    "12",
    "Apollo",
    "N.",
    "Titolo",
    "Data",
    "Misure",
    "Autore",
    "16",
    "x",
    " ",
    ";",
    "«",
    "-",
    "\n",
    "sec.",
    "«»",
    "e",
    "é",
    "museum",
    "𝄞",
  );
  const cell = string({ unit: pieces, maxLength: 8 });
  assert(
    property(array(array(cell, { maxLength: 6 }), { maxLength: 12 }), (cells) => {
      const rows = [["N.", "Titolo", "Autore", "Data", "Misure", "Tecnica"], ...cells].map((row) =>
        row.map((one) => one.trim()),
      );
      const { added } = mergeSheet([], worksIn(rows, columnsIn(rows)));
      const works = added.map(({ slug, id, title, work }) =>
        applyRow({ slug, id, title }, {}, work),
      );
      const museum = {
        format: 2,
        name: "M",
        languages: ["it"],
        works: works.map(({ facts }) => facts),
      };
      if (works.length > 0) parse(museumSchema, museum);
      for (const { words } of works)
        for (const said of Object.values(words)) parse(workWordsSchema, said);
      expect(new Set(added.map(({ slug }) => slug)).size).toBe(added.length);
      expect(new Set(added.map(({ id }) => id)).size).toBe(added.length);
    }),
    { numRuns: 500 },
  );
});

it.each<[what: string, heading: string, within: string, beyond: string, of: string]>([
  ["a room", "Sala", "x".repeat(longest.line), "x".repeat(longest.line + 1), "room"],
  ["a number", "N.", `${workNumbers.last}`, `${workNumbers.last + 1}`, "id"],
  ["a year", "Data", `${workYears.last}`, `${workYears.last + 1}`, "date"],
  ["a year before Christ", "Data", bc(-workYears.first), bc(1 - workYears.first), "date"],
  [
    "a century",
    "Data",
    `${workCenturies.last}° secolo`,
    `${workCenturies.last + 1}° secolo`,
    "date",
  ],
  ["a size", "Altezza (cm)", `${longestSide}`, `${longestSide + 1}`, "size"],
  ["makers", "Autore", names(mostMakers), names(mostMakers + 1), "makers"],
])("%s is taken up to what the schema takes", (_what, heading, within, beyond, of) => {
  const [one, other] = [within, beyond].map((cell) => {
    const rows = [
      ["Titolo", heading],
      ["Onda", cell],
    ];
    const [{ id, work } = { id: 0, work: undefined }] = mergeSheet([], read(rows)).added;
    const { facts } = applyRow({ slug: "onda", id, title: "Onda" }, {}, work!);
    const museum = { format: 2, name: "M", languages: ["it"], works: [facts] };
    parse(museumSchema, museum);
    return { fact: facts[of as keyof typeof facts], problems: work!.problems.length };
  });
  expect(one!.fact).toBeDefined();
  expect(one!.problems).toBe(0);
  // What is cut, or put otherwise, is told.
  expect(other).not.toEqual(one);
});

function bc(year: number) {
  return `${year} a.C.`;
}

function names(count: number) {
  return Array.from({ length: count }, (_, n) => `Pittore ${"abcdefghi"[n]}`).join("; ");
}

function read(rows: string[][], own?: "it" | "en") {
  return worksIn(rows, columnsIn(rows), own);
}
