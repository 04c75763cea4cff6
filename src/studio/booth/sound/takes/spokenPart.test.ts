import { describe, expect, it } from "vitest";
import { hiss, tone, sequence, mix } from "../fixtures/sounds.ts";
import { recordingOf } from "../fixtures/recordingOf.ts";
import { spokenPart } from "./spokenPart.ts";

const { sound, cues } = await recordingOf("it", "apollo");
const { rate } = sound;
const spoken = sentence(3);
const seconds = spoken.length / rate;

describe("a voice is found", () => {
  it.each<[where: string, samples: Float32Array, start: number, length: number]>([
    ["in a still room", take(-75, 1, spoken, 1.5), 1, seconds],
    ["in an office", take(-55, 1, spoken, 1.5), 1, seconds],
    ["beside a fan", take(-42, 1, spoken, 1.5), 1, seconds],
    ["in digital silence", sequence(rate, 1, spoken, 1.5), 1, seconds],
    ["after a key was pressed", take(-65, 0.05, click(), 0.7, spoken, 1), 0.8, seconds],
    ["before a key was pressed", take(-65, 1, spoken, 0.6, click(), 0.1), 1, seconds],
    ["between two loud keys", take(-55, click(4), 0.5, spoken, 0.5, click(4)), 0.55, seconds],
    [
      "with a long pause in it",
      take(-60, 1, spoken, 1.2, sentence(4), 1),
      1,
      seconds + 1.2 + sentence(4).length / rate,
    ],
    ["that says one short word", take(-60, 1, tone(180, 0.2, -20), 1), 1, 0.2],
    [
      "that is far away",
      take(
        -75,
        1,
        spoken.map((sample) => sample / 30),
        1,
      ),
      1,
      seconds,
    ],
    ["that begins with the take", take(-65, spoken, 1), 0, seconds],
    ["that a take ends with", take(-65, 1, spoken), 1, seconds],
  ])("%s", (_, samples, start, length) => {
    const { from, to } = spokenPart({ samples, rate })!;
    expect(from).toBeGreaterThanOrEqual(Math.max(0, start - 0.16));
    expect(from).toBeLessThanOrEqual(Math.max(0, start - 0.05));
    const end = samples.length / rate;
    expect(to).toBeGreaterThanOrEqual(Math.min(end, start + length + 0.05));
    expect(to).toBeLessThanOrEqual(Math.min(end, start + length + 0.3));
  });
});

it.each<[what: string, breath: number, pause: number, kept: number]>([
  ["a breath before the first word is kept", 0.25, 0.05, 0.33],
  ["of a long breath the end is kept", 0.8, 0.02, 0.35],
  ["a breath long before the first word is not", 0.3, 0.5, 0.12],
])("%s", (_, breath, pause, kept) => {
  const samples = take(-70, 1, hiss(breath, -48), pause, spoken, 1);
  const { from } = spokenPart({ samples, rate })!;
  expect(Math.abs(1 + breath + pause - from - kept)).toBeLessThan(0.06);
});

it("a key that is pressed right after the last word is not in the recording", () => {
  const samples = take(-65, 1, spoken, 0.2, click(), 0.5);
  expect(spokenPart({ samples, rate })!.to).toBeLessThanOrEqual(1 + seconds + 0.2);
});

it.each<[what: string, samples: Float32Array]>([
  ["an empty take", new Float32Array()],
  ["silence", new Float32Array(rate)],
  ["a room", hiss(3, -45)],
  ["a key", take(-60, 0.5, click(4), 1)],
  ["a key, pressed and let go", take(-60, 0.5, click(), 0.09, click(), 1)],
])("nobody is heard in %s", (_, samples) => {
  expect(spokenPart({ samples, rate })).toBeUndefined();
});

function sentence(place: number) {
  const { start, end } = cues[place]!;
  return sound.samples.slice(Math.round(start * rate), Math.round(end * rate));
}

/** What a microphone gives: sounds and silences (in seconds), and the noise of the room, in dB. */
function take(noise: number, ...parts: (Float32Array | number)[]) {
  const samples = sequence(rate, ...parts);
  return mix(samples, hiss(samples.length / rate, noise));
}

/** The key of a laptop: a knock that rings for a moment. */
function click(loudness = 1) {
  return hiss(0.05, -22).map((sample, at) => loudness * sample * Math.exp(-at / rate / 0.008));
}
