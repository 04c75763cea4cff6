import { describe, expect, it } from "vitest";
import type { Language } from "../../i18n/languages.ts";
import { gapsIn, type Gap } from "./gapsIn.ts";
import type { MuseumData, WordsInLanguage } from "../reading/readMuseum.ts";
import type { WorkFacts, WorkWords } from "../schema/schema.ts";

const script = [["One."]];
const work: WorkFacts = {
  slug: "apollo",
  id: 1,
  title: "Apollo",
  makers: [{ name: "Dosso Dossi" }],
  date: { about: 1525 },
  technique: "oilOnCanvas",
  size: { height: 191 },
  inventory: "1",
  room: "III",
  picture: { kind: "illustration", file: "apollo.svg" },
};
const said: WorkWords = {
  title: "Apollo",
  alt: "A lyre.",
  description: ["One."],
  easy: script,
  audio: { label: ["Apollo."], subject: "Apollo sits.", path: ["He sits."] },
  touchEmblem: script,
};
const tour: WordsInLanguage["tour"] = {
  introduction: script,
  introductionByButtons: script,
  steps: { apollo: script },
  help: script,
  helpByButtons: script,
  notRecognised: script,
  completed: script,
  cannotGoBack: script,
};
const recordings = [
  "apollo",
  "touch-apollo-emblem",
  "tour-apollo",
  "tour-introduction",
  "tour-introduction-by-buttons",
  "tour-help",
  "tour-help-by-buttons",
  "tour-not-recognised",
  "tour-completed",
  "tour-cannot-go-back",
];

it("a museum that has everything has no gaps", () => {
  expect(gapsIn(museumWith({}))).toEqual([]);
});

describe("a gap is told, with what visitors get instead:", () => {
  const works = ["apollo"];
  const facts = "the other facts";

  it.each<[what: string, without: Parameters<typeof museumWith>[0], ...gaps: Gap[]]>([
    [
      "a picture",
      { facts: ["picture"] },
      gap("a picture", "“There is no picture of this work yet”, and its number in the list"),
    ],
    ["a film", { film: true }, gap("a film in a sign language", "nothing in its place")],
    ["a model", { model: true }, gap("a tactile model", "nothing in its place")],
    [
      "a touch guide that is there in another language",
      { en: ["touchEmblem"] },
      gap(
        "a touch guide of its tactile model",
        "the text in Italiano, and that it is not translated yet",
        "en",
      ),
    ],
    [
      "a touch guide",
      { it: ["touchEmblem"], en: ["touchEmblem"] },
      gap("a touch guide of its tactile model", "nothing in its place", "it"),
      gap("a touch guide of its tactile model", "nothing in its place", "en"),
    ],
    ["a maker", { facts: ["makers"] }, gap("a maker", "“artist unknown” or “maker unknown”")],
    ["a date", { facts: ["date"] }, gap("a date", facts)],
    ["a size", { facts: ["size"] }, gap("a size", facts)],
    ["a room", { facts: ["room"] }, gap("a room", facts)],
    ["an inventory number", { facts: ["inventory"] }, gap("an inventory number", facts)],
    [
      "a technique",
      { facts: ["technique"] },
      gap("a technique", facts, "it"),
      gap("a technique", facts, "en"),
    ],
    ["a title in the museum’s own language, which is in museum.json", { it: ["title"] }],
    ["a title", { en: ["title"] }, gap("a title", "the title as the museum writes it", "en")],
    [
      "a description that is there in another language",
      { en: ["description"] },
      gap("a description to read", "the text in Italiano, and that it is not translated yet", "en"),
    ],
    [
      "a description",
      { it: ["description"], en: ["description"] },
      gap("a description to read", "“There is no description of this work to read yet”", "it"),
      gap("a description to read", "“There is no description of this work to read yet”", "en"),
    ],
    [
      "an audio description",
      { it: ["audio"], en: ["audio"] },
      gap(
        "an audio description",
        "“There is no audio description of this work yet”, and the description to read",
        "it",
      ),
      gap(
        "an audio description",
        "“There is no audio description of this work yet”, and the description to read",
        "en",
      ),
    ],
    [
      "an easy text that is there in another language",
      { it: ["easy"] },
      gap(
        "a text that is easy to read",
        "the text in English, and that it is not translated yet",
        "it",
      ),
    ],
    [
      "an easy text",
      { it: ["easy"], en: ["easy"] },
      gap("a text that is easy to read", "no button for it", "it"),
      gap("a text that is easy to read", "no button for it", "en"),
    ],
    [
      "an alternative text that is there in another language",
      { en: ["alt"] },
      gap("an alternative text for the picture", "the text in Italiano", "en"),
    ],
    [
      "an alternative text",
      { it: ["alt"], en: ["alt"] },
      gap("an alternative text for the picture", "“It has not been described yet”", "it"),
      gap("an alternative text for the picture", "“It has not been described yet”", "en"),
    ],
    [
      "a recording",
      { recording: "recordings/en/tour-help.mp3" },
      {
        ...gap("a recording", "the text, which the voice of their own device can read aloud", "en"),
        works: ["tour-help"],
      },
    ],
    [
      "a tour",
      { tour: ["it", "en", "facts"] },
      { what: "a tour", works: [], instead: "the list of works" },
    ],
    [
      "a tour in one language",
      { tour: ["en"] },
      {
        language: "en",
        what: "a tour",
        works: [],
        instead: "the list of works, and the tour in the languages that have one",
      },
    ],
    [
      "the words of the tour",
      { tour: ["it", "en"] },
      { language: "it", what: "a tour", works: [], instead: "the list of works" },
      { language: "en", what: "a tour", works: [], instead: "the list of works" },
    ],
    [
      "the words of a stop",
      { tour: ["step"] },
      gap(
        "a tour: these stops have no words",
        "the list of works, and the tour in the languages that have one",
        "en",
      ),
    ],
  ])("%s", (_, without, ...gaps) => {
    expect(gapsIn(museumWith(without))).toEqual(gaps);
  });

  function gap(what: string, instead: string, language?: Language): Gap {
    return { ...(language && { language }), what, works, instead };
  }
});

it("makers that are an empty list are a gap, too", () => {
  const museum = museumWith({});
  museum.facts.works[0]!.makers = [];
  expect(gapsIn(museum).map(({ what }) => what)).toEqual(["a maker"]);
});

it("a technique in words is a gap in the other languages", () => {
  const museum = museumWith({ facts: ["technique"] });
  museum.words.it!.works["apollo"]!.technique = "Mosaico";
  expect(gapsIn(museum)).toEqual([
    expect.objectContaining({ what: "a technique", language: "en" }),
  ]);
});

it("a picture that is not there needs no alternative text", () => {
  const museum = museumWith({ facts: ["picture"], it: ["alt"], en: ["alt"] });
  expect(gapsIn(museum).map(({ what }) => what)).toEqual(["a picture"]);
});

it("a second model asks for a guide of its own, and one that is not there for none", () => {
  const museum = museumWith({ model: true, it: ["touchEmblem"], en: ["touchEmblem"] });
  expect(gapsIn(museum).map(({ what }) => what)).toEqual(["a tactile model"]);
  const second = museumWith({});
  const files = new Map(second.files);
  files.set("models/apollo-composition.svg", files.get("models/apollo-emblem.svg")!);
  expect(gapsIn({ ...second, files })).toMatchObject(
    ["it", "en"].map((language) => ({
      language,
      what: "a touch guide of the tactile scheme of its composition",
      works: ["apollo"],
    })),
  );
});

it("a recording by a person is one", () => {
  const museum = museumWith({
    recording: "recordings/en/apollo.mp3",
    narrated: "narrated/en/apollo.mp3",
  });
  expect(gapsIn(museum)).toEqual([]);
});

/** A museum of one work in two languages that has everything but this. */
function museumWith(without: {
  facts?: (keyof WorkFacts)[];
  it?: (keyof WorkWords)[];
  en?: (keyof WorkWords)[];
  tour?: ("it" | "en" | "facts" | "step")[];
  recording?: string;
  narrated?: string;
  film?: true;
  model?: true;
}): MuseumData {
  const paths = ["it", "en"].flatMap((language) =>
    recordings.map((name) => `recordings/${language}/${name}.mp3`),
  );
  const file = { bytes: 0, read: () => Promise.resolve(new Uint8Array()) };
  const film = without.film ? [] : ["signs/lis/apollo.webm", "signs/lis/apollo_it.vtt"];
  const model = without.model ? [] : ["models/apollo-emblem.svg"];
  const files = new Map(
    [...paths, ...film, ...model, without.narrated ?? ""].map((path) => [path, file]),
  );
  files.delete(without.recording ?? "");
  const is = (part: "it" | "en" | "facts" | "step") => !without.tour?.includes(part);
  const wordsIn = (language: "it" | "en"): WordsInLanguage => ({
    works: { apollo: omitted(said, without[language]) },
    museum: {},
    ...(is(language) && {
      tour: { ...tour!, steps: language === "en" && !is("step") ? {} : tour!.steps },
    }),
  });
  return {
    address: "small",
    files,
    facts: {
      format: 2,
      name: "Small",
      languages: ["it", "en"],
      works: [omitted(work, without.facts)],
      ...(is("facts") && { tour: ["apollo"] }),
    },
    words: { it: wordsIn("it"), en: wordsIn("en") },
    narrations: {},
  };
}

function omitted<Whole extends object>(whole: Whole, keys: readonly (keyof Whole)[] = []): Whole {
  const rest = { ...whole };
  for (const key of keys) delete rest[key];
  return rest;
}
