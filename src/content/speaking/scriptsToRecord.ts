import type { Script } from "../../catalogue/catalogue.ts";
import { touchClip, touchPart } from "../../catalogue/models.ts";
import { tourClips } from "../../catalogue/tourClips.ts";
import type { Language } from "../../i18n/languages.ts";
import { tourIn } from "../publishing/localizeMuseum.ts";
import { modelsOf } from "../reading/museumFiles.ts";
import { phrasesIn } from "../publishing/phrases/phrasesIn.ts";
import type { MuseumData } from "../reading/readMuseum.ts";
import { composeScript } from "./composeScript.ts";

/** Every script of a museum in one language, under the name of its recording. */
export function scriptsToRecord(museum: MuseumData, language: Language): Record<string, Script> {
  const tour = tourIn(museum, language);
  const parts = Object.entries(tourClips) as [keyof typeof tourClips, string][];
  const said = tour && [
    ...parts.map(([part, name]) => [name, tour[part]] as const),
    ...(museum.facts.tour ?? []).map((stop) => [`tour-${stop}`, tour.steps[stop]!] as const),
  ];
  const described = museum.facts.works.flatMap(({ slug, kind }) => {
    const audio = museum.words[language]?.works[slug]?.audio;
    return audio ? [[slug, composeScript(audio, kind, phrasesIn[language])] as const] : [];
  });
  const touched = museum.facts.works.flatMap(({ slug }) =>
    modelsOf(museum, slug).flatMap((kind) => {
      const guide = museum.words[language]?.works[slug]?.[touchPart[kind]];
      return guide ? [[touchClip(slug, kind), guide] as const] : [];
    }),
  );
  return Object.fromEntries([...(said ?? []), ...described, ...touched]) as Record<string, Script>;
}
