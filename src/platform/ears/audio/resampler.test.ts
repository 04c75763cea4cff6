import { expect, it } from "vitest";
import { splitSound } from "../fixtures/splitSound.ts";
import { tone } from "../fixtures/tone.ts";
import { RATE, resampler } from "./resampler.ts";

const rates = [48_000, 44_100, 24_000, 22_050, 8_000];

it.each(rates.flatMap((rate) => [200, 1_000, 3_000].map((hertz) => [rate, hertz] as const)))(
  "from %i a second, a tone of %i Hz keeps its pitch and its level",
  (rate, hertz) => {
    const { level, pitch } = measured(resampler(rate)(tone(hertz, { rate, seconds: 0.3 })));
    expect(Math.abs(pitch - hertz)).toBeLessThan(10);
    expect(level).toBeGreaterThan(0.48);
    expect(level).toBeLessThan(0.52);
  },
);

it.each(
  [48_000, 44_100, 24_000].flatMap((rate) =>
    [9_500, 11_000].map((hertz) => [rate, hertz] as const),
  ),
)("from %i a second, a tone of %i Hz is gone, and no other is there instead", (rate, hertz) => {
  expect(measured(resampler(rate)(tone(hertz, { rate, seconds: 0.3 }))).level).toBeLessThan(0.01);
});

it.each(rates)("from %i a second, a second stays a second", (rate) => {
  const { length } = resampler(rate)(tone(440, { rate }));
  expect(length).toBeLessThanOrEqual(RATE);
  expect(length).toBeGreaterThan(RATE - 50);
});

it.each([...rates, RATE])("from %i a second, pieces make the same sound as the whole", (rate) => {
  const sound = tone(440, { rate, seconds: 0.3 });
  const whole = resampler(rate)(sound);
  const resampled = resampler(rate);
  const pieces = splitSound(sound).flatMap((piece) => Array.from(resampled(piece)));
  expect(pieces.length).toBe(whole.length);
  expect(Math.max(...pieces.map((sample, at) => Math.abs(sample - whole[at]!)))).toBeLessThan(1e-5);
});

it("leaves sound alone that is right", () => {
  const sound = tone(440);
  expect(resampler(RATE)(sound)).toEqual(sound);
});

/** How loud a tone is, and how high, without its beginning and its end. */
function measured(sound: Float32Array) {
  const middle = sound.slice(500, -500);
  const power = middle.reduce((sum, sample) => sum + sample ** 2, 0) / middle.length;
  const rises = [...middle.keys()].filter((at) => middle[at - 1]! < 0 && middle[at]! >= 0);
  const time = (rises.at(-1)! - rises[0]!) / RATE;
  return { level: Math.sqrt(2 * power), pitch: (rises.length - 1) / time };
}
