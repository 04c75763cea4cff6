import type { Language } from "../i18n/languages.ts";
import type { MarkedText } from "../i18n/markedText.ts";
import type { ModelKind } from "./models.ts";

/** A museum and what every screen needs of it. */
export type Museum = Catalogue["museum"] &
  MuseumName & {
    slug: string;
    /** Where its guide is, without a slash at the end. */
    siteAddress: string;
    /** Where the site of Varco is, with its statement and policy, if that is known. */
    site?: string;
  };

/** What the app knows of a museum before it reads its catalogue. */
export type MuseumName = {
  /** As the museum calls itself, in its first language. */
  name: string;
  /** Those it speaks. In the first, its own, are its name and titles, and what is not translated. */
  languages: readonly [Language, ...Language[]];
};

/** A picture in several sizes and formats. */
export type Copies = {
  src: string;
  width: number;
  height: number;
  /** The same in other sizes and formats. */
  sources: readonly { type: string; srcSet: string }[];
};

/** What is shown of a work: our own drawing, or the museum’s photograph. */
export type Picture = Copies &
  (
    | { kind: "illustration" }
    /** `credit`: whose it is, in the words the owner asks for. */
    | { kind: "photograph"; credit: string }
  );

/** A work, its facts in the words of one language; what is not known is not there. */
export type Work = {
  /** The number on the label, and the id in `/artwork/:id`. */
  id: number;
  /** The id in `/artwork-description/:artworkId`. */
  slug: string;
  /** As the museum writes it, in its first language. */
  title: string;
  /** The title in the visitor’s language; the same where it is not translated. */
  translation: string;
  /** Who made it, or to whom the museum attributes it. */
  artist: string;
  /** Where it is no painting. */
  kind?: "sculpture" | "object" | "room" | "building";
  date?: string;
  technique?: string;
  size?: string;
  inventory?: string;
  room?: string;
  picture?: Picture;
};

/** At least one sentence, each a text of its own. */
export type Sentences = readonly [MarkedText, ...MarkedText[]];

/** A text to be spoken, in paragraphs of sentences: each sentence is timed by itself. */
export type Script = readonly [Sentences, ...Sentences[]];

/** A script as it is heard. */
export type Recording = {
  voice: "synthetic" | "human";
  /** Who reads and since when, in the visitor’s words; of a person’s recording it may be known. */
  by?: string;
  src: string;
  seconds: number;
  /** When each sentence of the script is heard, in seconds. A museum’s recording may have none. */
  cues?: readonly (readonly [start: number, end: number])[];
  /** The address of the cues with their sentences, as WebVTT. */
  track?: string;
};

/** Recordings by the names that `scriptsToRecord` gives them; a script may not have been recorded yet. */
export type Recordings = Readonly<Record<string, Recording>>;

/** A film in which a work is told in a sign language. */
export type SignFilm = {
  /** The sign language, in the visitor’s words. */
  name: string;
  /** Its code, as `lang` has it. */
  language: string;
  sources: readonly { src: string; type: string }[];
  bytes: number;
  poster?: string;
  captions: readonly { language: Language; src: string }[];
};

/** What is said to hands on a tactile model; its recording is named by `touchClip`. */
export type TouchGuide = {
  kind: ModelKind;
  script: Script;
  /** Where it is not the visitor’s. */
  language?: Language;
};

/** The texts about a work that a museum may have in one language and not in another. */
export type WrittenPart = "alt" | "short" | "description" | "easy" | "script";

/** What is said of a work; what the museum has not written yet is not there. */
export type WorkWords = {
  /** Stands for the picture that is shown, not for the painting. */
  alt?: string;
  short?: MarkedText;
  /** For reading, in paragraphs. */
  description?: readonly MarkedText[];
  /** The same in short sentences with one idea each, in which hard words are explained. */
  easy?: Script;
  /** The audio description. */
  script?: Script;
  /** One for each tactile model of the work. */
  touch?: readonly TouchGuide[];
  recordings: Recordings;
  films?: readonly SignFilm[];
  /** The language of what is not there in the visitor’s. */
  foreign?: Readonly<Partial<Record<WrittenPart, Language>>>;
};

/** What the voice of the tour says in one language, stop by stop. */
export type TourScripts = {
  introduction: Script;
  /** For a device that understands no speech, as `helpByButtons`. */
  introductionByButtons: Script;
  steps: Readonly<Record<string, Script>>;
  help: Script;
  helpByButtons: Script;
  notRecognised: Script;
  completed: Script;
  cannotGoBack: Script;
  recordings: Recordings;
};

/** Names that a guide may say, and the work that they belong to where it is one. */
export type Named = { names: readonly string[]; work?: number };

/** A work as a list shows it. */
export type ListedWork = Pick<Work, "id" | "title" | "translation" | "artist" | "picture">;

/** A work as its own pages show it. */
export type ShownWork = {
  work: Work;
  words: WorkWords;
  /** Those before and after it in the list. */
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
};

export type Neighbour = Pick<Work, "id" | "title">;

export type Stop = Pick<Work, "slug" | "title" | "artist"> & Pick<WorkWords, "touch">;

/** A tour in this language, or those in which there is one. */
export type PublishedTour =
  | { stops: readonly [Stop, ...Stop[]]; scripts: TourScripts }
  | { stops: readonly []; elsewhere: readonly Language[] };

/** What recognises speech on the device: the addresses of its list of files and of its `EarsFiles`. */
export type Ears = { size: "base" | "small"; bytes: number; list: string; files: string };

/** A list of files that a device keeps without a network: where it is, and what they weigh together. */
export type OfflineList = { bytes: number; list: string };

/** The files of a catalogue in one language but `museum`, by their names, each with its hash. */
export type CatalogueIndex = Readonly<Record<string, string>>;

/** What is published of a museum in one language: each is a file, for the screens that need it. */
export type Catalogue = {
  /**
   * For every screen. It alone stands under one address in every version, outside /assets: all
   * others have a hash in their name, which `index` tells.
   */
  museum: {
    /** How many there are. */
    works: number;
    /** The hash of the `CatalogueIndex`, and so of everything in this language. */
    index: string;
    /** `files`, `films` where there are any, and what can recognise speech on the device. */
    offline: OfflineList & { films?: OfflineList; ears?: readonly Ears[] };
  };
  /** The first works, and all the others where there are more. */
  list: readonly ListedWork[];
  rest: readonly ListedWork[];
  tour: PublishedTour;
  names: readonly Named[];
  /** All that a visit without a network needs beside the app. */
  files: readonly (readonly [address: string, bytes: number])[];
  /** The films, where there are any: they are kept only where a visitor asks for them. */
  films: readonly (readonly [address: string, bytes: number])[];
  /** Named like its page. */
  [page: `artwork/${string}` | `artwork-description/${string}`]: ShownWork;
};

/** Reads one file of a catalogue; `undefined` where there is no such file. */
export type ReadCatalogue = <Name extends keyof Catalogue>(
  museum: string,
  language: Language,
  name: Name,
) => Promise<Catalogue[Name] | undefined>;
