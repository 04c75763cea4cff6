import type { MuseumData } from "../../../content/reading/readMuseum.ts";
import { readText } from "../../../content/reading/museumFiles.ts";
import { at, type MuseumDocument } from "../documents/documents.ts";
import { NOTES, parseNotes, applyNotes } from "./notes.ts";

/** Imports a museum: its documents, except those of pictures, recordings and films. */
export async function documentsOf(museum: MuseumData): Promise<Map<string, unknown>> {
  const documents = new Map<string, unknown>();
  const { name, town, languages, works, tour = [], note } = museum.facts;
  documents.set(at.museum, {
    address: museum.address,
    name,
    ...(town && { town }),
    languages,
    works: works.map(({ slug }) => slug),
    tour,
    ...(note && { note }),
  } satisfies MuseumDocument);
  for (const { slug, ...facts } of works) documents.set(at.work(slug), facts);
  for (const language of languages) {
    const said = museum.words[language];
    for (const [slug, words] of Object.entries(said?.works ?? {}))
      documents.set(at.words(language, slug), withoutSchema(words));
    if (said?.museum.names) documents.set(at.names(language), withoutSchema(said.museum));
    if (said?.tour) documents.set(at.tour(language), withoutSchema(said.tour));
  }
  const { notes } = parseNotes((await readText(museum, NOTES)) ?? "");
  if (notes) applyNotes(documents, notes);
  return documents;
}

/** Whether a file is copied unchanged: no text of the museum, and none of the studio’s own. */
export function isMedia(path: string) {
  return path.includes("/") && !/^(?:[a-z]{2}|booth)\/|^narrated\/.+\.json$/.test(path);
}

function withoutSchema<Words extends { $schema?: string | undefined }>({
  $schema: _schema,
  ...words
}: Words) {
  return words;
}
