import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { museumOf } from "../../../content/fixtures/museumOf.ts";
import { readText, type MuseumFiles } from "../../../content/reading/museumFiles.ts";
import { readMuseum } from "../../../content/reading/readMuseum.ts";
import { sha256 } from "../../../content/packing/manifest.ts";
import { readMuseumZip } from "../../../content/packing/readMuseumZip.ts";
import { writeMuseumZip } from "../../../content/packing/writeMuseumZip.ts";
import { toWebVtt } from "../../../lib/sound/webVtt.js";
import { draftOf, whole } from "../../coverage/fixtures/draftOf.ts";
import { tasks } from "../../desk/tasks.ts";
import { encodeWav } from "../../booth/sound/making/wav.ts";
import type { BoothDocument, Take } from "../documents/boothDocument.ts";
import { at, readerOf } from "../documents/documents.ts";
import type { FileDocument } from "../documents/fileDocument.ts";
import { documentsOf, isMedia } from "./documentsOf.ts";
import { museumFilesOf } from "./museumFilesOf.ts";
import { readingOf } from "../readings/readingOf.ts";
import { scriptOf } from "../readings/scriptOf.ts";
import { sentenceKey } from "../readings/sentenceKey.ts";

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
    const unzipped = await readMuseumZip(await writeMuseumZip(files));
    expect(unzipped).toHaveProperty("museum");
  });

  test("with nothing lost of what is not finished", async () => {
    const documents = new Map<string, unknown>([
      [
        at.museum,
        {
          address: "prova",
          name: "Prova",
          town: "Forlì",
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
        at.publication,
        {
          address: "www.museo.it/guida",
          isWithoutEars: true,
          published: [
            {
              address: "https://www.museo.it/guida",
              version: "v1",
              made: "2026-11-17T09:30:00.000Z",
            },
          ],
        },
      ],
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

describe("the touch guide of a model", () => {
  const guide = { "it/fontana": { touchEmblem: [["Apri le mani."]] } };
  const sound = { sha256: "a", bytes: 1 };
  const narrated = "narrated/it/touch-fontana-emblem.mp3";
  it.each([
    ["travels with the drawing", ["models/fontana-emblem.svg"], true],
    ["waits where the drawing was taken away", [], false],
  ])("as somebody reads it %s", (_, drawings, isThere) => {
    const documents = draftOf({
      ...guide,
      [at.file(narrated)]: sound,
      ...Object.fromEntries(drawings.map((path) => [at.file(path), sound])),
    });
    const { files } = museumFilesOf(documents, async () => new Uint8Array());
    expect(files.has(narrated)).toBe(isThere);
    expect([...files.keys()].filter((path) => path.startsWith("models/"))).toEqual(drawings);
  });
});

describe("what was read travels with a draft", () => {
  it("as a recording where it is finished, without its takes", async () => {
    const { documents, files } = await finished();
    const museum = museumFilesOf(documents, files);
    expect([...museum.files.keys()].toSorted()).toEqual([
      "it/fontana.json",
      "museum.json",
      "narrated/it/fontana.json",
      "narrated/it/fontana.mp3",
      "narrated/it/fontana.vtt",
    ]);
    expect((await readMuseum(museum)).faults).toEqual([]);
    expect(await readText(museum, "narrated/it/fontana.json")).toContain('"reader": "Maria Rossi"');
    const again = readerOf(new Map((await reopened(museum)).documents));
    expect(readingOf(again, "it", "fontana")).toEqual({ phase: "recorded", sentences: 5 });
    const { takes, recorded, reader } = again(at.booth("it", "fontana"))!;
    const mp3 = again(at.file("narrated/it/fontana.mp3"))!;
    expect(recorded!.map((id) => takes![id])).toMatchObject(
      sentences.map((said, n) => ({ said, from: n, to: n + 1, sound: { ...mp3, type: "mp3" } })),
    );
    expect(reader).toMatchObject({ name: "Maria Rossi", allowed: "2026-11-17" });
    // Opened and packed again, it is the same.
    const once = await writeMuseumZip(museum);
    const twice = museumFilesOf(new Map((await reopened(museum)).documents), files);
    expect(await writeMuseumZip(twice)).toEqual(once);
  });

  it("as its chosen takes where it is not, and visitors hear no half of it", async () => {
    const { documents, files } = await half();
    const museum = museumFilesOf(documents, files);
    const paths = [...museum.files.keys()].toSorted();
    expect(paths.filter((path) => path.startsWith("booth/"))).toEqual([
      expect.stringMatching(/^booth\/[\da-f]{16}\.(?:wav|mp3)$/),
      expect.stringMatching(/^booth\/[\da-f]{16}\.(?:wav|mp3)$/),
    ]);
    expect(paths.map((path) => path.replace(/.*\./, "")).toSorted()).toEqual([
      "json",
      "json",
      "json",
      "mp3",
      "wav",
    ]);
    expect(paths.join(" ")).not.toContain("narrated");
    expect((await readMuseum(museum)).faults).toEqual([]);
    const { documents: again, files: kept } = await reopened(museum);
    const read = readerOf(new Map(again));
    expect(readingOf(read, "it", "fontana")).toMatchObject({ phase: "begun", read: 4 });
    const before = readerOf(documents)(at.booth("it", "fontana"))!;
    const { takes = {}, ...booth } = read(at.booth("it", "fontana"))!;
    expect(booth).toEqual({ reader: before.reader, chosen: before.chosen });
    // That of the words before has not gone: somebody may take them back.
    const ids = ["fresh", "take-1", "take-2", "take-3", "take-4"];
    expect(Object.keys(takes).toSorted()).toEqual(ids);
    for (const [id, take] of Object.entries(takes)) expect(take).toEqual(before.takes![id]);
    const sounds = new Set(Object.values(takes).map(({ sound }) => sound.sha256));
    expect(new Set(kept.map(([checksum]) => checksum))).toEqual(sounds);
    expect(again.some(([path]) => path.startsWith("file/"))).toBe(false);
  });

  it("without the recording where who read it has taken the permission back", async () => {
    const { documents, files } = await finished();
    const booth = readerOf(documents)(at.booth("it", "fontana"))!;
    documents.set(at.booth("it", "fontana"), { ...booth, reader: { name: "" } });
    const museum = museumFilesOf(documents, files);
    expect([...museum.files.keys()].join(" ")).not.toContain("narrated");
    const again = readerOf(new Map((await reopened(museum)).documents));
    expect(readingOf(again, "it", "fontana")).toMatchObject({ phase: "read", isAllowed: false });
  });
});

const sentences = scriptOf(
  readerOf(draftOf({ "it/fontana": { audio: whole } })),
  "it",
  "fontana",
)!.flat();
const figures = { loudness: -26.2, peak: -8.5, noise: -61, flaws: [] };

/** A draft of which everything was read in the booth, with its files. */
async function finished() {
  const wav = encodeWav({ samples: Float32Array.of(0, 0.5, -0.5), rate: 48_000 });
  const mp3 = Uint8Array.of(0xff, 0xfb, 0x90, 0x00, 0, 0, 0, 0, 0, 0, 0, 0);
  const times = sentences.map((said, n) => ({ start: n, end: n + 1, text: said }));
  const { kept, files } = await keptFiles(wav, mp3, new TextEncoder().encode(toWebVtt(times)));
  const takes = sentences.map((said, n): [id: string, take: Take] => [
    `take-${n}`,
    { said, sound: { ...kept[0]!, type: "wav" }, from: n, to: n + 1, at: NOON, figures },
  ]);
  const documents = draftOf({
    "it/fontana": { audio: whole },
    "booth/it/fontana": {
      reader: { name: "Maria Rossi", allowed: "2026-11-17" },
      takes: Object.fromEntries(takes),
      chosen: Object.fromEntries(takes.map(([id, { said }]) => [sentenceKey(said), id])),
      recorded: takes.map(([id]) => id),
    } satisfies BoothDocument,
    "file/narrated/it/fontana.mp3": kept[1]!,
    "file/narrated/it/fontana.vtt": kept[2]!,
  });
  return { documents, files, mp3: kept[1]! };
}

/** The same after one sentence has changed, and another was taken from an MP3 that was brought. */
async function half() {
  const { documents, files, mp3 } = await finished();
  const booth = readerOf(documents)(at.booth("it", "fontana"))!;
  const fresh: Take = {
    said: sentences[0]!,
    sound: { ...mp3, type: "mp3" },
    from: 0,
    to: 1,
    at: 0,
  };
  documents.set(at.words("it", "fontana"), { audio: { ...whole, path: ["In basso una rana."] } });
  documents.set(at.booth("it", "fontana"), {
    ...booth,
    takes: { ...booth.takes, fresh },
    chosen: { ...booth.chosen, [sentenceKey(fresh.said)]: "fresh" },
  });
  return { documents, files };
}

const NOON = Date.parse("2026-11-17T12:00");

/** Files as a browser keeps them, by their checksums. */
async function keptFiles(...all: Uint8Array<ArrayBuffer>[]) {
  const byChecksum = new Map(
    await Promise.all(all.map(async (bytes) => [await sha256(bytes), bytes] as const)),
  );
  const kept = [...byChecksum].map(([checksum, { length }]) => ({
    sha256: checksum,
    bytes: length,
  }));
  return { kept, files: async (checksum: string) => byChecksum.get(checksum)! };
}

/** A museum that went through its zip, as the studio opens it. */
async function reopened(museum: MuseumFiles) {
  const answer = await tasks.open(await writeMuseumZip(museum));
  if (answer.phase === "refused") throw new Error(answer.details.join());
  expect(answer.leftOut).toEqual([]);
  return answer;
}

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
const named = fc.record({ name: text, town: text }, { requiredKeys: ["name"] });
const typed = fc.tuple(facts(1), facts(2), words, words, tour, named).map(
  ([one, two, italian, english, said, museum]) =>
    new Map<string, unknown>([
      [
        at.museum,
        {
          address: "prova",
          ...museum,
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
