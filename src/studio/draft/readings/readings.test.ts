import { describe, expect, it } from "vitest";
import { toWebVtt } from "../../../lib/sound/webVtt.js";
import type { MuseumData } from "../../../content/reading/readMuseum.ts";
import { draftOf, whole } from "../../coverage/fixtures/draftOf.ts";
import { withoutTake } from "../../booth/recording/boothEdits.ts";
import type { BoothDocument, Reader, Take } from "../documents/boothDocument.ts";
import { at, readerOf, type AudioDocument } from "../documents/documents.ts";
import { narrationOf } from "./narrationOf.ts";
import { restoreReadings } from "../export/restoreReadings.ts";
import { isNarrated, narratedFile, readingOf, type Reading } from "./readingOf.ts";
import { scriptOf } from "./scriptOf.ts";
import { sentenceKey } from "./sentenceKey.ts";
import { sentencesToRead } from "./sentencesToRead.ts";
import { soundsIn, takeFile, unfinishedReadings } from "../export/unfinishedReadings.ts";

/** Five sentences: three are the museum’s own, two are said of every work. */
const audio: AudioDocument = { ...whole, path: ["In alto, una rana alta 1,5 metri."] };
const sentences = scriptOf(readerOf(draft(audio)), "it", "fontana")!.flat();
const allowed: Reader = { name: "Maria Rossi", allowed: "2026-11-17" };
const sound = { "file/narrated/it/fontana.mp3": { sha256: hash("e"), bytes: 9 } };
const [first, ...others] = sentences as [string, ...string[]];
const recorded = boothOf(sentences, { reader: allowed, isRecorded: true });

it("a description of three sentences is read in five", () => {
  expect(sentences).toHaveLength(5);
});

describe("a reading", () => {
  const table: [what: string, documents: Map<string, unknown>, Reading, isHeard: boolean][] = [
    ["without words", draft({}), { phase: "unwritten" }, false],
    ["nobody has begun", draft(audio), { phase: "unread", sentences: 5 }, false],
    [
      "with a reader and no take",
      draft(audio, { reader: allowed }),
      { phase: "unread", sentences: 5 },
      false,
    ],
    ["half read", draft(audio, boothOf(others)), begun(4, false), false],
    ["whole, without a reader", draft(audio, boothOf(sentences)), read(false), false],
    [
      "whole, without permission",
      draft(audio, boothOf(sentences, { reader: { name: "Maria Rossi" } })),
      read(false),
      false,
    ],
    [
      "whole, with permission, not put together",
      draft(audio, boothOf(sentences, { reader: allowed })),
      read(true),
      false,
    ],
    ["recorded", draft(audio, recorded, sound), { phase: "recorded", sentences: 5 }, true],
    [
      "recorded, and a comma changed",
      draft({ ...audio, path: ["In alto una rana, alta 1,5 metri!"] }, recorded, sound),
      { phase: "recorded", sentences: 5 },
      true,
    ],
    [
      "recorded, and the comma of a number changed",
      draft({ ...audio, path: ["In alto, una rana alta 15 metri."] }, recorded, sound),
      begun(4, true),
      false,
    ],
    [
      "recorded, and a sentence changed",
      draft({ ...audio, subject: "Due vasche." }, recorded, sound),
      begun(4, true),
      false,
    ],
    [
      "recorded, and a sentence added",
      draft({ ...audio, story: ["Fu rotta."] }, recorded, sound),
      { ...begun(5, true), sentences: 6 } as Reading,
      false,
    ],
    [
      // All takes are there; the recording says them in another order.
      "recorded, and a sentence moved",
      draft({ ...audio, label: [audio.subject!], subject: audio.label![0]! }, recorded, sound),
      read(true),
      false,
    ],
    [
      "recorded, and a sentence said once more",
      draft({ ...audio, label: [first, first] }, recorded, sound),
      { phase: "read", sentences: 6, isAllowed: true },
      false,
    ],
    [
      "recorded, and a take removed",
      draft(audio, withoutTake(recorded, "take-2"), sound),
      begun(4, true),
      false,
    ],
    [
      "recorded, and another take chosen",
      draft(audio, { ...recorded, ...reread(recorded, first) }, sound),
      read(true),
      false,
    ],
    [
      "recorded, and the permission taken back",
      draft(audio, { ...recorded, reader: { name: "Maria Rossi" } }, sound),
      read(false),
      false,
    ],
    ["recorded, and the sound removed", draft(audio, recorded), read(true), false],
    ["recorded, and the words removed", draft({}, recorded, sound), { phase: "unwritten" }, false],
    ["brought", draft(audio, undefined, sound), { phase: "brought" }, true],
    ["brought, without words", draft({}, undefined, sound), { phase: "brought" }, true],
    [
      "brought, and half read anew",
      draft(audio, boothOf(others), sound),
      { phase: "brought" },
      true,
    ],
    [
      "brought, and read anew without permission",
      draft(audio, boothOf(sentences), sound),
      { phase: "brought" },
      true,
    ],
    [
      "brought, and read anew",
      draft(audio, boothOf(sentences, { reader: allowed }), sound),
      { phase: "brought", isReadAnew: true },
      true,
    ],
    [
      "brought, and the permission taken back",
      draft(audio, { reader: { name: "Anna", read: "2020-01-01" } }, sound),
      { phase: "unread", sentences: 5 },
      false,
    ],
  ];
  it.each(table)("that is %s is told as such", (_, documents, reading, isHeard) => {
    expect(readingOf(readerOf(documents), "it", "fontana")).toEqual(reading);
    expect(isNarrated(readerOf(documents), "it", "fontana")).toBe(isHeard);
    expect(readingOf(readerOf(documents), "en", "fontana")).toEqual({ phase: "unwritten" });
  });
});

describe("the sentences to read", () => {
  it("keep their takes when one of them changes, and that one alone is asked for", () => {
    const changed = draft({ ...audio, subject: "Due vasche." }, recorded, sound);
    const all = sentencesToRead(scriptOf(readerOf(changed), "it", "fontana")!, recorded);
    expect(all.filter(({ chosen }) => !chosen).map(({ text }) => text)).toEqual(["Due vasche."]);
    expect(all.flatMap(({ chosen }) => chosen?.id ?? [])).toEqual(
      recorded.recorded!.filter((_, n) => sentences[n] !== audio.subject),
    );
  });

  it("have their takes in the order in which they were read, with what begins a paragraph", () => {
    const all = sentencesToRead([[first, "Due."], ["Tre."]], {
      takes: { late: take(first, 9), early: take(first, 1), foreign: take("Quattro.", 2) },
      chosen: { [sentenceKey(first)]: "early", [sentenceKey("Due.")]: "foreign" },
    });
    expect(
      all.map(({ text, startsParagraph, takes, chosen }) => [
        text,
        startsParagraph,
        takes.map(({ id }) => id),
        chosen?.id,
      ]),
    ).toEqual([
      [first, true, ["early", "late"], "early"],
      // What is chosen for it was said of other words.
      ["Due.", false, [], undefined],
      ["Tre.", true, [], undefined],
    ]);
  });

  it("that are there twice are read once", () => {
    const booth = boothOf([first]);
    const all = sentencesToRead([[first, "Due.", first]], booth);
    expect(all.map(({ chosen }) => chosen?.id)).toEqual(["take-0", undefined, "take-0"]);
  });
});

it.each<[one: string, other: string, isSame: boolean]>([
  ["Una vasca, grande.", "una vasca grande", true],
  ["a <it>lira</it>", "a lira", true],
  ["«Perché?»", "Perché", true],
  ["Alta 1,5 metri", "Alta 15 metri", false],
  ["Alta 1,5 metri", "Alta 1,5 metri.", true],
  ["Nel 1525, a Roma", "Nel 1525 a Roma", true],
  ["Una vasca", "Una vasta", false],
])("“%s” and “%s” are the same to be read: %s", (one, other, isSame) => {
  expect(sentenceKey(one) === sentenceKey(other)).toBe(isSame);
});

describe("the script of a recording", () => {
  const tour = { help: [["Di’ «Avanti».", "  "], [""]], steps: { fontana: [["Tappa uno."]] } };
  it.each([
    ["tour-help", [["Di’ «Avanti»."]]],
    ["tour-fontana", [["Tappa uno."]]],
    ["tour-rana", undefined],
    ["tour-introduction", undefined],
    ["fontana", undefined],
    ["touch-fontana-emblem", [["Apri le mani."], ["Trovi una vasca."]]],
    ["touch-fontana-composition", undefined],
    ["touch-fontana", undefined],
  ])("%s is what is written of it today", (clip, script) => {
    const words = { touchEmblem: [["Apri le mani.", " "], ["Trovi una vasca."]] };
    const museum = draftOf({ "it/tour": tour, "it/fontana": words });
    expect(scriptOf(readerOf(museum), "it", clip)).toEqual(script);
  });
});

describe("visitors are told who reads", () => {
  const day = Date.parse("2026-11-20T12:00");
  const days = { ...recorded.takes, "take-3": { ...recorded.takes!["take-3"]!, at: day } };
  const named = { reader: "Maria Rossi", permission: "2026-11-17" };
  const table: [what: string, BoothDocument | undefined, sound: object, told: unknown][] = [
    [
      "with the day of the newest take",
      { ...recorded, takes: days },
      sound,
      { ...named, date: "2026-11-20" },
    ],
    [
      "with that of the permission where no other is known",
      recorded,
      sound,
      { ...named, date: "2026-11-17" },
    ],
    [
      "with that which came with the recording",
      { ...recorded, reader: { ...allowed, read: "2025-03-01" } },
      sound,
      { ...named, date: "2025-03-01" },
    ],
    [
      "also of a recording that was brought",
      { reader: { ...allowed, read: "2025-03-01" } },
      sound,
      { ...named, date: "2025-03-01" },
    ],
    ["not where it is not heard", { ...recorded, takes: days }, {}, undefined],
    [
      "not where nobody is named",
      { ...recorded, reader: { ...allowed, name: " " } },
      sound,
      undefined,
    ],
    ["not without permission", { ...recorded, reader: { name: "Maria Rossi" } }, sound, undefined],
    // The recording that is heard was read by another.
    ["not where somebody reads anew", boothOf(others, { reader: allowed }), sound, undefined],
    ["not without a booth", undefined, sound, undefined],
  ];
  it.each(table)("%s", (_, booth, files, told) => {
    expect(narrationOf(readerOf(draft(audio, booth, files)), "it", "fontana")).toEqual(told);
  });
});

describe("of what is not finished travel", () => {
  it("the chosen takes and the reader, with each sound once", () => {
    const booth = { ...recorded, ...reread(recorded, first) };
    const documents = draft(audio, booth);
    const { fontana } = unfinishedReadings(documents).it!;
    expect(fontana!.reader).toEqual(allowed);
    expect(fontana).not.toHaveProperty("recorded");
    expect(Object.keys(fontana!.takes!).toSorted()).toEqual(
      Object.values(booth.chosen!).toSorted(),
    );
    expect(soundsIn(unfinishedReadings(documents))).toEqual([
      { sha256: hash("b"), bytes: 1, type: "wav" },
      { sha256: hash("a"), bytes: 1, type: "wav" },
    ]);
  });

  it.each<[what: string, documents: Map<string, unknown>]>([
    ["a recording that is finished", draft(audio, recorded, sound)],
    ["a booth in which nothing was done", draft(audio, {})],
    ["takes of which none is heard", draft(audio, { takes: recorded.takes!, chosen: {} })],
  ])("nothing of %s", (_, documents) => {
    expect(unfinishedReadings(documents)).toEqual({});
    expect(soundsIn(unfinishedReadings(documents))).toEqual([]);
  });

  it("no choice of a take that is gone", () => {
    const { "take-0": _gone, ...takes } = recorded.takes!;
    const { fontana } = unfinishedReadings(draft(audio, { ...recorded, takes })).it!;
    expect(Object.values(fontana!.chosen!)).toEqual(["take-1", "take-2", "take-3", "take-4"]);
  });

  it("sounds under names that a museum’s zip may have", () => {
    expect(takeFile(hash("a"), "mp3")).toBe("booth/aaaaaaaaaaaaaaaa.mp3");
  });
});

describe("a recording that comes with a museum", () => {
  const timing = vtt(sentences);
  const about = { reader: "Anna", date: "2025-03-01", permission: "2025-02-01" };
  const reader = { name: "Anna", allowed: "2025-02-01", read: "2025-03-01" };
  const brought = { phase: "brought" };
  const known = { phase: "recorded", sentences: 5 };
  const table: [
    what: string,
    files: Parameters<typeof opened>[0],
    reading: object,
    reader: Reader | undefined,
  ][] = [
    ["alone is heard as it is", {}, brought, undefined],
    ["with who reads is heard, and they are named", { about }, brought, reader],
    ["with its timing can be corrected sentence by sentence", { timing }, known, undefined],
    ["with both is as if it were made here", { timing, about }, known, reader],
    [
      "with a timing of other words is heard as it is",
      { timing: vtt(others), about },
      brought,
      reader,
    ],
    [
      "with a timing that is broken is heard as it is",
      { timing: timing.replace("00:00:01.000 -->", "0x:00 -->") },
      brought,
      undefined,
    ],
    [
      "with a timing that goes backwards is heard as it is",
      { timing: timing.replace("--> 00:00:02.000", "--> 00:00:00.500") },
      brought,
      undefined,
    ],
  ];
  it.each(table)("%s", async (_, files, reading, named) => {
    const documents = await opened(files);
    expect(readingOf(readerOf(documents), "it", "fontana")).toEqual(reading);
    expect(readerOf(documents)(at.booth("it", "fontana"))?.reader).toEqual(named);
  });

  it("gives takes cut from it, each with its words", async () => {
    const booth = readerOf(await opened({ timing, about }))(at.booth("it", "fontana"))!;
    expect(Object.values(booth.takes!).map(({ said, from, to }) => [said, from, to])).toEqual(
      sentences.map((said, n) => [said, n, n + 1]),
    );
    expect(booth.takes![booth.recorded![1]!]).toEqual({
      said: sentences[1],
      sound: { sha256: hash("e"), bytes: 9, type: "mp3" },
      from: 1,
      to: 2,
      at: Date.parse("2025-03-01"),
    });
  });

  it("that says a sentence twice is known as well", async () => {
    const again = { ...audio, label: [first, first] };
    const documents = await opened({ timing: vtt([first, ...sentences]) }, again);
    expect(readingOf(readerOf(documents), "it", "fontana")).toEqual({
      phase: "recorded",
      sentences: 6,
    });
  });

  it("may say a part of the tour", async () => {
    const documents = draftOf({
      "it/tour": { help: [["Di’ «Avanti»."]] },
      "file/narrated/it/tour-help.mp3": { sha256: hash("e"), bytes: 9 },
    });
    await restoreReadings(
      documents,
      museumWith("tour-help", { timing: vtt(["Di’ «Avanti»."]) }),
      new Set(),
    );
    expect(readingOf(readerOf(documents), "it", "tour-help")).toEqual({
      phase: "recorded",
      sentences: 1,
    });
  });

  it("leaves what was noted down in the studio as it was", async () => {
    const booth = boothOf(others, { reader: allowed });
    const documents = await opened({ timing, about }, audio, booth);
    expect(readerOf(documents)(at.booth("it", "fontana"))).toEqual(booth);
  });

  it("brings no take whose sound is not there", async () => {
    const booth = { ...recorded, ...reread(recorded, first) };
    const documents = await opened({}, audio, booth);
    const left = readerOf(documents)(at.booth("it", "fontana"))!;
    expect(Object.keys(left.takes!)).not.toContain("again");
    expect(Object.values(left.chosen!)).toEqual(["take-1", "take-2", "take-3", "take-4"]);
  });
});

/** A draft of one work with these words, what was read of them, and its files. */
function draft(words: AudioDocument, booth?: BoothDocument, files: object = {}) {
  return draftOf({
    "it/fontana": { audio: words },
    ...(booth && { "booth/it/fontana": booth }),
    ...files,
  });
}

/** A booth in which these sentences were read, one take each. */
function boothOf(
  said: readonly string[],
  { isRecorded = false, ...booth }: { reader?: Reader; isRecorded?: boolean } = {},
): BoothDocument {
  const takes = said.map((each, n) => [`take-${n}`, take(each, 0)] as const);
  return {
    ...booth,
    takes: Object.fromEntries(takes),
    chosen: Object.fromEntries(takes.map(([id, each]) => [sentenceKey(each.said), id])),
    ...(isRecorded && { recorded: takes.map(([id]) => id) }),
  };
}

/** What a booth is after a sentence was read once more. */
function reread({ takes, chosen }: BoothDocument, said: string): BoothDocument {
  const again = { ...take(said, 9), sound: { sha256: hash("b"), bytes: 1, type: "wav" as const } };
  return { takes: { ...takes, again }, chosen: { ...chosen, [sentenceKey(said)]: "again" } };
}

function take(said: string, when: number): Take {
  return { said, sound: { sha256: hash("a"), bytes: 1, type: "wav" }, from: 0, to: 1, at: when };
}

/** The draft of a museum that was opened, with a recording of its work. */
async function opened(
  files: Parameters<typeof museumWith>[1],
  words = audio,
  booth?: BoothDocument,
) {
  const documents = draft(words, booth, sound);
  await restoreReadings(documents, museumWith("fontana", files), new Set([hash("a"), hash("e")]));
  return documents;
}

function museumWith(
  clip: string,
  files: { timing?: string; about?: { reader: string; date: string; permission: string } },
): MuseumData {
  const bytes = new TextEncoder().encode(files.timing);
  return {
    files: new Map(
      files.timing
        ? [[narratedFile("it", clip, "vtt"), { bytes: bytes.length, read: async () => bytes }]]
        : [],
    ),
    narrations: { it: files.about ? { [clip]: files.about } : {} },
  } as unknown as MuseumData;
}

/** A timing in which each sentence lasts a second. */
function vtt(said: readonly string[]) {
  return toWebVtt(said.map((text, n) => ({ start: n, end: n + 1, text })));
}

function begun(count: number, isAgain: boolean): Reading {
  return { phase: "begun", read: count, sentences: 5, isAgain };
}

function read(isAllowed: boolean): Reading {
  return { phase: "read", sentences: 5, isAllowed };
}

function hash(letter: string) {
  return letter.repeat(64);
}
