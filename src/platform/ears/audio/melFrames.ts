import { joinSamples } from "../../../lib/sound/joinSamples.js";

/** In samples at 16 kHz: how far apart frames are, and how much sound each of them tells of. */
export const HOP = 160;
const SIZE = 400;
const BINS = SIZE / 2 + 1;

/** How many pitches a frame tells of. */
export const MELS = 80;

/** The least that is told of a pitch, below the loudest of the window. */
const RANGE = 8;
const LEAST = 1e-10;

const hann = Float64Array.from({ length: SIZE }, (_, at) => {
  return 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / SIZE);
});

/** Cosines and sines by bin, for the first half of a window: the other half mirrors it. */
const HALF = SIZE / 2 + 1;
const cosines = waves(Math.cos);
const sines = waves(Math.sin);

function waves(wave: (angle: number) => number) {
  const table = new Float64Array(BINS * HALF);
  for (let bin = 0; bin < BINS; bin++)
    for (let at = 0; at < HALF; at++)
      table[bin * HALF + at] = wave((2 * Math.PI * ((bin * at) % SIZE)) / SIZE);
  return table;
}

/** How far apart the higher pitches are, as a logarithm. */
const STEP = Math.log(6.4) / 27;

/** For each pitch the first of its bins, and how much of each of them it hears. */
const filters = Array.from({ length: MELS }, (_, mel) => filterOf(mel));

function filterOf(mel: number) {
  const [low, middle, high] = [mel, mel + 1, mel + 2].map(pitchAt) as [number, number, number];
  const weights = Array.from({ length: BINS }, (_, bin) => {
    const hertz = (bin * 16_000) / SIZE;
    const share = Math.min((hertz - low) / (middle - low), (high - hertz) / (high - middle));
    return Math.max(0, share) * (2 / (high - low));
  });
  const first = weights.findIndex((weight) => weight > 0);
  const last = weights.findLastIndex((weight) => weight > 0);
  return { first, weights: Float64Array.from(weights.slice(first, last + 1)) };
}

/** In hertz: the edges of the pitches, as far apart as they sound (Slaney's scale). */
function pitchAt(edge: number) {
  const highest = 15 + Math.log(8) / STEP;
  const mel = (highest * edge) / (MELS + 1);
  return mel < 15 ? (mel * 200) / 3 : 1000 * Math.exp((mel - 15) * STEP);
}

/**
 * The log-mel spectrogram that Whisper takes: how loud each pitch is, in frames of 10 ms. Each frame
 * is computed once, though many passes use it while somebody speaks.
 */
export function melFrames() {
  /** Sound that the next frames still need; it begins `SIZE / 2` before the middle of the next. */
  let tail = new Float32Array(SIZE / 2);
  const frames: Float32Array[] = [];
  let forgotten = 0;

  return {
    /** How many frames there are, from the beginning. */
    count: () => forgotten + frames.length,
    push(samples: Float32Array) {
      const sound = joinSamples([tail, samples]);
      let at = 0;
      for (; at + SIZE <= sound.length; at += HOP)
        frames.push(frameOf(sound.subarray(at, at + SIZE)));
      tail = sound.slice(at);
    },
    /** The frames from one number to another as the model wants them, pitch by pitch. */
    window(from: number, to: number, length: number): Float32Array {
      const heard = frames.slice(Math.max(0, from - forgotten), Math.max(0, to - forgotten));
      let loudest = Math.log10(LEAST);
      for (const frame of heard) for (const level of frame) if (level > loudest) loudest = level;
      const least = Math.max(loudest - RANGE, Math.log10(LEAST));
      const window = new Float32Array(MELS * length).fill((least + 4) / 4);
      heard.forEach((frame, at) => {
        for (let mel = 0; mel < MELS; mel++)
          window[mel * length + at] = (Math.max(frame[mel]!, least) + 4) / 4;
      });
      return window;
    },
    /** The quietest place between two frames, a few frames long. */
    quietest(from: number, to: number): number {
      let best = from;
      let least = Infinity;
      for (let at = from; at < to; at++) {
        const near = frames.slice(Math.max(0, at - forgotten - 3), at - forgotten + 4);
        const level = near.reduce((sum, frame) => sum + loudness(frame), 0) / near.length;
        if (level < least) [best, least] = [at, level];
      }
      return best;
    },
    /** Frees the frames before this one. */
    forget(before: number) {
      const count = Math.max(0, Math.min(before - forgotten, frames.length));
      frames.splice(0, count);
      forgotten += count;
    },
  };
}

export type MelFrames = ReturnType<typeof melFrames>;

function loudness(frame: Float32Array) {
  return frame.reduce((sum, level) => sum + level, 0);
}

const even = new Float64Array(HALF);
const odd = new Float64Array(HALF);
const power = new Float64Array(BINS);

function frameOf(sound: Float32Array): Float32Array {
  even[0] = sound[0]! * hann[0]!;
  odd[0] = 0;
  for (let at = 1; at < SIZE / 2; at++) {
    const here = sound[at]! * hann[at]!;
    const mirrored = sound[SIZE - at]! * hann[SIZE - at]!;
    even[at] = here + mirrored;
    odd[at] = here - mirrored;
  }
  even[SIZE / 2] = sound[SIZE / 2]! * hann[SIZE / 2]!;
  odd[SIZE / 2] = 0;
  for (let bin = 0; bin < BINS; bin++) {
    let real = 0;
    let imaginary = 0;
    for (let at = 0, cell = bin * HALF; at < HALF; at++, cell++) {
      real += even[at]! * cosines[cell]!;
      imaginary += odd[at]! * sines[cell]!;
    }
    power[bin] = real * real + imaginary * imaginary;
  }
  return Float32Array.from(filters, ({ first, weights }) => {
    let sum = 0;
    for (let at = 0; at < weights.length; at++) sum += weights[at]! * power[first + at]!;
    return Math.log10(Math.max(sum, LEAST));
  });
}
