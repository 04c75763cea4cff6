import { catalogues } from "../i18n/catalogues.ts";
import type { Language } from "../i18n/languages.ts";
import { collectionOf } from "./collectionOf.ts";
import type { Script } from "./museum.ts";
import { script } from "./script.ts";

/** What is recorded of a museum in one language: each text under the name of its recording. */
export async function clips(museum: string, language: Language): Promise<Record<string, Script>> {
  const { works, tour } = await collectionOf(museum, language);
  const messages = await catalogues[language]();
  const told = await tour.words();
  const described = await Promise.all(
    works.map(async ({ slug, words }) => [slug, script((await words()).audio, messages)] as const),
  );
  return {
    "tour-introduction": told.introduction,
    "tour-introduction-by-buttons": told.introductionByButtons,
    ...Object.fromEntries(tour.stops.map(({ slug }) => [`tour-${slug}`, told.steps[slug]!])),
    "tour-help": told.help,
    "tour-help-by-buttons": told.helpByButtons,
    "tour-not-recognised": told.notRecognised,
    "tour-completed": told.completed,
    "tour-cannot-go-back": told.cannotGoBack,
    ...Object.fromEntries(described),
  };
}
