import { describe, expect, it } from "vitest";
import { draftOf } from "../coverage/fixtures/draftOf.ts";
import { RATE, tone } from "../sound/fixtures/tone.ts";
import { spokenPart } from "../sound/spokenPart.ts";
import { takeFiguresOf } from "../sound/takeFiguresOf.ts";
import type { BoothDocument, Take } from "./boothDocument.ts";
import { at, readerOf } from "./documents.ts";
import { notesIn, notesOf, withNotes } from "./notes.ts";
import { publishable } from "./publishable.ts";

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
    const measured = takeFiguresOf(sound, spokenPart(sound));
    const noted = { ...booth, takes: { a: { ...take, figures: measured } } };
    expect(boothIn(written(noted))).toEqual(noted);
  }
});

describe("a booth that the studio did not write costs no text", () => {
  it.each<[what: string, wrong: unknown]>([
    ["no booth", 5],
    ["a list", { it: [] }],
    ["of a language that there is not", { xx: { fontana: booth } }],
    ["a text", { it: { fontana: "x", rana: booth } }],
    [
      "a loudness that is no number",
      { it: { fontana: withFigures({ ...figures, loudness: null }) } },
    ],
    ["a flaw that there is not", { it: { fontana: withFigures({ ...figures, flaws: ["ugly"] }) } }],
    ["a take before its sound", { it: { fontana: { takes: { a: { ...take, from: -1 } } } } }],
    [
      "a checksum that is a path",
      {
        it: {
          fontana: {
            takes: { a: { ...take, sound: { sha256: "../../x", bytes: 1, type: "wav" } } },
          },
        },
      },
    ],
    [
      "a very long sentence",
      { it: { fontana: { takes: { a: { ...take, said: "a".repeat(5000) } } } } },
    ],
    [
      "a day that is none",
      { it: { fontana: { reader: { name: "Maria", allowed: "yesterday" } } } },
    ],
    ["something more", { it: { fontana: { ...booth, isEvil: true } } }],
  ])("%s", (_, wrong) => {
    const notes = JSON.stringify({ studio: 1, site: "https://guida.museo.example", booth: wrong });
    const read = opened(notes);
    expect(read(at.museum)).toMatchObject({ site: "https://guida.museo.example" });
    expect(read(at.booth("it", "fontana"))).toBeUndefined();
  });

  it("nor what was read of another script", () => {
    const read = opened(
      JSON.stringify({ studio: 1, booth: { it: { fontana: 5, "tour-help": booth } } }),
    );
    expect(read(at.booth("it", "fontana"))).toBeUndefined();
    expect(read(at.booth("it", "tour-help"))).toEqual(booth);
  });
});

/** What the studio notes down of a draft with this booth. */
function written(noted: BoothDocument) {
  const read = readerOf(draftOf({}));
  return JSON.stringify(
    notesOf(
      read,
      publishable(read, () => false),
      { it: { fontana: noted } },
    ),
  );
}

function boothIn(notes: string) {
  return opened(notes)(at.booth("it", "fontana"));
}

function opened(notes: string) {
  const documents = draftOf({});
  withNotes(documents, notesIn(notes)!);
  return readerOf(documents);
}

function withFigures(wrong: object) {
  return { ...booth, takes: { a: { ...take, figures: wrong } } };
}

function withoutFigures({ figures: _figures, ...brought }: Take): Take {
  return brought;
}
