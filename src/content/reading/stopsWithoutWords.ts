import type { Language } from "../../i18n/languages.ts";
import { plain } from "../../i18n/markedText.ts";
import { foldText } from "../../lib/text/foldText.ts";
import { factsInWords } from "../publishing/factsInWords.ts";
import { stopPhrase } from "../proofreading/proofread.ts";
import type { MuseumData } from "./readMuseum.ts";
import type { TourWords, WorkFacts } from "../schema/schema.ts";

/** The stops of the tour of which nothing is said in a language but what the studio begins them with. */
export function stopsWithoutWords({ facts, words }: MuseumData, language: Language): string[] {
  const { tour = [], works } = facts;
  return tour.filter((slug, index) => {
    const titles = facts.languages.flatMap((each) => words[each]?.works[slug]?.title ?? []);
    return !isStopWritten(words[language]?.tour?.steps[slug], {
      work: works.find((work) => work.slug === slug)!,
      titles,
      place: [index + 1, tour.length],
      language,
    });
  });
}

type Stop = {
  work: WorkFacts;
  /** What the work is called in any language. */
  titles: readonly string[];
  place: readonly [number: number, of: number];
  language: Language;
};

/** In words, for each maker: “by”, “obra de”. */
const AROUND_A_NAME = 2;

/**
 * Whether a museum has said anything of a stop. Its number, its work and who made it are there from
 * the start: a visitor who heard no more would stand before a work without a word about it.
 */
export function isStopWritten(
  step: TourWords["introduction"] | undefined,
  { work, titles, place, language }: Stop,
): boolean {
  const number = splitWords(stopPhrase(language, ...place)).join(" ");
  const names = [work.title, ...titles]
    .map((title) => splitWords(title))
    .filter(({ length }) => length);
  const makers = (work.makers ?? []).map(({ name }) => splitWords(name));
  const { artist } = factsInWords(work, undefined, language);
  const known = new Set([...names.flat(), ...makers.flat(), ...splitWords(artist)]);
  const most = AROUND_A_NAME * Math.max(makers.length, 1);

  return (step ?? []).flat().some((sentence) => {
    const said = splitWords(sentence);
    if (said.length === 0 || said.join(" ") === number) return false;
    const isNamed =
      names.some((name) => name.every((word, n) => said[n] === word)) ||
      makers.some((name) => name.every((word) => said.includes(word)));
    return !isNamed || said.filter((word) => !known.has(word)).length > most;
  });
}

function splitWords(text: string): string[] {
  return foldText(plain(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
}
