import type { MarkedText } from "../../i18n/markedText.ts";
import type { LessonSlug } from "./words/lessonSlugs.ts";

/** Sentences that are read and heard as they stand: numbers in words, foreign words marked. */
export type Paragraph = readonly MarkedText[];

/** What a page of the course is made of. */
export type Block = Paragraph | { items: readonly Paragraph[] };

export type Section = { title: string; text: readonly Block[] };

/** A situation and what one might do; every answer has its explanation. */
export type Check = { question: Paragraph; answers: readonly Answer[] };

export type Answer = { says: MarkedText; isRight: boolean; why: Paragraph };

export type Exercise = "barriers" | "directions" | "description" | "captions";

export type Lesson = {
  slug: LessonSlug;
  title: string;
  /** Two lines at most, for the list of lessons and for search engines. */
  about: string;
  /** How long it takes, with its exercise and its checks. */
  minutes: number;
  /** What somebody can do after it, in the first person, as it stands on the sheet. */
  learnt: string;
  lead: Paragraph;
  sections: readonly Section[];
  exercise?: Exercise;
  checks: readonly Check[];
  /** What to take into the room. */
  remember: Paragraph;
  /** What it rests on, as it is cited. */
  sources: readonly MarkedText[];
};

/** A page to print, pin up or hand out. */
export type Handout = {
  /** The address of the handout in its page. */
  id: string;
  title: string;
  /** For whom it is and when it is used, in one sentence. */
  lead: MarkedText;
  groups: readonly { title: string; items: readonly MarkedText[] }[];
  /** The one sentence to remember. */
  last: MarkedText;
};

/** For the person who runs the course in a room. */
export type TrainersGuide = {
  lead: Paragraph;
  /** The parts of the two hours: what is done, and how. */
  programme: readonly { minutes: number; title: string; how: Paragraph }[];
  sections: readonly (Section & { id: string })[];
  sources: readonly MarkedText[];
};

/** One way of telling somebody where to go; it has a recording. */
export type Directions = {
  /** As its recording is called. */
  name: string;
  said: Paragraph;
  isRight: boolean;
  why: Paragraph;
};

/** Something in the drawn room. */
export type ThingInRoom = {
  id: string;
  name: string;
  /** What there is, without a judgement, for people who do not see the drawing. */
  is: Paragraph;
  isBarrier: boolean;
  /** Whom it blocks and what would help; or why it is right as it is. */
  why: Paragraph;
  /** Where it is in the drawing, in its units: left, top, width, height. */
  at: readonly [number, number, number, number];
};
