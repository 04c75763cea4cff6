import { expect, it } from "vitest";
import { numbersInWords } from "./numbers.js";

const german: Record<number, string> = {
  15: "fünfzehn",
  25: "fünfundzwanzig",
  177: "einhundertsiebenundsiebzig",
  202: "zweihundertzwei",
};

it.each<[language: string, digits: string, words: string]>([
  ["de", "Um 1525, 177 hoch.", "Um fünfzehnhundertfünfundzwanzig, hundertsiebenundsiebzig hoch."],
  ["de", "1500 oder 202", "fünfzehnhundert oder zweihundertzwei"],
  ["fr", "Étape 25 sur 25", "Étape fünfundzwanzig sur fünfundzwanzig"],
])("in %s “%s” is “%s”", (language, digits, words) => {
  expect(numbersInWords(digits, language, (number) => german[number]!)).toBe(words);
});
