import type { Messages } from "../i18n/en.ts";
import type { Language } from "../i18n/languages.ts";
import type { MarkedText } from "../i18n/markedText.ts";

/** About when a work was made: a year, or the first and the last that it may be. */
export type Dating = { about: number | readonly [number, number] } | { before: number };

/** What is shown of a work: our own drawing, or the museum’s photograph. */
export type Picture = {
  src: string;
  width: number;
  height: number;
  /** The same in other sizes and formats. */
  sources: readonly { type: string; srcSet: string }[];
} & (
  | { kind: "illustration" }
  /** `credit`: whose it is, in the words the owner asks for. */
  | { kind: "photograph"; credit: string }
);

/** What is true of a work in every language. */
export type WorkFacts = {
  /** The number on the label, and the id in `/artwork/:id`. */
  id: number;
  /** As the museum writes it, in Italian. */
  title: string;
  artist: string;
  /** `workshop`: attributed to the artist and workshop, as is said wherever the artist is named. */
  hand?: "workshop";
  date: Dating;
  technique: keyof Messages["artwork"]["techniques"];
  /** In centimetres. */
  size: { height: number; width: number };
  inventory: string;
  /** Works move: shown where it is known, and never said in a recording. */
  room?: string;
  picture: Picture;
};

export type MuseumFacts = {
  /** Each under its id in `/artwork-description/:artworkId`. */
  works: Readonly<Record<string, WorkFacts>>;
  /** The stops of the tour, in order. */
  tour: readonly string[];
};

/** At least one sentence, each a text of its own. */
type Sentences = readonly [MarkedText, ...MarkedText[]];

/** A text to be spoken, in paragraphs of sentences: each sentence is timed by itself. */
export type Script = readonly [Sentences, ...Sentences[]];

/** A script as it is heard. */
export type Recording = {
  voice: "synthetic" | "human";
  src: string;
  seconds: number;
  /** When each sentence of the script is heard, in seconds. A museum’s recording may have none. */
  cues?: readonly (readonly [start: number, end: number])[];
  /** The address of the cues with their sentences, as WebVTT. */
  track?: string;
};

/** Recordings by the names that `clips` gives them; a script may not have been recorded yet. */
export type Recordings = Readonly<Record<string, Recording>>;

/** The parts of an audio description, in the order they are spoken. */
export type AudioDescription = {
  /** One calm sentence, where violence or nudity follows. */
  warning?: MarkedText;
  /** Title, artist, date and technique. */
  label: Sentences;
  /** Shape and size by everyday comparison, then in centimetres. */
  size: Sentences;
  /** What the picture is of. */
  subject: MarkedText;
  /** Where left or right is said: the voice first says that they are the listener’s. */
  namesSides?: true;
  /** From what is closest to what is farthest, as is announced before it. */
  path: Sentences;
  /** Colour, light and mood. */
  light: Sentences;
  /** Story or history, two sentences at most. */
  story: readonly [MarkedText] | readonly [MarkedText, MarkedText];
};

/** What is said of a work in one language. */
export type WorkWords = {
  /** Stands for the picture that is shown, not for the painting. */
  alt: string;
  short: MarkedText;
  /** For reading, in paragraphs. */
  description: readonly [MarkedText, ...MarkedText[]];
  audio: AudioDescription;
  recordings: Recordings;
};

/** What the voice of the tour says in one language, stop by stop. */
export type TourScripts<Stop extends string = string> = {
  introduction: Script;
  /** For a device that understands no speech, as `helpByButtons`. */
  introductionByButtons: Script;
  steps: Readonly<Record<Stop, Script>>;
  help: Script;
  helpByButtons: Script;
  notRecognised: Script;
  completed: Script;
  cannotGoBack: Script;
  recordings: Recordings;
};

/** Names that a guide may say in one language, by work, and those of the museum as a whole. */
export type Names<Facts extends MuseumFacts = MuseumFacts> = {
  /**
   * Besides the artist and a long title, which are added. No ordinary words: the captions would
   * link them to the work in everyday talk.
   */
  works: Readonly<Partial<Record<keyof Facts["works"], readonly string[]>>>;
  museum: readonly string[];
};

/** The words of a museum in one language. The long ones are fetched when a screen needs them. */
export type MuseumWords<Facts extends MuseumFacts> = {
  titles: Readonly<Record<keyof Facts["works"], string>>;
  works: Readonly<Record<keyof Facts["works"], () => Promise<WorkWords>>>;
  tour: () => Promise<TourScripts<Facts["tour"][number]>>;
  names: () => Promise<Names<Facts>>;
};

export type Work = WorkFacts & {
  slug: string;
  /** The title in the visitor's language. */
  translation: string;
};

/** What a museum shows, in one language. */
export type Collection = {
  works: readonly (Work & { words: () => Promise<WorkWords> })[];
  tour: { stops: readonly Work[]; scripts: () => Promise<TourScripts> };
  /** What a guide may name; a work has several names. */
  names: () => Promise<readonly Named[]>;
};

/** Names, and the work that they belong to where it is one. */
export type Named = { names: readonly string[]; work?: number };

/** Joins facts and words: where a work, a stop or a language is missing, it does not compile. */
export function collection<const Facts extends MuseumFacts>(
  // The type `MuseumFacts` names no work, so the compiler could not tell which words are missing:
  // facts that are declared as such are refused.
  facts: string extends keyof Facts["works"]
    ? never
    : Facts & { tour: readonly (keyof Facts["works"])[] },
  words: Record<Language, () => Promise<MuseumWords<Facts>>>,
): (language: Language) => Promise<Collection> {
  return async (language) => {
    const said: MuseumWords<MuseumFacts> = await words[language]();
    // oxlint-disable-next-line no-map-spread -- `Object.assign` would change the facts.
    const works = Object.entries(facts.works).map(([slug, work]) => ({
      ...work,
      slug,
      translation: said.titles[slug]!,
      words: said.works[slug]!,
    }));
    const stops = facts.tour.map((stop) => works.find(({ slug }) => slug === stop)!);
    return { works, tour: { stops, scripts: said.tour }, names };

    async function names(): Promise<Named[]> {
      const named = await said.names();
      const ofWorks = works.map(({ slug, id, title, translation, artist }) => ({
        names: [...[title, translation].filter(isLong), artist, ...(named.works[slug] ?? [])],
        work: id,
      }));
      return [...ofWorks, { names: named.museum }];
    }
  };
}

/** A guide may say a shorter title, such as “Der Frühling”, without meaning the work. */
function isLong(title: string) {
  return title.split(" ").length > 2;
}
