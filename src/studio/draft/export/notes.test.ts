import { describe, expect, it } from "vitest";
import { draftOf } from "../../coverage/fixtures/draftOf.ts";
import { RATE, tone } from "../../booth/sound/fixtures/sounds.ts";
import { spokenPart } from "../../booth/sound/takes/spokenPart.ts";
import { measureTake } from "../../booth/sound/takes/measureTake.ts";
import type { Path } from "../../../content/reading/keepValid.ts";
import type { BoothDocument, Take } from "../documents/boothDocument.ts";
import { at, readerOf } from "../documents/documents.ts";
import { parseNotes, notesOf, applyNotes } from "./notes.ts";
import { publishableMuseum } from "./publishableMuseum.ts";

const figures = { loudness: -26.2, peak: -8.5, noise: -61, flaws: [] };
const take: Take = {
  said: "Fontana.",
  sound: { sha256: "a".repeat(64), bytes: 9, type: "wav" },
  from: 0.4,
  to: 2.1,
  at: 1_794_700_000_000,
  figures,
};
const booth: BoothDocument = {
  reader: { name: "Maria Rossi", allowed: "2026-11-17" },
  takes: { a: take },
  chosen: { fontana: "a" },
};

it.each<[what: string, booth: BoothDocument]>([
  ["a take without flaws", booth],
  [
    "a take with flaws",
    { ...booth, takes: { a: { ...take, figures: { ...figures, flaws: ["quiet"] } } } },
  ],
  ["a take that was brought", { ...booth, takes: { a: withoutFigures(take) } }],
  [
    "a reader whose name is not written yet",
    { ...booth, reader: { name: "", allowed: "2026-11-17" } },
  ],
  ["a reader and no take", { reader: { name: "Maria Rossi" }, takes: {}, chosen: {} }],
  [
    "a sentence of signs alone",
    { ...booth, takes: { a: { ...take, said: "…" } }, chosen: { "": "a" } },
  ],
])("%s comes back as it was noted down", (_, noted) => {
  expect(boothIn(written(noted))).toEqual(noted);
});

it.each([
  ["nothing at all", 0],
  ["one sample", 1],
  ["a moment", 100],
  ["a second", RATE],
])("the figures of %s can be noted down, be it silence, a rail or a tone", (_, length) => {
  for (const samples of [
    new Float32Array(length),
    new Float32Array(length).fill(1),
    tone(440, length / RATE, -3),
  ]) {
    const sound = { samples, rate: RATE };
    const measured = measureTake(sound, spokenPart(sound));
    const noted = { ...booth, takes: { a: { ...take, figures: measured } } };
    expect(boothIn(written(noted))).toEqual(noted);
  }
});

describe("an entry that the studio did not write costs no other, and is known", () => {
  const site = "https://guida.museo.example";
  const takes = (wrong: object) => fontana({ takes: { a: { ...take, ...wrong } } });
  const atTake = ["booth", "it", "fontana", "takes", "a"];
  it.each<[what: string, booth: unknown, skipped: Path, left: BoothDocument | undefined]>([
    ["no booth", 5, ["booth"], undefined],
    ["of a language that there is not", { xx: { fontana: booth } }, ["booth", "xx"], undefined],
    ["a text", { it: { fontana: "x" } }, ["booth", "it", "fontana"], undefined],
    [
      "a loudness that is no number",
      takes({ figures: { ...figures, loudness: null } }),
      [...atTake, "figures"],
      { takes: { a: withoutFigures(take) } },
    ],
    [
      "a flaw that there is not",
      takes({ figures: { ...figures, flaws: ["ugly"] } }),
      [...atTake, "figures"],
      { takes: { a: withoutFigures(take) } },
    ],
    ["a take before its sound", takes({ from: -1 }), atTake, undefined],
    [
      "a checksum that is a path",
      takes({ sound: { sha256: "../../x", bytes: 1, type: "wav" } }),
      atTake,
      undefined,
    ],
    [
      "a day that is none",
      fontana({ reader: { name: "Maria", allowed: "yesterday" } }),
      ["booth", "it", "fontana", "reader", "allowed"],
      { reader: { name: "Maria" } },
    ],
    [
      "something more",
      fontana({ ...booth, isEvil: true }),
      ["booth", "it", "fontana", "isEvil"],
      booth,
    ],
  ])("%s", (_, wrong, path, left) => {
    const notes = JSON.stringify({ studio: 1, site, booth: wrong });
    expect(parseNotes(notes).skipped).toEqual([path]);
    const read = opened(notes);
    expect(read(at.museum)).toMatchObject({ site });
    expect(read(at.booth("it", "fontana"))).toEqual(left);
  });

  it("nor what was read of another script", () => {
    const read = opened(
      JSON.stringify({ studio: 1, booth: { it: { fontana: 5, "tour-help": booth } } }),
    );
    expect(read(at.booth("it", "fontana"))).toBeUndefined();
    expect(read(at.booth("it", "tour-help"))).toEqual(booth);
  });

  it("nor do notes of every kind", () => {
    const { notes, skipped } = parseNotes(
      JSON.stringify({
        studio: 1,
        labels: { size: "huge" },
        printed: { fontana: 1, rana: "Rana" },
        works: { fontana: { inventory: 7, unread: { date: "boh", size: 3 } } },
        audio: { it: { fontana: { label: "x", path: ["Uno."] } } },
        tours: { it: { help: 4, steps: { fontana: [["Uno."]], rana: "x" } } },
        aside: { de: { works: { fontana: { title: "Brunnen", short: {} } }, names: ["Brunnen"] } },
        from: { en: { works: { fontana: { title: "" } } } },
        later: 1,
      }),
    );
    expect(notes).toEqual({
      studio: 1,
      printed: { rana: "Rana" },
      works: { fontana: { unread: { date: "boh" } } },
      audio: { it: { fontana: { path: ["Uno."] } } },
      tours: { it: { steps: { fontana: [["Uno."]] } } },
      aside: { de: { works: { fontana: { title: "Brunnen" } }, names: ["Brunnen"] } },
      from: { en: { works: { fontana: { title: "" } } } },
    });
    expect(skipped).toHaveLength(9);
  });

  it.each(["", "[", "[]", "null", '{"studio": 2}'])("and notes like %s are known, too", (notes) => {
    expect(parseNotes(notes)).toEqual({ skipped: [[]] });
  });
});

it("an unfinished text of any length comes back, with all that is noted beside it", () => {
  const long = "Una frase ancora da dividere. ".repeat(400).trim();
  const documents = draftOf({
    "it/fontana": { audio: { path: [long] } },
    "de/fontana": { short: long },
    "de/museum": { names: ["Brunnen"] },
    "from/en/fontana": { short: "" },
  });
  const read = readerOf(documents);
  const notes = JSON.stringify(
    notesOf(
      read,
      publishableMuseum(read, () => false),
    ),
  );
  const again = opened(notes);
  for (const path of ["it/fontana", "de/fontana", "de/museum", "from/en/fontana"])
    expect(again(path)).toEqual(documents.get(path));
});

const fontana = (noted: object) => ({ it: { fontana: noted } });

/** What the studio notes down of a draft with this booth. */
function written(noted: BoothDocument) {
  const read = readerOf(draftOf({}));
  return JSON.stringify(
    notesOf(
      read,
      publishableMuseum(read, () => false),
      { it: { fontana: noted } },
    ),
  );
}

function boothIn(notes: string) {
  return opened(notes)(at.booth("it", "fontana"));
}

function opened(notes: string) {
  const documents = draftOf({});
  applyNotes(documents, parseNotes(notes).notes!);
  return readerOf(documents);
}

function withoutFigures({ figures: _figures, ...brought }: Take): Take {
  return brought;
}
