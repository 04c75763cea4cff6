import { expect, it } from "vitest";
import { matchPhrase } from "./matchPhrase.ts";
import { tokenizer } from "../model/tokenizer.ts";

const phrases = ["Avanti", "Indietro", "Ripeti", "dove sono", "è più lento"];

type Heard = {
  /** What is written down freely. */
  written: string;
  sureness?: number;
  noSpeech?: number;
  /** How likely the phrases are; all others are unlikely. */
  likely?: Record<string, number>;
};

it.each<[what: string, heard: Heard, phrase: string | undefined, said: string]>([
  ["the very text", { written: " Avanti." }, "Avanti", "Avanti."],
  ["other capitals and accents", { written: " e piu LENTO!" }, "è più lento", "e piu LENTO!"],
  ["several words", { written: " Dove sono?" }, "dove sono", "Dove sono?"],
  ["inside a short sentence", { written: " Sì, vai avanti" }, "Avanti", "Sì, vai avanti"],
  [
    "misheard, but likely",
    { written: " A Vanti", likely: { avanti: -4, indietro: -9 } },
    "Avanti",
    "A Vanti",
  ],
  [
    "misheard, the likeliest of several",
    { written: " Ripetti", likely: { avanti: -5, ripeti: -3.5, indietro: -6 } },
    "Ripeti",
    "Ripetti",
  ],
  [
    "how seldom the model writes it",
    { written: " Ri-betti", likely: { avanti: -8, ripeti: -9 } },
    "Ripeti",
    "Ri-betti",
  ],
  [
    "likelier than the others, but not likely",
    { written: " Davanti a noi", likely: { avanti: -8.5, ripeti: -14 } },
    undefined,
    "Davanti a noi",
  ],
  [
    "only part of a word",
    { written: " Avantieri pioveva", likely: { avanti: -60 } },
    undefined,
    "Avantieri pioveva",
  ],
  ["none of these", { written: " Che bel quadro" }, undefined, "Che bel quadro"],
  [
    "a phrase inside a long sentence",
    {
      written: " Nella sala si va avanti fino alla porta in fondo a destra",
    },
    undefined,
    "Nella sala si va avanti fino alla porta in fondo a destra",
  ],
  ["noise", { written: " ...", likely: { avanti: -1 } }, undefined, ""],
  [
    "what films taught the model",
    { written: " Sottotitoli e revisione a cura di QTSS" },
    undefined,
    "",
  ],
  [
    "a guess where nobody speaks",
    { written: " Avanti", sureness: -5, noSpeech: 0.95, likely: { avanti: -1 } },
    undefined,
    "",
  ],
])("chooses by %s", async (_, heard, phrase, said) => {
  const { whisper, sound } = hearing(heard);
  await expect(matchPhrase(whisper, sound, 2, "it", phrases)).resolves.toEqual({ phrase, said });
});

it("writes in the language that is listened to", async () => {
  const { whisper, sound, languages } = hearing({ written: " Bonjour" });
  await matchPhrase(whisper, sound, 2, "fr", ["suivant"]);
  expect([...new Set(languages)]).toEqual(["fr"]);
});

/** A model that has heard this. */
function hearing({ written, sureness = -0.1, noSpeech = 0.05, likely = {} }: Heard) {
  const tokens = tokenizer(Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte)));
  const sound = { states: { data: new Float32Array(), dims: [], dispose: () => {} } };
  const languages: string[] = [];
  const whisper: Parameters<typeof matchPhrase>[0] = {
    tokens,
    decode: async (_, { language }) => {
      languages.push(language);
      return { tokens: tokens.toTokens(written), sureness, noSpeech };
    },
    likeliestOf: async (_, { language }, compared, least) => {
      languages.push(language);
      const scores = compared.map(
        (each) => each.lead + (likely[tokens.toText(each.tokens).trim().toLowerCase()] ?? -50),
      );
      const score = Math.max(...scores);
      return score > least.score ? { number: scores.indexOf(score), score } : undefined;
    },
  };
  return { whisper, sound, languages };
}
