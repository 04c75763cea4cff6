import { describe, expect, test } from "vitest";
import { museumOf } from "../../content/fixtures/museumOf.ts";
import { at, readerOf, type Documents } from "../draft/documents/documents.ts";
import { documentsOf } from "../draft/export/documentsOf.ts";
import { addStop } from "../tour/addStop.ts";
import { changeStops } from "../tour/changeStops.ts";
import { addWork, moveWork, nextNumber, renumberWorks, removeWork } from "./worksEdits.ts";
import type { Edits } from "../draft/journal/journal.ts";

const borghese = documentsOf(await museumOf("galleria-borghese"));

describe("the list of works", () => {
  test("gets a new work at its end, with the next number and an address of its own", async () => {
    const documents = await borghese;
    const { slug, changed } = addWork(documents, "Apollo");
    const after = readerOf(changedBy(documents, changed));
    expect(slug).toBe("apollo-b");
    expect(after(at.work(slug))).toEqual({ id: 7, title: "Apollo" });
    expect(after(at.museum)!.works.at(-1)).toBe("apollo-b");
  });

  test("takes the first free number where the last one is taken", async () => {
    const documents = changedBy(await borghese, [[at.work("apollo"), { id: 9999, title: "A" }]]);
    expect(nextNumber(documents)).toBe(1);
  });

  test("loses a work with all that is said and shown of it; the stops count on", async () => {
    const documents = changedBy(await borghese, [
      [at.file("pictures/apollo.svg"), { sha256: "a", bytes: 1 }],
      [at.file("pictures/apollo-480.webp"), { sha256: "b", bytes: 1 }],
      [at.file("recordings/it/apollo.mp3"), { sha256: "c", bytes: 1 }],
      [at.file("recordings/it/tour-apollo.mp3"), { sha256: "d", bytes: 1 }],
      [at.file("signs/lis/apollo_it.vtt"), { sha256: "e", bytes: 1 }],
      [at.file("recordings/it/davide.mp3"), { sha256: "f", bytes: 1 }],
      [at.file("models/apollo-emblem.svg"), { sha256: "g", bytes: 1 }],
      [at.file("models/apollo-composition.svg"), { sha256: "h", bytes: 1 }],
      [at.file("narrated/it/touch-apollo-emblem.mp3"), { sha256: "i", bytes: 1 }],
      [at.booth("it", "touch-apollo-emblem"), { takes: {} }],
      [at.file("models/davide-emblem.svg"), { sha256: "j", bytes: 1 }],
    ]);
    const after = changedBy(documents, removeWork(documents, "apollo"));
    expect([...after.keys()].filter((path) => path.includes("apollo"))).toEqual([]);
    expect(after.has(at.file("recordings/it/davide.mp3"))).toBe(true);
    expect(after.has(at.file("models/davide-emblem.svg"))).toBe(true);
    const read = readerOf(after);
    const [first] = read(at.museum)!.tour;
    expect(read(at.museum)!.tour).toHaveLength(2);
    expect(JSON.stringify(read(at.tour("it"))!.steps![first!])).toMatch(/tappa uno di due/i);
    expect(JSON.stringify(read(at.tour("de"))!.steps![first!])).toMatch(/Station eins von zwei/i);
  });

  test.each([
    [0, "autunno"],
    [3, "autunno"],
    [5, "autunno"],
  ])("puts a work to place %i", async (to, slug) => {
    const documents = await borghese;
    const after = readerOf(changedBy(documents, moveWork(documents, slug, to)));
    expect(after(at.museum)!.works.indexOf(slug)).toBe(to);
    expect(after(at.museum)!.works).toHaveLength(6);
  });

  test("is numbered from one on", async () => {
    const documents = await borghese;
    const moved = changedBy(documents, moveWork(documents, "autunno", 0));
    const read = readerOf(changedBy(moved, renumberWorks(moved)));
    expect(read(at.museum)!.works.map((slug) => read(at.work(slug))!.id)).toEqual([
      1, 2, 3, 4, 5, 6,
    ]);
    expect(read(at.work("autunno"))!.id).toBe(1);
  });
});

describe("a new stop", () => {
  test("is counted in every language, and begun with title and maker", async () => {
    const documents = await borghese;
    const read = readerOf(changedBy(documents, addStop(documents, "andromeda")));
    expect(read(at.museum)!.tour.at(-1)).toBe("andromeda");
    expect(read(at.tour("it"))!.steps!["andromeda"]).toEqual([
      ["Tappa quattro di quattro.", "Andromeda liberata da Perseo, di Rutilio Manetti."],
    ]);
    expect(JSON.stringify(read(at.tour("fr"))!.introduction)).toContain("étape un sur quatre");
  });

  test("that was taken out and is put back has the words it had", () => {
    const said = { rana: [["Una rana di bronzo."]], leone: [["Un leone di marmo."]] };
    const documents = new Map<string, unknown>([
      [
        at.museum,
        {
          address: "p",
          name: "P",
          languages: ["it"],
          works: ["rana", "leone"],
          tour: ["rana", "leone"],
        },
      ],
      [at.work("rana"), { id: 1, title: "Rana" }],
      [at.work("leone"), { id: 2, title: "Leone" }],
      [at.tour("it"), { steps: said }],
    ]);
    const museum = readerOf(documents)(at.museum)!;
    const without = changedBy(documents, changeStops(documents, ["leone"], museum));
    const read = readerOf(changedBy(without, addStop(without, "rana")));
    expect(read(at.museum)!.tour).toEqual(["leone", "rana"]);
    expect(read(at.tour("it"))!.steps).toEqual(said);
  });

  test("brings a whole tour to a museum that has none", async () => {
    const documents = new Map<string, unknown>([
      [at.museum, { address: "p", name: "P", languages: ["it", "en"], works: ["rana"], tour: [] }],
      [at.work("rana"), { id: 1, title: "Rana" }],
    ]);
    const read = readerOf(changedBy(documents, addStop(documents, "rana")));
    expect(Object.keys(read(at.tour("en"))!).toSorted()).toEqual([
      "cannotGoBack",
      "completed",
      "help",
      "helpByButtons",
      "introduction",
      "introductionByButtons",
      "notRecognised",
      "steps",
    ]);
    expect(read(at.tour("en"))!.steps!["rana"]).toEqual([["Stop one of one.", "<it>Rana</it>."]]);
  });
});

function changedBy(documents: Documents, changed: Edits): Map<string, unknown> {
  const after = new Map(documents);
  for (const [path, document] of changed)
    if (document === undefined) after.delete(path);
    else after.set(path, document);
  return after;
}
