import { isLanguage } from "../../i18n/languages.ts";
import { at } from "../draft/documents/documents.ts";
import type { Draft } from "../draft/draft.ts";
import { draftCatalogue } from "./draftCatalogue.ts";
import { draftMedia } from "./draftMedia.ts";

/**
 * Has the visitor’s app read a draft: what it fetches of a catalogue is answered from there. What
 * it has read it keeps, so each call of the answered function puts the catalogue in a new place.
 */
export function answerFromDraft(draft: Draft): () => void {
  const media = draftMedia(draft);
  const fetched = globalThis.fetch.bind(globalThis);
  const { address } = draft.read(at.museum)!;
  const folders: Record<string, string> = {};
  globalThis.DRAFT_CATALOGUES = folders;
  let version = 0;

  globalThis.fetch = async (asked, ...how) => {
    const [, folder = "", language, name = ""] =
      /^\/assets\/([\w.-]+)\/(\w\w)\/([\w/-]+)\.json$/.exec(String(asked)) ?? [];
    if (folder.split(".")[0] !== address || !isLanguage(language)) return fetched(asked, ...how);
    const text = await draftCatalogue(draft, media, language, name);
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  };

  return function renew() {
    folders[address] = `${address}.${++version}`;
  };
}
