import { isLanguage } from "../../i18n/languages.ts";
import { at } from "../draft/documents/documents.ts";
import type { Draft } from "../draft/draft.ts";
import { draftCatalogue } from "./draftCatalogue.ts";
import { draftMedia } from "./draftMedia.ts";

/**
 * Replaces `fetch`, so that the visitor’s app reads the draft where it fetches a catalogue. The app
 * caches what it has fetched by address, so the answered function moves the catalogue to a new one.
 */
export function answerFromDraft(draft: Draft): () => void {
  const media = draftMedia(draft);
  const originalFetch = globalThis.fetch.bind(globalThis);
  const { address } = draft.read(at.museum)!;
  const folders: Record<string, string> = {};
  globalThis.DRAFT_CATALOGUES = folders;
  let version = 0;

  globalThis.fetch = async (request, ...options) => {
    const [, folder = "", language, name = ""] =
      /^\/assets\/([\w.-]+)\/(\w\w)\/([\w/-]+)\.json$/.exec(String(request)) ?? [];
    if (folder.split(".")[0] !== address || !isLanguage(language))
      return originalFetch(request, ...options);
    const text = await draftCatalogue(draft, media, language, name);
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  };

  return function renew() {
    folders[address] = `${address}.${++version}`;
  };
}
