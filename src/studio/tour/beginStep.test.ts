import { describe, expect, it } from "vitest";
import { factsInWords } from "../../content/publishing/factsInWords.ts";
import { proofreadTour } from "../../content/proofreading/proofread.ts";
import { isStopWritten } from "../../content/reading/stopsWithoutWords.ts";
import { hands, type WorkFacts } from "../../content/schema/schema.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";
import { beginStep } from "./beginStep.ts";
import { readyTour } from "./readyWords/readyTour.ts";

type Makers = NonNullable<WorkFacts["makers"]>;

describe("a new stop begins with its number, its work and who made it", () => {
  it.each<[Language, Makers, sentences: string[]]>([
    ["en", [{ name: "Ugo" }], ["Stop four of four.", "<it>Onda</it>, by Ugo."]],
    ["fr", [{ name: "Ugo" }], ["Étape quatre sur quatre.", "<it>Onda</it>, par Ugo."]],
    ["de", [{ name: "Ugo" }], ["Station vier von vier.", "<it>Onda</it>, von Ugo."]],
    ["it", [{ name: "Ugo" }], ["Tappa quattro di quattro.", "Onda, di Ugo."]],
    ["es", [{ name: "Ugo" }], ["Parada cuatro de cuatro.", "<it>Onda</it>, obra de Ugo."]],
    ["it", [], ["Tappa quattro di quattro.", "Onda, artista ignoto."]],
    [
      "it",
      [{ name: "Ada", hand: "workshop" }],
      ["Tappa quattro di quattro.", "Onda, attribuito ad Ada e bottega."],
    ],
    [
      "it",
      [{ name: "Ada", hand: "workshopOf" }],
      ["Tappa quattro di quattro.", "Onda, bottega di Ada."],
    ],
    [
      "it",
      [{ name: "Ada", hand: "withWorkshop" }],
      ["Tappa quattro di quattro.", "Onda, di Ada e bottega."],
    ],
    [
      "en",
      [{ name: "Ada", hand: "withAssistants" }],
      ["Stop four of four.", "<it>Onda</it>, by Ada and assistants."],
    ],
    [
      "de",
      [{ name: "Ugo", hand: "manner" }],
      ["Station vier von vier.", "<it>Onda</it>, in der Art von Ugo."],
    ],
    [
      "fr",
      [{ name: "Ugo" }, { name: "Ada", hand: "circle" }],
      ["Étape quatre sur quatre.", "<it>Onda</it>, par Ugo, entourage d’Ada."],
    ],
    [
      "de",
      [{ name: "Ugo", hand: "attributed" }],
      ["Station vier von vier.", "<it>Onda</it>, Ugo zugeschrieben."],
    ],
    [
      "en",
      [{ name: "Ada" }, { name: "Ugo" }],
      ["Stop four of four.", "<it>Onda</it>, by Ada and Ugo."],
    ],
  ])("%s %j", (language, makers, sentences) => {
    const artist = artistOf(makers, language);
    const begun = beginStep(language, {
      number: 4,
      of: 4,
      title: "Onda",
      titleLanguage: "it",
      artist,
    });
    expect(begun).toEqual([sentences]);
  });

  it.each<[title: string, artist: string | undefined, sentences: string[]]>([
    ["Onda", undefined, ["Onda."]],
    ["Chi sei?", "Ugo", ["Chi sei?", "Di Ugo."]],
    ["Basta!", undefined, ["Basta!"]],
    [
      `Onda ${"su onda ".repeat(7)}`,
      "Ugo Prova",
      [`Onda${" su onda".repeat(7)}.`, "Di Ugo Prova."],
    ],
    ["<en>Onda</en>", "Ugo", ["enOnda/en, di Ugo."]],
  ])("%s", (title, artist, sentences) => {
    const facts = { number: 1, of: 2, title, ...(artist && { artist }) };
    expect(beginStep("it", facts)).toEqual([["Tappa uno di due.", ...sentences]]);
  });
});

describe.each(languages)("in %s, every hand is named as the rules want it", async (language) => {
  const [messages, tourMessages] = await Promise.all([
    messagesIn[language](),
    tourMessagesIn[language](),
  ]);

  it.each([undefined, ...hands])("%s", (hand) => {
    const makers = ["Andrea", "Bruno"].map((name) => (hand ? { name, hand } : { name }));
    const facts: WorkFacts = { slug: "onda", id: 1, title: "Onda", makers };
    const artist = artistOf(makers, language);
    const step = beginStep(language, { number: 1, of: 1, title: "Onda", artist });
    const words = {
      ...readyTour(language, { museum: "Museo", own: "it", stops: 1 }),
      steps: { onda: step },
    };
    const stops = [{ facts, title: "Onda" }];
    expect(proofreadTour(words, stops, tourMessages, messages, language)).toEqual([]);
    const stop = { work: facts, titles: [], place: [1, 1], language } as const;
    expect(isStopWritten(step, stop)).toBe(false);
    expect(isStopWritten([...step, ["Acqua."]], stop)).toBe(true);
  });
});

function artistOf(makers: Makers, language: Language) {
  const { artist } = factsInWords(
    { slug: "onda", id: 1, title: "Onda", makers },
    undefined,
    language,
  );
  return artist;
}
