import type { MuseumDocument } from "../../src/studio/draft/documents.ts";
import { at } from "../../src/studio/draft/documents.ts";
import { documentsOfMuseum, type DraftDocuments } from "../studio/openDraft.ts";

/** One work and a tour of one stop, in Italian. */
export async function tourDraft(): Promise<DraftDocuments> {
  const documents = await documentsOfMuseum("galleria-borghese");
  const museum = documents.get(at.museum) as MuseumDocument;
  return documents.set(at.museum, {
    ...museum,
    languages: ["it"],
    works: ["apollo"],
    tour: ["apollo"],
  } satisfies MuseumDocument);
}
