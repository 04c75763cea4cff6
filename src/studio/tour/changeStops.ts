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
import { updateStopNumbers } from "./updateStopNumbers.ts";

/** Changes the stops of the tour or their order, and the stop numbers that are spoken with them. */
export function changeStops(
  documents: Documents,
  stops: readonly string[],
  museum: MuseumDocument,
): Edits {
  const read = readerOf(documents);
  const [own] = museum.languages;
  return [
    [at.museum, { ...museum, tour: stops }],
    ...museum.languages.flatMap((language) => [
      ...updated(at.tour(language), language),
      // The remembered original changes too: otherwise every translation would look out of date.
      ...updated(at.tourFrom(language), own),
    ]),
  ];

  function updated(path: Path<TourDocument>, language: Language): Edits {
    const words = read(path);
    if (!words) return [];
    const changed = updateStopNumbers(words, language, museum.tour, stops);
    const steps = Object.entries(changed.steps ?? {}).filter(([slug]) =>
      museum.works.includes(slug),
    );
    return [[path, { ...changed, ...(changed.steps && { steps: Object.fromEntries(steps) }) }]];
  }
}
