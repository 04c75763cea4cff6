import type { Path } from "../../../content/reading/keepValid.ts";
import { isLanguage } from "../../../i18n/languages.ts";
import { at, readerOf, type Documents } from "../../draft/documents/documents.ts";
import { untitled } from "../../draft/export/publishableMuseum.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";

const kinds: Record<string, string> = {
  site: "l’indirizzo della guida",
  publication: "dove è pubblicata la guida",
  isUnnamed: "il nome del museo",
  labels: "le scelte per le etichette",
  printed: "quali etichette sono già stampate",
  works: "gli appunti sulla scheda",
  audio: "un’audiodescrizione non finita",
  tours: "il percorso non finito",
  aside: "i testi di una lingua tolta",
  booth: "riprese della cabina",
  from: "l’originale da cui era stata fatta la traduzione",
};

/** The message for an entry of `studio.json` that could not be read. */
export function skippedInItalian(path: Path, documents: Documents): string {
  const [kind, ...inside] = path.map(String);
  if (kind === undefined)
    return "Gli appunti dello studio non si possono leggere: i testi non finiti, le lingue tolte e le scelte per le etichette sono rimasti fuori.";
  const read = readerOf(documents);
  const language = inside.find((each) => isLanguage(each));
  const slug = inside.find((each) => documents.has(at.work(each)));
  const work = slug !== undefined && read(at.work(slug));
  const about = [
    kinds[kind] ?? `un appunto che questa versione dello studio non conosce («${kind}»)`,
    ...(work ? [`di «${work.title.trim() || untitled(work)}»`] : []),
    ...(language ? [`in ${languagesInItalian[language]}`] : []),
  ].join(" ");
  return `Una parte degli appunti non si può leggere, ed è rimasta fuori: ${about}.`;
}
