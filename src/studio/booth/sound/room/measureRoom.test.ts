import { describe, expect, it } from "vitest";
import { hiss, RATE, tone, mix, inHall } from "../fixtures/sounds.ts";
import { recordingOf } from "../fixtures/recordingOf.ts";
import { measureSilence, measureSpeech } from "./measureRoom.ts";

/** Seven seconds of a voice close to a microphone. */
const dry = (await recordingOf("it", "apollo")).sound.samples
  .slice(14 * RATE, 21 * RATE)
  .map((sample) => sample / 3);

it.each([-40, -55, -70])("the noise of a room is as loud as it is (%i dB)", (noise) => {
  const samples = hiss(3, noise);
  // Somebody moves a chair.
  samples.set(hiss(0.3, -20), RATE);
  expect(Math.abs(measureSilence({ samples, rate: RATE }).noise - noise)).toBeLessThan(1);
});

describe("the hum of the mains is told from other noise", () => {
  it.each<[what: string, samples: Float32Array, hertz: 50 | 60 | undefined]>([
    ["in Europe", hum(50, -45), 50],
    ["in America", hum(60, -45), 60],
    ["a little off", hum(50.05, -45), 50],
    ["too faint to be heard", hum(50, -75), undefined],
    ["a fan", hiss(3, -45), undefined],
    ["a loud fan", hiss(3, -22), undefined],
    ["another tone", mix(hiss(3, -65), tone(440, 3, -40)), undefined],
    ["a rumble", mix(hiss(3, -65), tone(33, 3, -30)), undefined],
    ["nothing", new Float32Array(3 * RATE), undefined],
    ["no time at all", new Float32Array(), undefined],
  ])("%s", (_, samples, hertz) => {
    expect(measureSilence({ samples, rate: RATE }).hum).toBe(hertz);
  });
});

// Of 17 stretches of six recordings, dry and 0.4, 0.8, 1.5 s, this found 0.2–0.4, 0.4–0.7, 0.6–1.2
// and 0.9–2.0 s: enough to tell an office from a hall.
it.each<[place: string, seconds: number, least: number, most: number]>([
  ["close to the microphone", 0, 0.1, 0.4],
  ["in a furnished room", 0.4, 0.38, 0.65],
  ["in an empty room", 0.8, 0.65, 1.1],
  ["in a hall", 1.5, 1.1, 1.9],
])("how long a place resounds is heard from somebody who reads %s", (_, seconds, least, most) => {
  const voice = seconds === 0 ? dry : inHall({ samples: dry, rate: RATE }, seconds);
  const samples = mix(voice, hiss(7, -70));
  const { echo } = measureSpeech({ samples, rate: RATE }, { noise: -70, hum: undefined });
  expect(echo).toBeGreaterThan(least);
  expect(echo).toBeLessThan(most);
});

it("a voice is measured against the silence before it", () => {
  const samples = mix(dry, hiss(7, -60));
  const figures = measureSpeech({ samples, rate: RATE }, { noise: -60, hum: undefined });
  expect(figures.isClipped).toBe(false);
  expect(Math.abs(figures.loudness + 25.5)).toBeLessThan(1.5);
  expect(Math.abs(figures.aboveNoise - 34)).toBeLessThan(2.5);
});

it("nobody who speaks is measured as well", () => {
  const samples = new Float32Array(RATE);
  expect(measureSpeech({ samples, rate: RATE }, { noise: -100, hum: undefined })).toEqual({
    loudness: -100,
    peak: -100,
    isClipped: false,
    aboveNoise: 0,
    echo: 0,
  });
});

/** A room in which a cable hums. */
function hum(hertz: number, decibels: number) {
  return [1, 2, 3].reduce(
    (sum, overtone) => mix(sum, tone(hertz * overtone, 3, decibels - 3 * overtone)),
    hiss(3, -65),
  );
}
