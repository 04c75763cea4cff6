import { isStopWritten } from "../../../content/reading/stopsWithoutWords.ts";
import type { Language } from "../../../i18n/languages.ts";
import { at, type Read } from "../documents/documents.ts";
import { workFacts } from "./publishableMuseum.ts";

/** The stops that keep a tour from being published in a language, because they have no text yet. */
export function stopsWithoutText(
  read: Read,
  stops: readonly string[],
  language: Language,
): string[] {
  const { name, languages } = read(at.museum)!;
  const steps = read(at.tour(language))?.steps;
  return stops.filter((slug, index) => {
    const work = workFacts(slug, read(at.work(slug))!, () => false, name, new Set());
    const titles = languages.flatMap((each) => read(at.words(each, slug))?.title ?? []);
    const place = [index + 1, stops.length] as const;
    return !isStopWritten(steps?.[slug], { work, titles, place, language });
  });
}
