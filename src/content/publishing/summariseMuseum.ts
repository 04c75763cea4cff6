import { modelKinds, touchPart } from "../../catalogue/models.ts";
import type { MuseumSummary, Summarised, SummarisedPart } from "../../catalogue/museumSummary.ts";
import type { Language } from "../../i18n/languages.ts";
import { modelsOf } from "../reading/museumFiles.ts";
import type { MuseumData } from "../reading/readMuseum.ts";
import type { WorkWords } from "../schema/schema.ts";
import { signLanguages, type SignLanguage } from "../schema/signLanguages.ts";
import { tourIn } from "./localizeMuseum.ts";
import { phrasesIn } from "./phrases/phrasesIn.ts";

/** What a museum has for whom and in which languages, counted as visitors will find it. */
export function summariseMuseum(museum: MuseumData): MuseumSummary {
  const { name, town, languages, works, tour = [] } = museum.facts;
  const parts: Record<SummarisedPart, (language: Language) => number> = {
    audio: worksWith(({ audio }) => audio),
    tour: (language) => (tourIn(museum, language) ? tour.length : 0),
    touch: worksWith((words, slug) =>
      modelKinds.some((kind) => words[touchPart[kind]] && modelsOf(museum, slug).includes(kind)),
    ),
    description: worksWith(({ description }) => description),
    easy: worksWith(({ easy }) => easy),
  };
  const has = Object.entries(parts).flatMap(([part, countIn]) => {
    const summarised = summarise(languages, countIn);
    return summarised ? [[part, summarised]] : [];
  });
  return {
    slug: museum.address,
    name,
    ...(town && { town: town.trim().replaceAll(/\s+/g, " ") }),
    languages,
    works: works.length,
    has: Object.fromEntries(has) as MuseumSummary["has"],
    films: (Object.keys(signLanguages) as SignLanguage[]).flatMap((sign) => {
      const filmed = works.filter(({ slug }) => hasFilm(museum, sign, slug));
      return filmed.length > 0 ? [{ name: phrasesIn.it.signs[sign], works: filmed.length }] : [];
    }),
  };

  function worksWith(isThere: (words: WorkWords, slug: string) => unknown) {
    return (language: Language) =>
      works.filter(({ slug }) => {
        const words = museum.words[language]?.works[slug];
        return words && isThere(words, slug);
      }).length;
  }
}

function summarise(
  languages: readonly Language[],
  countIn: (language: Language) => number,
): Summarised | undefined {
  const counts = languages.map((language) => [language, countIn(language)] as const);
  const count = Math.max(...counts.map(([, each]) => each));
  if (count === 0) return undefined;
  const languagesWith = (isMeant: (each: number) => boolean) =>
    counts.filter(([, each]) => isMeant(each)).map(([language]) => language);
  return {
    count,
    languages: languagesWith((each) => each === count),
    partly: languagesWith((each) => each > 0 && each < count),
  };
}

function hasFilm({ files }: MuseumData, sign: SignLanguage, slug: string) {
  return ["mp4", "webm"].some((format) => files.has(`signs/${sign}/${slug}.${format}`));
}
