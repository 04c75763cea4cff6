import { describe, expect, it } from "vitest";
import { splitSound } from "../fixtures/splitSound.ts";
import { tone } from "../fixtures/tone.ts";
import whisperFrames from "../fixtures/whisperFrames.json";
import { HOP, MELS, melFrames } from "./melFrames.ts";

/** What is told of silence. */
const SILENCE = (-10 + 4) / 4;

describe("frames", () => {
  it("are what Whisper's own feature extractor makes of the same sound", () => {
    const { window } = heard([noiseAndTones()]);
    const frames = 98;
    const ours = window(0, frames, frames);
    for (const { frame, levels } of whisperFrames)
      for (const [mel = 0, level] of levels)
        expect(Math.abs(ours[mel * frames + frame]! - level!), `${frame}: ${mel}`).toBeLessThan(
          0.01,
        );
  });

  // On Slaney's scale 1000 Hz are 15 mels of the 45.2 that the pitches share out among them.
  it.each([
    [200, 4],
    [1_000, 26],
    [4_000, 62],
  ])("tell a tone of %i Hz as the loudest pitch", (hertz, loudest) => {
    const { window } = heard([tone(hertz, { seconds: 0.5 })]);
    const levels = [...window(40, 41, 1)];
    expect(levels.indexOf(Math.max(...levels))).toBe(loudest);
  });

  it("are one for each 10 ms", () => {
    const { count } = heard([new Float32Array(HOP * 50)]);
    expect(count()).toBeGreaterThan(45);
    expect(count()).toBeLessThanOrEqual(50);
  });

  it("are the same in one piece and in many", () => {
    const sound = noiseAndTones();
    const whole = heard([sound]);
    const pieces = heard(splitSound(sound));
    expect(pieces.count()).toBe(whole.count());
    expect(pieces.window(0, pieces.count(), 100)).toEqual(whole.window(0, whole.count(), 100));
  });

  it("are none before anything is heard", () => {
    const { count, window } = melFrames();
    expect(count()).toBe(0);
    expect(window(0, 10, 2)).toEqual(new Float32Array(MELS * 2).fill(SILENCE));
  });
});

it.each([0, 40])("finds the quietest place, after %i frames were forgotten", (before) => {
  const [loud, quiet] = [tone(500, { seconds: 0.6 }), tone(500, { seconds: 0.2, level: 0.01 })];
  const frames = heard([loud, quiet, loud]);
  frames.forget(before);
  const place = frames.quietest(45, 110);
  expect(place).toBeGreaterThan(60);
  expect(place).toBeLessThan(80);
});

describe("a window", () => {
  it("of silence is silent", () => {
    const { window } = heard([new Float32Array(8_000)]);
    expect(window(0, 50, 60)).toEqual(new Float32Array(MELS * 60).fill(SILENCE));
  });

  it("tells nothing that is far below its loudest, and is filled up with that", () => {
    const { window } = heard([tone(1_000, { seconds: 0.5 }), new Float32Array(8_000)]);
    const levels = window(20, 90, 100);
    const loudest = Math.max(...levels);
    // Eight powers of ten, of which four make 1.
    expect(Math.min(...levels)).toBeCloseTo(loudest - 2, 5);
    expect(levels[99]).toBe(Math.min(...levels));
    expect(levels[60]).toBe(levels[99]);
  });

  it("of something quiet is as quiet as it is", () => {
    // A tenth as loud has a hundredth of the power.
    expect(loudestOf(0.5) - loudestOf(0.05)).toBeCloseTo(2 / 4, 4);
  });

  it("is the same after what came before it was forgotten", () => {
    const frames = heard([noiseAndTones()]);
    const before = frames.window(50, 90, 60);
    const count = frames.count();
    frames.forget(30);
    frames.forget(50);
    frames.forget(10);
    expect(frames.count()).toBe(count);
    expect(frames.window(50, 90, 60)).toEqual(before);
  });

  it("goes on after all was forgotten", () => {
    const sound = noiseAndTones();
    const frames = heard([sound.slice(0, 8_000)]);
    frames.forget(10_000);
    frames.push(sound.slice(8_000));
    const from = 60;
    expect(frames.window(from, 90, 30)).toEqual(heard([sound]).window(from, 90, 30));
  });
});

function heard(pieces: readonly Float32Array[]) {
  const frames = melFrames();
  for (const piece of pieces) frames.push(piece);
  return frames;
}

function loudestOf(level: number) {
  return Math.max(...heard([tone(1_000, { level, seconds: 0.2 })]).window(5, 15, 10));
}

/** The sound that `whisperFrames.json` was made of, with transformers.js. */
function noiseAndTones() {
  let seed = 1;
  return Float32Array.from({ length: 16_000 }, (_, at) => {
    seed = (seed * 48_271) % 2_147_483_647;
    const noise = seed / 2_147_483_647 - 0.5;
    const time = at / 16_000;
    const low = Math.sin(2 * Math.PI * 220 * time);
    const high = Math.sin(2 * Math.PI * 3000 * time);
    return 0.02 * noise + 0.3 * low + 0.1 * time * high;
  });
}
