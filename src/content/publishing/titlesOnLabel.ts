import type { ModelKind } from "../../catalogue/models.ts";
import type { Language } from "../../i18n/languages.ts";

const scheme: Record<Language, string> = {
  en: ": scheme",
  fr: "\u00A0: schéma",
  de: ": Schema",
  it: ": schema",
  es: ": esquema",
};

/** What is in Braille on a model, by language: the title, and that it is a scheme where it is one. */
export function titlesOnLabel(
  kind: ModelKind,
  titles: readonly (readonly [Language, string])[],
): (readonly [Language, string])[] {
  return titles.map(([language, title]) => [
    language,
    kind === "composition" ? title + scheme[language] : title,
  ]);
}
