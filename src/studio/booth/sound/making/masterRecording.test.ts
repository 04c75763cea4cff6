import { expect, it } from "vitest";
import { loudness } from "../../../../lib/sound/loudness.js";
import { hiss, RATE, tone, sequence, mix } from "../fixtures/sounds.ts";
import { recordingOf } from "../fixtures/recordingOf.ts";
import { LOUDNESS, masterRecording, PEAK } from "./masterRecording.ts";
import { truePeak } from "../levels/truePeak.ts";

const voice = (await recordingOf("it", "apollo")).sound.samples.slice(0, 6 * RATE);

it.each<[what: string, samples: Float32Array]>([
  ["a voice", voice],
  ["a voice that is far away", voice.map((sample) => sample / 40)],
  ["a voice that is too loud", voice.map((sample) => sample * 2)],
  ["a voice whose peaks are 20 dB above it", peaky(voice)],
  ["a voice now loud, now soft", voice.map((sample) => sample * Math.abs(sample) ** 0.7)],
  ["a voice in a loud room", mix(voice, hiss(6, -40))],
  ["a tone", tone(440, 3, -40)],
  ["a short word", tone(300, 0.6, -30)],
])("%s is as loud as every recording, and its peaks are below the limit", (_, samples) => {
  const result = masterRecording(samples, RATE);
  expect(result).toHaveLength(samples.length);
  expect(Math.abs(loudness(result, RATE) - LOUDNESS)).toBeLessThan(0.2);
  expect(truePeak(result)).toBeLessThan(PEAK);
});

it("the voice of the test has the peaks that it is said to have", () => {
  expect(truePeak(peaky(voice)) - loudness(peaky(voice), RATE)).toBeGreaterThan(20);
});

it("nothing is heard later than before", () => {
  const samples = peaky(voice);
  const result = masterRecording(samples, RATE);
  const alike = (shift: number) => {
    let sum = 0;
    for (let at = 100; at < samples.length - 100; at++) sum += samples[at]! * result[at + shift]!;
    return sum;
  };
  const shifts = [-48, -24, -12, -6, -3, 3, 6, 12, 24, 48];
  expect(Math.max(...shifts.map(alike))).toBeLessThan(alike(0));
});

it("rumble is gone", () => {
  const result = masterRecording(mix(voice, tone(20, 6, -12)), RATE);
  const still = result.slice(0, 0.1 * RATE);
  expect(truePeak(still)).toBeLessThan(-24);
});

it("a limited tone stays a tone", () => {
  // Loud moments in a quiet tone, so that the limiter has to work on them.
  const samples = sequence(RATE, tone(200, 4, -30), tone(200, 0.5, -6), tone(200, 4, -30));
  const result = masterRecording(samples, RATE).slice(4.1 * RATE, 4.4 * RATE);
  expect(overtones(result, 200)).toBeLessThan(-40);
});

it.each<[what: string, samples: Float32Array]>([
  ["silence", new Float32Array(RATE)],
  ["nothing", new Float32Array()],
  ["the hiss of a microphone", hiss(1, -85)],
])("%s is not made louder", (_, samples) => {
  expect(truePeak(masterRecording(samples, RATE))).toBeLessThanOrEqual(truePeak(samples) + 1);
});

/** With a knock in each half second, as of somebody who speaks into the microphone. */
function peaky(samples: Float32Array) {
  const knock = tone(250, 0.004, 8);
  const result = samples.map((sample) => sample / 2);
  for (let at = RATE / 2; at < result.length - knock.length; at += RATE / 2)
    for (const [place, sample] of knock.entries()) result[at + place]! += sample;
  return result;
}

/** In dB: what is in a sound besides a tone, compared with it. */
function overtones(samples: Float32Array, hertz: number) {
  let [sine, cosine, power] = [0, 0, 0];
  for (const [at, sample] of samples.entries()) {
    const turn = (2 * Math.PI * hertz * at) / RATE;
    sine += sample * Math.sin(turn);
    cosine += sample * Math.cos(turn);
    power += sample ** 2;
  }
  const clean = (2 * (sine ** 2 + cosine ** 2)) / samples.length;
  return 10 * Math.log10(Math.max(0, power - clean) / clean);
}
