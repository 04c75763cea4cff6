import type { MuseumName } from "../catalogue/catalogue.ts";
import { languageUnasked } from "../catalogue/museums.ts";
import type { Language } from "../i18n/languages.ts";

/**
 * The language of a visitor's page: a `?lang=` that the museum speaks wins, any other means English
 * or the museum's own, none means the remembered language. On the two pages of a work another one
 * counts as none.
 */
export function languageOfAddress(
  url: URL,
  remembered: Language | undefined,
  museum: Pick<MuseumName, "languages">,
): Language {
  const speaks = (code: string | null | undefined) =>
    museum.languages.find((language) => language === code);
  const asked = url.searchParams.get("lang");
  const screen = url.pathname.split("/")[2];
  const isWork = screen === "artwork" || screen === "artwork-description";
  const isIgnored = asked === null || isWork;
  return speaks(asked) ?? (isIgnored ? speaks(remembered) : undefined) ?? languageUnasked(museum);
}
