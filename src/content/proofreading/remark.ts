import type { MarkedText } from "../../i18n/markedText.ts";
import type { AudioDescription, TourWords, WorkWords } from "../schema/schema.ts";

/** A field of the words of a work or of the tour; “audio” is the whole that is composed of its parts. */
export type Part =
  | Exclude<keyof WorkWords, "$schema" | "names">
  | `audio.${keyof AudioDescription}`
  | Exclude<keyof TourWords, "$schema" | "steps">
  | StepPart;

/** What is said at a stop, by the address of its work. */
export type StepPart = `steps.${string}`;

/** Which text of a list, or which sentence of which paragraph; both begin at 0. */
export type At = number | readonly [paragraph: number, sentence: number];

/** A text as it was written, and where; without `at` the field has no other. */
export type Sentence = { part: Part; at?: At; text: MarkedText };

/** The hands in which a workshop has part. */
export const workshopHands = ["workshopOf", "withWorkshop", "workshop"] as const;

export type WorkshopHand = (typeof workshopHands)[number];

/** The parts that have a length, in words. */
export type MeasuredPart =
  | "short"
  | "description"
  | "easy"
  | "audio"
  | "touchEmblem"
  | "touchComposition";

/** What has to be said in a part of the tour or in a label. */
export type Asked = { what: "title" | "maker" | "command" | "button" | "stop"; phrase: string };

/** The parts in which something has to be said. */
export type AskedPart =
  | "audio.label"
  | "introduction"
  | "introductionByButtons"
  | "help"
  | "helpByButtons"
  | "notRecognised"
  | StepPart;

type Measured = { words: number; least: number; most: number };
type TooLong = Sentence & { words: number; most: number };
/** `phrase` is what should not be there, as it stands in the text. */
type Found = Sentence & { phrase: string };

type Details = {
  empty: Sentence;
  falseMark: Sentence;
  ownLanguageMarked: Sentence;
  foreignTypography: Found;
  spaceTooMany: Sentence;
  markWhereNone: Sentence;
  length: Measured & { part: MeasuredPart };
  introductionLength: { part: "introduction"; seconds: number; least: number; most: number };
  longParagraph: Sentence & { sentences: number; most: number };
  longToBeEasy: TooLong;
  moreThanOneIdea: Sentence;
  hardSigns: Found;
  longForTheEar: TooLong;
  notInWords: Found;
  romanNumeral: Found;
  noFullStop: Sentence;
  moreThanOneSentence: Sentence;
  eyesOrPraise: Found & { is: "eyes" | "praise" };
  notSaid: Asked & { part: AskedPart };
  workshopNotNamed: { part: "audio.label" | StepPart; hand: WorkshopHand };
  sidesNotAnnounced: { part: "audio.namesSides" };
  sidesNotSaid: { part: "audio.namesSides" };
  /** `phrase` is how the text should begin. */
  illustrationNotSaid: { part: "alt"; phrase: string };
  illustrationSaid: { part: "alt" };
  microphoneNamed: { part: "introductionByButtons" | "helpByButtons"; phrase: string };
};

/** A rule of writing, by the name of what is done against it. */
export type RuleName = keyof Details;

/** What one rule has to remark. */
export type RemarkOf<Rule extends RuleName> = { rule: Rule } & Details[Rule];

/** What is wrong with a text, as far as a rule can tell, and where. */
export type Remark = { [Rule in RuleName]: RemarkOf<Rule> }[RuleName];
