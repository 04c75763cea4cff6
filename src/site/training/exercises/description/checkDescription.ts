import { durationInItalian, secondsAloud } from "../../../../content/speaking/secondsAloud.ts";
import { countWords } from "../../../../content/speaking/countWords.ts";
import { proofreadAloud } from "../../../../content/proofreading/proofread.ts";
import type { Remark, RuleName } from "../../../../content/proofreading/remark.ts";
import {
  remarkInItalian,
  type RemarkWords,
} from "../../../../content/proofreading/remarkInItalian.ts";
import { findUnclearSide } from "./findUnclearSide.ts";
import { splitTypedText } from "./splitTypedText.ts";

export type RemarkAloud = RemarkWords & { sentence: string };

/** What the rules have to say of a description. */
export type Answer = {
  words: number;
  /** “42 parole, circa 20 secondi ad alta voce.” */
  length: string;
  summary: string;
  remarks: readonly RemarkAloud[];
};

/** About a minute, in words. */
const AIM = [100, 150] as const;
/** From this many words on, our own description is shown for comparison. */
export const ENOUGH_WORDS = 40;

/** The rules about what is heard; the others are about how a text is written down. */
const ofTheEar = new Set<RuleName>([
  "longForTheEar",
  "notInWords",
  "romanNumeral",
  "noFullStop",
  "eyesOrPraise",
]);

const whoseSides: RemarkWords = {
  title: "Sinistra o destra: di chi?",
  reason:
    "Chi ascolta si chiede se siano le sue o quelle della figura: dillo una volta, all’inizio.",
  example: {
    not: "A sinistra c’è una roccia.",
    but: "Destra e sinistra sono di chi sta di fronte. A sinistra c’è una roccia.",
  },
};

/** Applies the rules; while somebody is still writing, the last sentence need not have ended. */
export function checkDescription(text: string, { isFinished }: { isFinished: boolean }): Answer {
  const paragraphs = splitTypedText(text);
  const sentences = paragraphs.flat();
  const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
  const sides = findUnclearSide(sentences);
  const remarks = proofreadAloud(paragraphs, "it")
    .filter(isOnSentence)
    .filter(
      ({ rule, text: said }) => isFinished || rule !== "noFullStop" || said !== sentences.at(-1),
    )
    .map((remark) => withSentence(remark.text, remarkInItalian(remark, "it")))
    .concat(sides === undefined ? [] : [withSentence(sides, whoseSides)]);
  return {
    words,
    length: lengthOf(words, secondsAloud(sentences, "it")),
    summary: summaryOf(words, remarks.length),
    remarks: withExamplesOnce(remarks),
  };
}

function isOnSentence(remark: Remark): remark is Remark & { text: string } {
  return ofTheEar.has(remark.rule);
}

function withSentence(sentence: string, words: RemarkWords): RemarkAloud {
  return { ...words, sentence };
}

/** Keeps each example only where it occurs first. */
function withExamplesOnce(remarks: readonly RemarkAloud[]): RemarkAloud[] {
  const given = new Set<string>();
  return remarks.map(({ example, ...remark }) => {
    if (!example || given.has(example.not)) return remark;
    given.add(example.not);
    return { ...remark, example };
  });
}

function lengthOf(words: number, seconds: number) {
  if (words === 0) return "Ancora nessuna parola.";
  const length = `${words === 1 ? "1 parola" : `${words} parole`}, ${durationInItalian(seconds)} ad alta voce.`;
  if (words > AIM[1]) return `${length} È più di quanto serve: che cosa puoi lasciare fuori?`;
  return words < AIM[0] ? length : `${length} È la lunghezza giusta.`;
}

function summaryOf(words: number, remarks: number) {
  if (words === 0) return "Scrivi almeno una frase, e le regole ti rispondono.";
  if (remarks > 0) return remarks === 1 ? "1 osservazione." : `${remarks} osservazioni.`;
  return words < ENOUGH_WORDS
    ? "Fin qui le regole non trovano niente da cambiare. Continua."
    : "Le regole non trovano niente da cambiare. Il resto lo giudichi tu, con le domande qui sotto.";
}
