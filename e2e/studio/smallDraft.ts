import type { Language } from "../../src/i18n/languages.ts";
import type {
  MuseumDocument,
  TourDocument,
  WordsDocument,
} from "../../src/studio/draft/documents/documents.ts";
import { at } from "../../src/studio/draft/documents/documents.ts";
import { documentsOfMuseum, type DraftDocuments } from "./openDraft.ts";

/**
 * Two works in two languages, two sentences of each part, and a tour of one stop, so that every
 * screen is short: with a text that there is something to remark on, and one whose original has
 * changed since.
 */
export async function smallDraft(): Promise<DraftDocuments> {
  const documents = await documentsOfMuseum("galleria-borghese");
  const read = <Document>(path: string) => documents.get(path) as Document;
  const museum = read<MuseumDocument>(at.museum);
  const works = museum.works.slice(0, 2);
  const [first] = works;
  const languages = ["it", "en"] as const satisfies Language[];
  documents.set(at.museum, { ...museum, languages, works, tour: [first] });
  for (const language of languages) {
    const { steps, ...parts } = read<TourDocument>(at.tour(language));
    const short = Object.entries(parts).map(([name, said]) => [name, said!.slice(0, 1)]);
    const step = steps![first!]!.slice(0, 1);
    documents.set(at.tour(language), { ...Object.fromEntries(short), steps: { [first!]: step } });
    const words = read<WordsDocument>(at.words(language, first!));
    documents.set(at.words(language, first!), {
      ...shortened(words),
      audio: {
        ...shortened(words.audio!),
        subject: "In questa immagine si vede, come potete notare, 1 dio.",
      },
    });
  }
  const original = read<WordsDocument>(at.words("it", first!));
  documents.set(at.wordsFrom("en", first!), { ...original, short: "Apollo siede e suona." });
  return documents;
}

/** A document with two entries of each list: axe and the Tab key go through every sentence. */
function shortened<Document extends object>(document: Document): Document {
  const entries = Object.entries(document).map(([name, part]) => [
    name,
    Array.isArray(part) ? part.slice(0, 2) : part,
  ]);
  return Object.fromEntries(entries) as Document;
}
