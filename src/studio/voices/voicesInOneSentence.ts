import type { Language } from "../../i18n/languages.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import type { Voice } from "./voicesIn.ts";

/** How many audio descriptions of a language a person reads. */
export function voicesInOneSentence(works: readonly Voice[], language: Language): string {
  const where = `In ${languagesInItalian[language]}`;
  const written = works.filter(({ state }) => state !== "unwritten").length;
  const heard = works.filter(({ state }) => state === "heard").length;
  if (written === 0) return `${where} non c’è ancora un’audiodescrizione da leggere.`;
  if (written === 1)
    return heard === 1
      ? `${where}: l’audiodescrizione che c’è ha la voce di una persona.`
      : `${where}: l’audiodescrizione che c’è non ha ancora la voce di una persona.`;
  if (heard === written)
    return `${where}: tutte e ${written} le audiodescrizioni hanno la voce di una persona.`;
  return `${where}: ${howMany(heard)} su ${written} ${heard > 1 ? "hanno" : "ha"} la voce di una persona.`;
}

function howMany(heard: number) {
  if (heard === 0) return "nessuna audiodescrizione";
  return heard === 1 ? "1 audiodescrizione" : `${heard} audiodescrizioni`;
}
