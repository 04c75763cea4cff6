import { spawnSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { pauses, RATE } from "./recipe.js";

/** −16 LUFS in the file: the encoder makes every sound 0.4 dB softer. */
const LOUDNESS = -15.6;

/** In dB: what lies above is held back. The encoder adds up to two, and still no phone distorts it. */
const PEAK = -3.5;

/** Rumble out, loud and soft a little closer. */
const EVEN = "highpass=f=70,acompressor=threshold=-20dB:ratio=2:attack=8:release=120";

/**
 * Sentences in a row, and when each is heard, in seconds: known because we put it there.
 * @param {readonly { sound: Float32Array, startsParagraph: boolean }[]} sentences
 */
export function join(sentences) {
  /** @type {[start: number, end: number][]} */
  const cues = [];
  let end = 0;
  const placed = sentences.map(({ sound, startsParagraph }, place) => {
    const pause = startsParagraph ? pauses.paragraph : pauses.sentence;
    const start = end + Math.round((place === 0 ? pauses.before : pause) * RATE);
    end = start + sound.length;
    cues.push([start / RATE, end / RATE]);
    return { start, sound };
  });
  const whole = new Float32Array(end + Math.round(pauses.after * RATE));
  for (const { start, sound } of placed) whole.set(sound, start);
  return { sound: whole, cues };
}

/**
 * Writes the recording, as loud as all the others.
 * @param {Float32Array} sound
 * @param {string} file
 */
export async function encode(sound, file) {
  const limiter = `alimiter=limit=${10 ** (PEAK / 20)}:attack=5:release=50:level=disabled:latency=1`;
  await withRaw(sound, file, (from) => {
    const at = (/** @type {number} */ gain) => `${EVEN},volume=${gain.toFixed(2)}dB,${limiter}`;
    let gain = LOUDNESS - loudness(from, EVEN);
    // The limiter takes a little of what the gain gave, so its result is measured too.
    for (const _ of ["once", "twice"]) gain += LOUDNESS - loudness(from, at(gain));
    toMp3(from, ["-af", at(gain)], file);
  });
}

/**
 * Writes a sound that is to stay as soft as it is.
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
 * At a constant bit rate, so that seeking is exact; with no header but the encoder’s, so that the sound comes first.
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
 * Integrated loudness of a filtered sound, in LUFS.
 * @param {string[]} from
 * @param {string} filter
 */
function loudness(from, filter) {
  const report = ffmpeg([...from, "-af", `${filter},ebur128`, "-f", "null", "-"]);
  const summary = report.slice(report.lastIndexOf("Summary:"));
  return Number(summary.match(/I:\s+(-?[\d.]+) LUFS/)?.[1]);
}

/**
 * A recording as samples.
 * @param {string} file
 * @param {number} rate
 */
export function decode(file, rate) {
  const to = ["-ar", String(rate), "-ac", "1", "-f", "f32le", "-"];
  const { status, stdout } = spawnSync("ffmpeg", ["-v", "error", "-i", file, ...to], {
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${file} cannot be decoded.`);
  return new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length),
  );
}

/** @param {readonly string[]} args */
function ffmpeg(args) {
  const { status, stderr } = spawnSync("ffmpeg", ["-hide_banner", "-nostats", ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`ffmpeg failed:\n${stderr.slice(-2000)}`);
  return stderr;
}
