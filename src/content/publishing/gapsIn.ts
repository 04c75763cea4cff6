import { modelKinds, touchPart } from "../../catalogue/models.ts";
import { languageNames, type Language } from "../../i18n/languages.ts";
import { tourIn } from "./localizeMuseum.ts";
import { scriptsToRecord } from "../speaking/scriptsToRecord.ts";
import { modelsOf } from "../reading/museumFiles.ts";
import type { MuseumData } from "../reading/readMuseum.ts";
import type { WorkFacts, WorkWords } from "../schema/schema.ts";
import { signLanguages } from "../schema/signLanguages.ts";
import { stopsWithoutWords } from "../reading/stopsWithoutWords.ts";

/**
 * Something that a museum does not have yet, and what visitors get instead: for `npm run museum --
 * check`. The studio finds the gaps of a draft by itself (`studio/coverage/counting/gapsOf`).
 */
export type Gap = {
  /** In which language, where it is one. */
  language?: Language;
  what: string;
  /** The works that lack it, or the scripts; none where it is the museum as a whole. */
  works: readonly string[];
  instead: string;
};

const nothing = "nothing in its place";

const wordParts: readonly [key: keyof WorkWords, what: string, without: string][] = [
  ["title", "a title", "the title as the museum writes it"],
  ["description", "a description to read", "“There is no description of this work to read yet”"],
  [
    "audio",
    "an audio description",
    "“There is no audio description of this work yet”, and the description to read",
  ],
  ["easy", "a text that is easy to read", "no button for it"],
  ["alt", "an alternative text for the picture", "“It has not been described yet”"],
  ["touchEmblem", "a touch guide of its tactile model", nothing],
  ["touchComposition", "a touch guide of the tactile scheme of its composition", nothing],
];

const factParts: readonly [key: keyof WorkFacts, what: string, instead: string][] = [
  ["picture", "a picture", "“There is no picture of this work yet”, and its number in the list"],
  ["makers", "a maker", "“artist unknown” or “maker unknown”"],
  ["date", "a date", "the other facts"],
  ["size", "a size", "the other facts"],
  ["room", "a room", "the other facts"],
  ["inventory", "an inventory number", "the other facts"],
];

/** Everything that a museum may have and does not, what most visitors would miss first. */
export function gapsIn(museum: MuseumData): Gap[] {
  const { works, languages, tour } = museum.facts;
  const wordsOf = ({ slug }: WorkFacts, language: Language) => museum.words[language]?.works[slug];
  return [
    ...gapsOfTour(),
    ...languages.flatMap(gapsOfWords),
    ...languages.flatMap(gapsOfTechnique),
    ...languages.flatMap(gapsOfRecordings),
    ...gapFor(
      works.filter(({ slug }) => !hasFilm(museum, slug)),
      { what: "a film in a sign language", instead: nothing },
    ),
    ...gapFor(
      works.filter(({ slug }) => hasFilm(museum, slug) && !hasCaptions(museum, slug)),
      { what: "captions of the film", instead: "the film without captions" },
    ),
    ...gapFor(
      works.filter(({ slug }) => modelsOf(museum, slug).length === 0),
      { what: "a tactile model", instead: nothing },
    ),
    ...factParts.flatMap(([key, what, instead]) =>
      gapFor(
        works.filter((work) => isEmpty(work[key])),
        { what, instead },
      ),
    ),
  ];

  function gapsOfTour(): Gap[] {
    if (!tour) return [{ what: "a tour", works: [], instead: "the list of works" }];
    const without = languages.filter((language) => !tourIn(museum, language));
    const isElsewhere = without.length < languages.length;
    return without.map((language) => {
      const isBegun = museum.words[language]?.tour !== undefined;
      return {
        language,
        what: isBegun ? "a tour: these stops have no words" : "a tour",
        works: isBegun ? stopsWithoutWords(museum, language) : [],
        instead: isElsewhere
          ? "the list of works, and the tour in the languages that have one"
          : "the list of works",
      };
    });
  }

  function gapsOfWords(language: Language): Gap[] {
    return wordParts.flatMap(([key, what, without]) => {
      // The title of museum.json is in the museum’s own language, which is the first.
      if (key === "title" && language === languages[0]) return [];
      const missing = works.filter((work) => !wordsOf(work, language)?.[key] && isDue(work, key));
      // A title is not taken from another language: the museum’s own stands for it.
      const first = (work: WorkFacts) =>
        key === "title" ? undefined : languages.find((each) => wordsOf(work, each)?.[key]);
      return [undefined, ...languages].flatMap((code) =>
        gapFor(
          missing.filter((work) => first(work) === code),
          { language, what, instead: code ? textIn(code, key) : without },
        ),
      );
    });
  }

  /** Whether the work has what these words are about. */
  function isDue({ slug, picture }: WorkFacts, key: keyof WorkWords) {
    if (key === "alt") return picture !== undefined;
    const kind = modelKinds.find((each) => touchPart[each] === key);
    return kind === undefined || modelsOf(museum, slug).includes(kind);
  }

  /** Visitors never get a technique in another language, so each language is counted by itself. */
  function gapsOfTechnique(language: Language): Gap[] {
    return gapFor(
      works.filter((work) => !work.technique && !wordsOf(work, language)?.technique),
      { language, what: "a technique", instead: "the other facts" },
    );
  }

  function gapsOfRecordings(language: Language): Gap[] {
    const missing = Object.keys(scriptsToRecord(museum, language)).filter((name) =>
      ["recordings", "narrated"].every(
        (folder) => !museum.files.has(`${folder}/${language}/${name}.mp3`),
      ),
    );
    const instead = "the text, which the voice of their own device can read aloud";
    return missing.length > 0 ? [{ language, what: "a recording", works: missing, instead }] : [];
  }
}

function hasFilm({ files }: MuseumData, slug: string) {
  return Object.keys(signLanguages).some((sign) =>
    ["mp4", "webm"].some((format) => files.has(`signs/${sign}/${slug}.${format}`)),
  );
}

function hasCaptions({ files }: MuseumData, slug: string) {
  return [...files.keys()].some((path) => path.startsWith("signs/") && path.includes(`/${slug}_`));
}

function gapFor(works: readonly WorkFacts[], gap: Omit<Gap, "works">): Gap[] {
  return works.length > 0 ? [{ ...gap, works: works.map(({ slug }) => slug) }] : [];
}

function textIn(language: Language, key: keyof WorkWords) {
  const text = `the text in ${languageNames[language]}`;
  return key === "alt" ? text : `${text}, and that it is not translated yet`;
}

function isEmpty(fact: WorkFacts[keyof WorkFacts]) {
  return fact === undefined || (Array.isArray(fact) && fact.length === 0);
}
