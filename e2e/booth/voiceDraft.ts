import type { MuseumDocument, WordsDocument } from "../../src/studio/draft/documents.ts";
import { at } from "../../src/studio/draft/documents.ts";
import { documentsOfMuseum, type DraftDocuments } from "../studio/openDraft.ts";

/** One work with a short description in German, whose sentences are all in our own recording. */
export async function voiceDraft(): Promise<DraftDocuments> {
  const documents = await documentsOfMuseum("galleria-borghese");
  const museum = documents.get(at.museum) as MuseumDocument;
  const words = documents.get(at.words("de", "apollo")) as WordsDocument;
  const { label = [], subject = "", path = [] } = words.audio ?? {};
  return new Map<string, unknown>([
    [
      at.museum,
      {
        ...museum,
        address: "museo-della-voce",
        name: "Museo della Voce",
        languages: ["it", "de"],
        works: ["apollo"],
        tour: [],
      } satisfies MuseumDocument,
    ],
    [at.work("apollo"), documents.get(at.work("apollo"))],
    [at.words("it", "apollo"), documents.get(at.words("it", "apollo"))],
    [
      at.words("de", "apollo"),
      {
        ...words,
        audio: { label: [label[0]!], subject, path: [path[9]!] },
      } satisfies WordsDocument,
    ],
  ]);
}
