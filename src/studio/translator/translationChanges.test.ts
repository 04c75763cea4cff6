import { describe, expect, test } from "vitest";
import { at, readerOf } from "../draft/documents/documents.ts";
import { museumOf } from "../../content/fixtures/museumOf.ts";
import { documentsOf } from "../draft/export/documentsOf.ts";
import { translationChanges } from "./translationChanges.ts";
import { translationDocument } from "./writing/translationDocument.ts";
import { translationRows } from "./translationRows.ts";
import { translationsIn } from "./reading/translationsIn.ts";

const museum = {
  address: "prova",
  name: "Prova",
  languages: ["it", "en"],
  works: ["fontana"],
  tour: [],
};

describe("a translator’s document", () => {
  test("asks for no technique in words once one is chosen on the card", () => {
    expect(asked({})).toEqual([
      ["Fontana", false],
      ["tela/ pittura a olio", true],
    ]);
    expect(asked({ technique: "oilOnCanvas" })).toEqual([["Fontana", false]]);
  });

  test("that comes back untouched changes nothing, in all languages of a whole museum", async () => {
    const documents = await documentsOf(await museumOf("galleria-borghese"));
    const read = readerOf(documents);
    for (const language of ["en", "fr", "de", "es"] as const) {
      const back = sentBack(read, language, {});
      expect(back).toMatchObject({ taken: 0, outdated: 0, unknown: [], changed: [] });
    }
  });

  test("puts every translation of an empty language in its place", async () => {
    const documents = await documentsOf(await museumOf("galleria-borghese"));
    const [en, empty] = [readerOf(documents), new Map(documents)];
    for (const path of documents.keys()) if (path.startsWith("en/")) empty.delete(path);
    const english = Object.fromEntries(
      translationRows(en, "en").map(({ original, translation }) => [original, translation]),
    );
    const { changed, taken } = sentBack(readerOf(empty), "en", english);
    expect(taken).toBeGreaterThan(200);
    const [path, words] = changed.find(([each]) => each === at.words("en", "apollo"))!;
    expect(path && (words as { audio: { path: string[] } }).audio.path).toEqual(
      en(at.words("en", "apollo"))!.audio!.path,
    );
  });

  test.each([
    ["as it was", ["Uno.", "Due.", "Tre."], ["One.", "Two.", "Three."], 0],
    [
      "after a sentence was put in",
      ["Zero.", "Uno.", "Due.", "Tre."],
      ["", "One.", "Two.", "Three."],
      0,
    ],
    ["after sentences were moved", ["Tre.", "Uno.", "Due."], ["Three.", "One.", "Two."], 0],
    ["after one was written anew", ["Uno.", "Due e mezzo.", "Tre."], ["One.", "Two.", "Three."], 1],
    ["after one was taken away", ["Uno.", "Tre."], ["One.", "Three."], 0],
  ])("is taken by what was translated, %s", (_, today, expected, outdated) => {
    const sent = draftWith(["Uno.", "Due.", "Tre."]);
    const english: Record<string, string> = { "Uno.": "One.", "Due.": "Two.", "Tre.": "Three." };
    const rows = translated(sent, "en", english);
    const back = translationsIn(translationDocument(rows, about));
    if ("refusal" in back) throw new Error(back.refusal);
    const changes = translationChanges(draftWith(today), "en", back.rows, back.originals);
    const words = new Map(changes.changed).get(at.words("en", "fontana")) as {
      description: string[];
    };
    expect(words.description).toEqual(expected);
    expect(changes.outdated).toBe(outdated);
    expect(changes.unknown).toHaveLength(today.length < 3 ? 1 : 0);
  });
});

/** What translators are asked of a work whose technique in words has changed since. */
function asked(work: object) {
  const read = readerOf(
    new Map<string, unknown>([
      [at.museum, museum],
      [at.work("fontana"), { id: 1, title: "Fontana", ...work }],
      [at.words("it", "fontana"), { technique: "tela/ pittura a olio" }],
      [at.words("en", "fontana"), { technique: "Oil on canvas" }],
      [at.wordsFrom("en", "fontana"), { technique: "tela" }],
    ]),
  );
  return translationRows(read, "en").map(({ original, isStale }) => [original, isStale]);
}

const about = {
  museum: "Prova",
  from: "italiano",
  to: "inglese",
  language: "en",
  original: "it",
  made: "oggi",
} as const;

function sentBack(
  read: ReturnType<typeof readerOf>,
  language: "en" | "fr" | "de" | "es",
  words: Record<string, string>,
) {
  const rows = translated(read, language, words);
  const back = translationsIn(translationDocument(rows, { ...about, language }));
  if ("refusal" in back) throw new Error(back.refusal);
  expect(back.left).toEqual([]);
  return translationChanges(read, language, back.rows, back.originals);
}

function translated(
  read: ReturnType<typeof readerOf>,
  language: "en" | "fr" | "de" | "es",
  words: Record<string, string>,
) {
  return translationRows(read, language).map(({ key, what, original, translation }) => ({
    key,
    what,
    original,
    translation: words[original] ?? translation,
  }));
}

function draftWith(description: string[]) {
  return readerOf(
    new Map<string, unknown>([
      [at.museum, museum],
      [at.work("fontana"), { id: 1, title: "" }],
      [at.words("it", "fontana"), { description }],
    ]),
  );
}
