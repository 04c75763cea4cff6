import { translationDocument } from "../../src/studio/translator/translationDocument.ts";
import { translationsIn } from "../../src/studio/translator/translationsIn.ts";

/** The document as a translator sends it back: every original in English, after a fashion. */
export async function translated(document: Buffer): Promise<Buffer> {
  const sent = translationsIn(new Uint8Array(document));
  // What is all empty is refused as untranslated, and these documents are not.
  if ("refusal" in sent) throw new Error(sent.refusal);
  const rows = [...sent.originals].map(([key, original]) => ({
    key,
    what: "Opera · testo",
    original,
    translation: sent.rows.get(key) || `EN ${original}`,
  }));
  const about = {
    museum: "Museo del Porto",
    from: "italiano",
    to: "inglese",
    language: "en",
    original: "it",
    made: "oggi",
  } as const;
  return Buffer.from(translationDocument(rows, about));
}
