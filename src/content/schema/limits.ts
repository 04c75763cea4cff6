/*
 * The limits of a museum’s files, for those who read, write and explain them. A second number for the
 * same thing would let the studio write a museum that cannot be opened again.
 */

/** In characters. */
export const longest = {
  /** A title, a name, a room: one line of a page. */
  line: 400,
  /** A sentence or a paragraph: what can be shown, and said, in one piece. */
  text: 4000,
  /** The address of a museum or of a work: its files are called so, in paths that Windows opens. */
  address: 80,
} as const;

/** The makers of a work: all are said in one sentence. */
export const mostMakers = 8;

/** The number on a work’s label: visitors type four digits at most. */
export const workNumbers = { first: 1, last: 9999 } as const;

/** When a work may have been made; years and centuries before Christ are negative, and there is no 0. */
export const workYears = { first: -5000, last: 2100 } as const;
export const workCenturies = { first: -50, last: 21 } as const;

/** In centimetres: no side of a work is longer than a kilometre. */
export const longestSide = 100_000;

/** In words: a listener cannot go back, and somebody who reads with effort has to reach the end. */
export const longestSentence = { spoken: 17, easy: 14 } as const;

/** The sentences of a paragraph in easy language: a few at a time. */
export const longestEasyParagraph = 7;

export type Bounds = readonly [least: number, most: number];

/** In words: how long the texts of a work are; the audio description has a length in each language. */
export const wordBounds = {
  /** Read in the list of works, and by whoever has little time. */
  short: [30, 60],
  /** Read standing, on a phone, before the work. */
  description: [120, 200],
  easy: [40, 180],
  /** Two minutes or so, with the pauses in which hands move. */
  touchGuide: [120, 180],
} as const satisfies Record<string, Bounds>;

/** In seconds: how long the introduction to a tour takes. */
export const introductionSeconds: Bounds = [40, 60];

/** In bytes. */
export const MB = 1024 * 1024;

/** In bytes: a larger file of that kind is refused, and not inflated. */
export const MOST_OF_KIND = {
  text: 4 * MB,
  // What grows with the number of works: a thousand in five languages have notes of 30 MB.
  list: 64 * MB,
  picture: 16 * MB,
  recording: 32 * MB,
  film: 400 * MB,
} as const;

/** Of a museum’s zip. */
export const zipLimits = {
  /** A plain zip counts no further; a thousand works read aloud in five languages are 21,000 files. */
  files: 0xffff - 1,
  /** The zip itself, and all its files as they are declared: nothing is inflated beyond. */
  bytes: 1024 * MB,
} as const;
