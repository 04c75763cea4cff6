import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { proofreadTour } from "../../../content/proofreading/proofread.ts";
import { secondsAloud } from "../../../content/speaking/secondsAloud.ts";
import type { WorkFacts } from "../../../content/schema/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../../i18n/messagesIn.ts";
import { beginStep } from "../beginStep.ts";
import { readyTour } from "./readyTour.ts";

const names = [
  "Museo Egizio",
  "L'Aquila & Co.",
  'Museo "Leonardo da Vinci"',
  "«Casa» dell’Ariosto",
  "MUDEC: Museo delle Culture",
  "Spazio vivo!",
  "Museo di S. Giulia",
  "Museo 900 (Firenze)",
  "Palazzo Carlo III",
  "<script>alert</script>",
  "<it>Museo",
  "  Museo \n  Civico , Bassano ",
  "🏛",
  "",
  "Museo Nazionale della Scienza e della Tecnologia Leonardo da Vinci",
  `Museo ${"assai ".repeat(20)}lungo`,
  "M".repeat(400),
];

/** Sheer noise, and names in which one or two things are odd. */
const anyName = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom("Museo", "d'arte", "Città", " ", " ", "S.", "&", ",", ":", "-", "“", ">"),
        fc.string({ maxLength: 2 }),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join("")),
);

describe.each(languages)("the ready words in %s", async (language) => {
  const [messages, tourMessages] = await Promise.all([
    messagesIn[language](),
    tourMessagesIn[language](),
  ]);

  it("keep every rule, for one to thirty stops and any name of a museum", () => {
    for (const own of languages)
      for (const museum of names) expect(remarks(museum, own, 3), museum).toEqual([]);
    for (let stops = 1; stops <= 30; stops++)
      expect(remarks("Museo Egizio", "it", stops), String(stops)).toEqual([]);
  });

  it("keep every rule whatever is written for a name", () => {
    fc.assert(
      fc.property(anyName, fc.constantFrom(...languages), (museum, own) => {
        expect(remarks(museum, own, 3)).toEqual([]);
      }),
    );
  });

  it("leave time for a long name, and do not hurry through a short one", () => {
    expect(seconds("", language)).toBeGreaterThanOrEqual(41);
    expect(seconds("M".repeat(90), language)).toBeLessThanOrEqual(58);
  });

  it("say the name in its own language", () => {
    const said = readyTour(language, { museum: "L'Aquila & Co.", own: "it", stops: 2 });
    const name = "L’Aquila e Co";
    const [[first]] = said.introduction as [[string]];
    expect(first).toBe(language === "it" ? `${name}.` : `<it>${name}</it>.`);
    expect(said.introductionByButtons[0]?.[0]).toBe(first);
  });

  it("can be changed without changing those of the next museum", () => {
    const facts = { museum: "Museo", own: "it", stops: 1 } as const;
    const said = readyTour(language, facts);
    const before = JSON.stringify(said);
    for (const script of Object.values(said)) for (const paragraph of script) paragraph.push("!");
    expect(JSON.stringify(readyTour(language, facts))).toBe(before);
  });

  function remarks(museum: string, own: Language, count: number) {
    const stops = Array.from({ length: count }, (_, at) => ({
      facts: { slug: `a${"b".repeat(at)}`, id: at + 1, title: "Onda" } satisfies WorkFacts,
      title: "Onda",
    }));
    const steps = stops.map(({ facts, title }, at) => [
      facts.slug,
      beginStep(language, { number: at + 1, of: count, title }),
    ]);
    const words = {
      ...readyTour(language, { museum, own, stops: count }),
      steps: Object.fromEntries(steps) as Record<string, string[][]>,
    };
    return proofreadTour(words, stops, tourMessages, messages, language);
  }
});

it.each([
  ["en", "only one stop", "twenty-one stops"],
  ["fr", "ne compte qu’une étape", "vingt et une étapes"],
  ["de", "nur eine Station", "einundzwanzig Stationen"],
  ["it", "una sola tappa", "ventuno tappe"],
  ["es", "una sola parada", "veintiuna paradas"],
] as const)("in %s, stops are counted as one says it", (language, one, many) => {
  const said = (stops: number) =>
    readyTour(language, { museum: "", own: "it", stops }).introduction.flat().join(" ");
  expect(said(1)).toContain(one);
  expect(said(21)).toContain(many);
  expect(said(0)).toBe(said(1));
});

function seconds(museum: string, language: Language) {
  const { introduction } = readyTour(language, { museum, own: "it", stops: 24 });
  return secondsAloud(introduction.flat(), language);
}
