import { messagesIn } from "../i18n/messagesIn.ts";
import type { Language } from "../i18n/languages.ts";
import { collectionOf } from "./collectionOf.ts";
import type { Script } from "./museum.ts";
import { script } from "./script.ts";

/** What is recorded of a museum in one language: each script under the name of its recording. */
export async function clips(museum: string, language: Language): Promise<Record<string, Script>> {
  const { works, tour } = await collectionOf(museum, language);
  const messages = await messagesIn[language]();
  const scripts = await tour.scripts();
  const described = await Promise.all(
    works.map(async ({ slug, words }) => [slug, script((await words()).audio, messages)] as const),
  );
  return {
    "tour-introduction": scripts.introduction,
    "tour-introduction-by-buttons": scripts.introductionByButtons,
    ...Object.fromEntries(tour.stops.map(({ slug }) => [`tour-${slug}`, scripts.steps[slug]!])),
    "tour-help": scripts.help,
    "tour-help-by-buttons": scripts.helpByButtons,
    "tour-not-recognised": scripts.notRecognised,
    "tour-completed": scripts.completed,
    "tour-cannot-go-back": scripts.cannotGoBack,
    ...Object.fromEntries(described),
  };
}
