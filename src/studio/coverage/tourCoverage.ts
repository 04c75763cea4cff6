import { tourClips } from "../../catalogue/tourClips.ts";
import type { Language } from "../../i18n/languages.ts";
import { at, type MuseumDocument, type Read, type TourDocument } from "../draft/documents.ts";
import { partsOfTour } from "../draft/publishable.ts";
import { tidied } from "../draft/tidied.ts";
import type { State } from "./formats.ts";
import { hasWords } from "./hasWords.ts";
import { recordingIn } from "./recordingIn.ts";

/** How far the tour is in one language. */
export type TourCoverage = {
  state: Exclude<State, "elsewhere">;
  /** How many of its scripts are recorded, where visitors can walk it. */
  recorded: { there: number; of: number } | undefined;
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
  if (stops.length === 0 || !words) return { state: "missing", recorded: undefined };
  const isWhole =
    partsOfTour.every((part) => hasWords(words[part])) &&
    stops.every((stop) => hasWords(words.steps?.[stop]));
  if (!isWhole) {
    const isBegun = [...textsOf(words).values()].some(hasWords);
    return { state: isBegun ? "unfinished" : "missing", recorded: undefined };
  }
  const names = [...Object.values(tourClips), ...stops.map((stop) => `tour-${stop}`)];
  const there = names.filter((name) => recordingIn(read, language, name).heard).length;
  const from = language === own ? undefined : read(at.tourFrom(language));
  const isOld = from !== undefined && hasChanged(from, read(at.tour(own)), words);
  return { state: isOld ? "stale" : "there", recorded: { there, of: names.length } };
}

function hasChanged(from: TourDocument, original: TourDocument | undefined, words: TourDocument) {
  const [now, translated] = [textsOf(original), textsOf(words)];
  return [...textsOf(from)].some(
    ([part, before]) => hasWords(translated.get(part)) && !isSame(before, now.get(part)),
  );
}

/** Each text of a tour by its place. */
function textsOf(tour: TourDocument | undefined) {
  return new Map<string, unknown>([
    ...partsOfTour.flatMap((part) => (tour?.[part] ? [[part, tour[part]] as const] : [])),
    ...Object.entries(tour?.steps ?? {}).map(([stop, step]) => [`steps.${stop}`, step] as const),
  ]);
}

function isSame(one: unknown, other: unknown) {
  return JSON.stringify(tidied(one)) === JSON.stringify(tidied(other));
}
