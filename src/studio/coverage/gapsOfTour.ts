import type { Language } from "../../i18n/languages.ts";
import { languagesInItalian } from "../languagesInItalian.ts";
import type { Coverage } from "./coverageOf.ts";
import type { Gap } from "./gap.ts";
import { listInItalian } from "./listInItalian.ts";

const sentences = {
  missing: (where: string) => `Il percorso non ha ancora parole${where}`,
  unfinished: (where: string) => `Il percorso è a metà${where}`,
  stale: (where: string) => `Il percorso è da aggiornare${where}`,
};

/** In which languages there is no tour, or not all of it. */
export function gapsOfTour({ museum, tours, hasStops }: Coverage): Gap[] {
  if (!hasStops)
    return [{ text: "Non c’è ancora un percorso", to: "percorso", begin: { says: "comincialo" } }];
  return (["missing", "unfinished", "stale"] as const).flatMap((state) => {
    const languages = museum.languages.filter((language) => tours[language]!.state === state);
    if (languages.length === 0) return [];
    const where = museum.languages.length > 1 ? ` in ${listInItalian(languages)}` : "";
    return [gap(sentences[state](where), languages[0]!, museum.languages.length > 1)];
  });
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
