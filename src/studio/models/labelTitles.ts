import type { ModelKind } from "../../catalogue/models.ts";
import { titlesOnLabel } from "../../content/publishing/titlesOnLabel.ts";
import type { Titles } from "../../tactile/model/label.ts";
import { at, type Read } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";

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
