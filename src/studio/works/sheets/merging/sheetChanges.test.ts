import { describe, expect, test } from "vitest";
import { at, readerOf, type Documents } from "../../../draft/documents/documents.ts";
import { columnsIn } from "../columns/columnsIn.ts";
import { mergeSheet } from "./mergeSheet.ts";
import { sheetChanges } from "./sheetChanges.ts";
import { worksIn } from "./worksIn.ts";

const museum = {
  address: "prova",
  name: "Prova",
  languages: ["it", "en"],
  works: ["fontana"],
  tour: [],
};
const before: Documents = new Map<string, unknown>([
  [at.museum, museum],
  [at.work("fontana"), { id: 1, title: "Fontana", room: "Cortile", unread: { date: "boh" } }],
  [at.words("it", "fontana"), { short: "Breve." }],
  [at.words("en", "fontana"), { title: "Fountain", short: "Short." }],
]);

describe("a sheet that is taken", () => {
  test("adds works in its order, with their words", () => {
    const after = taken([
      ["Numero", "Titolo", "Titolo inglese", "Data"],
      ["7", "Rana", "Frog", "1911"],
    ]);
    expect(after(at.museum)!.works).toEqual(["fontana", "rana"]);
    expect(after(at.work("rana"))).toEqual({ id: 7, title: "Rana", date: { year: 1911 } });
    expect(after(at.words("en", "rana"))).toEqual({ title: "Frog" });
  });

  test("updates a work by its number, and an empty cell takes nothing away", () => {
    const after = taken([
      ["Numero", "Titolo", "Sala", "Data"],
      ["1", "Fontana delle rane", "", "1911"],
    ]);
    expect(after(at.work("fontana"))).toEqual({
      id: 1,
      title: "Fontana delle rane",
      room: "Cortile",
      date: { year: 1911 },
    });
    expect(after(at.museum)!.works).toEqual(["fontana"]);
  });

  test("keeps what it cannot read, for somebody to put right", () => {
    const after = taken([
      ["Numero", "Titolo", "Misure"],
      ["1", "Fontana", "enorme"],
    ]);
    expect(after(at.work("fontana"))).toMatchObject({ unread: { date: "boh", size: "enorme" } });
  });

  test("once more does not undo what was put right on the card since", () => {
    const again = taken(
      [
        ["Numero", "Titolo", "Tecnica", "Data"],
        ["1", "Fontana", "tela/ pittura a olio", "inizio Seicento"],
      ],
      new Map<string, unknown>([
        ...before,
        [
          at.work("fontana"),
          { id: 1, title: "Fontana", technique: "oilOnCanvas", date: { about: 1605 } },
        ],
        [at.words("it", "fontana"), { technique: "tela/ pittura a olio" }],
      ]),
    );
    expect(again(at.work("fontana"))).toEqual({
      id: 1,
      title: "Fontana",
      technique: "oilOnCanvas",
      date: { about: 1605 },
    });
    expect(again(at.words("it", "fontana"))).toEqual({ technique: "tela/ pittura a olio" });
  });

  test("tells translators which originals it has changed", () => {
    const after = taken([
      ["Numero", "Titolo", "Testo breve"],
      ["1", "Fontana nuova", "Breve nuovo."],
    ]);
    expect(after(at.wordsFrom("en", "fontana"))).toEqual({ title: "Fontana", short: "Breve." });
  });
});

function taken(rows: string[][], there = before) {
  const known = [{ slug: "fontana", id: 1, title: "Fontana" }];
  const merge = mergeSheet(known, worksIn(rows, columnsIn(rows)));
  return readerOf(new Map([...there, ...sheetChanges(there, merge)]));
}
