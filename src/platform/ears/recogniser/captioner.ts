import type { Language } from "../../../i18n/languages.ts";
import type { SpeechResult } from "../../speech/hearing.ts";
import type { SessionNews } from "../earsMessages.ts";
import { encodeFrames } from "./encodeFrames.ts";
import { HOP, type MelFrames } from "../audio/melFrames.ts";
import { isHallucination } from "./isHallucination.ts";
import { JUDGED, type Stretch } from "../audio/speechGate.ts";
import type { Whisper } from "../model/whisper.ts";

/** In frames of 10 ms: what is heard before and after speech, for its first and last sounds. */
const BEFORE = 25;
const AFTER = 20;
/** In frames: so much must be new before it is listened to again. */
const NEW = 80;
/** In frames: from there on a stretch is cut at a pause, and without one, in any case. */
const LONG = 600;
const LONGEST = 1_400;
/** In frames: so many are not freed yet, as the gate notices the beginning of a word a little late. */
const MARGIN = 50;
/** In frames: neither part of a cut is shorter. */
const SHORTEST_PART = 150;
/** In seconds: by so much it may be late before the visitor is told, and before words are left out. */
const LATE = 4;
const TOO_LATE = 25;

/** A stretch of speech that is being written down, in frames. */
type Open = {
  from: number;
  to: number;
  /** Where it is over, nothing more comes. */
  isOver: boolean;
  /** Pauses at which it can be cut, where they are and how long. */
  pauses: { middle: number; length: number }[];
  /** Tokens that two passes agreed on, and what the last pass wrote. */
  agreed: readonly number[];
  last: readonly number[];
  /** Up to where it was listened to, and up to where `last` tells. */
  heardTo: number;
  lastTo: number;
};

type Captioning = {
  whisper: Pick<Whisper, "encode" | "decode" | "free" | "tokens">;
  frames: MelFrames;
  language: Language;
  /** What was heard before is written down first. */
  earlier?: Promise<unknown>;
  tell: (news: SessionNews) => void;
};

/** Writes down what is said, again and again while somebody speaks, until two passes agree. */
export function captioner({ whisper, frames, language, earlier, tell }: Captioning) {
  const { tokens } = whisper;
  /** What is not yet written down for good, the oldest first; only the last may still grow. */
  const stretches: Open[] = [];
  let told = 0;
  /** Finals that wait for the first words of what follows, so that none vanishes meanwhile. */
  let waiting: SpeechResult[] = [];
  /** Up to where everything has been listened to at least once, in frames. */
  let reached = 0;
  let lateness = 0;
  /** Tokens of names that may be said. */
  let names: readonly number[] = [];
  let working: Promise<void> | undefined;

  /** Takes up what the gate says of the stretch that goes on. */
  function follow(stretch: Stretch) {
    const from = Math.max(0, frameAt(stretch.from) - BEFORE);
    const last = stretches.at(-1);
    const isNew = !last || last.isOver;
    const nothing = { to: from, isOver: false, pauses: [], agreed: [], last: [] };
    const open: Open = isNew ? { ...nothing, from, heardTo: from, lastTo: from } : last;
    if (isNew) stretches.push(open);
    open.to = frameAt(stretch.to) + AFTER;
    open.isOver = stretch.isOver;
    open.pauses = stretch.pauses.map((pause) => ({
      middle: Math.round((frameAt(pause.from) + frameAt(pause.to)) / 2),
      length: pause.to - pause.from,
    }));
  }

  /** Resolves when nothing is left to be done. */
  function work(): Promise<void> {
    working ??= workOn().finally(() => {
      working = undefined;
    });
    return working;
  }

  async function workOn() {
    await earlier;
    for (;;) {
      tellLateness();
      const [first] = stretches;
      if (!first) return;
      cut(first);
      if (first.isOver) {
        // oxlint-disable-next-line no-await-in-loop -- One after the other, as they were said.
        await finish(first);
        if (stretches[0] === first) stretches.shift();
      } else if (reach(first) - first.heardTo >= NEW) {
        // oxlint-disable-next-line no-await-in-loop
        await listen(first);
      } else return;
      // What the microphone has heard meanwhile waits in the queue of this worker.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  function reach({ to, isOver }: Open) {
    return isOver ? Math.min(to, frames.count()) : frames.count();
  }

  /** One pass over a stretch that goes on. */
  async function listen(open: Open) {
    const to = reach(open);
    const written = await pass(open, to, open.agreed);
    open.heardTo = to;
    if (!written) return;
    open.lastTo = to;
    open.agreed = commonStart(open.last, written, open.agreed, tokens.beginsWord);
    open.last = written;
    results({ text: tokens.toText(written).trim(), isFinal: false, confidence: 0 });
  }

  /** The last pass over a stretch that is over. */
  async function finish(open: Open) {
    const to = reach(open);
    // What was heard to its end already is not listened to again.
    const isHeard = open.last.length > 0 && open.lastTo >= to;
    const written = isHeard ? open.last : await pass(open, to, open.agreed);
    // What two passes agreed on was said, however unsure the last one is.
    const text = tokens.toText(written ?? open.agreed).trim();
    if (text !== "") waiting.push({ text, isFinal: true, confidence: 1 });
    const [, rest] = stretches;
    const isNext = rest && rest.from <= open.to && reach(rest) - rest.from <= LONG;
    // After a cut, the first words of the rest are on the screen already: they must not vanish.
    if (!isNext || waiting.length > 1) results();
  }

  async function pass({ from }: Open, to: number, agreed: readonly number[]) {
    const sound = await encodeFrames(whisper, frames, from, to);
    const seconds = (to - from) / 100;
    const written = await whisper.decode(sound, {
      language,
      before: names,
      agreed,
      seconds,
      most: Math.ceil(seconds * 8) + 4,
    });
    whisper.free(sound);
    reached = Math.max(reached, to);
    return isHallucination(written, tokens.toText(written.tokens), seconds)
      ? undefined
      : written.tokens;
  }

  /** Tells the finals that waited and, where there is one, what is being said. */
  function results(open?: SpeechResult) {
    const from = told;
    told += waiting.length;
    const all = open ? [...waiting, open] : waiting;
    waiting = [];
    tell({ type: "resultsChanged", from, results: all });
  }

  /** Cuts a stretch that has become too long in two, at its longest pause. */
  function cut(open: Open) {
    const length = reach(open) - open.from;
    if (length <= LONG) return;
    const last = Math.min(reach(open), open.from + LONGEST) - SHORTEST_PART / 2;
    const possible = open.pauses.filter(
      ({ middle }) => middle - open.from >= SHORTEST_PART && middle <= last,
    );
    const longest = Math.max(...possible.map(({ length: pause }) => pause));
    const best = possible.findLast(({ length: pause }) => pause === longest);
    if (!best && length < LONGEST) return;
    const at = best?.middle ?? frames.quietest(last - SHORTEST_PART, last);
    const rest: Open = {
      ...open,
      from: at,
      pauses: open.pauses.filter(({ middle }) => middle > at),
      agreed: [],
      last: [],
      heardTo: at,
      lastTo: at,
    };
    // What was agreed on may lie beyond the cut: the first part is listened to anew.
    Object.assign(open, { to: at, isOver: true, agreed: [], last: [] });
    stretches.splice(stretches.indexOf(open) + 1, 0, rest);
  }

  function tellLateness() {
    const [first] = stretches;
    const behind = first ? (frames.count() - Math.max(reached, first.from)) / 100 : 0;
    const seconds = behind < LATE ? 0 : Math.round(behind);
    if (seconds !== lateness) tell({ type: "behind", seconds });
    lateness = seconds;
    if (behind >= TOO_LATE) leaveOut(frames.count() - LATE * 100);
  }

  /** A device that is too slow would never be on time again: what is oldest is left out, and told. */
  function leaveOut(before: number) {
    let skipped = 0;
    while (stretches[0] && stretches[0].from < before) {
      const [first] = stretches;
      const to = first.isOver ? Math.min(first.to, before) : before;
      skipped += Math.max(0, to - first.heardTo);
      if (first.isOver && first.to <= before) stretches.shift();
      else Object.assign(first, { from: to, agreed: [], last: [], heardTo: to, lastTo: to });
    }
    reached = before;
    if (waiting.length > 0) results();
    tell({ type: "skipped", seconds: Math.round(skipped / 100) });
  }

  /** Frees the frames that are not needed again; the gate has judged all up to `judged`. */
  function forget(judged: number) {
    const first = stretches[0]?.from ?? judged;
    frames.forget(Math.min(judged, first) - BEFORE - MARGIN);
  }

  /** Gives up everything that is not written down yet. */
  function drop() {
    stretches.length = 0;
  }

  /** Names that the model is prompted with from now on. */
  function expect(tokensOfNames: readonly number[]) {
    names = tokensOfNames;
  }

  return { follow, work, forget, drop, expect };
}

export function frameAt(judgement: number) {
  return Math.round((judgement * JUDGED) / HOP);
}

/** The tokens that two passes wrote alike, up to the last word that is whole in both. */
function commonStart(
  one: readonly number[],
  other: readonly number[],
  before: readonly number[],
  beginsWord: (token: number) => boolean,
): readonly number[] {
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  // A word that one of them goes on with is not yet known.
  const isWhole = (at: number) =>
    [one, other].every((each) => at < each.length && beginsWord(each[at]!));
  while (alike > before.length && !isWhole(alike)) alike--;
  return alike > before.length ? other.slice(0, alike) : before;
}
