import { languages } from "../../i18n/languages.ts";

/** The first segments that no museum may have as its address: its pages would replace the site’s. */
export const addressesOfTheSite: ReadonlySet<string> = new Set([
  ...languages,
  "accessibilita",
  "assets",
  "contatti",
  "controllo",
  "formazione",
  "index",
  "modellini",
  "musei",
  "privacy",
  "schema",
  "studio",
  "tecnico",
  "terms",
]);
