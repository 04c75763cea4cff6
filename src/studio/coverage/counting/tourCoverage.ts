import { tourClips } from "../../../catalogue/tourClips.ts";
import type { Language } from "../../../i18n/languages.ts";
import { isEqual } from "../../../lib/isEqual.ts";
import {
  at,
  type MuseumDocument,
  type Read,
  type TourDocument,
} from "../../draft/documents/documents.ts";
import { partsOfTour } from "../../draft/export/publishableMuseum.ts";
import { withoutBlanks } from "../../draft/documents/withoutBlanks.ts";
import { stopsWithoutText } from "../../draft/export/stopsWithoutText.ts";
import type { State } from "./formats.ts";
import { hasWords } from "./hasWords.ts";
import { recordingIn } from "./recordingIn.ts";

/** How far the tour is in one language. */
export type TourCoverage = {
  state: Exclude<State, "elsewhere">;
  /** How many of its scripts are recorded, where visitors can walk it. */
  recorded: { there: number; of: number } | undefined;
  /** The stops of which nothing is said, where something is said of the tour. */
  unwritten: readonly string[];
};

/** The tour is there where it has all its parts, and the words of each stop. */
export function tourCoverage(
  read: Read,
  museum: MuseumDocument,
  stops: readonly string[],
  language: Language,
): TourCoverage {
  const [own] = museum.languages;
  const words = read(at.tour(language));
  const nothing = { state: "missing", recorded: undefined, unwritten: [] } as const;
  if (stops.length === 0 || !words) return nothing;
  const unwritten = stopsWithoutText(read, stops, language);
  if (unwritten.length > 0 || !partsOfTour.every((part) => hasWords(words[part]))) {
    const isBegun = [...textsByPart(words).values()].some(hasWords);
    return isBegun ? { state: "unfinished", recorded: undefined, unwritten } : nothing;
  }
  const names = [...Object.values(tourClips), ...stops.map((stop) => `tour-${stop}`)];
  const there = names.filter((name) => recordingIn(read, language, name).recording).length;
  const from = language === own ? undefined : read(at.tourFrom(language));
  const isOld = from !== undefined && hasChanged(from, read(at.tour(own)), words);
  const recorded = { there, of: names.length };
  return { state: isOld ? "stale" : "there", recorded, unwritten };
}

function hasChanged(from: TourDocument, original: TourDocument | undefined, words: TourDocument) {
  const [now, translated] = [textsByPart(original), textsByPart(words)];
  return [...textsByPart(from)].some(
    ([part, before]) =>
      hasWords(translated.get(part)) &&
      !isEqual(withoutBlanks(before), withoutBlanks(now.get(part))),
  );
}

/** Each text of a tour by its place. */
function textsByPart(tour: TourDocument | undefined) {
  return new Map<string, unknown>([
    ...partsOfTour.flatMap((part) => (tour?.[part] ? [[part, tour[part]] as const] : [])),
    ...Object.entries(tour?.steps ?? {}).map(([stop, step]) => [`steps.${stop}`, step] as const),
  ]);
}
