import { languages } from "../../i18n/languages.ts";

/** The first segments of addresses that are not a museum’s: its pages would replace others. */
export const addressesOfTheSite: ReadonlySet<string> = new Set([
  ...languages,
  "accessibilita",
  "assets",
  "contatti",
  "formazione",
  "index",
  "modellini",
  "privacy",
  "schema",
  "studio",
  "terms",
]);
