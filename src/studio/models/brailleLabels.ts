import type { ModelKind } from "../../catalogue/models.ts";
import { titlesOnLabel } from "../../content/publishing/titlesOnLabel.ts";
import type { Titles, UnwritableLabel } from "../../tactile/model/label.ts";
import { at, type Read } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";

/** What the Braille labels of a model say: the title in each language that has one. */
export function labelTitles(read: Read, slug: string, kind: ModelKind): Titles {
  const [own, ...others] = read(at.museum)!.languages;
  const work = read(at.work(slug));
  const title = work ? work.title.trim() || untitled(work) : slug;
  const translated = others.flatMap((language) => {
    const written = read(at.words(language, slug))?.title?.trim();
    return written ? [[language, written] as const] : [];
  });
  return titlesOnLabel(kind, [[own, title], ...translated]);
}

/** Why a model has no label in a language, and what to do. */
export function unwrittenInItalian({ language, title, because }: UnwritableLabel): string {
  const missing = `Manca l’etichetta braille in ${languagesInItalian[language]}`;
  if (!because) return `${missing}: il titolo è vuoto. Scrivilo nella scheda dell’opera.`;
  return "letter" in because
    ? `${missing}: in «${title}» il carattere «${because.letter}» non ha un segno braille in quella lingua. Scrivi il titolo senza.`
    : `${missing}: in «${title}» la parola «${because.word}» è più lunga della riga. Accorciala, o dividila con un trattino.`;
}
