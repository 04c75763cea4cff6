import { touchPart } from "../../catalogue/models.ts";
import { partInItalian } from "../../content/proofreading/partInItalian.ts";
import type { Language } from "../../i18n/languages.ts";
import { at, type Read } from "../draft/documents/documents.ts";
import { untitled } from "../draft/export/publishableMuseum.ts";
import { touchOf, tourPartOf } from "../draft/readings/scriptOf.ts";

/** What the studio calls a recording; `language` is set where the name is a title of a work. */
export function nameOfClip(read: Read, clip: string): { name: string; language?: Language } {
  const { languages, tour } = read(at.museum)!;
  const part = tourPartOf(clip);
  if (part && "part" in part) return { name: partInItalian(part.part) };
  const touched = touchOf(clip);
  const slug = part?.stop ?? touched?.slug ?? clip;
  const work = read(at.work(slug));
  const title = work ? work.title.trim() || untitled(work) : slug;
  if (part) return { name: `Tappa ${tour.indexOf(slug) + 1}: ${title}` };
  if (touched) return { name: `${partInItalian(touchPart[touched.kind])}: ${title}` };
  return { name: title, language: languages[0] };
}
