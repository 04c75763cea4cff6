import { describe, expect, it } from "vitest";
import { checkDescription } from "./checkDescription.ts";

const good =
  "Destra e sinistra sono di chi sta di fronte. Al centro siede un cane da caccia. È marrone come una castagna, con il muso verso destra. Accanto a lui, a destra, c’è un secchio di legno. È pieno di latte fino all’orlo. In alto corre un ramo con cinque fiori rosa.";

describe("the rules remark", () => {
  it.each<[what: string, text: string, titles: string[]]>([
    ["nothing on nothing", "", []],
    ["nothing on a good description", good, []],
    ["on praise", "Un cane bellissimo siede.", ["Un giudizio: «bellissimo»"]],
    ["on an invitation to look", "Come vedi, è un cane.", ["Un invito a guardare: «Come vedi»"]],
    [
      "on each sentence in its order",
      "È alto 40 cm. È un capolavoro.",
      ["Da scrivere in parole: 40", "Un giudizio: «capolavoro»"],
    ],
    [
      "on a long sentence",
      `Un cane ${"molto ".repeat(16)}alto siede.`,
      ["Frase lunga per l’orecchio: 20 parole"],
    ],
    ["on a century", "È del XVI secolo.", ["Un numero romano: XVI"]],
    ["on sides", "A sinistra c’è un cane.", ["Sinistra o destra: di chi?"]],
    ["on a line that does not end", "Un cane\nUn secchio.", ["Manca il punto alla fine"]],
    ["not on how a text is written down", 'L\'onda  dice <ah> , come "mare".', []],
    ["not on an abbreviation as if it ended a sentence", "Viene da S. Pietro.", []],
  ])("%s", (_, text, titles) => {
    expect(titlesOf(text, true)).toEqual(titles);
  });

  it("on the sentence, with why and how else", () => {
    const { remarks } = checkDescription("Un cane siede. È un cane bellissimo.", {
      isFinished: false,
    });
    expect(remarks).toEqual([
      {
        title: "Un giudizio: «bellissimo»",
        reason: expect.stringContaining("non fa immaginare nulla"),
        example: expect.objectContaining({ not: expect.stringContaining("bellissimo") }),
        sentence: "È un cane bellissimo.",
      },
    ]);
  });

  it("with the same example only once", () => {
    const { remarks } = checkDescription("Un cane bello. Un secchio bello.", { isFinished: true });
    expect(remarks.map(({ example }) => example !== undefined)).toEqual([true, false]);
  });

  it("on a missing full stop at the end only when they are asked", () => {
    expect(titlesOf("Un cane siede. Ha un coll", false)).toEqual([]);
    expect(titlesOf("Un cane siede. Ha un coll", true)).toEqual(["Manca il punto alla fine"]);
  });

  it("nothing on their own example", () => {
    const { remarks } = checkDescription("A sinistra c’è un cane.", { isFinished: true });
    expect(checkDescription(remarks[0]!.example!.not, { isFinished: true }).remarks).toHaveLength(
      1,
    );
    expect(checkDescription(remarks[0]!.example!.but, { isFinished: true }).remarks).toEqual([]);
  });
});

describe("somebody is told", () => {
  it.each<[text: string, length: string]>([
    ["", "Ancora nessuna parola."],
    ["Cane", "1 parola, circa 1 secondo ad alta voce."],
    [good, "51 parole, circa 18 secondi ad alta voce."],
    [
      "Un cane siede. ".repeat(40),
      "120 parole, circa 55 secondi ad alta voce. È la lunghezza giusta.",
    ],
    [
      "Un cane siede. ".repeat(60),
      "180 parole, circa 1 minuto e 20 ad alta voce. È più di quanto serve: che cosa puoi lasciare fuori?",
    ],
  ])("how long it is: %#", (text, length) => {
    expect(checkDescription(text, { isFinished: true }).length).toBe(length);
  });

  it.each<[text: string, summary: RegExp]>([
    ["", /^Scrivi almeno una frase/],
    ["Un cane bello.", /^1 osservazione\.$/],
    ["Un cane bello. Un secchio bello.", /^2 osservazioni\.$/],
    ["Un cane siede.", /niente da cambiare\. Continua\.$/],
    [good, /niente da cambiare.*domande qui sotto\.$/],
  ])("how it went: %#", (text, summary) => {
    expect(checkDescription(text, { isFinished: true }).summary).toMatch(summary);
  });
});

function titlesOf(text: string, isFinished: boolean) {
  return checkDescription(text, { isFinished }).remarks.map(({ title }) => title);
}
