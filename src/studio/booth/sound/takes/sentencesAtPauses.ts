import { FRAME, levelsOf } from "../levels/levelsOf.ts";
import { voiceMargin, spansAbove, voiceIn } from "./voiceIn.ts";
import type { Sound } from "../sound.ts";

/** In seconds: a shorter silence is inside a word. */
const SHORTEST_PAUSE = 0.15;

/** In seconds: a longer pause is no clearer end of a sentence. */
const LONGEST_PAUSE = 0.8;

/** How much a pause of a second speaks for the end of a sentence. */
const WORTH = 8;

/** How far a sentence may be from its expected length: so many seconds and this share of it. */
const DOUBT = { seconds: 0.5, share: 0.12 };

/** The sound between two pauses, in seconds. */
type Stretch = { from: number; to: number };

/**
 * Where each sentence of a recording begins and ends, in seconds with a margin, by the pauses between
 * them and by their expected lengths, which are scaled to how fast this voice reads.
 */
export function sentencesAtPauses(
  sound: Sound,
  expectedSeconds: readonly number[],
): [from: number, to: number][] {
  const seconds = sound.samples.length / sound.rate;
  const stretches = stretchesOf(sound);
  const [first, last] = [stretches[0] ?? { from: 0 }, stretches.at(-1) ?? { to: seconds }];
  const total = expectedSeconds.reduce((sum, each) => sum + each, 0) || 1;
  const scale = (last.to - first.from) / total;
  const expected = expectedSeconds.map((each) => each * scale);
  const sentences =
    stretches.length < expected.length
      ? inProportion(expected, first.from)
      : inGroups(stretches, expected);
  return sentences.map(({ from, to }, place) => {
    const before = from - (sentences[place - 1]?.to ?? 0);
    const after = (sentences[place + 1]?.from ?? seconds) - to;
    return [
      from - Math.min(voiceMargin.before, before / 3),
      to + Math.min(voiceMargin.after, (after * 2) / 3),
    ];
  });
}

function stretchesOf(sound: Sound): Stretch[] {
  const levels = levelsOf(sound);
  const voice = voiceIn(levels);
  if (!voice) return [];
  const heard = spansAbove(levels, voice.faint, SHORTEST_PAUSE - FRAME);
  // A click in a pause is no sentence.
  const spoken = heard.filter(([start, end]) =>
    voice.spans.some(([at]) => at >= start && at < end),
  );
  return spoken.map(([start, end]) => ({ from: start * FRAME, to: end * FRAME }));
}

function inProportion(expected: readonly number[], start: number): Stretch[] {
  let to = start;
  return expected.map((seconds) => {
    const from = to;
    to += seconds;
    return { from, to };
  });
}

/** Groups consecutive stretches to sentences at the least cost. */
function inGroups(stretches: readonly Stretch[], expected: readonly number[]): Stretch[] {
  const count = stretches.length;
  // The least cost of the sentences so far, by the number of stretches in them.
  let costs = Array.from({ length: count + 1 }, (_, taken) => (taken === 0 ? 0 : Infinity));
  const beginnings = expected.map((seconds) => {
    const next = Array.from({ length: count + 1 }, () => Infinity);
    const begins = new Int32Array(count + 1);
    for (let start = 0; start < count; start++) {
      if (costs[start] === Infinity) continue;
      for (let end = start + 1; end <= count; end++) {
        const cost = costs[start]! + costOf(stretches, start, end, seconds);
        if (cost < next[end]!) [next[end], begins[end]] = [cost, start];
      }
    }
    costs = next;
    return begins;
  });
  let end = count;
  const sentences = beginnings.toReversed().map((begins) => {
    const start = begins[end]!;
    const sentence = { from: stretches[start]!.from, to: stretches[end - 1]!.to };
    end = start;
    return sentence;
  });
  return sentences.toReversed();
}

function costOf(stretches: readonly Stretch[], start: number, end: number, expected: number) {
  const { to } = stretches[end - 1]!;
  const next = stretches[end]?.from ?? to + LONGEST_PAUSE / 2;
  const error =
    (next - stretches[start]!.from - expected) / (DOUBT.seconds + DOUBT.share * expected);
  return error ** 2 - WORTH * Math.min(LONGEST_PAUSE, next - to);
}
