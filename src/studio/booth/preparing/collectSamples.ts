import type { Microphone } from "../../../platform/sound/microphone.ts";
import type { Sound } from "../sound/sound.ts";

/** What a microphone hears in the next seconds; fails when `signal` aborts. */
export function collectSamples(
  { rate, watch }: Pick<Microphone, "rate" | "watch">,
  seconds: number,
  signal: AbortSignal,
): Promise<Sound> {
  return new Promise((resolve, reject) => {
    const samples = new Float32Array(Math.round(seconds * rate));
    let filled = 0;
    const stop = watch((chunk) => {
      const part = chunk.subarray(0, samples.length - filled);
      samples.set(part, filled);
      filled += part.length;
      if (filled < samples.length) return;
      stop();
      resolve({ samples, rate });
    });
    signal.addEventListener("abort", () => {
      stop();
      reject(new DOMException("Somebody left", "AbortError"));
    });
  });
}
