import { isLanguage, type Language } from "../../../i18n/languages.ts";
import type {
  AudioDescription,
  MuseumWords,
  TourWords,
  WorkFacts,
  WorkWords,
} from "../../../content/schema/schema.ts";
import type { BoothDocument } from "./boothDocument.ts";
import type { FileDocument } from "./fileDocument.ts";
import type { LabelsDocument, PrintedDocument } from "./labelsDocument.ts";
import type { PublicationDocument } from "./publicationDocument.ts";

/** The museum itself. Each work is a document of its own, so that a change stores little. */
export type MuseumDocument = {
  address: string;
  name: string;
  /** As Italians call it. */
  town?: string;
  /** The museum’s own language comes first. */
  languages: readonly [Language, ...Language[]];
  /** The works and the stops of the tour, in their order. */
  works: readonly string[];
  tour: readonly string[];
  note?: string;
  /** Where an older draft says that its pages will be: now in `at.publication`. */
  site?: string;
};

/** The facts of a work. A text may be empty while it is being written. */
export type WorkDocument = Omit<WorkFacts, "slug"> & {
  /** What was typed for a date or a size and could not be parsed. */
  unread?: Readonly<Partial<Record<"date" | "size", string>>>;
  /** Whether the museum has a tactile model of it. It is not published. */
  isTactile?: true;
};

/** An audio description of which any part may still be missing. */
export type AudioDocument = Partial<AudioDescription>;

export type WordsDocument = Omit<WorkWords, "$schema" | "audio"> & { audio?: AudioDocument };

/** The words of the tour in one language, finished or not. */
export type TourDocument = Partial<Omit<TourWords, "$schema">>;

/** The path of a document, typed with the document that is there. */
export type Path<Document> = string & { readonly document?: Document };

/** The path of each document of a draft. */
export const at = {
  museum: "museum" as Path<MuseumDocument>,
  work: (slug: string) => `works/${slug}` as Path<WorkDocument>,
  words: (language: Language, slug: string) => `${language}/${slug}` as Path<WordsDocument>,
  tour: (language: Language) => `${language}/tour` as Path<TourDocument>,
  labels: "labels" as Path<LabelsDocument>,
  /** What the labels said when they were last printed. */
  printed: "labels/printed" as Path<PrintedDocument>,
  publication: "publication" as Path<PublicationDocument>,
  names: (language: Language) => `${language}/museum` as Path<MuseumWords>,
  /** The original as it was when it was translated into a language. */
  wordsFrom: (language: Language, slug: string) =>
    `from/${language}/${slug}` as Path<WordsDocument>,
  tourFrom: (language: Language) => `from/${language}/tour` as Path<TourDocument>,
  /** What was recorded for a script, by the name of its recording: `apollo`, `tour-help`. */
  booth: (language: Language, clip: string) => `booth/${language}/${clip}` as Path<BoothDocument>,
  /** A file of the museum by its path, such as `pictures/apollo.jpg`. */
  file: (path: string) => `${FILE}${path}` as Path<FileDocument>,
};

const FILE = "file/";

/** The path of the museum’s file that a document stands for; `undefined` for any other document. */
export function fileAt(path: string): string | undefined {
  return path.startsWith(FILE) ? path.slice(FILE.length) : undefined;
}

/** The language and the recording of a booth’s document; `undefined` for any other document. */
export function boothAt(path: string): { language: Language; clip: string } | undefined {
  const [, language, clip = ""] = /^booth\/(\w+)\/([\w-]+)$/.exec(path) ?? [];
  return isLanguage(language) ? { language, clip } : undefined;
}

export type Read = <Document>(path: Path<Document>) => Document | undefined;

export type Documents = ReadonlyMap<string, unknown>;

export function readerOf(documents: Documents): Read {
  return <Document>(path: Path<Document>) => documents.get(path) as Document | undefined;
}
