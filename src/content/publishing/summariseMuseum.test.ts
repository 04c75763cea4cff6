import { describe, expect, it } from "vitest";
import type { MuseumSummary, Summarised } from "../../catalogue/museumSummary.ts";
import type { Language } from "../../i18n/languages.ts";
import { mediaOf, museumOf } from "../fixtures/museumOf.ts";
import type { MuseumData, WordsInLanguage } from "../reading/readMuseum.ts";
import type { WorkWords } from "../schema/schema.ts";
import { localizeMuseum } from "./localizeMuseum.ts";
import { summariseMuseum } from "./summariseMuseum.ts";

const script = [["Uno."]];
const audio = { label: ["Fontana."], subject: "Una vasca.", path: ["In alto una rana."] };
const emblem = { "models/fontana-emblem.svg": "" };

describe("a museum has", () => {
  it.each<[what: string, museum: MuseumData, has: MuseumSummary["has"]]>([
    ["nothing but its works at first", museumWith({}), {}],
    [
      "the audio descriptions of each language, counted",
      museumWith({ it: works({ audio }, { audio }), en: works({ audio }), fr: works({}) }),
      { audio: counted(2, ["it"], ["en"]) },
    ],
    [
      "a language that has all of them, whatever its place",
      museumWith({ it: works({ audio }), en: works({ audio }, { audio }) }),
      { audio: counted(2, ["en"], ["it"]) },
    ],
    [
      "descriptions to read and texts in simple words, each by itself",
      museumWith({ it: works({ description: ["Uno."] }), de: works({ easy: script }) }),
      { description: counted(1, ["it"]), easy: counted(1, ["de"]) },
    ],
    [
      "a touch guide where there is its model",
      museumWith({ it: works({ touchEmblem: script }) }, emblem),
      { touch: counted(1, ["it"]) },
    ],
    ["none without the model", museumWith({ it: works({ touchEmblem: script }) }), {}],
    ["none of another model", museumWith({ it: works({ touchComposition: script }) }, emblem), {}],
    ["none for a model without words", museumWith({ it: works({}) }, emblem), {}],
    [
      "a tour in the languages in which every stop has words",
      museumWith({
        it: { ...works({}), tour: tourWith(["fontana", "rana"]) },
        en: { ...works({}), tour: tourWith(["fontana"]) },
      }),
      { tour: counted(2, ["it"]) },
    ],
    [
      "nothing in a language that it does not speak any more",
      museumWith({ es: works({ audio }) }),
      {},
    ],
  ])("%s", (_, museum, has) => {
    expect(summariseMuseum(museum).has).toEqual(has);
  });

  it("films by their sign languages, once for each work", () => {
    const { films } = summariseMuseum(
      museumWith(
        {},
        {
          "signs/lis/fontana.mp4": "",
          "signs/lis/fontana.webm": "",
          "signs/lis/rana.webm": "",
          "signs/lis/gone.mp4": "",
          "signs/is/rana.mp4": "",
          "signs/lsf/rana.jpg": "",
        },
      ),
    );
    expect(films).toEqual([
      { name: "Lingua dei segni italiana (LIS)", works: 2 },
      { name: "Segni internazionali (IS)", works: 1 },
    ]);
  });
});

it("a town is told as it is read, and only where it is known", () => {
  const museum = museumWith({});
  expect(summariseMuseum(museum)).not.toHaveProperty("town");
  museum.facts.town = " Reggio\n  Emilia ";
  expect(summariseMuseum(museum).town).toBe("Reggio Emilia");
});

it("the Galleria Borghese promises what its visitors get in each language, no more", async () => {
  const museum = await museumOf("galleria-borghese");
  const { has, films, ...facts } = summariseMuseum(museum);
  expect(facts).toEqual({
    slug: "galleria-borghese",
    name: "Galleria Borghese",
    town: "Roma",
    languages: museum.facts.languages,
    works: 6,
  });
  for (const language of museum.facts.languages) {
    // oxlint-disable-next-line no-await-in-loop -- one language after the other
    const { works: shown, tour } = await localizeMuseum(museum, language, mediaOf(museum));
    const own = (part: "description" | "easy" | "script") =>
      shown.filter(({ words }) => words[part] && !words.foreign?.[part]).length;
    const counts = {
      audio: own("script"),
      tour: tour?.stops.length ?? 0,
      touch: shown.filter(({ words }) => words.touch?.some((guide) => !guide.language)).length,
      description: own("description"),
      easy: own("easy"),
    };
    for (const [part, count] of Object.entries(counts) as [keyof typeof counts, number][]) {
      const told = has[part]?.languages.includes(language) ? has[part].count : 0;
      expect([language, part, told]).toEqual([language, part, count]);
    }
    expect(films.length > 0).toBe(shown.some(({ words }) => words.films));
  }
});

function museumWith(
  words: Partial<Record<Language, WordsInLanguage>>,
  files: Record<string, string> = {},
): MuseumData {
  return {
    address: "museo",
    facts: {
      format: 2,
      name: "Museo",
      languages: ["it", "en", "fr", "de"],
      works: [
        { slug: "fontana", id: 1, title: "Fontana" },
        { slug: "rana", id: 2, title: "Rana" },
      ],
      tour: ["fontana", "rana"],
    },
    words,
    narrations: {},
    files: new Map(
      Object.keys(files).map((path) => [path, { bytes: 0, read: async () => new Uint8Array() }]),
    ),
  };
}

function works(fontana: WorkWords, rana: WorkWords = {}): WordsInLanguage {
  return { works: { fontana, rana }, museum: {} };
}

function tourWith(stops: readonly string[]): NonNullable<WordsInLanguage["tour"]> {
  const said = [["Davanti a te c’è una vasca di pietra con una rana che guarda in alto."]];
  return {
    introduction: script,
    introductionByButtons: script,
    steps: Object.fromEntries(stops.map((slug) => [slug, said])),
    help: script,
    helpByButtons: script,
    notRecognised: script,
    completed: script,
    cannotGoBack: script,
  };
}

function counted(
  count: number,
  languages: readonly Language[],
  partly: readonly Language[] = [],
): Summarised {
  return { count, languages, partly };
}
