import type { EarsSize } from "../../catalogue/earsFiles.ts";
import type { EarsSpeed } from "./earsMessages.ts";

/**
 * In seconds: how long after a word a device of this speed shows it; `undefined` where it would fall
 * behind somebody who goes on speaking.
 */
export function lagOf(size: EarsSize, { many, one }: EarsSpeed): number | undefined {
  const { encoder, decoder } = work[size];
  const atOnce = PASS.seconds * encoder + PASS.known * decoder;
  const seconds = atOnce / many + (PASS.tokens * decoder) / one;
  return seconds > LONGEST ? undefined : WAIT + seconds;
}

/** In billions of multiplications, with all that goes with them: for a second of sound, a token. */
const work = {
  base: { encoder: 1.05, decoder: 0.06 },
  small: { encoder: 4.4, decoder: 0.18 },
} satisfies Record<EarsSize, { encoder: number; decoder: number }>;

/** An ordinary pass while somebody speaks: its sound, and how many of its tokens are known. */
const PASS = { seconds: 4.5, known: 45, tokens: 10 };
/** In seconds: how long a word waits for the next pass, on average. */
const WAIT = 0.8;
/** In seconds: a pass that takes longer comes too late for what is said meanwhile. */
const LONGEST = 2.2;
