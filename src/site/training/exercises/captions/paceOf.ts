/** How many words the captions had, and when, in milliseconds. */
export type Growth = { at: number; words: number };

export type Pace = { perMinute: number; pauses: number };

/** In milliseconds: a gap of this length between words is a pause. */
const PAUSE = 800;
/** In milliseconds: a longer gap counts as this much, because somebody was interrupted. */
const LONGEST_PAUSE = 3_000;
/** With fewer words the pace is not shown. */
const FEWEST_WORDS = 15;
/** In words a minute: nobody speaks faster, so the captions must have arrived late and all at once. */
const FASTEST = 300;

/** How fast somebody spoke, from the first news of words to the last. */
export function paceOf(growth: readonly Growth[]): Pace | undefined {
  const words = (growth.at(-1)?.words ?? 0) - (growth[0]?.words ?? 0);
  const waits = growth.slice(1).map(({ at }, index) => at - growth[index]!.at);
  const time = waits.reduce((sum, wait) => sum + Math.min(wait, LONGEST_PAUSE), 0);
  const perMinute = Math.round((words * 60_000) / time);
  if (words < FEWEST_WORDS || perMinute > FASTEST) return undefined;
  return { perMinute, pauses: waits.filter((wait) => wait >= PAUSE).length };
}
