import { assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { languages, type Language } from "../../i18n/languages.ts";
import { hostileText } from "../../lib/fixtures/hostileText.ts";
import { splitSentences } from "./splitSentences.ts";

const texts: [Language, string, string[]][] = [
  ["it", "Apollo siede. Dafne corre.", ["Apollo siede.", "Dafne corre."]],
  ["it", "Chi è? È Apollo!  Bene.", ["Chi è?", "È Apollo!", "Bene."]],
  [
    "it",
    "Viene da S. Pietro in Vincoli. È di marmo.",
    ["Viene da S. Pietro in Vincoli.", "È di marmo."],
  ],
  [
    "it",
    "È del sec. XVII, ca. 1620. Poi fu venduto.",
    ["È del sec. XVII, ca. 1620.", "Poi fu venduto."],
  ],
  ["it", "Il quadro (inv. 36) è qui. Cfr. Ovidio.", ["Il quadro (inv. 36) è qui.", "Cfr. Ovidio."]],
  ["it", "Morì nel 44 a.C. Roma cambiò.", ["Morì nel 44 a.C.", "Roma cambiò."]],
  ["it", "Nel 44 a.C. circa morì. Basta.", ["Nel 44 a.C. circa morì.", "Basta."]],
  [
    "it",
    "Rose, gigli ecc. nel prato. Il cielo è grigio.",
    ["Rose, gigli ecc. nel prato.", "Il cielo è grigio."],
  ],
  ["it", "Disse: «Vieni.» Lei fuggì.", ["Disse: «Vieni.»", "Lei fuggì."]],
  ["it", "Alta 1.20 metri. Larga 3.", ["Alta 1.20 metri.", "Larga 3."]],
  ["it", "G. B. Caracciolo la dipinse. È qui.", ["G. B. Caracciolo la dipinse.", "È qui."]],
  [
    "de",
    "Es entstand im 17. Jahrhundert. Es ist groß.",
    ["Es entstand im 17. Jahrhundert.", "Es ist groß."],
  ],
  ["de", "Gemalt 1625. Dann verkauft.", ["Gemalt 1625.", "Dann verkauft."]],
  ["en", "Mr. Smith sold it. No. 4 is here.", ["Mr. Smith sold it.", "No. 4 is here."]],
  ["en", "He said no. Then he left.", ["He said no.", "Then he left."]],
  ["it", "una frase senza punto", ["una frase senza punto"]],
  ["it", "  ", []],
];

describe.each([
  ["as the browser tells them", Intl.Segmenter],
  ["where the browser cannot", undefined],
])("the sentences of a text, %s", (_, segmenter) => {
  it.each(texts)("%s: %s", (language, text, sentences) => {
    expect(splitSentences(text, language, { segmenter })).toEqual(sentences);
  });

  it("no letter of any text is lost", () => {
    assert(
      property(
        hostileText("S. ", "ca. ", "1. ", "» "),
        constantFrom(...languages),
        (text, language) => {
          const sentences = splitSentences(text, language, { segmenter });
          expect(sentences.join("").replace(/\s/g, "")).toBe(text.replace(/\s/g, ""));
          expect(sentences.every((sentence) => sentence === sentence.trim())).toBe(true);
        },
      ),
    );
  });
});
