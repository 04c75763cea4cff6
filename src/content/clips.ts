import type { Script } from "../catalogue/catalogue.ts";
import { tourClips } from "../catalogue/tourClips.ts";
import type { Language } from "../i18n/languages.ts";
import { tourIn } from "./collectionIn.ts";
import { phrasesIn } from "./phrases/phrasesIn.ts";
import type { MuseumData } from "./readMuseum.ts";
import { script } from "./script.ts";

/** What can be recorded of a museum in one language: each script under the name of its recording. */
export function clips(museum: MuseumData, language: Language): Record<string, Script> {
  const tour = tourIn(museum, language);
  const parts = Object.entries(tourClips) as [keyof typeof tourClips, string][];
  const said = tour && [
    ...parts.map(([part, name]) => [name, tour[part]] as const),
    ...(museum.facts.tour ?? []).map((stop) => [`tour-${stop}`, tour.steps[stop]!] as const),
  ];
  const described = museum.facts.works.flatMap(({ slug, kind }) => {
    const audio = museum.words[language]?.works[slug]?.audio;
    return audio ? [[slug, script(audio, kind, phrasesIn[language])] as const] : [];
  });
  return Object.fromEntries([...(said ?? []), ...described]) as Record<string, Script>;
}
