import type { UnwritableLabel } from "../../tactile/model/label.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";

/** Why a model has no label in a language, and what to do. */
export function unwrittenInItalian({ language, title, because }: UnwritableLabel): string {
  const missing = `Manca l’etichetta braille in ${languagesInItalian[language]}`;
  if (!because) return `${missing}: il titolo è vuoto. Scrivilo nella scheda dell’opera.`;
  return "letter" in because
    ? `${missing}: in «${title}» il carattere «${because.letter}» non ha un segno braille in quella lingua. Scrivi il titolo senza.`
    : `${missing}: in «${title}» la parola «${because.word}» è più lunga della riga. Accorciala, o dividila con un trattino.`;
}
