import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at, readerOf, type WordsDocument } from "../../draft/documents/documents.ts";
import { audioDescription } from "../../draft/export/publishableMuseum.ts";
import { scriptOf } from "../../draft/readings/scriptOf.ts";
import { coverageOf } from "./coverageOf.ts";
import { boothOf } from "../fixtures/boothOf.ts";
import { draftOf, whole } from "../fixtures/draftOf.ts";
import { isAudioComplete, type Cell, type FormatKey, type State } from "./formats.ts";
import { checkRecordings } from "./oldRecordings.ts";

const file = { sha256: "a", bytes: 1 };
const spoken = scriptOf(
  readerOf(draftOf({ "it/fontana": { audio: whole } })),
  "it",
  "fontana",
)!.flat();
const emblem = { "file/models/fontana-emblem.svg": file };
const both = { ...emblem, "file/models/fontana-composition.svg": file };
const picture = { kind: "illustration", file: "fontana.svg" };

describe("what a work has in a language", () => {
  const table: [
    what: string,
    format: FormatKey,
    language: "it" | "en",
    state: State,
    changes: Parameters<typeof draftOf>[0],
  ][] = [
    ["a text to read", "description", "it", "there", { "it/fontana": { description: ["Una."] } }],
    [
      "one of blanks alone",
      "description",
      "it",
      "missing",
      { "it/fontana": { description: [" "] } },
    ],
    ["none in any language", "short", "en", "missing", {}],
    ["the drawing of a model", "tactile", "it", "there", emblem],
    ["no drawing, and nothing to say to hands", "touch", "it", "unasked", {}],
    ["a drawing without its guide", "touch", "it", "missing", emblem],
    ["a guide", "touch", "it", "there", { ...emblem, "it/fontana": { touchEmblem: [["Una."]] } }],
    [
      "a guide in the original alone",
      "touch",
      "en",
      "elsewhere",
      { ...emblem, "it/fontana": { touchEmblem: [["Una."]] } },
    ],
    [
      "the guide of one drawing of two",
      "touch",
      "it",
      "unfinished",
      { ...both, "it/fontana": { touchEmblem: [["Una."]] } },
    ],
    [
      "a guide older than its original",
      "touch",
      "en",
      "stale",
      {
        ...both,
        "it/fontana": { touchEmblem: [["Due."]], touchComposition: [["Una."]] },
        "en/fontana": { touchEmblem: [["One."]], touchComposition: [["One."]] },
        "from/en/fontana": { touchEmblem: [["Una."]], touchComposition: [["Una."]] },
      },
    ],
    ["one in the original alone", "short", "en", "elsewhere", { "it/fontana": { short: "Una." } }],
    ["one in a translation alone", "easy", "it", "elsewhere", { "en/fontana": { easy: [["A."]] } }],
    [
      "a translation older than its original",
      "short",
      "en",
      "stale",
      {
        "it/fontana": { short: "Due." },
        "en/fontana": { short: "One." },
        "from/en/fontana": { short: "Una." },
      },
    ],
    [
      "a translation of the original of today",
      "short",
      "en",
      "there",
      {
        "it/fontana": { short: "Una. " },
        "en/fontana": { short: "One." },
        "from/en/fontana": { short: "Una." },
      },
    ],
    ["an audio description", "audio", "it", "there", { "it/fontana": { audio: whole } }],
    [
      "one that is begun",
      "audio",
      "it",
      "unfinished",
      { "it/fontana": { audio: { subject: "Una fontana." } }, "en/fontana": { audio: whole } },
    ],
    [
      "one whose original was written anew in a part",
      "audio",
      "en",
      "stale",
      {
        "it/fontana": { audio: whole },
        "en/fontana": { audio: whole },
        "from/en/fontana": { audio: { subject: "Altro." } },
      },
    ],
    ["a title", "label", "it", "there", {}],
    ["no title yet", "label", "it", "missing", { "works/fontana": { id: 1, title: " " } }],
    ["a title that is not translated", "label", "en", "elsewhere", {}],
    ["a title in English", "label", "en", "there", { "en/fontana": { title: "Fountain" } }],
    ["no picture", "picture", "it", "missing", { "it/fontana": { alt: "Una vasca." } }],
    [
      "a picture whose file is gone",
      "picture",
      "it",
      "missing",
      { "works/fontana": { id: 1, title: "Fontana", picture } },
    ],
    [
      "a picture without its alternative",
      "picture",
      "it",
      "unfinished",
      { "works/fontana": { id: 1, title: "Fontana", picture }, "file/pictures/fontana.svg": file },
    ],
    [
      "a picture described in Italian alone",
      "picture",
      "en",
      "elsewhere",
      {
        "works/fontana": { id: 1, title: "Fontana", picture },
        "file/pictures/fontana.svg": file,
        "it/fontana": { alt: "Una vasca." },
      },
    ],
    [
      "a model to be touched",
      "tactile",
      "it",
      "there",
      { "works/fontana": { id: 1, title: "Fontana", isTactile: true } },
    ],
    [
      "a film, in whichever language",
      "film",
      "en",
      "there",
      { "file/signs/lis/fontana.webm": file },
    ],
    [
      "captions of a film alone",
      "film",
      "it",
      "missing",
      { "file/signs/lis/fontana_it.vtt": file },
    ],
    [
      "a recording",
      "recording",
      "it",
      "there",
      { "it/fontana": { audio: whole }, "file/recordings/it/fontana.mp3": file },
    ],
    [
      "a recording of an audio description that was begun anew",
      "recording",
      "it",
      "unfinished",
      { "it/fontana": { audio: { label: ["La."] } }, "file/narrated/it/fontana.mp3": file },
    ],
    [
      "nothing of its own, but a recording in Italian",
      "recording",
      "en",
      "elsewhere",
      { "it/fontana": { audio: whole }, "file/recordings/it/fontana.mp3": file },
    ],
    [
      "an audio description that the device has to read",
      "recording",
      "en",
      "missing",
      {
        "it/fontana": { audio: whole },
        "file/recordings/it/fontana.mp3": file,
        "en/fontana": { audio: whole },
      },
    ],
  ];
  it.each(table)("%s: %s in %s is %s", (_, format, language, state, changes) => {
    const { works } = coverageOf(draftOf(changes));
    expect(works[0]!.in[language]![format].state).toBe(state);
  });

  it("says whose voice is heard, a person’s before a computer’s", () => {
    const made = { "it/fontana": { audio: whole }, "file/recordings/it/fontana.mp3": file };
    const noteOf = (changes: object) =>
      coverageOf(draftOf(changes as typeof made)).works[0]!.in.it!.recording.note;
    expect(noteOf(made)).toBe("voce sintetica");
    expect(noteOf({ ...made, "file/narrated/it/fontana.mp3": file })).toBe("voce di una persona");
  });

  const maria = { reader: { name: "Maria Rossi", allowed: "2026-11-17" } };
  const written = { "it/fontana": { audio: whole } };
  const byComputer = { "file/recordings/it/fontana.mp3": file };
  const byPerson = { "file/narrated/it/fontana.mp3": file };
  const readings: [what: string, cell: Cell, documents: Record<string, object>][] = [
    [
      "read to its end",
      { state: "there", note: "voce di Maria Rossi" },
      { ...byPerson, "booth/it/fontana": boothOf(spoken, { ...maria, isRecorded: true }) },
    ],
    [
      "half read, and not heard otherwise",
      { state: "unfinished", note: "lette 2 frasi su 5" },
      { "booth/it/fontana": boothOf(spoken.slice(0, 2)) },
    ],
    [
      "half read while a computer is heard",
      { state: "there", note: "voce sintetica" },
      { ...byComputer, "booth/it/fontana": boothOf(spoken.slice(0, 2)) },
    ],
    [
      "read without permission to publish it",
      { state: "unfinished", note: "senza permesso" },
      { "booth/it/fontana": boothOf(spoken, { reader: { name: "Maria Rossi" } }) },
    ],
    [
      "read with permission and not put together",
      { state: "unfinished", note: "da mettere insieme" },
      { "booth/it/fontana": boothOf(spoken, maria) },
    ],
    [
      "read before a sentence has changed",
      { state: "stale", says: "da rifare", note: "1 frase cambiata" },
      {
        ...byPerson,
        ...byComputer,
        "booth/it/fontana": boothOf(["Altra.", ...spoken.slice(1)], { isRecorded: true }),
      },
    ],
    [
      "read before all spoken have changed",
      { state: "stale", says: "da rifare", note: "5 frasi cambiate" },
      { ...byPerson, "booth/it/fontana": boothOf(["Altra."], { isRecorded: true }) },
    ],
    ["visited and not read", { state: "missing" }, { "booth/it/fontana": maria }],
  ];
  it.each(readings)("a description that was %s is told as such", (_, cell, documents) => {
    const { works } = coverageOf(draftOf({ ...written, ...documents }));
    expect(works[0]!.in.it!.recording).toEqual(cell);
  });

  it("a reader’s name and the next sentence are seen as soon as they are there", () => {
    const draft = draftOf({ ...written, ...byPerson, "booth/it/fontana": boothOf([]) });
    const cell = () => coverageOf(draft).works[0]!.in.it!.recording;
    expect(cell().note).toBe("voce di una persona");
    draft.delete("file/narrated/it/fontana.mp3");
    draft.set("booth/it/fontana", boothOf(spoken.slice(0, 1)));
    expect(cell().note).toBe("letta 1 frase su 5");
    draft.set("booth/it/fontana", boothOf(spoken.slice(0, 2)));
    expect(cell().note).toBe("lette 2 frasi su 5");
  });

  it("counts an audio description as whole exactly where visitors would get it", () => {
    const text = fc.constantFrom("", " ", "Una.");
    const texts = fc.array(text, { maxLength: 2 });
    const audio = fc.record(
      { label: texts, subject: text, path: texts, light: texts },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(audio, (each) => {
        expect(isAudioComplete(each)).toBe(audioDescription(each, "it") !== undefined);
      }),
    );
  });
});

describe("a recording", () => {
  const table: [what: string, timing: string, state: State][] = [
    [
      "its sentences",
      said("Fontana.", "Una vasca.", "In alto una rana.", "Fine della descrizione."),
      "there",
    ],
    [
      "them in two lines and with marks",
      said("<lang en>Fontana</lang>.\nUna vasca.", "In alto una rana.", "Fine della descrizione."),
      "there",
    ],
    [
      "another sentence",
      said("Fontana.", "Una vasca.", "In alto due rane.", "Fine della descrizione."),
      "stale",
    ],
    ["one sentence less", said("Fontana.", "Una vasca.", "Fine della descrizione."), "stale"],
    ["times without sentences", said("", ""), "there"],
    ["something that is no timing", "\u0000<<<<", "there"],
  ];
  it.each(table)("with %s is found to be %s after it was read", async (_, timing, state) => {
    const audio = { ...whole, order: "Dall’alto in basso." };
    const text = timing.replace("In alto", "Dall’alto in basso. In alto");
    const draft = draftOf({
      "works/fontana": { id: 1, title: "Fontana", kind: "sculpture" },
      "it/fontana": { audio },
      "file/recordings/it/fontana.mp3": file,
      "file/recordings/it/fontana.vtt": { sha256: "t", bytes: 9 },
    });
    const before = coverageOf(draft).works[0]!;
    expect(before.in.it!.recording.state).toBe("there");
    expect(before.unchecked).toHaveLength(1);
    const readFile = () => Promise.resolve(new TextEncoder().encode(text));
    await checkRecordings(before.unchecked, readFile, new AbortController().signal);
    const after = coverageOf(draft).works[0]!;
    expect(after.in.it!.recording.state).toBe(state);
    expect(after.unchecked).toHaveLength(0);
  });

  it("is not called old because its file cannot be read, and it is asked for once", async () => {
    const draft = draftOf({
      "it/fontana": { audio: { ...whole } },
      "file/recordings/it/fontana.mp3": file,
      "file/recordings/it/fontana.vtt": { sha256: "t", bytes: 9 },
    });
    const { unchecked } = coverageOf(draft).works[0]!;
    await checkRecordings(
      unchecked,
      () => Promise.reject(new Error()),
      new AbortController().signal,
    );
    expect(coverageOf(draft).works[0]).toMatchObject({
      unchecked: [],
      in: { it: { recording: { state: "there" } } },
    });
  });
});

describe("the tour", () => {
  const script = [["Una."]];
  const words = {
    introduction: script,
    introductionByButtons: script,
    help: script,
    helpByButtons: script,
    notRecognised: script,
    completed: script,
    cannotGoBack: script,
    steps: { fontana: script },
  };
  const table: [what: string, state: State, changes: Parameters<typeof draftOf>[0]][] = [
    ["all its words", "there", { "en/tour": words }],
    ["no words", "missing", {}],
    ["words of blanks", "missing", { "en/tour": { introduction: [[" "]] } }],
    ["one part", "unfinished", { "en/tour": { help: script } }],
    ["no words of a stop", "unfinished", { "en/tour": { ...words, steps: {} } }],
    [
      "no words of a stop but those that the studio begins it with",
      "unfinished",
      { "en/tour": { ...words, steps: { fontana: [["Stop one of one.", "<it>Fontana</it>."]] } } },
    ],
    [
      "a step whose original has changed",
      "stale",
      { "en/tour": words, "it/tour": words, "from/en/tour": { steps: { fontana: [["Altra."]] } } },
    ],
    [
      "the original of today",
      "there",
      { "en/tour": words, "it/tour": words, "from/en/tour": { steps: { fontana: [["Una. "]] } } },
    ],
  ];
  it.each(table)("with %s is %s", (_, state, changes) => {
    const { tours } = coverageOf(draftOf(changes, { tour: ["fontana"] }));
    expect(tours.en!.state).toBe(state);
  });

  it("counts its recordings, and a stop that is no work any more as none", () => {
    const draft = draftOf(
      { "it/tour": words, "file/narrated/it/tour-help.mp3": file },
      { tour: ["fontana", "gone"] },
    );
    expect(coverageOf(draft).tours.it!.recorded).toEqual({ there: 1, of: 8 });
  });

  it("does not count what was read of other words", () => {
    const booth = boothOf(["Una."], { isRecorded: true });
    const draft = draftOf(
      {
        "it/tour": words,
        "file/narrated/it/tour-help.mp3": file,
        "booth/it/tour-help": booth,
        "file/narrated/it/tour-fontana.mp3": file,
        "booth/it/tour-fontana": boothOf(["Altra."], { isRecorded: true }),
      },
      { tour: ["fontana"] },
    );
    expect(coverageOf(draft).tours.it!.recorded).toEqual({ there: 1, of: 8 });
  });
});

describe("a large museum", () => {
  it("is counted anew only where something has changed", () => {
    const draft = draftOf(
      { "works/vasca": { id: 2, title: "Vasca" } },
      { works: ["fontana", "vasca"] },
    );
    const before = coverageOf(draft).works;
    draft.set(at.words("en", "vasca"), { short: "A basin." } satisfies WordsDocument);
    const after = coverageOf(draft).works;
    expect(after[0]).toBe(before[0]);
    expect(after[1]!.in.en!.short.state).toBe("there");
    draft.delete(at.words("en", "vasca"));
    expect(coverageOf(draft).works[1]!.in.en!.short.state).toBe("missing");
  });
});

function said(...sentences: string[]) {
  const cues = sentences.map((text) => `00:00.000 --> 00:01.000\n${text}`);
  return ["WEBVTT", ...cues].join("\n\n");
}
