import { expect, it } from "vitest";
import { recordingOf } from "../fixtures/recordingOf.ts";
import { tone } from "../fixtures/sounds.ts";
import { interpolatedPeak } from "./interpolatedPeak.ts";
import { truePeak } from "./truePeak.ts";

it.each<[what: string, samples: Float32Array, peak: number]>([
  ["a low tone", tone(200, 0.5, -6), -6],
  ["a tone whose peaks are all between samples", tone(6000, 0.5, 0, { phase: 1 / 8 }), 0],
  ["a tone at another rate", tone(12_000, 0.5, -3, { rate: 48_000, phase: 1 / 8 }), -3],
  ["one sample", Float32Array.of(0, 0.5, 0), -6.02],
  ["silence", new Float32Array(1000), -100],
  ["nothing", new Float32Array(), -100],
])("the peak of %s is what a loudspeaker reaches", (_, samples, peak) => {
  expect(truePeak(samples)).toBeGreaterThan(peak - 0.3);
  expect(truePeak(samples)).toBeLessThan(peak + 0.3);
});

it("no peak is missed for looking only where it can be", async () => {
  const { sound } = await recordingOf("it", "tour-not-recognised");
  let highest = 0;
  for (let at = 0; at < sound.samples.length; at++)
    highest = Math.max(highest, interpolatedPeak(sound.samples, at), Math.abs(sound.samples[at]!));
  expect(truePeak(sound.samples)).toBeCloseTo(20 * Math.log10(highest), 6);
});
