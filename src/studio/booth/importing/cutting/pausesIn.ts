import type { Region } from "../waveform/regions.ts";

/** In seconds: a shorter silence is a letter such as the t of “tetto”. */
const SHORTEST = 0.15;
/** In seconds: a click or a smack of the lips between two silences does not end them. */
const CLICK = 0.04;
/** Nobody speaks below this share of the loud columns, or below so many times the quiet ones. */
const [OF_LOUD, OF_QUIET] = [0.06, 3];

/** Where nobody speaks; `peaks` are the loudest samples of columns that last `column` seconds. */
export function pausesIn(peaks: ArrayLike<number>, column: number): Region[] {
  const sorted = Float32Array.from(peaks).toSorted();
  const loud = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  const quiet = sorted[Math.floor(sorted.length * 0.05)] ?? 0;
  const limit = Math.min(Math.max(loud * OF_LOUD, quiet * OF_QUIET), loud / 3);
  const silences: [from: number, to: number][] = [];
  for (let at = 0; at < peaks.length; at++) {
    if (peaks[at]! > limit) continue;
    const last = silences.at(-1);
    if (last && (at - last[1]) * column <= CLICK) last[1] = at + 1;
    else silences.push([at, at + 1]);
  }
  return silences
    .map(([from, to]): Region => [from * column, to * column])
    .filter(([from, to]) => to - from >= SHORTEST - column / 2);
}
