import type { Language } from "../i18n/languages.ts";
import type { Named, TourScripts, Work, WorkWords } from "./museum.ts";

export type Museum = Catalogue["museum"] & {
  /** The first segment of the visitor’s addresses. */
  slug: string;
  /** As the museum calls itself, in Italian. */
  name: string;
};

/** A work as a list shows it. */
export type ListedWork = Pick<Work, "id" | "title" | "translation" | "artist" | "hand" | "picture">;

/** A work as its own pages show it. */
export type ShownWork = {
  work: Work;
  words: WorkWords;
  /** Those before and after it in the list. */
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
};

export type Neighbour = Pick<Work, "id" | "title">;

export type Stop = Pick<Work, "slug" | "title" | "artist" | "hand">;

/** What is published of a museum in one language: each is a file, for the screens that need it. */
export type Catalogue = {
  /** For every screen. */
  museum: {
    /** How many there are. */
    works: number;
    /** What `files` weigh together. */
    offline: { bytes: number };
  };
  /** The first works, and all the others where there are more. */
  list: readonly ListedWork[];
  rest: readonly ListedWork[];
  tour: { stops: readonly Stop[]; scripts: TourScripts };
  names: readonly Named[];
  /** All that a visit without a network needs beside the app. */
  files: readonly (readonly [address: string, bytes: number])[];
  /** Named like its page. */
  [page: `artwork/${string}` | `artwork-description/${string}`]: ShownWork;
};

/** Reads one file of a catalogue; `undefined` where there is no such file. */
export type ReadCatalogue = <Name extends keyof Catalogue>(
  museum: string,
  language: Language,
  name: Name,
) => Promise<Catalogue[Name] | undefined>;
