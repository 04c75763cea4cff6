import type { EarsSpeed } from "../earsMessages.ts";
import type { Runtime, InferenceSession } from "./runtime.ts";
import { TRIAL, trialGraph } from "./trialGraph.ts";

/** In milliseconds: so long each is tried, and so long at least each time is that is measured. */
const TRIED = 1_500;
const SHORTEST = 20;

/** How many rows the encoder has of a few seconds of sound. */
const MANY = 200;

/** How fast this device computes what Whisper consists of. */
export async function measureSpeed(runtime: Runtime): Promise<EarsSpeed> {
  const session = await runtime.InferenceSession.create(trialGraph(), {});
  const many = await rate(runtime, session, MANY);
  const one = await rate(runtime, session, 1);
  await session.release();
  return { many, one, threads: runtime.env.wasm.numThreads };
}

async function rate({ Tensor }: Runtime, session: InferenceSession, rows: number) {
  const input = new Tensor("float32", new Float32Array(rows * TRIAL.rows).fill(0.5), [
    rows,
    TRIAL.rows,
  ]);
  const run = async () => (await session.run({ in: input }))["out"]!.dispose();
  const rates: number[] = [];
  const begun = performance.now();
  for (let count = 1; performance.now() - begun < TRIED;) {
    const before = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- One run at a time is what is measured.
    for (let runs = 0; runs < count; runs++) await run();
    const time = performance.now() - before;
    if (time < SHORTEST) count *= 2;
    else rates.push((count * rows * TRIAL.rows * TRIAL.columns) / time / 1e6);
  }
  // A browser still compiles while it runs for the first time, and others compute meanwhile: only
  // the faster runs tell what the device can do.
  return rates.toSorted((one, other) => other - one)[Math.floor(rates.length / 4)] ?? 0;
}
