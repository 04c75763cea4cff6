import { expect, it } from "vitest";
import { secondsAloud } from "../../../../content/speaking/secondsAloud.ts";
import { languages } from "../../../../i18n/languages.ts";
import { hiss, RATE, tone, sequence, mix } from "../fixtures/sounds.ts";
import { recordingOf } from "../fixtures/recordingOf.ts";
import { voiceMargin } from "./voiceIn.ts";
import { sentencesAtPauses } from "./sentencesAtPauses.ts";

// All 1111 sentences of the 80 recordings are found; these stand for them.
const recordings = [
  ...languages.flatMap((language) => [
    [language, "tour-help"] as const,
    [language, "tour-davide"] as const,
  ]),
  ["it", "apollo"] as const,
];

it.each(recordings)("each sentence of a recording is found (%s, %s)", async (language, clip) => {
  const { sound, cues } = await recordingOf(language, clip);
  const expected = cues.map(({ text }) => secondsAloud([text], language));
  const found = sentencesAtPauses(sound, expected);
  expect(found).toHaveLength(cues.length);
  for (const [place, [from, to]] of found.entries()) {
    expect(Math.abs(from + voiceMargin.before - cues[place]!.start), `${place}`).toBeLessThan(0.15);
    expect(Math.abs(to - voiceMargin.after - cues[place]!.end), `${place}`).toBeLessThan(0.15);
  }
});

const noisy = (samples: Float32Array) => mix(samples, hiss(samples.length / RATE, -60));
const said = (seconds: number) => tone(180, seconds, -20);

it.each<[what: string, parts: (Float32Array | number)[], expected: number[], starts: number[]]>([
  [
    "a long pause inside a sentence is no end",
    [0.5, said(2), 0.5, said(2), 0.5, said(1), 0.5],
    [5, 1],
    [0.5, 5.5],
  ],
  [
    "of two pauses the longer is the end",
    [0.5, said(2), 0.2, said(0.4), 0.6, said(2), 0.5],
    [2, 2.8],
    [0.5, 3.7],
  ],
  [
    "a slow reader takes longer for every sentence",
    [0.5, said(4), 0.5, said(2), 0.5, said(4), 0.5],
    [2, 1, 2],
    [0.5, 5, 7.5],
  ],
  [
    "sentences without a pause are divided by how long they take",
    [0.5, said(6), 0.5],
    [1, 2],
    [0.5, 2.5],
  ],
])("%s", (_, parts, expected, starts) => {
  const sound = { samples: noisy(sequence(RATE, ...parts)), rate: RATE };
  const found = sentencesAtPauses(sound, expected);
  expect(found).toHaveLength(expected.length);
  for (const [place, start] of starts.entries())
    expect(Math.abs(found[place]![0] - start)).toBeLessThan(0.15);
});

it.each<[what: string, samples: Float32Array]>([
  ["silence", new Float32Array(3 * RATE)],
  ["nothing", new Float32Array()],
  ["a room", hiss(3, -50)],
])("there are as many sentences as asked for even in %s", (_, samples) => {
  const found = sentencesAtPauses({ samples, rate: RATE }, [1, 2, 0]);
  expect(found).toHaveLength(3);
  for (const [from, to] of found) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to).toBeLessThanOrEqual(samples.length / RATE + 0.001);
  }
  expect(sentencesAtPauses({ samples, rate: RATE }, [])).toEqual([]);
});
