import type {
  Named,
  Script,
  TouchGuide,
  TourScripts,
  Work,
  WorkWords,
  WrittenPart,
} from "../../catalogue/catalogue.ts";
import { touchClip, touchPart } from "../../catalogue/models.ts";
import { tourClips } from "../../catalogue/tourClips.ts";
import type { Language } from "../../i18n/languages.ts";
import { factsInWords } from "./factsInWords.ts";
import { localizeFilms, localizePicture, localizeRecordings, type Media } from "./localizeMedia.ts";
import { modelsOf } from "../reading/museumFiles.ts";
import { phrasesIn } from "./phrases/phrasesIn.ts";
import type { MuseumData } from "../reading/readMuseum.ts";
import type { TourWords, WorkFacts, WorkWords as WrittenWords } from "../schema/schema.ts";
import { composeScript } from "../speaking/composeScript.ts";
import { stopsWithoutWords } from "../reading/stopsWithoutWords.ts";

/** What a museum shows in one language. */
export type LocalizedMuseum = {
  works: readonly { work: Work; words: WorkWords }[];
  /** There is none where the museum has no tour in this language. */
  tour?: TourScripts & { stops: readonly string[] };
  /** The languages in which there is a tour. */
  toursIn: readonly Language[];
  /** What a guide may name; a work has several names. */
  names: readonly Named[];
};

/**
 * Joins facts, words and media. Each part that is not written in `language` comes from the first of
 * the museum’s languages that has it, and `foreign` says which one that is.
 */
export async function localizeMuseum(
  museum: MuseumData,
  language: Language,
  media: Media,
): Promise<LocalizedMuseum> {
  const works = await Promise.all(
    museum.facts.works.map((facts) => workIn(museum, facts, language, media)),
  );
  const toursIn = museum.facts.languages.filter((each) => tourIn(museum, each));
  const tour = tourIn(museum, language);
  return {
    works,
    ...(tour && { tour: await scriptsOf(tour, museum, language, media) }),
    toursIn,
    names: namesIn(museum, works, language),
  };
}

/** The tour in one language; one that lacks the words of a stop cannot be walked. */
export function tourIn(museum: MuseumData, language: Language): TourWords | undefined {
  const hasStops = museum.facts.tour && stopsWithoutWords(museum, language).length === 0;
  return hasStops ? museum.words[language]?.tour : undefined;
}

/** The languages in which something may be read: the visitor’s, then the museum’s in their order. */
function languagesFor({ facts }: MuseumData, language: Language): Language[] {
  return [language, ...facts.languages.filter((each) => each !== language)];
}

async function workIn(museum: MuseumData, facts: WorkFacts, language: Language, media: Media) {
  const { slug, id, title, kind } = facts;
  const written = (key: keyof WrittenWords) => {
    const found = languagesFor(museum, language).find((each) => wordsOf(each)?.[key]);
    return found && { language: found, words: wordsOf(found)! };
  };
  const wordsOf = (each: Language) => museum.words[each]?.works[slug];
  const foreign: Partial<Record<WrittenPart, Language>> = {};
  /** One part of the words, with its language told where that is not the visitor’s. */
  function part<Key extends Exclude<WrittenPart, "script">>(key: Key) {
    const found = written(key);
    if (!found) return {};
    if (found.language !== language) foreign[key] = found.language;
    return { [key]: found.words[key] } as Pick<WorkWords, Key>;
  }

  const audio = written("audio");
  if (audio && audio.language !== language) foreign.script = audio.language;
  const touch = modelsOf(museum, slug).flatMap((model): TouchGuide[] => {
    const key = touchPart[model];
    const guide = written(key);
    if (!guide) return [];
    const isForeign = guide.language !== language;
    // The schema refuses an empty script.
    const said = guide.words[key] as unknown as Script;
    return [{ kind: model, script: said, ...(isForeign && { language: guide.language }) }];
  });
  const recordings = await localizeRecordings(
    museum,
    [
      ...(audio ? [{ name: slug, spoken: audio.language }] : []),
      ...touch.map((guide) => ({
        name: touchClip(slug, guide.kind),
        spoken: guide.language ?? language,
      })),
    ],
    language,
    media,
  );
  const picture = facts.picture && (await localizePicture(facts.picture, media));
  const films = await localizeFilms(museum, slug, language, media);
  const parts = {
    ...(picture && part("alt")),
    ...part("short"),
    ...part("description"),
    ...part("easy"),
  };
  const words: WorkWords = {
    ...parts,
    ...(audio && { script: composeScript(audio.words.audio!, kind, phrasesIn[audio.language]) }),
    ...(touch.length > 0 && { touch }),
    recordings,
    ...(films.length > 0 && { films }),
    ...(Object.keys(foreign).length > 0 && { foreign }),
  };
  const own = wordsOf(language);
  const isOriginal = language === museum.facts.languages[0];
  const work: Work = {
    id,
    slug,
    title,
    translation: (!isOriginal && own?.title) || title,
    ...(kind && kind !== "painting" && { kind }),
    ...factsInWords(facts, own?.technique, language),
    ...(picture && { picture }),
  };
  return { work, words };
}

async function scriptsOf(tour: TourWords, museum: MuseumData, language: Language, media: Media) {
  const stops = museum.facts.tour ?? [];
  const names = [...Object.values(tourClips), ...stops.map((stop) => `tour-${stop}`)];
  const recordings = await localizeRecordings(
    museum,
    names.map((name) => ({ name, spoken: language })),
    language,
    media,
  );
  const { introduction, introductionByButtons, steps } = tour;
  const { help, helpByButtons, notRecognised, completed, cannotGoBack } = tour;
  const scripts = {
    introduction,
    introductionByButtons,
    steps,
    help,
    helpByButtons,
    notRecognised,
    completed,
    cannotGoBack,
  };
  // The schema refuses an empty script.
  return { ...(scripts as unknown as TourScripts), recordings, stops };
}

function namesIn(
  museum: MuseumData,
  works: LocalizedMuseum["works"],
  language: Language,
): readonly Named[] {
  const inOrder = languagesFor(museum, language).flatMap((each) => museum.words[each] ?? []);
  const ofWorks = works.map(({ work: { slug, id, title, translation } }, at) => ({
    names: [
      ...[title, translation].filter(isLong),
      ...(museum.facts.works[at]!.makers ?? []).map(({ name }) => name),
      ...(inOrder.find((words) => words.works[slug]?.names)?.works[slug]?.names ?? []),
    ],
    work: id,
  }));
  const own = inOrder.find((words) => words.museum.names)?.museum.names;
  return [...ofWorks, { names: own ?? [museum.facts.name] }];
}

/** Whether a title is too long to be said by chance: a guide may say “Der Frühling” and mean spring. */
function isLong(title: string) {
  return title.split(" ").length > 2;
}
