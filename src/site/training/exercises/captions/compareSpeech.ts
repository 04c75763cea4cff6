import { editDistances } from "../../../../captions/editDistances.ts";
import { foldedLetters } from "../../../../lib/text/foldText.ts";
import { numberInWords } from "../../../parts/numberInWords.ts";

/** A stretch of the text and whether the captions have it; `heard` is empty where they have nothing. */
export type Stretch =
  | { fate: "understood"; said: string }
  | { fate: "unreached"; said: string }
  | { fate: "misheard"; said: string; heard: string };

export type Comparison = {
  /** Of each paragraph of the text the stretches; together they are the paragraph. */
  paragraphs: readonly (readonly Stretch[])[];
  words: number;
  /** How many of the words, and of the sentences, were said before somebody stopped. */
  reached: number;
  sentences: number;
  misheard: number;
  misheardNames: readonly string[];
};

type Word = { text: string; key: string; paragraph: number };

/** Compares a text that somebody reads aloud with what the captions wrote, word by word. */
export function compareSpeech(
  text: readonly string[],
  names: readonly string[],
  heard: string,
): Comparison {
  const said = text.flatMap((paragraph, index) => splitWords(paragraph, index));
  const named = names.map((name) => ({ name, words: placesOf(name, said) }));
  const inNames = new Set(named.flatMap(({ words }) => words));
  const { runs, reached } = runsOf(said, splitWords(heard), inNames);
  const misheard = runs.filter(({ fate }) => fate === "misheard").flatMap((run) => run.said);
  const unreached = said.slice(reached);
  return {
    paragraphs: text.map((_, index) =>
      joinStretches([...runs, { fate: "unreached" as const, said: unreached, heard: [] }], index),
    ),
    words: said.length,
    reached,
    sentences: said.slice(0, reached).filter((word) => /[.!?…]\P{L}*$/u.test(word.text)).length,
    misheard: misheard.length,
    misheardNames: named
      .filter(({ words }) => words.some((word) => misheard.includes(word)))
      .map(({ name }) => name),
  };
}

type Run = { fate: Stretch["fate"]; said: readonly Word[]; heard: readonly Word[] };

/** The text up to where it was said, in runs that were understood or not. */
function runsOf(said: readonly Word[], heard: readonly Word[], inNames: ReadonlySet<Word>) {
  const { steps, reached } = alignWords(said, heard);
  const runs: Run[] = [];
  let open: { said: Word[]; heard: Word[] } = { said: [], heard: [] };
  const close = () => {
    // A word that the captions write in two pieces is understood, unless it is of a name: «armi da»
    // is not Armida.
    const isSame =
      lettersOf(open.said) === lettersOf(open.heard) &&
      (open.heard.length === open.said.length || !open.said.some((word) => inNames.has(word)));
    // What was said in addition to the text is not a mistake.
    if (open.said.length > 0) runs.push({ fate: isSame ? "understood" : "misheard", ...open });
    open = { said: [], heard: [] };
  };
  for (const [word, other] of steps) {
    const isMatch = word !== undefined && word.key === other?.key;
    const isElsewhere = word && open.said[0] && word.paragraph !== open.said[0].paragraph;
    if (isMatch || isElsewhere) close();
    if (word) open.said.push(word);
    if (other) open.heard.push(other);
    if (isMatch) close();
  }
  close();
  return { runs, reached };
}

type Step = [said: Word | undefined, heard: Word | undefined];

/** Each word beside the one that was heard for it, at the least cost; the end may be left unsaid. */
function alignWords(said: readonly Word[], heard: readonly Word[]) {
  const costs: number[][] = [Array.from({ length: heard.length + 1 }, (_, index) => index)];
  said.forEach((word, line) => {
    const before = costs[line]!;
    const row = [line + 1];
    heard.forEach((other, column) => {
      const kept = before[column]! + unlikeness(word.key, other.key);
      row.push(Math.min(kept, before[column + 1]! + 1, row[column]! + 1));
    });
    costs.push(row);
  });
  const atEnd = costs.map((row) => row[heard.length]!);
  const reached = atEnd.indexOf(Math.min(...atEnd));
  const steps: Step[] = [];
  for (let line = reached, column = heard.length; line > 0 || column > 0;) {
    const cost = costs[line]![column]!;
    const word = said[line - 1];
    const other = heard[column - 1];
    const isPair =
      word && other && cost === costs[line - 1]![column - 1]! + unlikeness(word.key, other.key);
    const isUnheard = !isPair && word && cost === costs[line - 1]![column]! + 1;
    steps.unshift(isPair ? [word, other] : isUnheard ? [word, undefined] : [undefined, other]);
    if (isPair || isUnheard) line--;
    if (!isUnheard) column--;
  }
  return { steps, reached };
}

/** From 0 for the same word to almost 1: another word is still likelier than none at all. */
function unlikeness(one: string, other: string) {
  if (one === other) return 0;
  const changed = editDistances(one, other).at(-1)! / Math.max(one.length, other.length);
  return 0.5 + 0.49 * changed;
}

/** The stretches of one paragraph; neighbours with the same fate are one. */
function joinStretches(runs: readonly Run[], paragraph: number): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { fate, said, heard } of runs) {
    const words = said.filter((word) => word.paragraph === paragraph);
    const text = joinWords(words);
    const last = stretches.at(-1);
    if (text === "") continue;
    if (fate === "misheard") stretches.push({ fate, said: text, heard: joinWords(heard).trim() });
    else if (last?.fate === fate) stretches.splice(-1, 1, { fate, said: last.said + text });
    else stretches.push({ fate, said: text });
  }
  return stretches;
}

/** The words of a name, wherever it stands in the text. */
function placesOf(name: string, said: readonly Word[]): Word[] {
  const keys = splitWords(name).map(({ key }) => key);
  return said.flatMap((_, index) => {
    const here = said.slice(index, index + keys.length);
    return keys.every((key, place) => here[place]?.key === key) ? here : [];
  });
}

/** An article before an apostrophe is a word of its own; a dash that stands alone is none. */
function splitWords(text: string, paragraph = 0): Word[] {
  const words = text.match(/[^\s’']+[’']?(?:\s+[^\p{L}\p{N}\s]+(?=\s|$))*\s*/gu) ?? [];
  return words.map((word) => ({ text: word, key: keyOf(word), paragraph }));
}

/** What a word is compared by: recognisers write numbers in digits. */
function keyOf(word: string) {
  const letters = foldedLetters(word);
  if (/^una?$/.test(letters)) return "uno";
  return /^\d{1,4}$/.test(letters) ? numberInWords(Number(letters)) : letters;
}

function lettersOf(words: readonly Word[]) {
  return words.map(({ key }) => key).join("");
}

function joinWords(words: readonly Word[]) {
  return words.map(({ text }) => text).join("");
}
