import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMuseum } from "../../content/reading/readMuseum.ts";
import { sha256 } from "../../content/packing/manifest.ts";
import { zipLimits } from "../../content/schema/limits.ts";
import { isLanguage, languages } from "../../i18n/languages.ts";
import { toWebVtt } from "../../lib/sound/webVtt.js";
import { boothOf } from "../coverage/fixtures/boothOf.ts";
import { draftOf, whole } from "../coverage/fixtures/draftOf.ts";
import { tooLongTexts } from "../coverage/counting/tooLongTexts.ts";
import type { Take } from "../draft/documents/boothDocument.ts";
import { at, fileAt, type Documents } from "../draft/documents/documents.ts";
import { museumFilesOf } from "../draft/export/museumFilesOf.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { encodeWav } from "../booth/sound/making/wav.ts";
import { openMuseumFile } from "./openMuseumFile.ts";
import { exportDraft } from "./exportDraft.ts";

const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2);
const mp3 = Uint8Array.of(0xff, 0xfb, 0x90, 0x00, 0, 0, 0, 0);
const wav = encodeWav({ samples: Float32Array.of(0, 0.5, -0.5), rate: 48_000 });
const film = new TextEncoder().encode("sizeftypisom");
const timing = new TextEncoder().encode(toWebVtt([{ start: 0, end: 1, text: "Altro." }]));
const bytesOf = new Map(
  await Promise.all(
    [jpeg, mp3, wav, film, timing].map(async (bytes) => [await sha256(bytes), bytes] as const),
  ),
);
const kept = new Set(bytesOf.keys());
const readFile = async (checksum: string) => bytesOf.get(checksum)!;
const [picture, sound, take, signs, vtt] = [...bytesOf].map(([checksum, { length }]) => ({
  sha256: checksum,
  bytes: length,
})) as [File, File, File, File, File];
type File = { sha256: string; bytes: number };

describe("a draft is the same out of its file, or words say what is not", () => {
  it("whatever was written, taken out, recorded and left half done", async () => {
    await fc.assert(
      fc.asyncProperty(drafts, async (draft) => {
        const { told, again } = await throughFile(draft);
        expect(wordsLost(draft, again)).toEqual([]);
        expect(filesLost(draft, again).filter((file) => !named(file).test(told))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it("at a thousand works, read aloud in five languages", async () => {
    const draft = manyWorks(1000);
    const { told, again, files } = await throughFile(draft);
    expect(files).toBeGreaterThan(15_000);
    expect(files).toBeLessThan(zipLimits.files);
    expect(told).toBe("");
    expect(wordsLost(draft, again)).toEqual([]);
  }, 60_000);

  it("and nobody is told of a loss where nothing was lost", async () => {
    const museum = { languages: ["it", "en"], works: ["fontana"], tour: ["fontana"] } as const;
    const draft = draftOf({ "it/fontana": { audio: whole, short: "Una vasca." } }, museum);
    expect((await throughFile(draft)).told).toBe("");
  });
});

describe("what the file cannot have is told, with the place where it is mended", () => {
  const recording = at.file("narrated/de/fontana.mp3");
  it.each<[what: string, documents: Record<string, object>, told: RegExp, to: string]>([
    ["a recording in a language that was taken out", { [recording]: sound }, /tedesco/, "museo"],
    [
      "a recording of a stop that was taken out",
      { "file/recordings/it/tour-fontana.mp3": sound },
      /tappa «Fontana»/,
      "percorso",
    ],
    [
      "a film whose bytes are gone",
      { "file/signs/lis/fontana.mp4": { sha256: "f".repeat(64), bytes: 9 } },
      /non riesce a leggerlo/,
      "opere/fontana",
    ],
    [
      "a film that is too large",
      { "file/signs/lis/fontana.mp4": { ...signs, bytes: 500_000_000 } },
      /troppo grande/,
      "opere/fontana",
    ],
    [
      "a recording that is none",
      { "file/recordings/it/fontana.mp3": picture },
      /danneggiato/,
      "voci/it/fontana",
    ],
    [
      "takes whose sound is gone",
      {
        "booth/it/fontana": boothOf(["Fontana."]),
        "it/fontana": { audio: whole, short: "Resta." },
      },
      /riprese di «Fontana» in italiano/,
      "voci/it/fontana",
    ],
  ])("%s", async (_, documents, words, to) => {
    const draft = draftOf({ "it/fontana": { short: "Resta." }, ...documents });
    const packed = await exportDraft(draft, kept, readFile);
    if (packed.phase !== "packed") throw new Error(packed.phase);
    expect(packed.lost).toMatchObject([{ text: expect.stringMatching(words), to }]);
    expect(packed.faults).toEqual([]);
    const again = await openMuseumFile(packed.zip);
    expect(again.phase === "opened" && again.documents.get("it/fontana")).toMatchObject({
      short: "Resta.",
    });
  });

  it("and a guide that no file can hold is not packed", async () => {
    const films = [...Array(3)].map((_, n) => [
      `file/signs/lis/w${"abc"[n]}.mp4`,
      { ...signs, bytes: 400_000_000 },
    ]);
    const draft = draftOf(
      { ...Object.fromEntries(films), ...worksNamed(["wa", "wb", "wc"]) },
      { works: ["wa", "wb", "wc"] },
    );
    expect(await exportDraft(draft, kept, readFile)).toMatchObject({
      phase: "excess",
      excess: { bytes: expect.any(Number) },
    });
  });
});

it("what the check finds too long, the studio names, with the place where it is written", async () => {
  await fc.assert(
    fc.asyncProperty(drafts, async (draft) => {
      const { faults } = await readMuseum(museumFilesOf(draft, readFile));
      const isFound = faults.some(({ isTolerated }) => isTolerated);
      expect(isFound && tooLongTexts(draft).length === 0).toBe(false);
    }),
    { numRuns: 100 },
  );
  const long = "a".repeat(4001);
  expect(tooLongTexts(draftOf({ "en/fontana": { description: ["One.", long] } }))).toMatchObject([
    {
      text: expect.stringMatching(/^Testo da leggere in inglese: 1 carattere di troppo/),
      to: "opere/fontana/en#parte-description",
    },
  ]);
});

/** A draft, packed and opened again; `told` is all that anybody is told of losses. */
async function throughFile(draft: Documents) {
  const packed = await exportDraft(draft, kept, readFile);
  if (packed.phase !== "packed") throw new Error(JSON.stringify(packed));
  const again = await openMuseumFile(packed.zip);
  if (again.phase === "refused") throw new Error(again.details.join("\n"));
  expect(again.skipped).toEqual([]);
  const told = packed.lost.map(({ text }) => text).join("\n");
  return { told, again: again.documents, files: museumFilesOf(draft, readFile).files.size };
}

/** Each text of a draft that does not stand in the same document again, by its path. */
function wordsLost(draft: Documents, again: Documents) {
  return [...draft].flatMap(([path, document]) => {
    if (fileAt(path)) return [];
    const found = textsIn(again.get(path)).join("\n");
    return textsIn(document)
      .filter((text) => !found.includes(text))
      .map((text) => [path, text.slice(0, 60)]);
  });
}

/** The files of a draft that are not there again, nor in the takes of the booth. */
function filesLost(draft: Documents, again: Documents) {
  return [...draft].flatMap(([path, document]) => {
    const file = fileAt(path);
    const isSame = JSON.stringify(again.get(path)) === JSON.stringify(document);
    return file && !isSame && !isRead(draft, file) ? [file] : [];
  });
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.trim() ? [value.trim()] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a recording is in the file by its takes. */
function isRead(draft: Documents, file: string) {
  return draft.has(file.replace(/^narrated/, "booth").replace(/\.\w+$/, ""));
}

function named(file: string) {
  const language = /^(?:narrated|recordings)\/(\w\w)\//.exec(file)?.[1];
  const inItalian = isLanguage(language) && languagesInItalian[language];
  return new RegExp(`${file.replaceAll(".", "\\.")}${inItalian ? `|in ${inItalian}` : ""}`);
}

function worksNamed(slugs: readonly string[]) {
  return Object.fromEntries(slugs.map((slug, n) => [`works/${slug}`, { id: n + 1, title: slug }]));
}

const wordsOf = (language: string, slug: string) => ({
  title: `${slug} ${language}`,
  short: `Una vasca con una rana, ${slug}.`,
  audio: whole,
});

/** A museum of which everything is written and read aloud in every language. */
function manyWorks(count: number) {
  const slugs = Array.from({ length: count }, (_, n) => {
    return `w${[...String(n)].map((digit) => "abcdefghij"[Number(digit)]).join("")}`;
  });
  const each = slugs.flatMap((slug) =>
    languages.flatMap((language): [string, object][] => [
      [`${language}/${slug}`, wordsOf(language, slug)],
      [`from/${language}/${slug}`, wordsOf("it", slug)],
      [`file/narrated/${language}/${slug}.mp3`, sound],
      [`file/narrated/${language}/${slug}.vtt`, vtt],
    ]),
  );
  const documents = draftOf(
    { ...worksNamed(slugs), ...Object.fromEntries(each) },
    {
      languages: [...languages] as never,
      works: slugs,
    },
  );
  documents.delete(at.work("fontana"));
  return documents;
}

const text = fc.oneof(
  fc.constantFrom("", " ", "Testo.", "<it>parola</it>", "a\n\nb", " in mezzo ", "\u0000", "\uFEFF"),
  fc.string({ maxLength: 30, unit: "binary" }).filter((each) => !each.includes("\uFFFD")),
  fc.constantFrom(399, 400, 401, 4000, 4001, 6000).map((length) => "x".repeat(length)),
);
const texts = fc.array(text, { maxLength: 4 });
const script = fc.array(texts, { maxLength: 3 });
const some = { requiredKeys: [] };
const audio = fc.record(
  {
    warning: text,
    label: texts,
    size: texts,
    subject: text,
    path: texts,
    light: texts,
    story: texts,
  },
  some,
);
const words = fc.record(
  {
    title: text,
    technique: text,
    alt: text,
    short: text,
    description: texts,
    easy: script,
    names: texts,
    audio,
  },
  some,
);
const parts = ["introduction", "introductionByButtons", "help", "helpByButtons"] as const;
const others = ["notRecognised", "completed", "cannotGoBack"] as const;
const tour = fc.record(
  {
    ...(Object.fromEntries([...parts, ...others].map((part) => [part, script])) as Record<
      string,
      typeof script
    >),
    steps: fc.dictionary(fc.constantFrom("fontana", "rana"), script),
  },
  some,
);
const facts = (id: number) =>
  fc.record(
    {
      id: fc.constant(id),
      title: text,
      inventory: fc.constantFrom("7", "8", " ", "9".repeat(500)),
      room: text,
      note: text,
      makers: fc.array(fc.record({ name: text }), { maxLength: 10 }),
      picture: fc.record({
        kind: fc.constant("photograph"),
        file: fc.constant("rana.jpg"),
        credit: text,
      }),
      unread: fc.record({ size: text, date: text }, some),
      isTactile: fc.constant(true),
    },
    { requiredKeys: ["id", "title"] },
  );
const code = fc.constantFrom(...languages);
const files: Record<string, File> = {
  "pictures/rana.jpg": picture,
  "pictures/vecchia.jpg": picture,
  "signs/lis/fontana.mp4": signs,
  ...Object.fromEntries(
    languages.flatMap((language) =>
      ["fontana", "tour-fontana", "tour-help"].flatMap((clip): [string, File][] => [
        [`narrated/${language}/${clip}.mp3`, sound],
        [`recordings/${language}/${clip}.vtt`, vtt],
      ]),
    ),
  ),
};
const booth = fc
  .tuple(
    fc.array(fc.constantFrom("Fontana.", "Una vasca.", "In alto una rana."), { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([sentences, isAllowed]) => readBy(sentences, isAllowed));

function readBy(sentences: readonly string[], isAllowed: boolean) {
  const reader = { name: "Ugo", ...(isAllowed && { allowed: "2026-11-17" }) };
  const read = boothOf(sentences, { reader });
  const wavTake = { ...take, type: "wav" as const };
  const takes = Object.entries(read.takes!).map(([id, each]) => [id, withSound(each, wavTake)]);
  return { ...read, takes: Object.fromEntries(takes) };
}

const withSound = (of: Take, heard: Take["sound"]): Take => ({ ...of, sound: heard });

const drafts = fc
  .record({
    spoken: fc.uniqueArray(code, { minLength: 1, maxLength: 5 }),
    name: text,
    town: text,
    note: text,
    tour: fc.subarray(["fontana", "rana"]),
    works: fc.tuple(facts(1), facts(2)),
    words: fc.dictionary(
      fc.tuple(code, fc.constantFrom("fontana", "rana")).map((path) => path.join("/")),
      words,
    ),
    seen: fc.dictionary(
      fc.tuple(code, fc.constantFrom("fontana", "rana")).map((path) => `from/${path.join("/")}`),
      words,
    ),
    tours: fc.dictionary(
      code.map((language) => `${language}/tour`),
      tour,
    ),
    names: fc.dictionary(
      code.map((language) => `${language}/museum`),
      fc.record({ names: texts }),
    ),
    booths: fc.dictionary(
      fc
        .tuple(code, fc.constantFrom("fontana", "tour-help"))
        .map((path) => `booth/${path.join("/")}`),
      booth,
    ),
    files: fc.subarray(Object.keys(files)),
  })
  .map(
    ({ spoken, name, town, note, tour: stops, works: [fontana, rana], ...documents }): Documents =>
      new Map<string, unknown>([
        [
          at.museum,
          {
            address: "prova",
            name,
            town,
            note,
            languages: spoken,
            works: ["fontana", "rana"],
            tour: stops,
          },
        ],
        [at.work("fontana"), fontana],
        [at.work("rana"), rana],
        ...[
          documents.words,
          documents.seen,
          documents.tours,
          documents.names,
          documents.booths,
        ].flatMap((each) => Object.entries(each)),
        ...["pictures/rana.jpg", ...documents.files].map(
          (path) => [at.file(path), files[path]!] as const,
        ),
      ]),
  );
