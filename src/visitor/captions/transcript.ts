import { defaultLanguage, type Language } from "../../i18n/languages.ts";
import type { Heard } from "../../lib/heard.ts";
import { beyond, beyondAbout, wordsOf } from "./sameWords.ts";

/** What was said, or for how many seconds it was missed. */
export type Piece = string | number;
export type Paragraph = { language: Language; pieces: readonly Piece[] };
/** Only the last page changes, so that two hours cost no more to write, show and keep than a minute. */
export type Page = readonly Paragraph[];

export type Transcript = {
  pages: readonly Page[];
  /** The language that is listened to. */
  language: Language;
  /** The languages it has been written in. */
  languages: readonly Language[];
  /** How many times something was written down. */
  count: number;
  /** What is being said, as far as it is not yet written down. */
  interim: string;
  /** The results since the recogniser began that it may still change; the first is number `closed`. */
  open: readonly Heard[];
  closed: number;
  /** The part of the open results that has been written down already, and in how many pieces. */
  settled: { text: string; pieces: number };
  /** What has been said for good since the recogniser began, while that is short. */
  said: { text: string; times: number };
  last: { text: string; at: number };
  heardAt: number;
  changedAt: number;
  /** The next words begin a paragraph. */
  breaks: boolean;
  /** Since when nobody has listened, and whether somebody was in mid-sentence. */
  missed?: { since: number; wasSpeaking: boolean };
};

/** An interim result that has stood for so long is taken for final: an iPhone may never say so. */
const SETTLES = 1_500;
const PAUSE = 3_000;
const SHORTEST_GAP = 1_500;
/** Nobody says a thing again as fast as this. */
const REPEATS = { least: 250, perWord: 100 };
/** A final that grows out of the one before it comes at once; later it is a new beginning. */
const GROWS = 2_000;
const LONGEST_SAID = 2_000;
const PARAGRAPH = { pieces: 8, letters: 500 };
const PAGE = 20;

const session = {
  interim: "",
  open: [],
  closed: 0,
  settled: { text: "", pieces: 0 },
  said: { text: "", times: 0 },
};

export const emptyTranscript: Transcript = {
  ...session,
  pages: [],
  language: defaultLanguage,
  languages: [],
  count: 0,
  last: { text: "", at: -Infinity },
  heardAt: -Infinity,
  changedAt: -Infinity,
  breaks: true,
};

/** The pages of before, to be written on. */
export function continued(pages: readonly Page[]): Transcript {
  const languages = [...new Set(pages.flat().map(({ language }) => language))];
  return { ...emptyTranscript, pages, languages };
}

/** The recogniser listens (again). */
export function begun(transcript: Transcript, language: Language, at: number): Transcript {
  return { ...withGap(transcript, at), ...session, language };
}

export type News = { from: number; results: readonly Heard[]; at: number };

/** The recogniser has told what its results from number `from` on are now; there are no others. */
export function heard(transcript: Transcript, news: News): Transcript {
  const { from, results, at } = news;
  const open = opened(transcript, from, results);
  const text = textOf(open);
  if (text === textOf(transcript.open) && !open.some(isSure)) return transcript;
  const isBeginning = transcript.interim === "";
  const next = {
    ...transcript,
    open,
    breaks: transcript.breaks || (isBeginning && at - transcript.heardAt > PAUSE),
    heardAt: at,
    changedAt: at,
  };
  return shown(closed(next, at));
}

/** Time has passed: what has stood still for long enough is written down. */
export function settled(transcript: Transcript, at: number): Transcript {
  if (transcript.interim === "" || at - transcript.changedAt < SETTLES) return transcript;
  const { interim, open } = transcript;
  const pieces = transcript.settled.pieces + 1;
  return {
    ...written(transcript, interim),
    interim: "",
    settled: { text: textOf(open), pieces },
  };
}

/** The recogniser has ended, though it is still wanted: what it was about to say stands. */
export function interrupted(transcript: Transcript, at: number): Transcript {
  const wasSpeaking = transcript.interim !== "";
  return {
    ...kept(transcript, at),
    missed: transcript.missed ?? { since: at, wasSpeaking },
  };
}

/** Nobody wants to listen any more. */
export function finished(transcript: Transcript, at: number): Transcript {
  return { ...withGap(kept(transcript, at), at), breaks: true };
}

function kept(transcript: Transcript, at: number): Transcript {
  const { interim } = transcript;
  if (interim === "") return { ...transcript, ...session };
  return { ...written(transcript, interim), ...session, last: { text: interim, at } };
}

function withGap({ missed, ...transcript }: Transcript, at: number): Transcript {
  if (!missed || transcript.pages.length === 0) return transcript;
  const length = at - missed.since;
  if (length < SHORTEST_GAP && !missed.wasSpeaking) return transcript;
  const seconds = Math.max(1, Math.round(length / 1000));
  return { ...transcript, pages: pagesWithGap(transcript.pages, seconds) };
}

/** The open results with the news in their places; what is closed is not opened again. */
function opened({ open, closed: first }: Transcript, from: number, results: readonly Heard[]) {
  const next = open.slice(0, Math.max(0, from - first));
  while (next.length < from - first) next.push(nothing);
  return next.concat(results.slice(Math.max(0, first - from)));
}

const nothing: Heard = { text: "", isFinal: false, confidence: 0 };

/** Writes down what is final. */
function closed(transcript: Transcript, at: number): Transcript {
  const { open } = transcript;
  const sure = open.findLastIndex(isSure);
  if (sure < 0) return transcript;
  const final = textOf(open.slice(0, sure + 1));
  const rest = {
    ...transcript,
    open: open.slice(sure + 1),
    closed: transcript.closed + sure + 1,
  };
  return final === "" ? rest : withFinal(rest, final, at);
}

function withFinal(transcript: Transcript, final: string, at: number): Transcript {
  const { settled: before } = transcript;
  const next = { ...transcript, settled: session.settled, last: { text: final, at } };
  if (before.text === "") {
    const fresh = newIn(transcript, final, at);
    return written({ ...next, said: saidWith(transcript, fresh) }, fresh);
  }
  const said = saidWith(transcript, final);
  const after = beyondAbout(final, before.text);
  // More is written down already than this final has: the rest belongs to the next.
  if (after) return { ...next, said, settled: { text: after, pieces: 2 } };
  const rest = beyondAbout(before.text, final);
  // As long as it is one piece, the final says better what was written down before its time.
  return rest !== undefined && before.pieces === 1
    ? rewritten({ ...next, said }, final)
    : written({ ...next, said }, rest ?? final);
}

/** What a final says that has not been said: it may be told twice, grow, or repeat all before it. */
function newIn({ said, last }: Transcript, final: string, at: number): string {
  const sinceLast = at - last.at;
  const grown = beyond(last.text, final);
  const isTooSoon = sinceLast < REPEATS.least + REPEATS.perWord * wordsOf(final).length;
  if (grown === "" && isTooSoon) return "";
  if (said.times > 1 && said.text.length <= Math.min(final.length, LONGEST_SAID)) {
    const rest = beyond(said.text, final);
    if (rest !== undefined) return rest;
  }
  return grown && said.times > 0 && sinceLast < GROWS ? grown : final;
}

function saidWith({ said }: Transcript, text: string) {
  if (text === "" || said.text.length > LONGEST_SAID) return said;
  return { text: `${said.text} ${text}`.trim(), times: said.times + 1 };
}

/** Shows what is still open, without what of it has been written down. */
function shown(transcript: Transcript): Transcript {
  const { open, settled: before } = transcript;
  const text = textOf(open);
  if (before.text === "") return { ...transcript, interim: text };
  const rest = beyondAbout(before.text, text);
  // Another beginning: an iPhone starts its only result anew without a word.
  if (rest === undefined && beyondAbout(text, before.text) === undefined)
    return { ...transcript, settled: session.settled, interim: text };
  return { ...transcript, interim: rest ?? "" };
}

/**
 * Android calls an interim result final and gives it no confidence: it is one, unless the next
 * result is no longer the same sentence.
 */
function isSure(result: Heard, index: number, open: readonly Heard[]) {
  if (!result.isFinal) return false;
  if (result.confidence > 0) return true;
  const next = open[index + 1]?.text.trim();
  return Boolean(next) && beyondAbout(result.text, next!) === undefined;
}

/** The text of results; one that begins with the one before it stands for both. */
function textOf(results: readonly Heard[]): string {
  const texts: string[] = [];
  for (const { text } of results) {
    const words = wordsOf(text).join(" ");
    if (words === "") continue;
    const before = texts.at(-1);
    if (before !== undefined && beyondAbout(before, words) !== undefined) texts.pop();
    texts.push(words);
  }
  return texts.join(" ");
}

function written(transcript: Transcript, text: string): Transcript {
  if (text === "") return transcript;
  const { language } = transcript;
  const pages = pagesWith(transcript.pages, text, language, transcript.breaks);
  const known = transcript.languages;
  const languages = known.includes(language) ? known : [...known, language];
  return { ...transcript, pages, languages, count: transcript.count + 1, breaks: false };
}

/** The last piece in better words. */
function rewritten(transcript: Transcript, text: string): Transcript {
  return {
    ...transcript,
    pages: pagesEnding(transcript.pages, (pieces) => [...pieces.slice(0, -1), text]),
  };
}

function pagesWith(
  pages: readonly Page[],
  text: string,
  language: Language,
  breaks: boolean,
): readonly Page[] {
  const page = pages.at(-1);
  const paragraph = page?.at(-1);
  const isNew = breaks || !paragraph || paragraph.language !== language || isFull(paragraph);
  if (!isNew) return pagesEnding(pages, (pieces) => [...pieces, text]);
  const begins = { language, pieces: [text] };
  return page && page.length < PAGE
    ? [...pages.slice(0, -1), [...page, begins]]
    : [...pages, [begins]];
}

/** One gap after another is one gap. */
function pagesWithGap(pages: readonly Page[], seconds: number) {
  return pagesEnding(pages, (pieces) => {
    const last = pieces.at(-1);
    return typeof last === "number"
      ? [...pieces.slice(0, -1), last + seconds]
      : [...pieces, seconds];
  });
}

function pagesEnding(
  pages: readonly Page[],
  change: (pieces: readonly Piece[]) => readonly Piece[],
): readonly Page[] {
  const page = pages.at(-1)!;
  const paragraph = page.at(-1)!;
  const changed = { ...paragraph, pieces: change(paragraph.pieces) };
  return [...pages.slice(0, -1), [...page.slice(0, -1), changed]];
}

function isFull({ pieces }: Paragraph) {
  return pieces.length >= PARAGRAPH.pieces || pieces.join(" ").length >= PARAGRAPH.letters;
}
