import { longest } from "../../../content/schema/limits.ts";
import type { Language } from "../../../i18n/languages.ts";
import { documentRefusals } from "./documentRefusals.ts";
import { isOurs, rowsOfTable, type RowFound } from "./rowsOfTable.ts";
import { tablesIn } from "./tablesIn.ts";
import { wordText } from "./wordText.ts";

/** A row that is not taken: its code is wrong, its cells are merged, it is there twice, too long. */
export type RowLeft = {
  code: string;
  original: string;
  why: "code" | "cells" | "twice" | "long";
};

/** What a translator has sent back, by the code of each text. */
export type Translations = {
  language?: Language;
  /** An empty text has not been translated. */
  rows: Map<string, string>;
  /** The originals that were translated: one that differs from today's has changed meanwhile. */
  originals: Map<string, string>;
  left: readonly RowLeft[];
};

/**
 * Reads the translations in a Word document that nobody has checked, or says why not and what to
 * do.
 */
export function translationsIn(bytes: Uint8Array): Translations | { refusal: string } {
  const text = wordText(bytes);
  if ("refusal" in text) return text;
  const tables = tablesIn(text.xml, isOurs);
  if (typeof tables === "string") return { refusal: documentRefusals[tables] };
  const read = tables.map((table) => rowsOfTable(table));
  const languages = new Set(read.flatMap(({ language }) => language ?? []));
  const found = read.flatMap((table) => table.found);
  const [language] = languages;
  if (languages.size > 1) return { refusal: documentRefusals.twoLanguages };
  const translations = mergeRows(found);
  if (!translations.rows.size && !translations.left.length)
    return { refusal: documentRefusals.noTable };
  if (!translations.rows.size && translations.left.every(({ why }) => why === "code")) {
    return { refusal: documentRefusals.noCodes };
  }
  if (!translations.left.length && [...translations.rows.values()].every((words) => !words)) {
    return { refusal: documentRefusals.untranslated };
  }
  return { ...(language && { language }), ...translations };
}

/** Each text once: of two that differ nobody knows which is right, so neither is taken. */
function mergeRows(found: readonly RowFound[]): Omit<Translations, "language"> {
  const rows = new Map<string, string>();
  const originals = new Map<string, string>();
  const left: RowLeft[] = [];
  const twice = new Set<string>();
  for (const { code, key, texts } of found) {
    const leave = (why: RowLeft["why"]) =>
      left.push({ code, original: texts?.original ?? "", why });
    const before = key && rows.get(key);
    if (!key) leave("code");
    else if (!texts) leave("cells");
    else if (texts.translation.length > longest.text) leave("long");
    else if (twice.has(key) || (before && texts.translation && before !== texts.translation)) {
      if (!twice.has(key)) leave("twice");
      twice.add(key);
      rows.delete(key);
      originals.delete(key);
    } else if (!before) {
      rows.set(key, texts.translation);
      originals.set(key, texts.original);
    }
  }
  return { rows, originals, left };
}
