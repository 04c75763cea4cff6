import { defaultLanguage, type Language } from "../i18n/languages.ts";
import type { MuseumName } from "./catalogue.ts";
import { languageUnasked } from "./museumLanguages.ts";

type Speaking = Pick<MuseumName, "languages">;

/**
 * The language of a visitor's page: a `?lang=` that the museum speaks wins, any other means English
 * or the museum's own, none means the remembered language. On the two pages of a work another one
 * counts as none.
 */
export function languageOfAddress(
  url: URL,
  base: string,
  remembered: Language | undefined,
  museum: Speaking,
): Language {
  const asked = url.searchParams.get("lang");
  const screen = url.pathname.slice(base.length).split("/")[2];
  const isWork = screen === "artwork" || screen === "artwork-description";
  const isIgnored = asked === null || isWork;
  return (
    spoken(museum, asked) ??
    (isIgnored ? spoken(museum, remembered) : undefined) ??
    languageUnasked(museum)
  );
}

/**
 * The language to offer on a page that is in another one only because neither its address nor the
 * visitor has said which: the browser's, if the museum speaks it.
 */
export function languageOffered(
  query: URLSearchParams,
  remembered: Language | undefined,
  ofBrowser: readonly Language[],
  museum: Speaking,
): Offered | undefined {
  if (spoken(museum, query.get("lang")) || spoken(museum, remembered)) return undefined;
  const first = ofBrowser.find((language) => spoken(museum, language));
  return first === defaultLanguage || first === languageUnasked(museum) ? undefined : first;
}

/** A museum that speaks English is in English where nobody asks, so that is never offered. */
export type Offered = Exclude<Language, typeof defaultLanguage>;

function spoken({ languages }: Speaking, code: string | null | undefined) {
  return languages.find((language) => language === code);
}
