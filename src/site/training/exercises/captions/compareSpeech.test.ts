import { expect, test } from "vitest";
import { compareSpeech, type Stretch } from "./compareSpeech.ts";

const text = [
  "È il Davide con la testa di Golia, di Battistello Caracciolo. Davide si appoggia all’elsa.",
  "Rinaldo e Armida è di Alessandro Tiarini, del milleseicentoventuno.",
];
const names = ["Golia", "Battistello Caracciolo", "Armida", "Alessandro Tiarini"];

const allOfIt =
  "è il Davide con la testa di Golia di Battistello Caracciolo Davide si appoggia all'elsa Rinaldo e Armida è di Alessandro Tiarini del 1621";

test.each<[what: string, from: string, to: string]>([
  ["capitals, accents and punctuation", "è il Davide", "E il davide,"],
  ["a number in digits", "1621", "1621"],
  ["a number in words", "1621", "milleseicentoventuno"],
  ["another apostrophe", "all'elsa", "all’elsa"],
  ["an article that has grown together with its word", "all'elsa", "allelsa"],
  ["a word in two pieces", "appoggia", "appog già"],
  ["two words in one", "si appoggia", "siappoggia"],
  ["a word that was said twice", "la testa", "la la testa"],
  ["something said besides the text", "Davide si appoggia", "Davide ecco si appoggia"],
  ["a name that was said again until it came", "Tiarini", "chiarini Tiarini"],
])("%s is no mistake", (_, from, to) => {
  const compared = compareSpeech(text, names, allOfIt.replace(from, to));
  expect(compared.paragraphs).toEqual(text.map((said) => [{ fate: "understood", said }]));
  expect(compared).toMatchObject({ words: 25, reached: 25, misheard: 0, misheardNames: [] });
});

test.each<[from: string, to: string, said: string, heard: string, names: string[]]>([
  ["Caracciolo", "Carra ciolo", "Caracciolo. ", "Carra ciolo", ["Battistello Caracciolo"]],
  ["Tiarini", "chiarini", "Tiarini, ", "chiarini", ["Alessandro Tiarini"]],
  [
    "Battistello Caracciolo",
    "battistero carachiolo",
    "Battistello Caracciolo. ",
    "battistero carachiolo",
    ["Battistello Caracciolo"],
  ],
  ["e Armida", "è armi da", "Armida ", "armi da", ["Armida"]],
  ["Armida", "a Milano", "Armida ", "a Milano", ["Armida"]],
  ["di Golia", "di Colia", "Golia, ", "Colia", ["Golia"]],
  ["all'elsa", "alle elsa", "all’", "alle", []],
  ["si appoggia ", "", "si appoggia ", "", []],
  ["è il Davide", "", "È il Davide ", "", []],
])("%j heard as %j is marked", (from, to, said, heard, misheardNames) => {
  const compared = compareSpeech(text, names, allOfIt.replace(from, to));
  const marked = compared.paragraphs.flat().filter(({ fate }) => fate === "misheard");
  expect(marked).toEqual([{ fate: "misheard", said, heard }]);
  expect(compared.misheardNames).toEqual(misheardNames);
  expect(compared.paragraphs.map((stretches) => textOf(stretches))).toEqual(text);
});

test("Dosso Dossi in small letters is Dosso Dossi", () => {
  const compared = compareSpeech(
    ["Apollo, di Dosso Dossi."],
    ["Dosso Dossi"],
    "apollo di dosso dossi",
  );
  expect(compared.misheardNames).toEqual([]);
  expect(compared.misheard).toBe(0);
});

test("what comes after somebody has stopped is not reached, and no mistake", () => {
  const compared = compareSpeech(text, names, "è il davide con la testa di colia");
  expect(compared.paragraphs).toEqual([
    [
      { fate: "understood", said: "È il Davide con la testa di " },
      { fate: "misheard", said: "Golia, ", heard: "colia" },
      { fate: "unreached", said: "di Battistello Caracciolo. Davide si appoggia all’elsa." },
    ],
    [{ fate: "unreached", said: text[1] }],
  ]);
  expect(compared).toMatchObject({ reached: 8, misheard: 1, misheardNames: ["Golia"] });
});

test("a word that comes again later does not carry the end along", () => {
  const compared = compareSpeech(text, names, "è il davide con la testa di golia di");
  expect(compared.reached).toBe(9);
});

test("a sentence that was left out is marked where it stands", () => {
  const heard = allOfIt.replace("Davide si appoggia all'elsa ", "");
  const { paragraphs } = compareSpeech(text, names, heard);
  const marked = paragraphs.flat().filter(({ fate }) => fate === "misheard");
  expect(marked).toEqual([{ fate: "misheard", said: "Davide si appoggia all’elsa.", heard: "" }]);
});

test("nothing heard is nothing reached", () => {
  expect(compareSpeech(text, names, "")).toMatchObject({ reached: 0, misheard: 0, sentences: 0 });
});

test("the sentences are counted as far as they were said", () => {
  expect(compareSpeech(text, names, allOfIt).sentences).toBe(3);
  expect(compareSpeech(text, names, allOfIt.split(" Rinaldo")[0]!).sentences).toBe(2);
});

function textOf(stretches: readonly Stretch[]) {
  return stretches.map(({ said }) => said).join("");
}
