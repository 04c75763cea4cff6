import { strToU8, zipSync } from "fflate";
import type { Language } from "../../i18n/languages.ts";
import { documentBody } from "./documentBody.ts";
import { documentParts } from "./documentParts.ts";
import { documentStyles } from "./documentStyles.ts";

/** One text to translate; `what` says of which work and part it is, “12 · Fontana · testo breve”. */
export type TranslationRow = {
  key: string;
  what: string;
  original: string;
  translation: string;
  /** The original has changed since it was translated. */
  isStale?: boolean;
};

/** Languages by their Italian names and by their codes; the day as it is to be read. */
export type TranslationAbout = {
  museum: string;
  from: string;
  to: string;
  language: Language;
  original: Language;
  made: string;
};

/** The Word document that a translator fills in; the same texts always give the same bytes. */
export function translationDocument(
  rows: readonly TranslationRow[],
  about: TranslationAbout,
): Uint8Array<ArrayBuffer> {
  const parts = {
    ...documentParts(about),
    "word/styles.xml": documentStyles(about),
    "word/document.xml": documentBody(rows, about),
  };
  const files = Object.entries(parts).map(([path, xml]) => [
    path,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`),
  ]);
  return zipSync(Object.fromEntries(files), { mtime: new Date(1980, 0, 1) });
}
