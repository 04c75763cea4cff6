import { readFileSync } from "node:fs";
import { folderOf } from "../../scripts/museums/folders.js";
import { listen } from "../../scripts/voices/listen.js";
import { fromWebVtt } from "../../src/lib/webVtt.js";
import type { Sound } from "../../src/studio/sound/sound.ts";
import { wavOf } from "../../src/studio/sound/wav.ts";

/** In hertz: the rate of Chromium's pretended microphone, which would change any other into it. */
const RATE = 44_100;

/** In seconds: Chromium has begun to read a file before the page hears it, at worst 0.2 s. */
const BEFORE = 0.6;

/** In seconds: how long it stays quiet in the room once the voice has ended. */
const AFTER = 0.6;

/** Between 0 and 1, −75 dB: no room is as still as a file without any sound. */
const ROOM = 10 ** (-75 / 20);

/** A sentence of a recording, as the pretended microphone will hear it. */
export type Spoken = { text: string; samples: Float32Array };

/** The sentences of a recording of the Galleria Borghese, each by itself. */
export async function sentencesOf(language: string, clip: string): Promise<Spoken[]> {
  const recording = `${folderOf("galleria-borghese")}/recordings/${language}/${clip}`;
  const { samples, sampleRate } = await listen(readFileSync(`${recording}.mp3`));
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
  return wavOf({ samples, rate: RATE });
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
  const step = rate / RATE;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, place) => {
    const at = place * step;
    const first = Math.floor(at) - REACH + 1;
    let sum = 0;
    for (let near = first; near < first + 2 * REACH; near++)
      sum += (samples[near] ?? 0) * share(at - near);
    return sum;
  });
}

/** How much of a sample is in the sound so far from it, in samples: a sinc that fades out (Hann). */
function share(far: number) {
  if (far === 0) return 1;
  const turn = Math.PI * far;
  return (Math.sin(turn) / turn) * (0.5 + 0.5 * Math.cos(turn / REACH));
}
