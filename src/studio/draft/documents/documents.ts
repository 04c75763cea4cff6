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

/** The museum itself; its works are documents of their own, so that a change touches little. */
export type MuseumDocument = {
  address: string;
  name: string;
  /** The museum’s own first. */
  languages: readonly [Language, ...Language[]];
  /** The works and the stops of the tour, in their order. */
  works: readonly string[];
  tour: readonly string[];
  note?: string;
  /** Where the museum’s pages will be, such as `https://varco.example`. */
  site?: string;
};

/** The facts of a work. A text may be empty for as long as somebody writes it. */
export type WorkDocument = Omit<WorkFacts, "slug"> & {
  /** What was written for a date or a size and could not be understood. */
  unread?: Readonly<Partial<Record<"date" | "size", string>>>;
  /** Whether the museum has a model of it to be touched; visitors are not told yet. */
  isTactile?: true;
};

/** An audio description of which any part may still be missing. */
export type AudioDocument = Partial<AudioDescription>;

/** The words of a work in one language, finished or not. */
export type WordsDocument = Omit<WorkWords, "$schema" | "audio"> & { audio?: AudioDocument };

/** The words of the tour in one language, finished or not. */
export type TourDocument = Partial<Omit<TourWords, "$schema">>;

/** The path of a document, which knows what is there. */
export type Path<Document> = string & { readonly document?: Document };

/** Where the documents of a draft are. */
export const at = {
  museum: "museum" as Path<MuseumDocument>,
  work: (slug: string) => `works/${slug}` as Path<WorkDocument>,
  words: (language: Language, slug: string) => `${language}/${slug}` as Path<WordsDocument>,
  tour: (language: Language) => `${language}/tour` as Path<TourDocument>,
  labels: "labels" as Path<LabelsDocument>,
  /** What the labels said when they were last printed. */
  printed: "labels/printed" as Path<PrintedDocument>,
  names: (language: Language) => `${language}/museum` as Path<MuseumWords>,
  /** The original as it was when it was translated into a language. */
  wordsFrom: (language: Language, slug: string) =>
    `from/${language}/${slug}` as Path<WordsDocument>,
  tourFrom: (language: Language) => `from/${language}/tour` as Path<TourDocument>,
  /** What was recorded of a script, by the name of its recording: `apollo`, `tour-help`. */
  booth: (language: Language, clip: string) => `booth/${language}/${clip}` as Path<BoothDocument>,
  /** A file of the museum by its path, such as `pictures/apollo.jpg`. */
  file: (path: string) => `${FILE}${path}` as Path<FileDocument>,
};

const FILE = "file/";

/** The path that a file has in the museum; `undefined` for any other document. */
export function fileAt(path: string): string | undefined {
  return path.startsWith(FILE) ? path.slice(FILE.length) : undefined;
}

/** The language and the recording that the document of a booth is about; `undefined` for any other. */
export function boothAt(path: string): { language: Language; clip: string } | undefined {
  const [, language, clip = ""] = /^booth\/(\w+)\/([\w-]+)$/.exec(path) ?? [];
  return isLanguage(language) ? { language, clip } : undefined;
}

/** Reads a document of a draft. */
export type Read = <Document>(path: Path<Document>) => Document | undefined;

/** All documents by their paths. */
export type Documents = ReadonlyMap<string, unknown>;

export function readerOf(documents: Documents): Read {
  return <Document>(path: Path<Document>) => documents.get(path) as Document | undefined;
}
