import { partInItalian } from "../../content/proofreading/partInItalian.ts";
import type { Language } from "../../i18n/languages.ts";
import { at, type Read } from "../draft/documents/documents.ts";
import { partsOfTour, untitled } from "../draft/export/publishableMuseum.ts";
import { hasOriginalChanged, stopOf, tourPart, type TourPart } from "../tour/tourParts.ts";
import { partName } from "../words/parts/partGuides.ts";
import { staleParts } from "../words/stale/staleness.ts";
import { originalWords, partIn, usedWords, wordsParts } from "../words/parts/wordsParts.ts";
import { textsWithIndices } from "./reading/placeTexts.ts";
import { keyOf, type TextPath } from "./textKey.ts";
import { textAt } from "./translationChanges.ts";

/** Every text of a draft with its translation into a language, as a translator gets them. */
export function translationRows(read: Read, language: Language): TranslationRow[] {
  const { works, tour, languages } = read(at.museum)!;
  const [own] = languages;
  const ofWorks = works.flatMap((slug) => {
    const work = read(at.work(slug));
    if (!work) return [];
    const original = originalWords(work, read(at.words(own, slug)));
    const words = usedWords(work, read(at.words(language, slug)));
    const stale = staleParts(read(at.wordsFrom(language, slug)), original, words);
    const title = work.title || untitled(work);
    return wordsParts.flatMap((part) =>
      textsWithIndices(partIn(original, part)).map(({ indices, text }) => ({
        key: keyOf({ work: slug, part: [part, ...indices].join(".") } as TextPath),
        what: `${work.id} · ${title} · ${said(partName(part), indices)}`,
        original: text,
        translation: textAt(partIn(words, part), indices) ?? "",
        isStale: stale.some((each) => each.part === part),
      })),
    );
  });
  const original = read(at.tour(own));
  const words = read(at.tour(language));
  const from = read(at.tourFrom(language));
  const parts: TourPart[] = [...partsOfTour, ...tour.map((slug) => `steps.${slug}` as const)];
  const ofTour = parts.flatMap((part) =>
    textsWithIndices(tourPart(original, part)).map(({ indices, text }) => ({
      key: keyOf({ part: ["tour", part, ...indices].join(".") } as TextPath),
      what: `Percorso · ${said(nameOf(part), indices)}`,
      original: text,
      translation: textAt(tourPart(words, part), indices) ?? "",
      isStale: hasOriginalChanged(tourPart(from, part), tourPart(original, part)),
    })),
  );
  return tour.length > 0 ? [...ofWorks, ...ofTour] : ofWorks;

  function nameOf(part: TourPart) {
    const slug = stopOf(part);
    return slug ? `tappa ${read(at.work(slug))?.title ?? slug}` : partInItalian(part);
  }
}

/** “Audiodescrizione, frase 3”; numbers count from one. */
function said(name: string, indices: readonly number[]) {
  const number = indices.map((index) => index + 1).join(".");
  return number ? `${name.toLowerCase()}, ${number}` : name.toLowerCase();
}

/** One text to translate; `what` says of which work and part it is, “12 · Fontana · testo breve”. */
export type TranslationRow = {
  key: string;
  what: string;
  original: string;
  translation: string;
  /** The original has changed since it was translated. */
  isStale?: boolean;
};

/** Languages by their Italian names and by their codes; the day as it is to be read. */
export type TranslationAbout = {
  museum: string;
  from: string;
  to: string;
  language: Language;
  original: Language;
  made: string;
};
