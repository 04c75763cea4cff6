import { expect, it } from "vitest";
import type { Language } from "../../../src/i18n/languages.ts";
import { inLetters, inSentence } from "./letters.js";

it.each<[language: Language, espeak: string, voice: string]>([
  ["en", "d^ʒˈʌst ɐ bˈɑːɾə^l", "ʤˈʌst ə bˈɑTᵊl"],
  ["en", "fˈoːɹ bˈɜːdz ɪnðə flˈo^ʊ", "fˈɔɹ bˈɜɹdz ɪn ðə flˈO"],
  ["fr", "də (e^n)ɡəlˈa^ɪəθ(f^r)", "də ɡəlˈIəθ"],
  ["fr", "œ̃ vˈɛ̃", "ɛ̃ vˈɛ̃"],
  ["it", "dˈɔs^so dˈɔs^sɪ", "dˈɔSo dˈɔSɪ"],
  ["es", "kˈa^ʊsa", "kˈWsa"],
  ["de", "fˈiːɾ fˈyːɾt dɛɾ d??ç", "fˈiːɐ fˈyːʁt dɛɐ dʊʁç"],
  ["de", "ɡəmˈɑːllt, lˈɔ^øft", "ɡəmˈaːlt, lˈYft"],
])("in %s “%s” is said “%s”", (language, espeak, voice) => {
  expect(inLetters[language](espeak)).toBe(voice);
});

it.each<[language: Language, before: string, after: string]>([
  ["fr", "kˈatʁ mˈo, kˈatʁ ˈom", "kˈatʁə mˈo, kˈatʁ ˈom"],
  ["de", "dɛɐ klˈIdɐn fyːɐ", "dɛɐ klˈIdəʁn fyːɐ"],
  ["it", "kwˈatːr mˈo", "kwˈatːr mˈo"],
])("in %s “%s” together is “%s”", (language, before, after) => {
  expect(inSentence(before, language)).toBe(after);
});
