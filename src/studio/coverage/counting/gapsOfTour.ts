import type { Language } from "../../../i18n/languages.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import { untitled } from "../../draft/export/publishableMuseum.ts";
import type { Coverage } from "./coverageOf.ts";
import type { Gap } from "./gap.ts";

/** Stops that are named; the others are counted. */
const NAMED = 3;
const list = new Intl.ListFormat("it");

const sentences = {
  missing: (where: string) => `Il percorso non ha ancora parole${where}`,
  unfinished: (where: string) => `Il percorso è a metà${where}`,
  stale: (where: string) => `Il percorso è da aggiornare${where}`,
};

/** In which languages there is no tour, or not all of it. */
export function gapsOfTour({ museum, tours, hasStops, works }: Coverage): Gap[] {
  if (!hasStops)
    return [{ text: "Non c’è ancora un percorso", to: "percorso", begin: { says: "comincialo" } }];
  const isNamed = museum.languages.length > 1;
  return (["missing", "unfinished", "stale"] as const).flatMap((state) => {
    const groups = new Map<string, Language[]>();
    for (const language of museum.languages) {
      const tour = tours[language]!;
      if (tour.state !== state) continue;
      const key = tour.unwritten.join("/");
      groups.set(key, [...(groups.get(key) ?? []), language]);
    }
    return [...groups.values()].map((languages) => {
      const where = isNamed ? ` in ${listInItalian(languages)}` : "";
      const lacks = inWords(tours[languages[0]!]!.unwritten);
      return gap(sentences[state](where) + lacks, languages[0]!, isNamed);
    });
  });

  /** Visitors do not get a tour that stops somewhere without a word. */
  function inWords(unwritten: readonly string[]) {
    if (unwritten.length === 0) return "";
    const titles = unwritten.slice(0, NAMED).map((slug) => {
      const { work } = works.find((each) => each.slug === slug)!;
      return `«${work.title.trim() || untitled(work)}»`;
    });
    const others = unwritten.length - titles.length;
    const all = others > 0 ? [...titles, others === 1 ? "un’altra" : `altre ${others}`] : titles;
    const stops = unwritten.length === 1 ? "la tappa" : "le tappe";
    return ` e non si può ancora fare: ${unwritten.length === 1 ? "manca" : "mancano"} ${stops} ${list.format(all)}`;
  }
}

/** Which languages have a tour that is not recorded, or not all of it. */
export function gapsOfTourRecordings({ museum, tours }: Coverage): Gap[] {
  return museum.languages.flatMap((language) => {
    const { there, of } = tours[language]!.recorded ?? { there: 0, of: 0 };
    if (there === of) return [];
    const where = museum.languages.length > 1 ? ` in ${languagesInItalian[language]}` : "";
    const missing =
      of - there === 1 ? "manca 1 registrazione" : `mancano ${of - there} registrazioni`;
    return [
      {
        text: `Al percorso${where} ${missing} su ${of}`,
        to: `voci?lingua=${language}`,
        begin: { says: `apri le voci${where}` },
      },
    ];
  });
}

function gap(text: string, language: Language, isNamed: boolean): Gap {
  const where = isNamed ? ` in ${languagesInItalian[language]}` : "";
  return { text, to: `percorso/${language}`, begin: { says: `apri il percorso${where}` } };
}

/** “inglese, francese e tedesco”. */
export function listInItalian(languages: readonly Language[]): string {
  return list.format(languages.map((language) => languagesInItalian[language]));
}
