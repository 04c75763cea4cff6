import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { amplify } from "../../../src/lib/sound/loudness.js";
import { randomFrom } from "../../bench/random.js";
import { folderOf } from "../../museums/folders.js";
import { decode } from "../../voices/speaking/ffmpeg.js";
import { highPass, lowPass, resonance } from "./acoustics/filters.js";
import { inHall } from "./acoustics/hall.js";
import { preventClipping, level, RATE } from "./acoustics/levels.js";
import { brownNoise, pinkNoise, whiteNoise } from "./acoustics/noise.js";
import { soundsFolder, writeWav } from "./wavFiles.js";

/**
 * @typedef {import("./acoustics/noise.js").Random} Random
 * @typedef {{ seconds: number, level: number, make: (random: Random, length: number) => Float32Array }} Noise
 *   `level` in dB
 */

/** Raise it when a noise would sound another way. */
const VERSION = 1;

/** @type {Record<string, Noise>} What is heard in museums while nobody speaks: ten minutes. */
const kinds = {
  airConditioning: { seconds: 60, level: -42, make: airConditioning },
  footsteps: { seconds: 60, level: -34, make: footsteps },
  chairsAndDoors: { seconds: 50, level: -30, make: chairsAndDoors },
  applause: { seconds: 50, level: -22, make: applause },
  music: { seconds: 80, level: -26, make: music },
  choir: { seconds: 40, level: -28, make: choir },
  coughs: { seconds: 40, level: -32, make: coughs },
  phones: { seconds: 40, level: -28, make: phones },
  bells: { seconds: 40, level: -28, make: bells },
  children: { seconds: 40, level: -34, make: children },
  rain: { seconds: 40, level: -36, make: rain },
  murmur: { seconds: 60, level: -35, make: murmur },
};

/** @typedef {{ file: string, kind: string, seconds: number }} NoiseFile */

/** Every noise as a file. */
export async function museumNoises() {
  /** @type {NoiseFile[]} */
  const files = [];
  for (const [kind, { seconds }] of Object.entries(kinds)) {
    const file = join(soundsFolder, `noise-${VERSION}`, `${kind}.wav`);
    if (!existsSync(file)) await writeWav(file, museumNoise(kind, seconds));
    files.push({ file, kind, seconds });
  }
  return files;
}

/**
 * @param {string} kind
 * @param {number} seconds
 */
export function museumNoise(kind, seconds) {
  const noise = kinds[kind];
  if (!noise) throw new Error(`There is no noise “${kind}”: ${Object.keys(kinds).join(", ")}.`);
  const length = Math.round(seconds * RATE);
  const made = noise.make(randomFrom(Object.keys(kinds).indexOf(kind) + 1), length);
  const heard = made.subarray(0, length);
  const floor = amplify(pinkNoise(randomFrom(99), length), -50);
  const at = amplify(heard, noise.level - level(heard));
  return preventClipping(at.map((sample, place) => sample + (floor[place] ?? 0)));
}

/** @type {Noise["make"]} A duct that blows more and less, and the hum of its motor. */
function airConditioning(random, length) {
  const [rumble, hiss] = [brownNoise(random, length), pinkNoise(random, length)];
  const phase = random() * 6;
  return rumble.map((sample, at) => {
    const seconds = at / RATE;
    const drift = 1 + 0.4 * Math.sin(seconds / 3.1 + phase) + 0.2 * Math.sin(seconds / 0.9);
    const hum =
      0.03 * Math.sin(2 * Math.PI * 98 * seconds) + 0.02 * Math.sin(2 * Math.PI * 196 * seconds);
    return (sample + (hiss[at] ?? 0)) * drift + hum;
  });
}

/** @type {Noise["make"]} Four people, each with their own shoes and pace. */
function footsteps(random, length) {
  const dry = new Float32Array(length);
  for (let walker = 0; walker < 4; walker++) {
    const pace = between(random, 0.45, 0.7) * RATE;
    const [far, heel] = [between(random, 0.2, 1), between(random, 900, 2600)];
    for (let at = random() * pace; at < length; at += pace * between(random, 0.93, 1.07)) {
      const step = decaying(whiteNoise(random, 0.09 * RATE), 0.012);
      const click = resonance(step, heel * between(random, 0.9, 1.1), 400);
      const thud = resonance(step, 140, 60);
      add(
        dry,
        click.map((sample, place) => sample + 1.5 * (thud[place] ?? 0)),
        at,
        far,
      );
      // The sole follows the heel.
      add(dry, lowPass(step, 1500), at + 0.08 * RATE, far * 0.3);
    }
  }
  return inHall(dry, { seed: 2, seconds: 1.8, direct: -2 });
}

/** @type {Noise["make"]} */
function chairsAndDoors(random, length) {
  const dry = new Float32Array(length);
  for (let at = RATE; at < length; at += between(random, 1.5, 4) * RATE) {
    if (random() < 0.4) {
      const bang = decaying(whiteNoise(random, 0.5 * RATE), 0.05);
      const boom = tone(
        0.5,
        (seconds) => 85 - 30 * seconds,
        [1, 0.4, 0.2],
        (seconds) => Math.exp(-seconds / 0.12),
      );
      add(dry, lowPass(bang, 900), at, 3);
      add(dry, boom, at, 0.7);
      add(
        dry,
        decaying(resonance(whiteNoise(random, 0.1 * RATE), 2800, 300), 0.01),
        at - 0.12 * RATE,
        1,
      );
    } else {
      const seconds = between(random, 0.25, 1.1);
      const pitch = between(random, 180, 520);
      // Feet of a chair stick and slip, so their pitch trembles.
      const scrape = tone(
        seconds,
        (time) => pitch * (1 + 0.06 * Math.sin(time * 70) + 0.2 * time),
        [1, 0.8, 0.9, 0.5, 0.6, 0.4, 0.3, 0.3],
      );
      const grain = highPass(whiteNoise(random, scrape.length), 800);
      add(
        dry,
        scrape.map((sample, place) => sample * (0.5 + (grain[place] ?? 0))),
        at,
        0.5,
      );
    }
  }
  return inHall(dry, { seed: 3, seconds: 1.5, direct: 0 });
}

/** @type {Noise["make"]} It begins with one, swells, and ebbs away, twice. */
function applause(random, length) {
  const dry = new Float32Array(length);
  for (let person = 0; person < 45; person++) {
    const pace = between(random, 0.19, 0.33) * RATE;
    const [hands, far] = [between(random, 700, 2400), between(random, 0.15, 1)];
    const begins = random() ** 2 * 0.25;
    for (let at = random() * pace; at < length; at += pace * between(random, 0.85, 1.15)) {
      const time = ((2 * at) / length) % 1;
      if (time < begins || time > 1 - begins) continue;
      const clap = decaying(whiteNoise(random, 0.03 * RATE), 0.006);
      add(dry, resonance(clap, hands, 600), at, far * Math.sin(Math.PI * time));
    }
  }
  return inHall(dry, { seed: 4, seconds: 1.2, direct: 0 });
}

const instruments = {
  /** Struck: loud at once, then softer. */
  piano: { parts: [1, 0.6, 0.35, 0.2, 0.12, 0.08], loud: struck(0.9) },
  /** Bowed: it swells. */
  strings: { parts: [1, 0.7, 0.55, 0.4, 0.3, 0.22, 0.15, 0.1], loud: held(0.25, 0.3) },
  flute: { parts: [1, 0.25, 0.08], loud: held(0.06, 0.1) },
};

/** @type {Noise["make"]} A slow piece for piano, strings and a flute. */
function music(random, length) {
  const dry = new Float32Array(length);
  const chords = [
    [0, 4, 7],
    [-3, 0, 4],
    [5, 9, 12],
    [7, 11, 14],
    [2, 5, 9],
    [-5, -1, 2],
  ];
  const scale = [0, 2, 4, 5, 7, 9, 11, 12, 14, 16];
  const bar = 2.4;
  let step = 4;
  for (let start = 0; start < length / RATE; start += bar) {
    const chord = chords[Math.floor(random() * chords.length)] ?? [];
    for (const note of chord) {
      play(dry, instruments.strings, note - 12, start, bar, 0.25);
      for (let beat = 0; beat < 4; beat++)
        if (random() < 0.7) play(dry, instruments.piano, note, start + (beat * bar) / 4, 1.2, 0.2);
    }
    for (let time = 0; time < bar;) {
      const lasts = (bar / 8) * (1 + Math.floor(random() * 3));
      step = Math.max(0, Math.min(scale.length - 1, step + Math.floor(random() * 5) - 2));
      play(
        dry,
        instruments.flute,
        12 + (scale[step] ?? 0),
        start + time,
        Math.min(lasts, bar - time),
        0.4,
      );
      time += lasts;
    }
  }
  return inHall(dry, { seed: 5, seconds: 2, direct: 0 });
}

/** The resonances of vowels, in Hz. */
const vowels = [
  [800, 1200, 2600],
  [400, 800, 2500],
  [450, 2000, 2600],
  [300, 2300, 3000],
  [320, 700, 2400],
];

/** @type {Noise["make"]} Four voices that hold vowels, without a word. */
function choir(random, length) {
  const dry = new Float32Array(length);
  for (const part of [-12, -5, 0, 4])
    for (let time = 0; time < length / RATE;) {
      const lasts = between(random, 2, 4.5);
      const note = part + ([0, 2, 4, 5, 7][Math.floor(random() * 5)] ?? 0);
      const trembles = between(random, 4.8, 6);
      const pitch = pitchOf(note);
      const source = tone(
        lasts,
        (seconds) => pitch * (1 + 0.008 * Math.sin(2 * Math.PI * trembles * seconds)),
        throat,
        held(0.3, 0.5)(lasts),
      );
      add(dry, spoken(source, vowels[Math.floor(random() * vowels.length)] ?? []), time * RATE, 1);
      time += lasts;
    }
  return inHall(dry, { seed: 6, seconds: 2.5, direct: -3 });
}

/** @type {Noise["make"]} */
function coughs(random, length) {
  const dry = new Float32Array(length);
  for (let at = RATE; at < length; at += between(random, 1.5, 5) * RATE) {
    const size = between(random, 0.85, 1.25);
    const times = 1 + Math.floor(random() * 3);
    for (let time = 0; time < times; time++) {
      const burst = decaying(whiteNoise(random, 0.35 * RATE), between(random, 0.05, 0.1));
      add(
        dry,
        spoken(burst, [700 * size, 1500 * size, 2700 * size]),
        at + time * between(random, 0.28, 0.4) * RATE,
        1 - 0.2 * time,
      );
    }
  }
  return inHall(dry, { seed: 7, seconds: 1.2, direct: 2 });
}

/** @type {Noise["make"]} A bell, a melody, and one that only buzzes on a bench. */
function phones(random, length) {
  const dry = new Float32Array(length);
  const rings = [
    () => {
      for (const start of [0, 4]) {
        add(
          dry,
          tone(2, () => 440, [1, 0.2], held(0.01, 0.01)(2)),
          at + start * RATE,
          0.5,
        );
        add(
          dry,
          tone(2, () => 480, [1, 0.2], held(0.01, 0.01)(2)),
          at + start * RATE,
          0.5,
        );
      }
    },
    () => {
      const melody = [16, 12, 19, 16, 24, 19, 16, 12];
      for (const [place, note] of [...melody, ...melody, ...melody].entries())
        play(
          dry,
          { parts: [1, 0.05, 0, 0.3], loud: struck(0.12) },
          note,
          at / RATE + place * 0.22,
          0.5,
          0.7,
        );
    },
    () => {
      for (const start of [0, 1.5, 3])
        add(
          dry,
          tone(0.8, () => 165, [1, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2], held(0.02, 0.02)(0.8)),
          at + start * RATE,
          0.4,
        );
    },
  ];
  let at = 0.5 * RATE;
  for (let ring = 0; at < length; ring++) {
    rings[ring % rings.length]?.();
    at += between(random, 6.5, 8) * RATE;
  }
  return inHall(dry, { seed: 8, seconds: 1, direct: 2 });
}

/** @type {Noise["make"]} */
function bells(random, length) {
  const dry = new Float32Array(length);
  // A bell’s partial tones are no multiples of its pitch.
  const partials = [0.5, 1, 1.2, 1.5, 2, 2.5, 2.67, 3, 4.1];
  for (let at = 0.5 * RATE; at < length; at += between(random, 1.2, 3) * RATE) {
    const pitch = pitchOf([-5, 0, 4, 7][Math.floor(random() * 4)] ?? 0);
    for (const [place, partial] of partials.entries())
      add(
        dry,
        tone(
          3,
          () => pitch * partial,
          [1],
          (seconds) => Math.exp((-seconds * (1 + place / 2)) / 1.1),
        ),
        at,
        1 / (place + 1.5),
      );
  }
  return inHall(dry, { seed: 9, seconds: 1.5, direct: 0 });
}

/** @type {Noise["make"]} Squeals from the next hall, without a word. */
function children(random, length) {
  const dry = new Float32Array(length);
  for (let at = 0; at < length; at += between(random, 0.3, 1.8) * RATE) {
    const lasts = between(random, 0.25, 1.1);
    const [from, to] = [between(random, 450, 1100), between(random, 450, 1300)];
    const glide = tone(
      lasts,
      (seconds) =>
        (from + ((to - from) * seconds) / lasts) * (1 + 0.02 * Math.sin(2 * Math.PI * 7 * seconds)),
      throat,
      held(0.05, 0.15)(lasts),
    );
    const mouth = (vowels[Math.floor(random() * vowels.length)] ?? []).map((hertz) => hertz * 1.3);
    add(dry, spoken(glide, mouth), at, between(random, 0.3, 1));
  }
  return inHall(lowPass(dry, 3000), { seed: 10, seconds: 2, direct: -6 });
}

/** @type {Noise["make"]} On a glass roof. */
function rain(random, length) {
  const hiss = highPass(whiteNoise(random, length), 1500).map(
    (sample, at) => 0.1 * sample * (1 + 0.5 * Math.sin(at / RATE / 2)),
  );
  for (let at = 0; at < length; at += -Math.log(1 - random()) * 0.02 * RATE) {
    const drop = decaying(whiteNoise(random, 0.02 * RATE), 0.003);
    add(hiss, resonance(drop, between(random, 1500, 6000), 900), at, random());
  }
  return hiss;
}

/**
 * Ten voices of another hall; backwards, so that no word is in it. A language that is added later
 * does not join them: what was measured with this noise could not be compared any more.
 * @type {Noise["make"]}
 */
function murmur(random, length) {
  const dry = new Float32Array(length);
  const museum = `${folderOf("galleria-borghese")}/recordings`;
  for (const language of ["en", "fr", "de", "it", "es"])
    for (const name of ["apollo", "davide"]) {
      if (!readdirSync(join(museum, language)).includes(`${name}.mp3`)) continue;
      const voice = decode(join(museum, language, `${name}.mp3`), RATE).toReversed();
      // Each as another person: faster and higher, or slower and deeper.
      const speed = between(random, 0.8, 1.2);
      const other = Float32Array.from(
        { length: Math.floor(voice.length / speed) },
        (_, at) => voice[Math.floor(at * speed)] ?? 0,
      );
      for (let at = -random() * other.length; at < length; at += other.length)
        add(dry, other, at, between(random, 0.6, 1));
    }
  return inHall(lowPass(dry, 1500, 4), { seed: 11, seconds: 2.5, direct: -9 });
}

/** How loud the overtones of a throat are before a mouth forms them. */
const throat = Array.from({ length: 14 }, (_, at) => 1 / (at + 1));

/**
 * What a mouth makes of a sound.
 * @param {Float32Array} source
 * @param {readonly number[]} mouth in Hz
 */
function spoken(source, mouth) {
  const parts = mouth.map((hertz) => resonance(source, hertz, 90 + hertz / 20));
  return source.map((_, at) => parts.reduce((sum, part) => sum + (part[at] ?? 0), 0));
}

/**
 * @param {Float32Array} to
 * @param {{ parts: readonly number[], loud: (lasts: number) => (seconds: number) => number }} instrument
 * @param {number} note in half tones above C
 * @param {number} start in seconds
 * @param {number} lasts in seconds
 * @param {number} volume
 */
function play(to, { parts, loud }, note, start, lasts, volume) {
  const pitch = pitchOf(note);
  add(
    to,
    tone(lasts, () => pitch, parts, loud(lasts)),
    start * RATE,
    volume,
  );
}

/** @param {number} note in half tones above C */
function pitchOf(note) {
  return 261.6 * 2 ** (note / 12);
}

/**
 * @param {number} lasts in seconds
 * @param {(seconds: number) => number} pitch in Hz
 * @param {readonly number[]} parts how loud the tone and its overtones are
 * @param {(seconds: number) => number} [loud]
 */
function tone(lasts, pitch, parts, loud = held(0.02, 0.02)(lasts)) {
  let phase = 0;
  return Float32Array.from({ length: Math.round(lasts * RATE) }, (_, at) => {
    const hertz = pitch(at / RATE);
    phase += (2 * Math.PI * hertz) / RATE;
    let sum = 0;
    for (const [place, part] of parts.entries())
      if (hertz * (place + 1) < RATE / 2) sum += part * Math.sin(phase * (place + 1));
    return sum * loud(at / RATE);
  });
}

/** @param {number} fades in seconds */
function struck(fades) {
  return (/** @type {number} */ lasts) => (/** @type {number} */ seconds) =>
    Math.min(1, seconds / 0.004, (lasts - seconds) / 0.03) * Math.exp(-seconds / fades);
}

/**
 * @param {number} rises in seconds
 * @param {number} falls in seconds
 */
function held(rises, falls) {
  return (/** @type {number} */ lasts) => (/** @type {number} */ seconds) =>
    Math.max(0, Math.min(1, seconds / rises, (lasts - seconds) / falls));
}

/**
 * @param {Float32Array} samples
 * @param {number} fades in seconds
 */
function decaying(samples, fades) {
  return samples.map((sample, at) => sample * Math.exp(-at / (fades * RATE)));
}

/**
 * @param {Float32Array} to
 * @param {Float32Array} samples
 * @param {number} at in samples
 * @param {number} volume
 */
function add(to, samples, at, volume) {
  const start = Math.round(at);
  const first = Math.max(0, -start);
  const last = Math.min(samples.length, to.length - start);
  for (let place = first; place < last; place++)
    to[start + place] = (to[start + place] ?? 0) + volume * (samples[place] ?? 0);
}

/**
 * @param {Random} random
 * @param {number} least
 * @param {number} most
 */
function between(random, least, most) {
  return least + random() * (most - least);
}
