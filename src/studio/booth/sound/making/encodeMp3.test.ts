import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { loudness } from "../../../../lib/sound/loudness.js";
import { measureMp3 } from "../../../../../scripts/voices/checking/measureMp3.js";
import { encodeMp3, MP3_RATE } from "./encodeMp3.ts";

const wasm = readFileSync(createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3"));

describe("a recording as an MP3", () => {
  it("is heard at the very moment that its timing says, to its end", async () => {
    const clicks = [0.15, 0.5, 1.25, 9.97, 10.4, 19.99, 21.3];
    const { samples } = await measureMp3(await encodeMp3(clicking(clicks, 21.31), wasm));
    const heard = clicks.map((time) => clickNear(samples, time));
    for (const [place, time] of clicks.entries())
      expect(Math.abs(heard[place]! - time), `${time} s`).toBeLessThanOrEqual(0.001);
  });

  it.each([
    ["shorter than a frame", 0.05],
    ["of two seconds and a bit", 2.0001],
    ["longer than what is encoded at once", 23.7],
  ])("is as long as what was read: one %s", async (_what, seconds) => {
    const { seconds: heard } = await measureMp3(await encodeMp3(clicking([], seconds), wasm));
    expect(heard).toBeGreaterThanOrEqual(seconds);
    expect(heard).toBeLessThan(seconds + 0.1);
  });

  it("has 64 kb/s in every frame, in one channel, so that jumps land where they should", async () => {
    const bytes = await encodeMp3(await voice(), wasm);
    const frames = [];
    for (let at = 0; at < bytes.length; at += 192) frames.push([...bytes.subarray(at, at + 4)]);
    const kinds = new Set(
      frames.map(([sync, version, rates, mode]) => [sync, version, rates, mode! >> 6].join()),
    );
    // MPEG 2 layer 3 without a checksum, 64 kb/s at 24 kHz, mono.
    expect([...kinds]).toEqual([[0xff, 0xf3, 0x84, 3].join()]);
  });

  it("is as loud as the voice that was read, which stays where it was", async () => {
    const original = await voice();
    const { samples, loudness: heard } = await measureMp3(await encodeMp3(original, wasm));
    expect(Math.abs(heard - loudness(original, MP3_RATE))).toBeLessThan(0.2);
    expect(Math.abs(shiftOf(samples, original))).toBeLessThanOrEqual(0.001);
  });

  it("can be made again after another, the same to the byte", async () => {
    const sound = clicking([0.5, 1], 1.5);
    const once = await encodeMp3(sound, wasm);
    await encodeMp3(clicking([0.3], 4), wasm);
    expect(Buffer.compare(once, await encodeMp3(sound, wasm))).toBe(0);
  });
});

/** Short tones, as a click would be smeared by any encoder. */
function clicking(times: readonly number[], seconds: number) {
  const sound = new Float32Array(Math.round(seconds * MP3_RATE));
  for (const time of times)
    for (let n = 0; n < TONE; n++) {
      const place = Math.round(time * MP3_RATE) + n;
      if (place < sound.length) sound[place] = tone(n);
    }
  return sound;
}

const TONE = 96;
const tone = (n: number) => 0.7 * Math.sin((n / TONE) * Math.PI) * Math.sin((n / 12) * Math.PI);

/** In seconds: where the tone is heard that was to be heard at `time`. */
function clickNear(samples: Float32Array, time: number) {
  const due = Math.round(time * MP3_RATE);
  const likeness = (start: number) => {
    let sum = 0;
    for (let n = 0; n < TONE; n++) sum += (samples[start + n] ?? 0) * tone(n);
    return sum;
  };
  return bestOf(due - 2000, due + 2000, likeness) / MP3_RATE;
}

/** In seconds: by how much a sound is later than another. */
function shiftOf(samples: Float32Array, original: Float32Array) {
  const likeness = (shift: number) => {
    let sum = 0;
    for (let n = 24_000; n < 48_000; n++) sum += (samples[n + shift] ?? 0) * original[n]!;
    return sum;
  };
  return bestOf(-1200, 1200, likeness) / MP3_RATE;
}

function bestOf(from: number, to: number, likeness: (at: number) => number) {
  let best = from;
  let most = -Infinity;
  for (let at = from; at <= to; at++) {
    const like = likeness(at);
    if (like > most) [best, most] = [at, like];
  }
  return best;
}

async function voice() {
  const bytes = readFileSync("museums/galleria-borghese/recordings/it/apollo.mp3");
  const { samples } = await measureMp3(bytes);
  return samples.slice(0, 20 * MP3_RATE);
}
