import type { Language } from "../../i18n/languages.ts";
import {
  at,
  readerOf,
  type Documents,
  type MuseumDocument,
  type Path,
  type TourDocument,
} from "../draft/documents/documents.ts";
import type { Edits } from "../draft/journal/journal.ts";
import { recounted } from "./updateStopNumbers.ts";

/** Gives the tour other stops, or another order: what is said of their numbers stays true. */
export function withStops(
  documents: Documents,
  stops: readonly string[],
  museum: MuseumDocument,
): Edits {
  const read = readerOf(documents);
  const [own] = museum.languages;
  return [
    [at.museum, { ...museum, tour: stops }],
    ...museum.languages.flatMap((language) => [
      ...counted(at.tour(language), language),
      // The original that was translated counts on too: else every translation would look old.
      ...counted(at.tourFrom(language), own),
    ]),
  ];

  function counted(path: Path<TourDocument>, language: Language): Edits {
    const words = read(path);
    if (!words) return [];
    const told = recounted(words, language, museum.tour, stops);
    const steps = Object.entries(told.steps ?? {}).filter(([slug]) => museum.works.includes(slug));
    return [[path, { ...told, ...(told.steps && { steps: Object.fromEntries(steps) }) }]];
  }
}
