import type { Language } from "../../../i18n/languages.ts";
import { untitled } from "../../draft/export/publishableMuseum.ts";
import type { Coverage, WorkCoverage } from "./coverageOf.ts";
import type { Gap } from "./gap.ts";
import { allFormats, type State } from "./formats.ts";
import { listInItalian, gapsOfTour, gapsOfTourRecordings } from "./gapsOfTour.ts";
import { isReady, placeOf } from "./placeOf.ts";

type Format = (typeof allFormats)[number];

const facts: readonly [lacks: (coverage: WorkCoverage) => boolean, says: string][] = [
  [({ work }) => !work.makers?.some(({ name }) => name.trim()), "senza autore"],
  [({ work }) => !work.date, "senza data"],
  [({ hasTechnique }) => !hasTechnique, "senza tecnica"],
  [({ work }) => !work.size, "senza misure"],
  [({ work }) => !work.room?.trim(), "senza sala"],
  [({ work }) => !work.inventory?.trim(), "senza numero d’inventario"],
];

/** Everything that a museum may have and does not, what most visitors would miss first. */
export function gapsOf(coverage: Coverage): Gap[] {
  const { works, museum } = coverage;
  const [own] = museum.languages;
  if (works.length === 0) return [];
  const inWords = allFormats.filter(({ isForAll }) => !isForAll);
  return [
    ...gapsOfTour(coverage),
    ...inWords.flatMap((format) => [
      ...gapsOfFormat(format),
      ...(format.key === "recording" ? gapsOfTourRecordings(coverage) : []),
    ]),
    ...staleTexts(),
    ...allFormats.filter(({ isForAll }) => isForAll).flatMap(gapsOfFormat),
    ...facts.flatMap(([lacks, says]) => {
      const lacking = works.filter(lacks);
      return lacking.length > 0 ? [gap(lacking, says, `opere/${lacking[0]!.slug}`)] : [];
    }),
  ];

  function gapsOfFormat(format: Format): Gap[] {
    const lack = Object.entries(format.lack) as [State, { says: string; isOfWork?: true }][];
    return [...new Set(lack.map(([, { says }]) => says))].flatMap((says) => {
      const states = new Set(lack.filter(([, each]) => each.says === says).map(([state]) => state));
      const isOfWork = lack.some(([, each]) => each.says === says && each.isOfWork);
      return grouped((work, language) => {
        const cells = work.in[language]!;
        return isReady(format, cells) && states.has(cells[format.key].state);
      }).map(({ languages, lacking }) => {
        const [first] = lacking;
        const [language] = languages as [Language];
        const cells = first!.in[language]!;
        const place = placeOf({ format, cells, slug: first!.slug, language, own });
        return gap(lacking, isOfWork ? says : `${says}${inLanguages(languages)}`, place);
      });
    });
  }

  /** Translations whose original has changed since; recordings have a gap of their own. */
  function staleTexts(): Gap[] {
    const translated = inWords.filter(({ lack }) => !lack.stale);
    const staleIn = (work: WorkCoverage, language: Language) =>
      translated.find(({ key }) => work.in[language]![key].state === "stale");
    return grouped((work, language) => staleIn(work, language) !== undefined).map(
      ({ languages, lacking }) => {
        const [first, language] = [lacking[0]!, languages[0]!];
        const format = staleIn(first, language)!;
        const cells = first.in[language]!;
        const place = placeOf({ format, cells, slug: first.slug, language, own });
        return gap(lacking, `con testi da aggiornare in ${listInItalian(languages)}`, place);
      },
    );
  }

  /** The works that lack something, once for all languages in which they are the same. */
  function grouped(lacks: (work: WorkCoverage, language: Language) => boolean) {
    const groups = new Map<string, { languages: Language[]; lacking: WorkCoverage[] }>();
    for (const language of museum.languages) {
      const lacking = works.filter((work) => lacks(work, language));
      const key = lacking.map(({ slug }) => slug).join("/");
      if (lacking.length === 0) continue;
      const group = groups.get(key) ?? { languages: [], lacking };
      group.languages.push(language);
      groups.set(key, group);
    }
    return [...groups.values()];
  }

  function inLanguages(languages: readonly Language[]) {
    return museum.languages.length > 1 ? ` in ${listInItalian(languages)}` : "";
  }

  function gap(lacking: readonly WorkCoverage[], says: string, to: string): Gap {
    const { work } = lacking[0]!;
    const isOne = lacking.length === 1;
    const title = work.title.trim() || untitled(work);
    const count = isOne ? "Un’opera" : `${lacking.length} opere`;
    return {
      text: works.length > 1 ? `${count} su ${works.length} ${says}` : `L’opera ${ofOne(says)}`,
      to,
      begin: { says: isOne ? "apri" : "comincia da", title },
    };
  }
}

/** “L’opera ha testi da aggiornare”, but “L’opera è senza data”. */
function ofOne(says: string) {
  return says.startsWith("con ") ? `ha ${says.slice("con ".length)}` : `è ${says}`;
}
