import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { loudness } from "../../../src/lib/sound/loudness.js";
import { RATE } from "./recipe.js";

/** In LUFS: the encoder makes every sound 0.4 dB softer, so that the file has −16. */
const LOUDNESS = -15.6;

/** In dB: the limit for peaks, as the encoder makes them up to 2 dB louder and must not clip. */
const PEAK = -3.5;

/** Removes rumble, and compresses the dynamics a little. */
const EVEN = "highpass=f=70,acompressor=threshold=-20dB:ratio=2:attack=8:release=120";

/**
 * Writes the recording, as loud as all the others.
 * @param {Float32Array} sound
 * @param {string} file
 */
export async function encode(sound, file) {
  const limiter = `alimiter=limit=${10 ** (PEAK / 20)}:attack=5:release=50:level=disabled:latency=1`;
  await withRaw(sound, file, (from) => {
    const at = (/** @type {number} */ gain) => `${EVEN},volume=${gain.toFixed(2)}dB,${limiter}`;
    const missing = (/** @type {string} */ filter) =>
      LOUDNESS - loudness(samplesOf([...from, "-af", filter], RATE), RATE);
    let gain = missing(EVEN);
    // The limiter takes a little of what the gain gave, so its result is measured too.
    for (const _ of ["once", "twice"]) gain += missing(at(gain));
    toMp3(from, ["-af", at(gain)], file);
  });
}

/**
 * Writes a sound without changing its level.
 * @param {Float32Array} sound
 * @param {string} file
 */
export async function encodeAsIs(sound, file) {
  await withRaw(sound, file, (from) => toMp3(from, [], file));
}

/**
 * @param {Float32Array} sound
 * @param {string} file
 * @param {(from: string[]) => void} use
 */
async function withRaw(sound, file, use) {
  const raw = `${file}.f32`;
  await writeFile(raw, Buffer.from(sound.buffer));
  use(["-f", "f32le", "-ar", String(RATE), "-ac", "1", "-i", raw]);
  await rm(raw);
}

/**
 * Seeking is exact only at a constant bit rate, and a large header would delay the first sound, so
 * there is none but the encoder’s.
 * @param {string[]} from
 * @param {string[]} filter
 * @param {string} file
 */
function toMp3(from, filter, file) {
  const lame = ["-c:a", "libmp3lame", "-b:a", "48k", "-map_metadata", "-1", "-id3v2_version", "0"];
  const still = ["-fflags", "+bitexact", "-flags:a", "+bitexact"];
  ffmpeg([...from, ...filter, ...lame, ...still, "-f", "mp3", "-y", file]);
}

/**
 * A recording as samples.
 * @param {string} file
 * @param {number} rate
 */
export function decode(file, rate) {
  return samplesOf(["-i", file], rate);
}

/**
 * @param {readonly string[]} from
 * @param {number} rate
 */
function samplesOf(from, rate) {
  const to = ["-ar", String(rate), "-ac", "1", "-f", "f32le", "-"];
  const { buffer, byteOffset, length } = ffmpeg([...from, ...to]);
  return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
}

/** @param {readonly string[]} args */
function ffmpeg(args) {
  const { status, stdout, stderr } = spawnSync("ffmpeg", ["-v", "error", ...args], {
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr.toString().slice(-2000)}`);
  return stdout;
}
