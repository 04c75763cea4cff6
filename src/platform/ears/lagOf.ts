import type { EarsSize } from "./earsFiles.ts";
import type { EarsSpeed } from "./earsMessages.ts";

/**
 * In seconds: how long after a word a device of this speed shows it; `undefined` where it would fall
 * behind somebody who goes on speaking.
 */
export function lagOf(size: EarsSize, { many, one }: EarsSpeed): number | undefined {
  const { encoder, decoder } = work[size];
  const seconds = (PASS.seconds * encoder) / many + (PASS.tokens * decoder) / one;
  return seconds > LONGEST ? undefined : 1 + seconds;
}

/** In billions of multiplications: for a second of sound, and for a token. */
const work = {
  base: { encoder: 1.05, decoder: 0.052 },
  small: { encoder: 4.4, decoder: 0.153 },
} satisfies Record<EarsSize, { encoder: number; decoder: number }>;

/** What is recognised again and again while somebody speaks, in the middle. */
const PASS = { seconds: 4, tokens: 10 };
/** In seconds: a pass that takes longer comes too late for what is said meanwhile. */
const LONGEST = 2;
