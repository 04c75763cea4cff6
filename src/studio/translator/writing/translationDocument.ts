import { strToU8, zipSync } from "fflate";
import type { TranslationAbout, TranslationRow } from "../translationRows.ts";
import { documentBody } from "./documentBody.ts";
import { documentParts } from "./documentParts.ts";
import { documentStyles } from "./documentStyles.ts";

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
