import { plain } from "../../i18n/markedText.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";
import { proofreadTour, proofreadWork } from "./proofread.ts";
import type { MuseumData } from "../reading/readMuseum.ts";
import type { AskedPart, MeasuredPart, Remark, RemarkOf, RuleName } from "./remark.ts";

/** The rules of writing that a museum’s texts break, each with its file. */
export async function proofreadMuseum({ facts, words }: MuseumData): Promise<string[]> {
  const found = await Promise.all(
    facts.languages.map(async (language) => {
      const said = words[language];
      if (!said) return [];
      const messages = await messagesIn[language]();
      const titleOf = (slug: string) =>
        said.works[slug]?.title ?? facts.works.find((work) => work.slug === slug)?.title ?? slug;
      const ofWorks = facts.works.flatMap((work) => {
        const written = said.works[work.slug];
        const file = `${language}/${work.slug}.json`;
        return (written ? proofreadWork(work, written, language) : []).map(
          (remark) => `${file}: ${remarkInEnglish(remark)}`,
        );
      });
      const titles = facts.works.map(({ slug }) => titleOf(slug));
      const shared = titles.filter((title, at) => titles.indexOf(title) !== at);
      const stops = (facts.tour ?? []).flatMap((stop) => {
        const work = facts.works.find(({ slug }) => slug === stop);
        return work ? [{ facts: work, title: titleOf(stop) }] : [];
      });
      const ofTour = said.tour
        ? proofreadTour(said.tour, stops, await tourMessagesIn[language](), messages, language)
        : [];
      return [
        ...ofWorks,
        ...shared.map((title) => `${language}: two works are called “${title}”`),
        ...ofTour.map((remark) => `${language}/tour.json: ${remarkInEnglish(remark)}`),
      ];
    }),
  );
  return found.flat();
}

const measured: Record<MeasuredPart, string> = {
  short: "the short description",
  description: "the description",
  easy: "the text that is easy to read",
  audio: "the audio description",
  touchEmblem: "the touch guide of the emblem",
  touchComposition: "the touch guide of the composition",
};

const inEnglish: { [Rule in RuleName]: (remark: RemarkOf<Rule>) => string } = {
  empty: ({ text }) => `empty: “${text}”`,
  falseMark: ({ text }) => `a mark that is none: “${text}”`,
  ownLanguageMarked: ({ text }) => `its own language marked as foreign: “${text}”`,
  foreignTypography: ({ text }) => `another language’s typography: “${text}”`,
  spaceTooMany: ({ text }) => `a space too many: “${text}”`,
  markWhereNone: ({ text }) => `marks where none can be: “${text}”`,
  length: ({ part, words, least, most }) =>
    `${measured[part]} has ${words} words, not ${least} to ${most}`,
  introductionLength: ({ seconds, least, most }) =>
    `an introduction of ${seconds} seconds, not ${least} to ${most}`,
  longParagraph: ({ text }) => `a paragraph that is too long: “${text}”`,
  longToBeEasy: ({ text }) => `too long to be easy: “${plain(text)}”`,
  moreThanOneIdea: ({ text }) => `more than one idea: “${plain(text)}”`,
  hardSigns: ({ text }) => `hard signs: “${plain(text)}”`,
  longForTheEar: ({ text }) => `too long for the ear: “${plain(text)}”`,
  notInWords: ({ text }) => `not in words: “${plain(text)}”`,
  romanNumeral: ({ text }) => `a Roman numeral: “${plain(text)}”`,
  noFullStop: ({ text }) => `no full stop: “${plain(text)}”`,
  moreThanOneSentence: ({ text }) => `more than one sentence: “${plain(text)}”`,
  eyesOrPraise: ({ text }) => `eyes or praise: “${plain(text)}”`,
  notSaid: ({ part, phrase }) => `${sayer(part)} does not say “${phrase}”.`,
  workshopNotNamed: () => "the workshop is not named",
  sidesNotAnnounced: () => "left or right is said: `namesSides` is to be true",
  sidesNotSaid: () => "neither left nor right is said: `namesSides` is left out",
  illustrationNotSaid: () => "the alternative text does not begin as that of an illustration does",
  illustrationSaid: () =>
    "the alternative text begins as that of an illustration does, and this is a photograph",
  microphoneNamed: () => "a microphone where there is none",
};

/** A remark as `npm run museum -- check` tells it. */
export function remarkInEnglish<Rule extends RuleName>(remark: RemarkOf<Rule> & Remark): string {
  return inEnglish[remark.rule as Rule](remark);
}

function sayer(part: AskedPart) {
  switch (part) {
    case "audio.label":
      return "The label";
    case "introduction":
      return "The introduction";
    case "introductionByButtons":
      return "The introduction by buttons";
    case "help":
      return "The help";
    case "helpByButtons":
      return "The help by buttons";
    case "notRecognised":
      return "What follows a phrase not understood";
    default:
      return `The stop ${part.slice("steps.".length)}`;
  }
}
