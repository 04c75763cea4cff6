import { collection } from "../museum.ts";
import { facts } from "./facts.ts";

export const museoDiProva = collection(facts, {
  en: async () => (await import("./en/words.ts")).words,
  fr: async () => (await import("./fr/words.ts")).words,
  de: async () => (await import("./de/words.ts")).words,
  it: async () => (await import("./it/words.ts")).words,
  es: async () => (await import("./es/words.ts")).words,
});
