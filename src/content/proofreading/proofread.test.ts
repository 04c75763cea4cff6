import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages, type Language } from "../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";
import { phrasesIn } from "../publishing/phrases/phrasesIn.ts";
import {
  lengthOf,
  proofreadAloud,
  proofreadTour,
  proofreadWork,
  saysSides,
  stopPhrase,
} from "./proofread.ts";
import type { Part, Remark, Sentence } from "./remark.ts";
import type { AudioDescription, TourWords, WorkFacts, WorkWords } from "../schema/schema.ts";
import { composeScript } from "../speaking/composeScript.ts";

const work: WorkFacts = { slug: "apollo", id: 1, title: "Apollo" };
const messages = { en: await messagesIn.en(), tour: await tourMessagesIn.en() };

/** What people type by mistake, and what nobody would. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom("<it>", "</it>", "<la>", "<", ">", "  ", ".", ". ", ",", "“", "»", '"', "'"),
      fc.constantFrom("Apollo", "left", "beautiful", "you see", "XIV", "191 cm", "(", "$&", "\n"),
      fc.string({ unit: "grapheme", maxLength: 8 }),
    ),
    { maxLength: 30 },
  )
  .map((pieces) => pieces.join(""));
const texts = fc.array(text, { maxLength: 4 });
const paragraphs = fc.array(texts, { maxLength: 3 });
const words: fc.Arbitrary<WorkWords> = fc.record({
  title: text,
  technique: text,
  alt: text,
  short: text,
  description: texts,
  easy: paragraphs,
  touchEmblem: paragraphs,
  touchComposition: paragraphs,
  audio: fc.record({
    warning: text,
    label: texts,
    size: texts,
    subject: text,
    order: text,
    path: texts,
    light: texts,
    story: texts,
  }),
});
const tour: fc.Arbitrary<TourWords> = fc.record({
  introduction: paragraphs,
  introductionByButtons: paragraphs,
  steps: fc.record({ apollo: paragraphs }),
  help: paragraphs,
  helpByButtons: paragraphs,
  notRecognised: paragraphs,
  completed: paragraphs,
  cannotGoBack: paragraphs,
});

describe("a remark", () => {
  it("stands beside the very text that a curator wrote of a work, whatever it is", () => {
    fc.assert(
      fc.property(words, fc.constantFrom(...languages), (said, language) => {
        for (const remark of proofreadWork(work, said, language).filter(isOnText))
          expect(textAt(said, remark)).toBe(remark.text);
      }),
    );
  });

  it.each([
    ["it", "Siamo al Museo di Belle Arti."],
    ["fr", "Nous sommes au musée des Beaux-Arts."],
    ["es", "Estamos en el Museo de Bellas Artes."],
  ] as const)("does not take the name of a museum for praise, in %s", (language, sentence) => {
    const rules = proofreadWork(work, audio({ path: [sentence] }), language).map(
      ({ rule }) => rule,
    );
    expect(rules).not.toContain("eyesOrPraise");
  });

  it.each([
    ["De él parte el cañón de la pluma.", []],
    ["Mide 20cm de alto.", ["20"]],
    ["Mide veinte cm de alto.", ["cm"]],
  ])("knows an abbreviation from the beginning of a word: %s", (sentence, phrases) => {
    const found = proofreadWork(work, { touchEmblem: [[sentence]] }, "es").flatMap((remark) =>
      remark.rule === "notInWords" ? [remark.phrase] : [],
    );
    expect(found).toEqual(phrases);
  });

  it("stands beside the very sentence of a tour", () => {
    fc.assert(
      fc.property(tour, (said) => {
        const stops = [{ facts: work, title: "Apollo" }];
        const remarks = proofreadTour(said, stops, messages.tour, messages.en, "en");
        for (const remark of remarks.filter(isOnText))
          expect(textAt(said, remark)).toBe(remark.text);
      }),
    );
  });

  it.each<[what: string, said: WorkWords, remark: Partial<Remark>]>([
    ["a word of praise", audio({ light: ["It is dark.", "A masterpiece."] }), praised()],
    [
      "an invitation to look",
      audio({ subject: "As you can see, he plays." }),
      { rule: "eyesOrPraise", part: "audio.subject", phrase: "can see", is: "eyes" },
    ],
    [
      "the number that is to be in words",
      audio({ size: ["It is 191 centimetres high."] }),
      { rule: "notInWords", part: "audio.size", at: 0, phrase: "191" },
    ],
    [
      "how long a sentence is",
      audio({ path: ["He sits.", `Very ${"very ".repeat(16)}long.`] }),
      { rule: "longForTheEar", part: "audio.path", at: 1, words: 18, most: 17 },
    ],
    [
      "which sentence of which paragraph is hard",
      { easy: [["He sits."], ["He sits.", "He (a god) plays."]] },
      { rule: "hardSigns", part: "easy", at: [1, 1], phrase: "(" },
    ],
    [
      "which quotation mark is another language’s",
      { description: ["Fine.", "The «god» plays."] },
      { rule: "foreignTypography", part: "description", at: 1, phrase: "«" },
    ],
    [
      "which paragraph is long",
      { easy: [["One."], Array.from({ length: 8 }, () => "He sits.")] },
      { rule: "longParagraph", part: "easy", at: [1, 0], sentences: 8, most: 7 },
    ],
    [
      "what the label has to say",
      audio({ label: ["Untitled."] }),
      { rule: "notSaid", part: "audio.label", what: "title", phrase: "Apollo" },
    ],
    [
      "how many words the whole has",
      audio({}),
      { rule: "length", part: "audio", words: 21, least: 180, most: 250 },
    ],
  ])("names %s", (_, said, remark) => {
    expect(proofreadWork(work, said, "en")).toContainEqual(expect.objectContaining(remark));
  });

  it("tells an illustration’s text how to begin, by what the work is", () => {
    const facts = { ...work, picture: { kind: "illustration", file: "apollo.svg" } } as const;
    const begins = (kind: WorkFacts["kind"]) =>
      proofreadWork({ ...facts, ...(kind && { kind }) }, { alt: "Una lira." }, "it");
    const said = { rule: "illustrationNotSaid", part: "alt" };
    const remark = (phrase: string) => [{ ...said, phrase }];
    expect(begins(undefined)).toEqual(remark("Illustrazione, non il dipinto: "));
    expect(begins("sculpture")).toEqual(remark("Illustrazione, non l’opera: "));
  });
});

describe("an audio description", () => {
  const written: AudioDescription = {
    warning: "w",
    label: ["l0", "l1"],
    size: ["s0"],
    subject: "u",
    namesSides: true,
    path: ["p0", "p1"],
    light: ["i0"],
    story: ["t0", "t1"],
  };

  it.each(languages)(
    "is remarked on in the order of the voice, without our own (%s)",
    (language) => {
      for (const kind of ["painting", "sculpture"] as const) {
        const ours = Object.values(phrasesIn[language].spoken);
        const heard = composeScript(written, kind, phrasesIn[language]).flat();
        const remarks = proofreadWork({ ...work, kind }, { audio: written }, language);
        const unfinished = remarks.filter((remark) => remark.rule === "noFullStop");
        expect(unfinished.map((remark) => remark.text)).toEqual(
          heard.filter((sentence) => !ours.includes(sentence)),
        );
      }
    },
  );

  it.each(languages)(
    "ends and begins with sentences of ours that break no rule (%s)",
    (language) => {
      const path = Object.values(phrasesIn[language].spoken);
      const said = {
        audio: { label: ["Apollo."], subject: path[0]!, namesSides: true as const, path },
      };
      expect(proofreadWork(work, said, language)).toMatchObject([{ rule: "length" }]);
    },
  );

  it.each<[Language, said: string, unsaid: string]>([
    ["en", "A tree on the left.", "A bright tree."],
    ["fr", "Un arbre à gauche.", "Un arbre."],
    ["de", "In der linken Hand.", "Gelinkt."],
    ["it", "Alla tua destra.", "Un maestro."],
    ["es", "A la izquierda.", "Un árbol."],
  ])("names sides only where it says them (%s)", (language, said, unsaid) => {
    expect(saysSides({ path: [unsaid], light: [said] }, language)).toBe(true);
    expect(saysSides({ path: [unsaid] }, language)).toBe(false);
  });

  it.each(languages)("has a length of its own in each language (%s)", (language) => {
    const [least, most] = lengthOf("audio", language);
    const short = proofreadWork(work, audio({}), language).find(({ rule }) => rule === "length");
    expect(short).toMatchObject({ part: "audio", least, most });
    expect(lengthOf("short", language)).toEqual([30, 60]);
  });
});

describe("a text that is to be said aloud", () => {
  it.each<[Language, said: string[][], remarks: Partial<Remark>[]]>([
    ["it", [], []],
    ["it", [["Un cane siede."]], []],
    [
      "it",
      [["Un cane siede.", "Come vedi, ha un collare."]],
      [{ rule: "eyesOrPraise", at: [0, 1], phrase: "Come vedi", is: "eyes" }],
    ],
    [
      "it",
      [["Un cane siede."], ["È un cane bellissimo."]],
      [{ rule: "eyesOrPraise", at: [1, 0], phrase: "bellissimo", is: "praise" }],
    ],
    [
      "it",
      [["Una bell’onda si alza."]],
      [{ rule: "eyesOrPraise", at: [0, 0], phrase: "bell’onda", is: "praise" }],
    ],
    [
      "it",
      [["È del XVI secolo, alto 40 cm"]],
      [
        { rule: "notInWords", phrase: "40" },
        { rule: "romanNumeral", phrase: "XVI" },
        { rule: "noFullStop", text: "È del XVI secolo, alto 40 cm" },
      ],
    ],
    ["it", [["L'onda si alza."]], [{ rule: "foreignTypography", phrase: "'" }]],
    ["de", [["Sie sehen einen Hund."]], [{ rule: "eyesOrPraise", phrase: "Sie sehen" }]],
  ])("may be as short as it likes (%s): %j", (language, said, remarks) => {
    expect(proofreadAloud(said, language)).toEqual(
      remarks.map((remark) => expect.objectContaining({ part: "audio", ...remark })),
    );
  });
});

describe("a stop is announced", () => {
  it.each<[phrase: string, Language, number: number, of: number]>([
    ["stop twenty-one of thirty", "en", 21, 30],
    ["étape vingt et un sur trente", "fr", 21, 30],
    ["étape dix-sept sur vingt-deux", "fr", 17, 22],
    ["Station einundzwanzig von dreißig", "de", 21, 30],
    ["Station siebzehn von siebenundzwanzig", "de", 17, 27],
    ["tappa ventuno di trenta", "it", 21, 30],
    ["tappa ventitré di ventotto", "it", 23, 28],
    ["parada veintiuno de treinta", "es", 21, 30],
    ["parada dieciséis de veintidós", "es", 16, 22],
    ["tappa 31 di 40", "it", 31, 40],
  ])("“%s”", (phrase, language, number, of) => {
    expect(stopPhrase(language, number, of)).toBe(phrase);
  });

  it.each<[number: number, said: string, isRight: boolean]>([
    [20, "Stop one of twenty.", true],
    [20, "Stop one of twenty-one.", false],
    [21, "Stop one of twenty-one.", true],
    [31, "The first stop.", true],
  ])("of %i: “%s”, right: %s", (of, said, isRight) => {
    const stops = Array.from({ length: of }, () => ({ facts: work, title: "Apollo" }));
    expect(asked(tourWith({ introduction: [[said]] }), stops)).toHaveLength(isRight ? 0 : 1);
  });
});

/** Where the introduction does not say at which stop the visitor is. */
function asked(said: TourWords, stops: { facts: WorkFacts; title: string }[]) {
  return proofreadTour(said, stops, messages.tour, messages.en, "en").filter(
    (remark) =>
      remark.rule === "notSaid" && remark.part === "introduction" && remark.what === "stop",
  );
}

function tourWith(said: Partial<TourWords>): TourWords {
  return {
    introduction: [],
    introductionByButtons: [],
    steps: {},
    help: [],
    helpByButtons: [],
    notRecognised: [],
    completed: [],
    cannotGoBack: [],
    ...said,
  };
}

function audio(said: Partial<AudioDescription>): WorkWords {
  return { audio: { label: ["Apollo."], subject: "He plays.", path: ["He sits."], ...said } };
}

function praised(): Partial<Remark> {
  return { rule: "eyesOrPraise", part: "audio.light", at: 1, phrase: "masterpiece", is: "praise" };
}

function isOnText(remark: Remark): remark is Remark & Sentence {
  return "text" in remark;
}

/** What stands in the data at the place that a remark names. */
function textAt(said: object, { part, at = [] }: { part: Part; at?: number | readonly number[] }) {
  const path = [...part.split("."), ...[at].flat()];
  return path.reduce<unknown>((within, key) => Reflect.get(Object(within), key), said);
}
