import { JUDGED } from "../audio/speechGate.ts";
import type { Runtime, InferenceSession, Tensor } from "./runtime.ts";

/** In samples: the model also takes the end of the sound before. */
const CONTEXT = 64;

/** Silero, a small model that tells how likely a sound is speech. */
export function silero({ Tensor }: Runtime, session: InferenceSession) {
  const rate = new Tensor("int64", BigInt64Array.of(16_000n), []);
  let state: Tensor = new Tensor("float32", new Float32Array(256), [2, 1, 128]);
  const heard = new Float32Array(CONTEXT + JUDGED);

  /** How likely there is speech in the next `JUDGED` samples. */
  return async (samples: Float32Array): Promise<number> => {
    heard.copyWithin(0, JUDGED);
    heard.set(samples, CONTEXT);
    const input = new Tensor("float32", heard.slice(), [1, heard.length]);
    const { output, stateN } = await session.run({ input, state, sr: rate });
    state.dispose();
    state = stateN!;
    return output!.data[0]!;
  };
}
