import { defaultLanguage, type Language } from "../i18n/languages.ts";
import type { SpeechResult } from "../platform/speech/hearing.ts";
import {
  hasRoom,
  withBetterPiece,
  withGap,
  withParagraph,
  withPiece,
  type Pages,
} from "./pages.ts";
import { firstFinal, joinResults, replaceResults } from "./results.ts";
import { textAfter, textAfterRoughly, splitWords } from "./sameWords.ts";

export type Transcript = {
  pages: Pages;
  /** The language that is listened to. */
  language: Language;
  /** The languages it has been written in. */
  languages: readonly Language[];
  /** How many times something was written down. */
  count: number;
  /** What is being said, as far as it is not yet written down. */
  interim: string;
  /** The results that the recogniser may still change; the first of them is number `closed`. */
  open: readonly SpeechResult[];
  closed: number;
  /** What the last closed result says; it may still grow. */
  lastClosed: string;
  /** The part of the open results that has been written down already, and in how many pieces. */
  settled: { text: string; pieces: number };
  /** What its finals have said since the recogniser began, up to `LONGEST_SAID`. */
  said: { text: string; times: number };
  last: { text: string; at: number };
  changedAt: number;
  /** The next words begin a paragraph. */
  breaks: boolean;
  /** Since when the recogniser has not listened, and whether that was in mid-sentence. */
  missed?: { since: number; wasSpeaking: boolean };
};

/** In milliseconds: an iPhone may call no result final, so one that rests so long is written. */
const SETTLES = 1_500;
const PAUSE = 3_000;
const SHORTEST_GAP = 1_500;
/** In milliseconds: nobody repeats a text so fast, so the recogniser has told it twice. */
const REPEATS = { least: 250, perWord: 150 };
/** In words: a final that begins with so many already said repeats them; fewer may be chance. */
const NO_CHANCE = 4;
const LONGEST_SAID = 2_000;

const newSession = {
  interim: "",
  open: [],
  closed: 0,
  lastClosed: "",
  settled: { text: "", pieces: 0 },
  said: { text: "", times: 0 },
};

export const emptyTranscript: Transcript = {
  ...newSession,
  pages: [],
  language: defaultLanguage,
  languages: [],
  count: 0,
  last: { text: "", at: -Infinity },
  changedAt: -Infinity,
  breaks: true,
};

/** A transcript that continues saved pages. */
export function resumeTranscript(pages: Pages): Transcript {
  const languages = [...new Set(pages.flat().map(({ language }) => language))];
  return { ...emptyTranscript, pages, languages };
}

/** Deletes what was said until now, also the part of it that is in open results. */
export function clearTranscript(transcript: Transcript): Transcript {
  return {
    ...transcript,
    pages: [],
    interim: "",
    settled: { text: joinResults(transcript.open), pieces: 2 },
    breaks: true,
  };
}

/** The recogniser listens (again). */
export function beginSession(transcript: Transcript, language: Language, at: number): Transcript {
  return { ...addMissedGap(transcript, at), ...newSession, language };
}

export type ResultsNews = { from: number; results: readonly SpeechResult[]; at: number };

/** The recogniser has told what its results from number `from` on are now; there are no others. */
export function addResults(transcript: Transcript, news: ResultsNews): Transcript {
  const grown = addToLastFinal(transcript, news);
  const { from, results, at } = news;
  const open = replaceResults(grown.open, from - grown.closed, results);
  const isNothingNew = joinResults(open) === joinResults(grown.open) && firstFinal(open) < 0;
  if (isNothingNew) return grown;
  const next = {
    ...grown,
    open,
    breaks: grown.breaks || (grown.interim === "" && at - grown.changedAt > PAUSE),
    changedAt: at,
  };
  return updateInterim(writeFinals(next, at));
}

/** Writes down what is being said, once it has not changed for `SETTLES`. */
export function settleInterim(transcript: Transcript, at: number): Transcript {
  if (transcript.interim === "" || at - transcript.changedAt < SETTLES) return transcript;
  const { interim, open } = transcript;
  const pieces = transcript.settled.pieces + 1;
  return {
    ...writeText(transcript, interim),
    interim: "",
    settled: { text: joinResults(open), pieces },
  };
}

/** The recogniser has left out some speech: a gap is written, after what came before it. */
export function addSkipped(transcript: Transcript, seconds: number): Transcript {
  const { interim, open } = transcript;
  const said = writeText(transcript, interim);
  return {
    ...said,
    pages: withGap(said.pages, said.language, Math.max(1, Math.round(seconds))),
    interim: "",
    // A final must not be put in the place of the gap.
    settled: { text: joinResults(open), pieces: 2 },
  };
}

/** The recogniser has ended, though it is still wanted: what was being said is written down. */
export function interruptSession(transcript: Transcript, at: number): Transcript {
  const wasSpeaking = transcript.interim !== "" && transcript.open.at(-1)?.isFinal === false;
  return {
    ...endSession(transcript, at),
    missed: transcript.missed ?? { since: at, wasSpeaking },
  };
}

/** The visitor has stopped the captions, or left them. */
export function finishSession(transcript: Transcript, at: number): Transcript {
  return { ...addMissedGap(endSession(transcript, at), at), breaks: true };
}

export function beginsParagraph({ pages, breaks, language }: Transcript): boolean {
  return breaks || !hasRoom(pages, language);
}

function endSession(transcript: Transcript, at: number): Transcript {
  const { interim } = transcript;
  if (interim === "") return { ...transcript, ...newSession };
  return { ...writeText(transcript, interim), ...newSession, last: { text: interim, at } };
}

function addMissedGap({ missed, ...transcript }: Transcript, at: number): Transcript {
  if (!missed) return transcript;
  const length = at - missed.since;
  if (length < SHORTEST_GAP && !missed.wasSpeaking) return transcript;
  const seconds = Math.max(1, Math.round(length / 1000));
  return { ...transcript, pages: withGap(transcript.pages, transcript.language, seconds) };
}

/** The recogniser may send a final again, longer: what is new in it is written down. */
function addToLastFinal(transcript: Transcript, { from, results, at }: ResultsNews): Transcript {
  const again = results[transcript.closed - 1 - from];
  const more = again && transcript.lastClosed && textAfter(transcript.lastClosed, again.text);
  if (!more) return transcript;
  const { text } = again;
  return writeText(
    { ...transcript, lastClosed: text, said: addToSaid(transcript, more), last: { text, at } },
    more,
  );
}

/** Writes down what is final, result by result. */
function writeFinals(transcript: Transcript, at: number): Transcript {
  const { open } = transcript;
  const sure = firstFinal(open);
  if (sure < 0) return transcript;
  const final = joinResults(open.slice(0, sure + 1));
  const rest = {
    ...transcript,
    open: open.slice(sure + 1),
    closed: transcript.closed + sure + 1,
    lastClosed: open[sure]!.text,
  };
  return writeFinals(final === "" ? rest : writeFinal(rest, final, at), at);
}

function writeFinal(transcript: Transcript, final: string, at: number): Transcript {
  const { settled: before } = transcript;
  const unsaid = withoutSummary(transcript, final, at);
  const next = { ...transcript, settled: newSession.settled, last: { text: final, at } };
  if (before.text === "") {
    const fresh = unsaid === final ? withoutRepetition(transcript, final, at) : unsaid;
    return writeText({ ...next, said: addToSaid(transcript, fresh) }, fresh);
  }
  const said = addToSaid(transcript, unsaid);
  const after = textAfterRoughly(unsaid, before.text);
  // More has settled than this final has: the rest belongs to the next result.
  if (after) return { ...next, said, settled: { text: after, pieces: 2 } };
  const rest = textAfterRoughly(before.text, unsaid);
  // A final corrects what had settled before it, which can be replaced if it is one piece.
  return rest !== undefined && before.pieces === 1
    ? { ...next, said, pages: withBetterPiece(next.pages, unsaid) }
    : writeText({ ...next, said }, rest ?? unsaid);
}

/** The last final of a session may repeat all before it: what it says without that. */
function withoutSummary({ said, last }: Transcript, final: string, at: number): string {
  const isPossible = said.times > 1 && said.text.length <= Math.min(final.length, LONGEST_SAID);
  if (!isPossible) return final;
  const isLikely = splitWords(said.text).length >= NO_CHANCE || isTooSoon(final, at - last.at);
  return (isLikely ? textAfter(said.text, final) : undefined) ?? final;
}

/** What a final says that the one before it has not: recognisers tell a final twice, or longer. */
function withoutRepetition({ last }: Transcript, final: string, at: number): string {
  const isRepeated = last.text !== "" && isTooSoon(final, at - last.at);
  return (isRepeated ? textAfter(last.text, final) : undefined) ?? final;
}

function isTooSoon(text: string, time: number) {
  return time < REPEATS.least + REPEATS.perWord * splitWords(text).length;
}

function addToSaid({ said }: Transcript, text: string) {
  if (text === "" || said.text.length > LONGEST_SAID) return said;
  return { text: `${said.text} ${text}`.trim(), times: said.times + 1 };
}

/** Sets `interim` to what the open results say beyond what has been written down. */
function updateInterim(transcript: Transcript): Transcript {
  const { open, settled: before } = transcript;
  const text = joinResults(open);
  if (before.text === "") return { ...transcript, interim: text };
  const rest = isAnother(before.text, text) ? undefined : textAfterRoughly(before.text, text);
  const isPart = !isAnother(before.text, text) && textAfterRoughly(text, before.text) !== undefined;
  // An iPhone begins its only result anew unannounced: nothing of it has been written down.
  if (rest === undefined && !isPart)
    return { ...transcript, settled: newSession.settled, interim: text };
  return { ...transcript, interim: rest ?? "" };
}

/** A result that is suddenly half as long says something else, even if it begins alike. */
function isAnother(before: string, text: string) {
  return text !== "" && splitWords(text).length <= splitWords(before).length / 2;
}

function writeText(transcript: Transcript, text: string): Transcript {
  if (text === "") return transcript;
  const { language, languages: known } = transcript;
  const languages = known.includes(language) ? known : [...known, language];
  const pages = beginsParagraph(transcript)
    ? withParagraph(transcript.pages, language, text)
    : withPiece(transcript.pages, text);
  return { ...transcript, pages, languages, count: transcript.count + 1, breaks: false };
}
