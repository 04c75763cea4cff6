import { tourClips } from "../../catalogue/tourClips.ts";
import { at, type Read, type TourDocument } from "../draft/documents/documents.ts";
import type { Language } from "../../i18n/languages.ts";
import { isEqual } from "../../lib/isEqual.ts";
import type { partsOfTour } from "../draft/export/publishableMuseum.ts";
import { withoutBlanks } from "../draft/documents/withoutBlanks.ts";
import type { Edits } from "../draft/journal/journal.ts";

/** A part of what the voice of the tour says: one that every tour has, or a stop. */
export type TourPart = (typeof partsOfTour)[number] | `steps.${string}`;

export type Paragraphs = readonly (readonly string[])[];

/** What is written of a part. */
export function tourPart(tour: TourDocument | undefined, part: TourPart): Paragraphs | undefined {
  const stop = stopOf(part);
  return stop === undefined ? tour?.[part as (typeof partsOfTour)[number]] : tour?.steps?.[stop];
}

/** The address of the work that a part is said at. */
export function stopOf(part: TourPart): string | undefined {
  return part.startsWith("steps.") ? part.slice("steps.".length) : undefined;
}

/** The name of the recording of a part. */
export function clipOf(part: TourPart): string {
  const stop = stopOf(part);
  return stop === undefined ? tourClips[part as keyof typeof tourClips] : `tour-${stop}`;
}

/** The tour with a part written anew. */
export function withTourPart(
  tour: TourDocument | undefined,
  part: TourPart,
  paragraphs: Paragraphs | undefined,
): TourDocument {
  const stop = stopOf(part);
  if (stop === undefined) return { ...tour, [part]: paragraphs };
  return { ...tour, steps: { ...tour?.steps, [stop]: (paragraphs ?? []) as string[][] } };
}

/**
 * The documents that change when a part is written. When a translation is begun, the present
 * original is remembered, so that later changes of it are noticed.
 */
export function tourEdits(
  read: Read,
  language: Language,
  part: TourPart,
  paragraphs: Paragraphs,
): Edits {
  const [own, ...translations] = read(at.museum)!.languages;
  const written = [
    [at.tour(language), withTourPart(read(at.tour(language)), part, paragraphs)] as const,
  ];
  const before = tourPart(read(at.tour(own)), part);
  const seeing = language === own ? translations : [language];
  const unseen = seeing.filter(
    (each) =>
      tourPart(read(at.tourFrom(each)), part) === undefined &&
      withoutBlanks(tourPart(read(at.tour(each)), part)) !== undefined,
  );
  return [
    ...written,
    ...unseen.map(
      (each) =>
        [at.tourFrom(each), withTourPart(read(at.tourFrom(each)), part, before ?? [])] as const,
    ),
  ];
}

/** Whether the original of a part is another than when it was translated. */
export function hasOriginalChanged(
  before: Paragraphs | undefined,
  now: Paragraphs | undefined,
): boolean {
  return before !== undefined && !isEqual(withoutBlanks(before), withoutBlanks(now));
}
