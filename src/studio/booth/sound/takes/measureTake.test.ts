import { describe, expect, it } from "vitest";
import { hiss, RATE, tone, sequence, mix } from "../fixtures/sounds.ts";
import { recordingOf } from "../fixtures/recordingOf.ts";
import { spokenPart } from "./spokenPart.ts";
import type { Flaw } from "../../../draft/documents/boothDocument.ts";
import { measureTake } from "./measureTake.ts";

const { sound, cues } = await recordingOf("en", "davide");
const { start, end } = cues[2]!;
/** A sentence as a microphone gives it, at about −26 LUFS. */
const spoken = sound.samples
  .slice(Math.round(start * RATE), Math.round(end * RATE))
  .map((sample) => sample / 3);

it.each<[what: string, tone: Float32Array, loudness: number, peak: number]>([
  // BS.1770: a tone of 997 Hz at 0 dB has −3.01 LUFS.
  ["a tone", tone(997, 2, -20), -23.01, -20],
  ["a loud tone", tone(997, 2, -6), -9.01, -6],
  ["a tone too short to be measured", tone(997, 0.15, -20), -23.01, -20],
])("%s is as loud as it is", (_, samples, loudness, peak) => {
  const part = { from: 0.5, to: 0.5 + samples.length / RATE };
  const sounding = { samples: sequence(RATE, 0.5, samples, 0.5), rate: RATE };
  const figures = measureTake(sounding, part);
  expect(Math.abs(figures.loudness - loudness)).toBeLessThan(0.3);
  expect(Math.abs(figures.peak - peak)).toBeLessThan(0.3);
});

it.each([-70, -55, -45])("the noise of a room is measured in the pauses (%i dB)", (noise) => {
  expect(Math.abs(figuresOf(take(noise, 0.6, spoken, 0.8)).noise - noise)).toBeLessThan(1.5);
});

describe("a flaw is told", () => {
  it.each<[longest: number, flaws: Flaw[]]>([
    [3, ["endless"]],
    [30, []],
  ])("a take that was to end after %i seconds", (longest, flaws) => {
    const samples = take(-65, 0.6, spoken, 0.8);
    const sounding = { samples, rate: RATE };
    expect(samples.length / RATE).toBeGreaterThan(3);
    expect(measureTake(sounding, spokenPart(sounding), longest).flaws).toEqual(flaws);
  });

  it.each<[what: string, samples: Float32Array, flaws: Flaw[]]>([
    ["none", take(-65, 0.6, spoken, 0.8), []],
    ["none in digital silence", sequence(RATE, 0.6, spoken, 0.8), []],
    ["nobody speaks", hiss(2, -50), ["silent"]],
    ["nothing comes", new Float32Array(RATE), ["silent"]],
    ["a buffer was lost", withGap(take(-65, 0.6, spoken, 0.8), 128), ["interrupted"]],
    ["the microphone clips", cut(take(-75, 0.6, spoken, 0.8), 10, 1), ["clipped"]],
    ["it was turned down after it clipped", cut(take(-75, 0.6, spoken, 0.8), 10, 0.4), ["clipped"]],
    ["the voice was there already", take(-65, spoken.slice(0.4 * RATE), 0.8), ["cutAtStart"]],
    ["the voice goes on", take(-65, 0.6, spoken.slice(0, -0.6 * RATE)), ["cutAtEnd"]],
    [
      "far away",
      take(
        -85,
        0.6,
        spoken.map((sample) => sample / 5),
        0.8,
      ),
      ["quiet"],
    ],
    ["beside a fan", take(-41, 0.6, spoken, 0.8), ["noisy"]],
    [
      "far away, beside a fan",
      take(
        -53,
        0.6,
        spoken.map((sample) => sample / 5),
        0.8,
      ),
      ["quiet", "noisy"],
    ],
  ])("%s", (_, samples, flaws) => {
    expect(figuresOf(samples).flaws).toEqual(flaws);
  });

  it("one sample at the rail is none", () => {
    const samples = take(-65, 0.6, spoken, 0.8);
    samples[RATE] = 1;
    expect(figuresOf(samples).flaws).toEqual([]);
  });

  it("a part that was cut by hand in the middle of a word is told", () => {
    const samples = take(-65, 0.6, spoken, 0.8);
    const part = { from: 1, to: 1.6 };
    expect(measureTake({ samples, rate: RATE }, part).flaws).toEqual(["cutAtStart", "cutAtEnd"]);
  });
});

it("figures can be kept in a document", () => {
  for (const samples of [new Float32Array(), new Float32Array(RATE), take(-60, 1, spoken, 1)]) {
    const figures = figuresOf(samples);
    expect(JSON.parse(JSON.stringify(figures))).toEqual(figures);
  }
});

function figuresOf(samples: Float32Array) {
  return measureTake({ samples, rate: RATE }, spokenPart({ samples, rate: RATE }));
}

/** What a microphone gives: sounds and silences (in seconds), and the noise of the room, in dB. */
function take(noise: number, ...parts: (Float32Array | number)[]) {
  const samples = sequence(RATE, ...parts);
  return mix(samples, hiss(samples.length / RATE, noise));
}

/** Without so many samples where it is loudest. */
function withGap(samples: Float32Array, length: number) {
  const loudest = samples.indexOf(Math.max(...samples));
  return samples.map((sample, at) => (Math.abs(at - loudest) <= length / 2 ? 0 : sample));
}

/** Too loud by so many times, cut off at the rail, and turned down. */
function cut(samples: Float32Array, gain: number, volume: number) {
  return samples.map((sample) => volume * Math.min(1, Math.max(-1, gain * sample)));
}
