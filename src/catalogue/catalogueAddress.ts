import type { Language } from "../i18n/languages.ts";

/** The address of the one file of a catalogue that says which version the others are of. */
export function entryAddress(base: string, museum: string, language: Language): string {
  return `${base}/${museum}/catalogue/${language}.json`;
}

/** The address of another file of a catalogue; its hash tells one version from the next. */
export function catalogueAddress(
  base: string,
  museum: string,
  part: string,
  name: string,
  hash: string,
): string {
  return `${base}/assets/${museum}/${part}/${name}-${hash}.json`;
}
