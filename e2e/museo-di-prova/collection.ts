import { collection } from "../museum.ts";
import { facts } from "./facts.ts";

export const museoDiProva = collection(facts, {
  en: async () => (await import("./en/words.ts")).words,
});
