import type { Script } from "../../../catalogue/catalogue.ts";
import type { Answer, Block, Check, Lesson, Paragraph, Section } from "../course.ts";
import { directions } from "./directions.ts";
import { lessons } from "./lessons.ts";
import { room } from "./room.ts";

/**
 * Sentences that are recorded together; `of` is the object of the course whose text they are, by which
 * a page finds their times. Without `of` they are only heard and stand in no page.
 */
export type Spoken = { of?: object; says: Paragraph };

// A number that stands alone is said unclearly: “Sette.” was heard as “zette”.
const numbers = [
  "Numero uno.",
  "Numero due.",
  "Numero tre.",
  "Numero quattro.",
  "Numero cinque.",
  "Numero sei.",
  "Numero sette.",
  "Numero otto.",
  "Numero nove.",
  "Numero dieci.",
  "Numero undici.",
  "Numero dodici.",
];
const ordinals = ["La prima.", "La seconda.", "La terza."];

/**
 * Everything that is recorded, by the names of the recordings. All questions come before the first
 * answer, so that a listener has time to think.
 */
export const spoken: Readonly<Record<string, readonly Spoken[]>> = Object.fromEntries([
  ...lessons.map((lesson) => [`lesson-${lesson.slug}`, lessonText(lesson)] as const),
  ...lessons.map(({ slug, checks }) => [`checks-${slug}`, checks.flatMap(checkOf)] as const),
  ["room", numbered(room.map(({ is }) => is))],
  ["room-answers", numbered(room.map(({ why }) => why))],
  ...directions.map(({ name, said }) => [name, [paragraph(said)]] as const),
  [
    "directions-answers",
    numbered(
      directions.map(({ why }) => why),
      ordinals,
    ),
  ],
]);

/** The scripts of the course, as they are recorded. */
export const scripts: Readonly<Record<string, Script>> = Object.fromEntries(
  Object.entries(spoken).map(([name, pieces]) => [
    name,
    pieces.map(({ says }) => says) as unknown as Script,
  ]),
);

function lessonText(lesson: Lesson): Spoken[] {
  return [
    { of: lesson, says: [asSentence(lesson.title)] },
    paragraph(lesson.lead),
    ...lesson.sections.flatMap(sectionOf),
    aside("Da portare in sala."),
    paragraph(lesson.remember),
  ];
}

function sectionOf(section: Section): Spoken[] {
  return [{ of: section, says: [asSentence(section.title)] }, ...section.text.flatMap(blockOf)];
}

function blockOf(block: Block): Spoken[] {
  return "items" in block ? block.items.map(paragraph) : [paragraph(block)];
}

function checkOf({ question, answers }: Check, index: number): Spoken[] {
  return [
    aside(index === 0 ? "Prima situazione." : "Seconda situazione."),
    paragraph(question),
    ...answers.flatMap((answer: Answer, at) => [
      aside(ordinals[at]!),
      { of: answer, says: [answer.says] },
    ]),
    aside("Pensaci un momento, poi ascolta i perché."),
    ...numbered(
      answers.map(({ why }) => why),
      ordinals,
    ),
  ];
}

/** Paragraphs, each with its number before it. */
function numbered(paragraphs: readonly Paragraph[], names = numbers): Spoken[] {
  return paragraphs.flatMap((each, index) => [aside(names[index]!), paragraph(each)]);
}

function paragraph(says: Paragraph): Spoken {
  return { of: says, says };
}

function aside(sentence: string): Spoken {
  return { says: [sentence] };
}

/** A voice that is given a title without an end does not let its tone fall. */
function asSentence(title: string) {
  return /[.?]$/.test(title) ? title : `${title}.`;
}
