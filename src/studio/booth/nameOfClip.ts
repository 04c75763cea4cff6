import type { Language } from "../../i18n/languages.ts";
import { at, type Read } from "../draft/documents.ts";
import { untitled } from "../draft/publishable.ts";
import { tourPartOf } from "../draft/scriptOf.ts";
import { partInItalian } from "../words/partInItalian.ts";

/** What a recording is called in the studio; `language` is that of a title. */
export function nameOfClip(read: Read, clip: string): { name: string; language?: Language } {
  const { languages, tour } = read(at.museum)!;
  const part = tourPartOf(clip);
  if (part && "part" in part) return { name: partInItalian(part.part) };
  const slug = part?.stop ?? clip;
  const work = read(at.work(slug));
  const title = work ? work.title.trim() || untitled(work) : slug;
  if (part) return { name: `Tappa ${tour.indexOf(slug) + 1}: ${title}` };
  return { name: title, language: languages[0] };
}
