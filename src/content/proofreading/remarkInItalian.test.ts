import { describe, expect, it } from "vitest";
import { languages, type Language } from "../../i18n/languages.ts";
import { proofreadWork } from "./proofread.ts";
import type { Part, Remark, RemarkOf, RuleName, Sentence } from "./remark.ts";
import { remarkInItalian } from "./remarkInItalian.ts";
import type { WorkFacts, WorkWords } from "../schema/schema.ts";

const spoken: Sentence = { part: "audio.path", at: 0, text: "Apollo." };
const easy: Sentence = { part: "easy", at: [0, 0], text: "Apollo." };
const samples: { [Rule in RuleName]: RemarkOf<Rule> } = {
  empty: { rule: "empty", ...spoken },
  falseMark: { rule: "falseMark", ...spoken },
  ownLanguageMarked: { rule: "ownLanguageMarked", ...spoken },
  foreignTypography: { rule: "foreignTypography", ...spoken, phrase: "„" },
  spaceTooMany: { rule: "spaceTooMany", ...spoken },
  markWhereNone: { rule: "markWhereNone", part: "title", text: "<it>Apollo</it>" },
  length: { rule: "length", part: "audio", words: 21, least: 180, most: 290 },
  introductionLength: {
    rule: "introductionLength",
    part: "introduction",
    seconds: 70,
    least: 40,
    most: 60,
  },
  longParagraph: { rule: "longParagraph", ...easy, sentences: 9, most: 7 },
  longToBeEasy: { rule: "longToBeEasy", ...easy, words: 15, most: 14 },
  moreThanOneIdea: { rule: "moreThanOneIdea", ...easy },
  hardSigns: { rule: "hardSigns", ...easy, phrase: "(" },
  longForTheEar: { rule: "longForTheEar", ...spoken, words: 23, most: 17 },
  notInWords: { rule: "notInWords", ...spoken, phrase: "191" },
  romanNumeral: { rule: "romanNumeral", ...spoken, phrase: "XVI" },
  noFullStop: { rule: "noFullStop", ...spoken },
  moreThanOneSentence: { rule: "moreThanOneSentence", ...spoken },
  eyesOrPraise: { rule: "eyesOrPraise", ...spoken, phrase: "si vede", is: "eyes" },
  notSaid: { rule: "notSaid", part: "audio.label", what: "title", phrase: "Apollo" },
  workshopNotNamed: { rule: "workshopNotNamed", part: "audio.label", hand: "workshop" },
  sidesNotAnnounced: { rule: "sidesNotAnnounced", part: "audio.namesSides" },
  sidesNotSaid: { rule: "sidesNotSaid", part: "audio.namesSides" },
  illustrationNotSaid: {
    rule: "illustrationNotSaid",
    part: "alt",
    phrase: "Illustrazione, non il dipinto: ",
  },
  illustrationSaid: { rule: "illustrationSaid", part: "alt" },
  microphoneNamed: {
    rule: "microphoneNamed",
    part: "helpByButtons",
    phrase: "Attiva il microfono",
  },
};
const every: Remark[] = [
  ...Object.values(samples),
  { ...samples.workshopNotNamed, hand: "workshopOf" },
  { ...samples.workshopNotNamed, hand: "withWorkshop" },
  { ...samples.romanNumeral, ...easy },
  { ...samples.noFullStop, ...easy },
  { ...samples.moreThanOneSentence, ...easy },
  { ...samples.eyesOrPraise, phrase: "capolavoro", is: "praise" },
];
const cases = every.flatMap((remark) =>
  languages.map((language) => [remark.rule, language, remark.part, remark] as const),
);

describe("a curator reads", () => {
  it.each(cases)("a short title and a full reason: %s (%s, %s)", (_, language, _part, remark) => {
    const { title, reason } = remarkInItalian(remark, language);
    expect(title).toMatch(/^\p{Lu}/u);
    expect(title.length).toBeLessThanOrEqual(60);
    expect(reason).toMatch(/^\p{Lu}.{30,}\.$/u);
    expect(`${title} ${reason}`).not.toMatch(/['"]|undefined|NaN|\bJSON\b|\bslug\b|\berrore\b/i);
  });

  it.each<[title: string, Remark]>([
    ["Frase lunga per l’orecchio: 23 parole", samples.longForTheEar],
    ["Audiodescrizione: 21 parole, ne mancano 159", samples.length],
    ["Audiodescrizione: 179 parole, ne manca 1", { ...samples.length, words: 179 }],
    ["Testo breve: 1 parola, ne mancano 29", { ...samples.length, ...short(1) }],
    ["Testo breve: 61 parole, 1 di troppo", { ...samples.length, ...short(61) }],
    ["Da scrivere in parole: 191", samples.notInWords],
    ["Un invito a guardare: «si vede»", samples.eyesOrPraise],
    ["Etichetta: manca «Apollo»", samples.notSaid],
    ["Tappa: la bottega non è nominata", { ...samples.workshopNotNamed, part: "steps.autunno" }],
  ])("“%s”", (title, remark) => {
    expect(remarkInItalian(remark, "it").title).toBe(title);
  });
});

describe("an example", () => {
  it.each(cases.filter(([, , , remark]) => remarkInItalian(remark, "it").example))(
    "breaks its rule and then breaks none: %s (%s, %s)",
    (rule, language, part, remark) => {
      const { example } = remarkInItalian(beginning(remark, language), language);
      const isItalian = example!.not === remarkInItalian(remark, "it").example!.not;
      const spokenIn = isItalian ? "it" : language;
      expect(broken(example!.not, part, rule, spokenIn)).toContain(rule);
      expect(broken(example!.but, part, rule, spokenIn)).toEqual([]);
    },
  );
});

/** The rules that one example breaks; what only a whole text can break is left out. */
function broken(text: string, part: Part, rule: RuleName, language: Language): RuleName[] {
  const work: WorkFacts = {
    slug: "autunno",
    id: 6,
    title: "Autunno",
    makers: part === "audio.label" ? [{ name: "Jacopo Bassano", hand: "workshop" }] : [],
    picture:
      rule === "illustrationSaid"
        ? { kind: "photograph", file: "a.jpg", credit: "Il museo" }
        : { kind: "illustration", file: "a.svg" },
  };
  const ofTheWhole = new Set<RuleName>(["length", "notSaid", "sidesNotAnnounced"]);
  return proofreadWork(work, wordsWith(text, part), language)
    .map((remark) => remark.rule)
    .filter((each) => !ofTheWhole.has(each));
}

function wordsWith(text: string, part: Part): WorkWords {
  const sentences =
    part === "audio.path" || part === "easy" ? text.split(/(?<=\.) (?=\p{L})/u) : [];
  if (part === "easy") return { easy: [sentences] };
  if (part === "alt" || part === "title") return { [part]: text };
  return { audio: { label: part === "audio.label" ? [text] : [], subject: "", path: sentences } };
}

/** How an illustration’s text begins is told in the language of the text. */
function beginning(remark: Remark, language: Language): Remark {
  if (remark.rule !== "illustrationNotSaid") return remark;
  const work = { slug: "a", id: 1, title: "A", picture: { kind: "illustration", file: "a.svg" } };
  return proofreadWork(work as WorkFacts, { alt: "A." }, language)[0]!;
}

function short(words: number) {
  return { part: "short", words, least: 30, most: 60 } as const;
}
