import type { EarsSpeed } from "./earsMessages.ts";
import type { Runtime, Session } from "./runtime.ts";
import { TRIAL, trialGraph } from "./trialGraph.ts";

/** In milliseconds: so long each is tried; the first run of a model is slower than all others. */
const TRIED = 900;

/** How many rows the encoder has of a few seconds of sound. */
const MANY = 200;

/** How fast this device computes what Whisper consists of. */
export async function speedOf(runtime: Runtime): Promise<EarsSpeed> {
  const session = await runtime.InferenceSession.create(trialGraph(), {});
  const many = await rate(runtime, session, MANY);
  const one = await rate(runtime, session, 1);
  await session.release();
  return { many, one, threads: runtime.env.wasm.numThreads };
}

async function rate({ Tensor }: Runtime, session: Session, rows: number) {
  const input = new Tensor("float32", new Float32Array(rows * TRIAL.rows).fill(0.5), [
    rows,
    TRIAL.rows,
  ]);
  const run = async () => (await session.run({ in: input }))["out"]!.dispose();
  await run();
  const begun = performance.now();
  let runs = 0;
  while (performance.now() - begun < TRIED) {
    // oxlint-disable-next-line no-await-in-loop -- One run at a time is what is measured.
    await run();
    runs++;
  }
  const seconds = (performance.now() - begun) / 1000;
  return (runs * rows * TRIAL.rows * TRIAL.columns) / seconds / 1e9;
}
