import { isLanguage } from "../../i18n/languages.ts";
import { forgetCatalogue } from "../../platform/offline/readCatalogue.ts";
import { at } from "../draft/documents/documents.ts";
import type { Draft } from "../draft/draft.ts";
import { draftCatalogue } from "./draftCatalogue.ts";
import { draftMedia } from "./draftMedia.ts";

/**
 * Replaces `fetch`, so that the visitor’s app reads the draft where it fetches a catalogue. The
 * answered function has the app ask for everything again.
 */
export function answerFromDraft(draft: Draft): () => void {
  const media = draftMedia(draft);
  const originalFetch = globalThis.fetch.bind(globalThis);
  const { address } = draft.read(at.museum)!;
  const addresses = [
    new RegExp(`^/${address}/(catalogue)/(\\w\\w)\\.json$`),
    new RegExp(`^/assets/${address}/(\\w\\w)/([\\w/-]+)-[\\w-]{8}\\.json$`),
  ];

  globalThis.fetch = async (request, ...options) => {
    const [entry, file] = addresses.map((each) => each.exec(String(request)));
    const language = entry?.[2] ?? file?.[1];
    if (!isLanguage(language)) return originalFetch(request, ...options);
    const text = await draftCatalogue(draft, media, language, entry ? "museum" : file![2]!);
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  };

  return forgetCatalogue;
}
