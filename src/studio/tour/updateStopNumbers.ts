import type { TourWords } from "../../content/schema/schema.ts";
import type { Language } from "../../i18n/languages.ts";
import { isEqual } from "../../lib/isEqual.ts";
import type { TourDocument } from "../draft/documents/documents.ts";
import { replaceStops, replaceCount, type Stop } from "./readyWords/replaceStops.ts";

type Script = TourWords["introduction"];

/**
 * The words of a tour whose stops have changed: each “stop two of three” is true again, and so is
 * “The tour has three stops” where it stands in the ready words. Nothing else changes.
 */
export function updateStopNumbers(
  words: TourDocument,
  language: Language,
  before: readonly string[],
  after: readonly string[],
): TourDocument {
  if (after.length === 0) return words;
  const { introduction, introductionByButtons, steps } = words;
  const welcome = (script: Script) => updateIntroduction(script, language, before, after);
  return {
    ...words,
    ...(introduction && { introduction: welcome(introduction) }),
    ...(introductionByButtons && { introductionByButtons: welcome(introductionByButtons) }),
    ...(steps && {
      steps: Object.fromEntries(
        Object.entries(steps).map(([slug, step]) => [
          slug,
          updateStep(step, language, slug, before, after),
        ]),
      ),
    }),
  };
}

/**
 * Stop one is where the visitor begins, whichever work that is; of other stops only the total
 * changes.
 */
function updateIntroduction(
  script: Script,
  language: Language,
  before: readonly string[],
  after: readonly string[],
) {
  const of = after.length;
  return mapSentences(script, (sentence) =>
    replaceStops(replaceCount(sentence, language, of), language, (said) =>
      said.number === 1 || (said.of === before.length && said.number <= of)
        ? { ...said, of }
        : said,
    ),
  );
}

/** The first stop that a step names is its own; others are found by their works. */
function updateStep(
  script: Script,
  language: Language,
  slug: string,
  before: readonly string[],
  after: readonly string[],
) {
  const own = stopIn(after, slug);
  const announced = firstStop(script, language);
  if (!own || !announced || isEqual(announced, own)) return script;
  const was = stopIn(before, slug);
  const wasTrue = was !== undefined && isEqual(announced, was);
  return mapSentences(script, (sentence) =>
    replaceStops(sentence, language, (said) => {
      if (isEqual(said, announced)) return own;
      if (!wasTrue || said.of !== before.length) return said;
      return stopIn(after, before[said.number - 1]) ?? said;
    }),
  );
}

function firstStop(script: Script, language: Language): Stop | undefined {
  let first: Stop | undefined;
  mapSentences(script, (sentence) =>
    replaceStops(sentence, language, (said) => {
      first ??= said;
      return said;
    }),
  );
  return first;
}

function stopIn(stops: readonly string[], slug: string | undefined): Stop | undefined {
  const at = slug === undefined ? -1 : stops.indexOf(slug);
  return at < 0 ? undefined : { number: at + 1, of: stops.length };
}

function mapSentences(script: Script, change: (sentence: string) => string): Script {
  return script.map((paragraph) => paragraph.map(change));
}
