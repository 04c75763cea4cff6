import { isLanguage } from "../../../i18n/languages.ts";
import {
  at,
  boothAt,
  fileAt,
  readerOf,
  type Documents,
  type Read,
} from "../documents/documents.ts";
import { narrationOf } from "../readings/narrationOf.ts";
import { audioDescription, tourWords } from "./publishableMuseum.ts";
import { withoutBlanks } from "../documents/withoutBlanks.ts";
import { unfinishedReadings } from "./unfinishedReadings.ts";
import { isEqual } from "../../../lib/isEqual.ts";

/** The paths of the documents that are missing or different in `again`, read from the zip. */
export function lostDocuments(draft: Documents, again: Documents): string[] {
  const [before, after] = [comparableDocuments(draft), comparableDocuments(again)];
  return [...before.keys()].filter((path) => !isEqual(before.get(path), after.get(path)));
}

/**
 * The documents of a draft in the form in which they come back from a zip: without blanks, and
 * without what belongs to no work. Two drafts that are equal in this form have the same content.
 */
function comparableDocuments(documents: Documents): Map<string, unknown> {
  const read = readerOf(documents);
  const { works } = read(at.museum)!;
  const known = new Set(works.filter((slug) => documents.has(at.work(slug))));
  const readings = unfinishedReadings(documents);
  const all = new Map<string, unknown>();
  for (const [path, document] of documents) {
    const booth = boothAt(path);
    const comparable = booth
      ? comparableBooth(read, readings[booth.language]?.[booth.clip], booth)
      : fileAt(path)
        ? document
        : comparableDocument(read, path, known);
    if (comparable !== undefined) all.set(path, comparable);
  }
  return all;
}

function comparableDocument(read: Read, path: string, works: ReadonlySet<string>): unknown {
  const [folder = "", name = "", inner = ""] = path.split("/");
  if (path === at.museum) return comparableMuseum(read, works);
  if (path === at.labels) return read(at.labels);
  if (path === at.publication) return withoutBlanks(read(at.publication));
  if (path === at.printed) return withoutBlanks(read(at.printed));
  if (folder === "works") return works.has(name) ? comparableWork(read, name) : undefined;
  if (folder === "from" && isLanguage(name)) {
    if (inner === "tour") return unlessEmpty(read(at.tourFrom(name)));
    return works.has(inner) ? unlessEmpty(read(at.wordsFrom(name, inner))) : undefined;
  }
  if (!isLanguage(folder)) return undefined;
  if (name === "museum") return withoutBlanks(read(at.names(folder)));
  if (name === "tour") {
    const tour = read(at.tour(folder));
    const steps = Object.entries(tour?.steps ?? {}).filter(([slug]) => works.has(slug));
    const whole = tour && { ...tour, steps: Object.fromEntries(steps) };
    return withoutBlanks(tourWords(whole, [...works]) ?? whole);
  }
  if (!works.has(name)) return undefined;
  const { audio, ...words } = read(at.words(folder, name)) ?? {};
  return withoutBlanks({
    ...words,
    audio: audioDescription(audio, folder) ?? withoutBlanks(audio),
  });
}

function comparableMuseum(read: Read, works: ReadonlySet<string>) {
  const museum = read(at.museum)!;
  const tour = [...new Set(museum.tour)].filter((slug) => works.has(slug));
  return withoutBlanks({ ...museum, works: museum.works.filter((slug) => works.has(slug)), tour });
}

function comparableWork(read: Read, slug: string) {
  const { makers = [], picture, ...facts } = read(at.work(slug))!;
  const isThere = picture && read(at.file(`pictures/${picture.file}`));
  return withoutBlanks({
    ...facts,
    makers: makers.filter(({ name }) => name.trim()),
    ...(isThere && { picture }),
  });
}

type Readings = ReturnType<typeof unfinishedReadings>;
type Booth = NonNullable<ReturnType<typeof boothAt>>;

/** For a finished recording only its reader: the sentences are in the recording itself. */
function comparableBooth(
  read: Read,
  unfinished: NonNullable<Readings[Booth["language"]]>[string] | undefined,
  { language, clip }: Booth,
) {
  if (!unfinished) return narrationOf(read, language, clip);
  const { reader, takes = {}, chosen = {} } = unfinished;
  return withoutBlanks({
    reader,
    chosen: Object.fromEntries(Object.entries(chosen).map(([key, id]) => [key, takes[id]])),
  });
}

/** A document that has any field, even a blank one. */
function unlessEmpty(document: object | undefined) {
  return document && Object.keys(document).length > 0 ? document : undefined;
}
