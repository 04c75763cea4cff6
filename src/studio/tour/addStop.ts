import { factsInWords } from "../../content/publishing/factsInWords.ts";
import type { Language } from "../../i18n/languages.ts";
import {
  at,
  readerOf,
  type Documents,
  type MuseumDocument,
  type TourDocument,
} from "../draft/documents/documents.ts";
import { untitled, workFacts } from "../draft/export/publishableMuseum.ts";
import type { Edits } from "../draft/journal/journal.ts";
import { beginStep } from "./beginStep.ts";
import { readyTour } from "./readyWords/readyTour.ts";
import { changeStops } from "./changeStops.ts";

/** The draft with one more stop: each language has the words of a tour, and a beginning for it. */
export function addStop(documents: Documents, slug: string): Edits {
  const museum = readerOf(documents)(at.museum)!;
  const stops = [...museum.tour, slug];
  const counted = new Map(changeStops(documents, stops, museum));
  return [
    ...counted,
    ...museum.languages.map((language) => {
      const path = at.tour(language);
      const tour = (counted.get(path) ??
        readyWords(museum, language, stops.length)) as TourDocument;
      const step = tour.steps?.[slug] ?? newStep(documents, museum, language, slug, stops.length);
      return [path, { ...tour, steps: { ...tour.steps, [slug]: step } }] as const;
    }),
  ];
}

/** What the voice says beside the stops, as long as the museum has no words of its own. */
function readyWords(museum: MuseumDocument, language: Language, stops: number): TourDocument {
  const [own] = museum.languages;
  return readyTour(language, { museum: museum.name, own, stops });
}

function newStep(
  documents: Documents,
  { languages: [own], name }: MuseumDocument,
  language: Language,
  slug: string,
  number: number,
) {
  const read = readerOf(documents);
  const work = read(at.work(slug))!;
  const translated = read(at.words(language, slug))?.title?.trim();
  const { artist } = factsInWords(
    workFacts(slug, work, () => false, name, new Set()),
    undefined,
    language,
  );
  const isTranslated = translated !== undefined && translated !== "";
  return beginStep(language, {
    number,
    of: number,
    title: isTranslated ? translated : work.title || untitled(work),
    ...(!isTranslated && language !== own && { titleLanguage: own }),
    ...(work.makers?.some((maker) => maker.name.trim()) && { artist }),
  });
}
