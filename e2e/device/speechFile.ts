import { readFileSync } from "node:fs";
import { folderOf } from "../../scripts/museums/folders.js";
import { measureMp3 } from "../../scripts/voices/checking/measureMp3.js";
import { fromWebVtt } from "../../src/lib/sound/webVtt.js";
import type { Sound } from "../../src/studio/booth/sound/sound.ts";
import { encodeWav } from "../../src/studio/booth/sound/making/wav.ts";

/** In hertz: the rate of Chromium's fake microphone, which would change any other into it. */
export const RATE = 44_100;

/** In seconds: Chromium has begun to read a file before the page hears it, at worst 0.2 s. */
const BEFORE = 0.6;

/** In seconds: how long it stays quiet in the room once the voice has ended. */
const AFTER = 0.6;

/** Between 0 and 1, −75 dB: no room is as still as a file without any sound. */
const ROOM = 10 ** (-75 / 20);

/** A sentence of a recording, as the fake microphone will hear it. */
export type Spoken = { text: string; samples: Float32Array };

/** The sentences of a recording of the Galleria Borghese, each by itself. */
export async function sentencesOf(language: string, clip: string): Promise<Spoken[]> {
  const recording = `${folderOf("galleria-borghese")}/recordings/${language}/${clip}`;
  const { samples, sampleRate } = await measureMp3(readFileSync(`${recording}.mp3`));
  return fromWebVtt(readFileSync(`${recording}.vtt`, "utf8")).map(({ start, end, text }) => ({
    text,
    samples: resampled({
      samples: samples.subarray(Math.round(start * sampleRate), Math.round(end * sampleRate)),
      rate: sampleRate,
    }),
  }));
}

/** What a microphone in a quiet room hears of a voice: a WAV file, `before` and `after` in seconds. */
export function speechFile(
  voice: Float32Array,
  { before = BEFORE, after = AFTER } = {},
): Uint8Array<ArrayBuffer> {
  const start = Math.round(before * RATE);
  const samples = roomNoise(start + voice.length + Math.round(after * RATE));
  for (const [place, sample] of voice.entries()) samples[start + place]! += sample;
  return encodeWav({ samples, rate: RATE });
}

/** The same in every journey, and different from one sample to the next. */
function roomNoise(length: number) {
  let seed = 1;
  return Float32Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    // Of numbers that are spread evenly, the mean power is a third of the highest.
    return ROOM * Math.sqrt(3) * (seed / 2 ** 31 - 1);
  });
}

/** In samples: how far a sample is heard to either side. */
const REACH = 24;

/** The same sound at the microphone's rate, which is higher than its own. */
function resampled({ samples, rate }: Sound) {
  const changed = new Float32Array(Math.floor((samples.length * RATE) / rate));
  const known = new Map<number, Float32Array>();
  for (let place = 0; place < changed.length; place++) {
    const past = (place * rate) % RATE;
    const first = (place * rate - past) / RATE - REACH + 1;
    // There are few such distances, and a sine for every sample would take seconds.
    const shares = known.get(past) ?? sharesAround(past / RATE);
    known.set(past, shares);
    let sum = 0;
    for (let at = 0; at < shares.length; at++) sum += shares[at]! * (samples[first + at] ?? 0);
    changed[place] = sum;
  }
  return changed;
}

/** For a place so far past a sample: how much of each sample around it is heard there. */
function sharesAround(past: number) {
  return Float32Array.from({ length: 2 * REACH }, (_, at) => share(past + REACH - 1 - at));
}

/** How much of a sample is in the sound so far from it, in samples: a sinc that fades out (Hann). */
function share(far: number) {
  if (far === 0) return 1;
  const turn = Math.PI * far;
  return (Math.sin(turn) / turn) * (0.5 + 0.5 * Math.cos(turn / REACH));
}
