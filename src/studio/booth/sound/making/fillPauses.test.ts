import { describe, expect, it } from "vitest";
import { pausesOf } from "../../../../lib/sound/pauses.js";
import { hiss, RATE, tone, sequence, mix } from "../fixtures/sounds.ts";
import { joinSounds } from "./joinSounds.ts";
import { fillPauses } from "./fillPauses.ts";
import { fadeEdges } from "./fadeEdges.ts";

/** In dB: how loud the room is in each sentence, after all has been made as loud as the others. */
const levels = [-50, -44, -50, -56];

describe.each(["apollo", "touch-apollo-emblem"])("the pauses of %s", (clip) => {
  const parts = levels.map((level, n) => ({
    samples: sentence(level, n),
    startsParagraph: n === 2,
  }));
  const row = joinSounds(parts, pausesOf(clip), RATE);
  const filled = fillPauses(row, RATE);
  const pauses = row.cues.slice(1).map(([start], n) => [row.cues[n]![1], start] as const);

  it("are as loud as the room before and after them", () => {
    for (const [n, [from, to]] of pauses.entries()) {
      const [before, after] = [levels[n]!, levels[n + 1]!];
      const half = Math.min(0.2, (to - from) / 8);
      expect(Math.abs(levelOf(filled, from - 0.015, from + half) - before)).toBeLessThan(2.5);
      expect(Math.abs(levelOf(filled, to - half, to + 0.008) - after)).toBeLessThan(2.5);
      for (let at = from; at < to - 0.02; at += 0.02) {
        const level = levelOf(filled, at, at + 0.02);
        expect(level).toBeGreaterThan(Math.min(before, after) - 4);
        expect(level).toBeLessThan(Math.max(before, after) + 4);
      }
    }
  });

  it("begin and end without a jump", () => {
    // In a room that is a low murmur a jump of its own height stands out.
    const murmuring = joinSounds(
      levels.map((level, n) => ({ samples: sentence(level, n, murmur), startsParagraph: n === 2 })),
      pausesOf(clip),
      RATE,
    );
    const murmured = fillPauses(murmuring, RATE);
    for (const [n, [from, to]] of pauses.entries()) {
      const height = 10 ** (Math.max(levels[n]!, levels[n + 1]!) / 20);
      const around = murmured.subarray((from - 0.05) * RATE, (to + 0.05) * RATE);
      const steps = around.map((sample, at) => Math.abs(sample - (around[at - 1] ?? sample)));
      expect(Math.max(...steps)).toBeLessThan(1.8 * height);
    }
  });

  it("have nothing in them that comes again", () => {
    for (const [from, to] of pauses) {
      const pause = filled.slice(from * RATE, to * RATE);
      // Chance alone makes short noises alike.
      for (let lag = 0.01 * RATE; lag < pause.length / 2; lag += 7)
        expect(likeness(pause, lag)).toBeLessThan(Math.max(0.2, 5 / Math.sqrt(pause.length / 2)));
    }
  });

  it("leave every sentence as it is, and where it is", () => {
    expect(filled).toHaveLength(row.samples.length);
    for (const [start, end] of row.cues) {
      const [from, to] = [Math.round((start + 0.008) * RATE), Math.round((end - 0.015) * RATE)];
      expect(filled.slice(from, to)).toEqual(row.samples.slice(from, to));
    }
  });
});

it("a recording begins out of silence and ends in it", () => {
  const row = joinSounds(
    [{ samples: sentence(-50, 0), startsParagraph: true }],
    pausesOf(""),
    RATE,
  );
  const filled = fillPauses(row, RATE);
  expect(levelOf(filled, 0, 0.01)).toBeLessThan(-65);
  expect(levelOf(filled, filled.length / RATE - 0.01, filled.length / RATE)).toBeLessThan(-65);
});

it.each<[what: string, samples: Float32Array]>([
  ["no room is heard", sequence(RATE, 0.12, tone(300, 1, -20), 0.25)],
  ["nothing but a voice is heard", tone(300, 1, -20)],
  ["nobody is heard", hiss(1, -50)],
  ["there is nothing", new Float32Array()],
])("where %s, the pauses stay silent", (_, samples) => {
  const parts = [samples, samples].map((each) => ({ samples: each, startsParagraph: true }));
  const row = joinSounds(parts, pausesOf(""), RATE);
  const filled = fillPauses(row, RATE);
  const loudest = filled.reduce(
    (most, each, at) => Math.max(most, Math.abs(each - row.samples[at]!)),
    0,
  );
  expect(loudest).toBeLessThan(1e-5);
});

/** A sentence as a take has it, in a room of so many dB. */
function sentence(level: number, n: number, sounds = hiss) {
  const voice = sequence(RATE, 0.15, tone(220 + 30 * n, 0.5, -20), 0.1, tone(300, 0.6, -22), 0.3);
  const room = sounds(9, level).subarray(n * RATE);
  const samples = mix(voice, room);
  return fadeEdges({ samples, rate: RATE }, 0, samples.length / RATE);
}

/** Noise without its high sounds, of so many dB RMS. */
function murmur(seconds: number, decibels: number) {
  const noise = hiss(seconds, decibels);
  const width = 24;
  return noise.map(
    (_, at) =>
      noise.subarray(at, at + width).reduce((sum, each) => sum + each, 0) / Math.sqrt(width),
  );
}

/** In dB RMS, from one second to another. */
function levelOf(samples: Float32Array, from: number, to: number) {
  const part = samples.subarray(Math.round(from * RATE), Math.round(to * RATE));
  return 10 * Math.log10(part.reduce((sum, each) => sum + each * each, 0) / part.length);
}

/** From -1 to 1: how alike a sound is to itself so many samples later. */
function likeness(samples: Float32Array, lag: number) {
  let [sum, one, other] = [0, 0, 0];
  for (let at = 0; at + lag < samples.length; at++) {
    const [now, then] = [samples[at]!, samples[at + lag]!];
    sum += now * then;
    one += now * now;
    other += then * then;
  }
  return sum / Math.sqrt(one * other);
}
