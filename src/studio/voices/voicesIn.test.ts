import { describe, expect, it } from "vitest";
import { boothOf } from "../coverage/fixtures/boothOf.ts";
import { draftOf, whole } from "../coverage/fixtures/draftOf.ts";
import { readerOf } from "../draft/documents/documents.ts";
import { scriptOf } from "../draft/readings/scriptOf.ts";
import { cachedReading } from "./cachedReading.ts";
import { secondsOfClip } from "./secondsOfClip.ts";
import { voicesIn, type Voice } from "./voicesIn.ts";
import { voicesInOneSentence } from "./voicesInOneSentence.ts";

const file = { sha256: "a", bytes: 1 };
const words = { "it/fontana": { audio: whole } };
const sentences = scriptOf(readerOf(draftOf(words)), "it", "fontana")!.flat();
const sound = { "file/narrated/it/fontana.mp3": file };

describe("the description of a work", () => {
  const table: [what: string, state: Voice["state"], documents: Parameters<typeof draftOf>[0]][] = [
    ["not written", "unwritten", {}],
    ["begun", "unwritten", { "it/fontana": { audio: { subject: "Una vasca." } } }],
    ["written", "toRead", words],
    ["read by a computer", "toRead", { ...words, "file/recordings/it/fontana.mp3": file }],
    ["half read", "toRead", { ...words, "booth/it/fontana": boothOf(sentences.slice(1)) }],
    [
      "read to its end and not put together",
      "toRead",
      { ...words, "booth/it/fontana": boothOf(sentences) },
    ],
    [
      "read to its end",
      "heard",
      { ...words, ...sound, "booth/it/fontana": boothOf(sentences, { isRecorded: true }) },
    ],
    [
      "written anew since it was read",
      "toRead",
      {
        "it/fontana": { audio: { ...whole, subject: "Due vasche." } },
        ...sound,
        "booth/it/fontana": boothOf(sentences, { isRecorded: true }),
      },
    ],
    ["brought by the museum", "heard", { ...words, ...sound }],
  ];
  it.each(table)("that is %s counts as %s", (_, state, documents) => {
    const { works } = voicesIn(readerOf(draftOf(documents)), "it");
    expect(works).toEqual([
      {
        clip: "fontana",
        name: undefined,
        title: "Fontana",
        words: "opere/fontana/it#parte-audio",
        state,
      },
    ]);
  });
});

describe("a touch guide", () => {
  const drawing = { "file/models/fontana-emblem.svg": file };
  const guide = { "it/fontana": { touchEmblem: [["Apri le mani."]] } };
  const table: [what: string, state: Voice["state"], documents: Parameters<typeof draftOf>[0]][] = [
    ["not written", "unwritten", drawing],
    ["written", "toRead", { ...drawing, ...guide }],
    [
      "read to its end",
      "heard",
      {
        ...drawing,
        ...guide,
        "file/narrated/it/touch-fontana-emblem.mp3": file,
        "booth/it/touch-fontana-emblem": boothOf(["Apri le mani."], { isRecorded: true }),
      },
    ],
    [
      "written anew since it was read",
      "toRead",
      {
        ...drawing,
        "it/fontana": { touchEmblem: [["Apri le due mani."]] },
        "file/narrated/it/touch-fontana-emblem.mp3": file,
        "booth/it/touch-fontana-emblem": boothOf(["Apri le mani."], { isRecorded: true }),
      },
    ],
  ];
  it.each(table)("that is %s counts as %s", (_, state, documents) => {
    expect(voicesIn(readerOf(draftOf(documents)), "it").touch).toEqual([
      {
        clip: "touch-fontana-emblem",
        name: "Guida tattile dell’emblema",
        title: "Fontana",
        words: "opere/fontana/it#parte-touchEmblem",
        state,
      },
    ]);
  });

  it("is not listed where there is no drawing to touch", () => {
    expect(voicesIn(readerOf(draftOf(guide)), "it").touch).toEqual([]);
  });

  it("lasts longer than its words, for the hands", () => {
    const many = Array.from({ length: 10 }, () => "Apri le mani.");
    const longer = secondsOfClip(many, "it", "touch-fontana-emblem");
    expect(longer - secondsOfClip(many, "it", "fontana")).toBe(12);
  });
});

describe("the tour", () => {
  it("is listed as it is written, its stops after the welcome, with what each still needs", () => {
    const draft = draftOf(
      {
        "it/tour": { help: [["Di’ «Avanti»."]], steps: { fontana: [["Una."]] } },
        "file/narrated/it/tour-help.mp3": file,
      },
      { tour: ["fontana", "gone"] },
    );
    const { tour } = voicesIn(readerOf(draft), "it");
    expect(tour.map(({ clip, name, state }) => [clip, name, state])).toEqual([
      ["tour-introduction", "Introduzione", "unwritten"],
      ["tour-introduction-by-buttons", "Introduzione con i pulsanti", "unwritten"],
      ["tour-fontana", "Tappa 1", "toRead"],
      ["tour-help", "Aiuto", "heard"],
      ["tour-help-by-buttons", "Aiuto con i pulsanti", "unwritten"],
      ["tour-not-recognised", "Parola non capita", "unwritten"],
      ["tour-completed", "Fine della visita", "unwritten"],
      ["tour-cannot-go-back", "Indietro dalla prima tappa", "unwritten"],
    ]);
    expect(tour[2]!.title).toBe("Fontana");
  });

  it("is not listed before it has a stop", () => {
    expect(voicesIn(readerOf(draftOf(words)), "it").tour).toEqual([]);
  });
});

describe("how far a language is", () => {
  const table: [says: string, states: Voice["state"][]][] = [
    ["In tedesco non c’è ancora un’audiodescrizione da leggere.", ["unwritten"]],
    [
      "In tedesco: nessuna audiodescrizione su 2 ha la voce di una persona.",
      ["toRead", "toRead", "unwritten"],
    ],
    [
      "In tedesco: 1 audiodescrizione su 2 ha la voce di una persona.",
      ["toRead", "heard", "unwritten"],
    ],
    [
      "In tedesco: 2 audiodescrizioni su 3 hanno la voce di una persona.",
      ["heard", "heard", "toRead"],
    ],
    ["In tedesco: tutte e 2 le audiodescrizioni hanno la voce di una persona.", ["heard", "heard"]],
    ["In tedesco: l’audiodescrizione che c’è ha la voce di una persona.", ["heard"]],
    ["In tedesco: l’audiodescrizione che c’è non ha ancora la voce di una persona.", ["toRead"]],
  ];
  it.each(table)("%s", (says, states) => {
    const voices = states.map((state, n) => ({ ...voice, clip: `work-${n}`, state }));
    expect(voicesInOneSentence(voices, "de")).toBe(says);
  });
});

it("a reading is found anew after any change of what it is made of, and only then", () => {
  const draft = draftOf({
    ...words,
    ...sound,
    "booth/it/fontana": boothOf(sentences, { isRecorded: true }),
  });
  const phase = () => cachedReading(readerOf(draft), "it", "fontana").phase;
  const first = cachedReading(readerOf(draft), "it", "fontana");
  expect(cachedReading(readerOf(draft), "it", "fontana")).toBe(first);
  expect(phase()).toBe("recorded");
  draft.set("it/fontana", { audio: { ...whole, subject: "Due vasche." } });
  expect(phase()).toBe("begun");
  draft.set("it/fontana", words["it/fontana"]);
  expect(phase()).toBe("recorded");
  draft.delete("file/narrated/it/fontana.mp3");
  expect(phase()).toBe("read");
  draft.set("works/fontana", { id: 1, title: "Fontana", kind: "sculpture" });
  draft.set("booth/it/fontana", boothOf([]));
  expect(phase()).toBe("unread");
});

it("a part of the tour whose words change is to be read again", () => {
  const help = ["Di’ «Avanti».", "Di’ «Indietro»."];
  const draft = draftOf({
    "it/tour": { help: [help] },
    "file/narrated/it/tour-help.mp3": file,
    "booth/it/tour-help": boothOf(help, { isRecorded: true }),
  });
  const phase = () => cachedReading(readerOf(draft), "it", "tour-help").phase;
  expect(phase()).toBe("recorded");
  draft.set("it/tour", { help: [[help[0], "Di’ «Ripeti»."]] });
  expect(phase()).toBe("begun");
});

const voice: Voice = {
  clip: "fontana",
  name: undefined,
  title: "Fontana",
  words: "opere/fontana/de#parte-audio",
  state: "toRead",
};
