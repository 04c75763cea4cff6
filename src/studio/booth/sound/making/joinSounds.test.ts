import { expect, it } from "vitest";
import { pausesOf } from "../../../../lib/sound/pauses.js";
import { joinSounds } from "./joinSounds.ts";
import { voiceMargin } from "../takes/voiceIn.ts";

const rate = 24_000;
const pauses = pausesOf("apollo");
const forHands = pausesOf("touch-apollo-emblem");

it("sentences are where their cues say, to the sample", () => {
  const { samples, cues } = joinSounds(
    [part(1001), part(777, true), part(2), part(0)],
    pauses,
    rate,
  );
  const starts = samples.reduce<number[]>((found, sample, at) => {
    return sample !== 0 && (samples[at - 1] ?? 0) === 0 ? [...found, at] : found;
  }, []);
  expect(cues.slice(0, 3).map(([start]) => Math.round(start * rate))).toEqual(starts);
  expect(cues.map(([start, end]) => Math.round((end - start) * rate))).toEqual([1001, 777, 2, 0]);
  expect(cues[0]![0]).toBe(pauses.before);
  expect(samples).toHaveLength(Math.round((cues.at(-1)![1] + pauses.after) * rate));
});

it.each<[what: string, startsParagraph: boolean, of: typeof pauses, pause: number]>([
  ["sentences", false, pauses, pauses.sentence],
  ["paragraphs", true, pauses, pauses.paragraph],
  ["sentences of a touch guide", false, forHands, 1.6],
  ["paragraphs of a touch guide", true, forHands, 3],
])("the pause that is heard between %s is ours", (_, startsParagraph, of, pause) => {
  // A voice with its room around it.
  const voice = new Float32Array(rate).fill(0.5);
  voice.fill(0, 0, voiceMargin.before * rate).fill(0, rate - voiceMargin.after * rate);
  const { samples } = joinSounds(
    [
      { samples: voice, startsParagraph: true },
      { samples: voice, startsParagraph },
    ],
    of,
    rate,
  );
  const first = samples.indexOf(0, samples.indexOf(0.5));
  expect((samples.indexOf(0.5, first) - first) / rate).toBeCloseTo(pause, 3);
});

it("nothing is the silence before and after it", () => {
  const { samples, cues } = joinSounds([], pauses, rate);
  expect(cues).toEqual([]);
  expect(samples.length).toBe(Math.round(pauses.after * rate));
});

function part(length: number, startsParagraph = false) {
  return { samples: new Float32Array(length).fill(0.5), startsParagraph };
}
