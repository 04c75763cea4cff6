import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { museumOf } from "../../content/fixtures/museumOf.ts";
import { readMuseum } from "../../content/readMuseum.ts";
import { unpacked } from "../../content/zip/unpacked.ts";
import { packed } from "../../content/zip/packed.ts";
import { at } from "./documents.ts";
import type { FileDocument } from "./fileDocument.ts";
import { documentsOf, isMedia } from "./documentsOf.ts";
import { museumFilesOf } from "./museumFilesOf.ts";

describe("a draft becomes a museum", () => {
  test("and the museum the same draft again, through its zip", async () => {
    const museum = await museumOf("galleria-borghese");
    const documents = await documentsOf(museum);
    for (const [path, { bytes }] of museum.files)
      if (isMedia(path)) documents.set(at.file(path), { sha256: path, bytes } as FileDocument);
    const files = museumFilesOf(documents, (path) => museum.files.get(path)!.read());
    const again = await readMuseum(files);
    expect(again.faults).toEqual([]);
    expect(again.museum!.facts).toEqual(museum.facts);
    expect(withoutSchemas(again.museum!.words)).toEqual(withoutSchemas(museum.words));
    expect([...files.files.keys()].toSorted()).toEqual([...museum.files.keys()].toSorted());
    const unzipped = await unpacked(await packed(files));
    expect(unzipped).toHaveProperty("museum");
  });

  test("with nothing lost of what is not finished", async () => {
    const documents = new Map<string, unknown>([
      [
        at.museum,
        {
          address: "prova",
          name: "Prova",
          languages: ["it", "en"],
          works: ["fontana", "rana"],
          tour: ["fontana"],
          site: "https://guida.museo.example",
        },
      ],
      [
        at.labels,
        {
          size: "desk",
          languages: ["it"],
          which: "chosen",
          chosen: [],
          hasCaptions: false,
          hasFirstPage: true,
          hasTags: false,
        },
      ],
      [at.printed, { fontana: "Fontana 1" }],
      [
        at.work("fontana"),
        { id: 1, title: "Fontana", inventory: "7", unread: { date: "boh" }, isTactile: true },
      ],
      [at.work("rana"), { id: 2, title: "Rana", inventory: "7" }],
      [at.words("it", "fontana"), { short: "Breve.", audio: { label: ["Fontana."] } }],
      [at.words("en", "fontana"), { title: "Fountain" }],
      [at.words("fr", "fontana"), { title: "Fontaine" }],
      [at.tour("de"), { help: [["Hilfe."]] }],
      [at.wordsFrom("fr", "fontana"), { title: "La fontana" }],
      [at.wordsFrom("en", "fontana"), { title: "La fontana" }],
      [at.tour("it"), { introduction: [["Benvenuti."]], steps: { fontana: [["Tappa uno."]] } }],
    ]);
    const files = museumFilesOf(documents, async () => new Uint8Array());
    const { museum, faults } = await readMuseum(files);
    expect(faults).toEqual([]);
    expect(museum!.words.it!.works["fontana"]).not.toHaveProperty("audio");
    expect(await documentsOf(museum!)).toEqual(documents);
  });

  test("that is never faulty, whatever was typed", async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (documents) => {
        const files = museumFilesOf(documents, async () => new Uint8Array());
        const { faults, museum } = await readMuseum(files);
        expect(faults).toEqual([]);
        expect(museum).toBeDefined();
      }),
      { numRuns: 200 },
    );
  });
});

const text = fc.oneof(
  fc.constantFrom("", " ", "Testo.", "<it>parola</it>", "a\n\nb"),
  fc.string({ maxLength: 30, unit: "binary" }).filter((each) => !/[\uD800-\uDFFF]/.test(each)),
);
const texts = fc.array(text, { maxLength: 3 });
const script = fc.array(texts, { maxLength: 3 });
const partly = { requiredKeys: [] };
const words = fc.record(
  {
    title: text,
    technique: text,
    alt: text,
    short: text,
    description: texts,
    easy: script,
    names: texts,
    audio: fc.record(
      {
        warning: text,
        label: texts,
        size: texts,
        subject: text,
        path: texts,
        light: texts,
        story: texts,
      },
      partly,
    ),
  },
  partly,
);
const tour = fc.record(
  {
    introduction: script,
    introductionByButtons: script,
    help: script,
    helpByButtons: script,
    notRecognised: script,
    completed: script,
    cannotGoBack: script,
    steps: fc.dictionary(fc.constantFrom("fontana", "rana", "gone"), script),
  },
  partly,
);
const facts = (id: number) =>
  fc.record(
    {
      id: fc.constant(id),
      title: text,
      inventory: fc.constantFrom("7", "8", " ", ""),
      room: text,
      note: text,
      makers: fc.array(fc.record({ name: text }), { maxLength: 3 }),
      picture: fc.constant({ kind: "photograph", file: "gone.jpg", credit: "" } as const),
      unread: fc.constant({ size: "grande" }),
      isTactile: fc.constant(true),
    },
    { requiredKeys: ["id", "title"] },
  );
const typed = fc.tuple(facts(1), facts(2), words, words, tour, text).map(
  ([one, two, italian, english, said, name]) =>
    new Map<string, unknown>([
      [
        at.museum,
        {
          address: "prova",
          name,
          languages: ["it", "en"],
          works: ["fontana", "rana"],
          tour: ["rana"],
        },
      ],
      [at.work("fontana"), one],
      [at.work("rana"), two],
      [at.words("it", "fontana"), italian],
      [at.words("en", "rana"), english],
      [at.tour("it"), said],
    ]),
);

function withoutSchemas(value: unknown) {
  return JSON.parse(JSON.stringify(value, (key, each) => (key === "$schema" ? undefined : each)));
}
