import type { Change, GuideChanges } from "../../../content/publishing/changesBetween.ts";
import type { Language } from "../../../i18n/languages.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";

/** A change, in words that follow the title where it has one. */
export type ToldChange = { title?: string; words: string };

const list = new Intl.ListFormat("it");

/** “in italiano, inglese e francese”. */
export function inLanguages(languages: readonly Language[]): string {
  return `in ${list.format(languages.map((language) => languagesInItalian[language]))}`;
}

const ofWork: Record<Change, string> = {
  new: "è nuova",
  changed: "è cambiata",
  gone: "non c’è più",
};

/** What visitors find otherwise, the whole guide first and then work by work. */
export function changesInItalian(
  changes: Omit<GuideChanges, "files">,
  titleOf: (number: number) => string | undefined,
): ToldChange[] {
  const { languages, works, tour, isAddressNew, isAppNew, isNameNew } = changes;
  return [
    ...(isAddressNew ? [{ words: "L’indirizzo è un altro: cambia ogni pagina." }] : []),
    ...(isNameNew ? [{ words: "Il nome del museo è cambiato, in ogni pagina." }] : []),
    ...(isAppNew ? [{ words: "L’app è più nuova." }] : []),
    ...languages.map(({ language, change }) => ({
      words:
        change === "new"
          ? `La guida ora c’è anche in ${languagesInItalian[language]}.`
          : `La guida non c’è più in ${languagesInItalian[language]}.`,
    })),
    ...(tour.length > 0 ? [{ words: `Il percorso è cambiato ${inLanguages(tour)}.` }] : []),
    ...works.map((work) => changeOfWork(work, titleOf(work.number))),
  ];
}

function changeOfWork(
  { number, change, languages }: GuideChanges["works"][number],
  title: string | undefined,
): ToldChange {
  const what = `${ofWork[change]} ${inLanguages(languages)}.`;
  return title
    ? { title, words: `(numero ${number}) ${what}` }
    : { words: `L’opera numero ${number} ${what}` };
}
