import { voiceMargin } from "../../sound/takes/voiceIn.ts";
import { inOrder, type Region } from "../waveform/regions.ts";

/**
 * In seconds: how far a pause may lie before and after its mark. Who hears a sentence begin presses
 * late, hardly ever early.
 */
const [LATE, EARLY] = [0.6, 0.25];

/**
 * Cuts a recording into sentences at the marks where all but the first begin. Sentences without a
 * mark share what is left in proportion to the seconds expected of each.
 */
export function regionsFrom(
  marks: readonly number[],
  expected: readonly number[],
  pauses: readonly Region[],
  seconds: number,
): Region[] {
  const first = pauses.find(([from]) => from === 0);
  const last = pauses.find(([, to]) => to >= seconds - 0.02);
  const begin = first ? Math.max(first[1] - voiceMargin.before, 0) : 0;
  const end = last ? Math.min(last[0] + voiceMargin.after, seconds) : seconds;
  const inside = pauses.filter((pause) => pause !== first && pause !== last);
  const moments = addMissingMarks(marks.slice(0, expected.length - 1), expected, begin, end);
  const cuts = moments.map((mark, n) => {
    const cut = cutAt(mark, inside);
    // A pause ends one sentence only: a second mark near it cuts where it is.
    const isTaken = n > 0 && cut[0] === cutAt(moments[n - 1]!, inside)[0];
    return isTaken ? ([mark, mark] as const) : cut;
  });
  const regions = expected.map((_, n): Region => {
    const from = n === 0 ? begin : cuts[n - 1]![1];
    const to = n === cuts.length ? end : cuts[n]![0];
    return [from, Math.max(to, from)];
  });
  return inOrder(regions, seconds);
}

/** Where the sentence before a mark ends and the next one begins: in the silence between them. */
export function cutAt(mark: number, pauses: readonly Region[]): Region {
  const near = pauses.filter(([from, to]) => to >= mark - LATE && from <= mark + EARLY);
  // A pause between sentences is longer than one at a comma.
  const [pause] = near.toSorted((one, other) => other[1] - other[0] - (one[1] - one[0]));
  if (!pause) return [mark, mark];
  const [from, to] = pause;
  const both = voiceMargin.after + voiceMargin.before;
  if (to - from >= both) return [from + voiceMargin.after, to - voiceMargin.before];
  const cut = from + ((to - from) * voiceMargin.after) / both;
  return [cut, cut];
}

function addMissingMarks(
  marks: readonly number[],
  expected: readonly number[],
  begin: number,
  end: number,
): number[] {
  const from = marks.at(-1) ?? begin;
  const left = expected.slice(marks.length);
  const whole = left.reduce((sum, each) => sum + each, 0);
  let before = 0;
  const shares = left.slice(0, -1).map((each) => {
    before += each;
    return from + ((end - from) * before) / whole;
  });
  return [...marks, ...shares];
}
