/**
 * What an entry of the browser's history stores beside the router's own data: the title that was
 * shown, and the language that the visitor had chosen by then (`null`: none yet).
 */
import { pageGuide } from "../../catalogue/guide.ts";
import type { Language } from "../../i18n/languages.ts";

type Entry = { title?: unknown; chosen?: unknown };

/** The title that `storeEntry` stored, if it did. */
export function storedTitle(): string | undefined {
  const { title } = entry();
  return typeof title === "string" ? title : undefined;
}

/** After a reload the browser announces the title before the app has come, so it is stored. */
export function storeEntry(chosen: Language | undefined) {
  const { title } = document;
  if (title === entry().title && entry().chosen === (chosen ?? null)) return;
  history.replaceState({ ...entry(), title, chosen: chosen ?? null }, "");
}

/**
 * Sets the language of a history entry that was shown before the visitor chose another one: Back
 * would bring the old language again. Answers whether the address has changed.
 */
export function updateEntryLanguage(chosen: Language | undefined): boolean {
  const before = entry().chosen;
  if (!chosen || before === undefined || before === chosen) return false;
  const address = addressIn(new URL(location.href), chosen);
  history.replaceState({ ...entry(), chosen }, "", address);
  return true;
}

/**
 * The same address in a language that was chosen. One that names no language is already in it, and
 * a museum that does not speak it is asked for what it was asked before.
 */
export function addressIn(url: URL, chosen: Language): string {
  const { pathname, searchParams, hash } = url;
  const isSpoken = pageGuide().museum?.languages.includes(chosen);
  if (isSpoken && searchParams.has("lang")) searchParams.set("lang", chosen);
  return pathname + url.search + hash;
}

function entry(): Entry {
  return (history.state ?? {}) as Entry;
}
