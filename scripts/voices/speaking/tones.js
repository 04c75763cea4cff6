import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { inProject } from "../../project.js";
import { sha256 } from "../files.js";
import { RATE } from "./recipe.js";
import { encodeAsIs } from "./ffmpeg.js";

export const folder = inProject("src/player/tones");

/**
 * Notes in a row: [Hz, when in seconds]. A visitor may hear high notes badly, so the tones differ
 * in shape: rising asks, the octave confirms, the same low note twice declines, falling closes.
 * @type {Record<string, readonly (readonly [hertz: number, at: number])[]>}
 */
export const tones = {
  ready: [
    [523.25, 0],
    [783.99, 0.11],
  ],
  understood: [[1046.5, 0]],
  "not-understood": [
    [311.13, 0],
    [311.13, 0.17],
  ],
  ended: [
    [783.99, 0],
    [659.26, 0.1],
    [523.25, 0.2],
  ],
};

const NOTE = 0.16;

/**
 * A sound that starts at once is heard as a click, so each note swells for a hundredth of a second;
 * then it dies away, as under a soft mallet.
 * @param {string} name
 */
function synthesise(name) {
  const notes = tones[name] ?? [];
  const length = Math.max(...notes.map(([, at]) => at)) + NOTE;
  const sound = new Float32Array(Math.round(length * RATE));
  for (const [hertz, at] of notes) {
    for (let sample = 0; sample < NOTE * RATE; sample++) {
      const time = sample / RATE;
      const attack = Math.min(time / 0.01, 1);
      const release = Math.min((NOTE - time) / 0.03, 1);
      const phase = 2 * Math.PI * hertz * time;
      const wave = Math.sin(phase) + 0.25 * Math.sin(2 * phase) * Math.exp(-time * 20);
      const place = Math.round(at * RATE) + sample;
      const struck = 0.25 * attack * release * Math.exp(-time * 12) * wave;
      sound[place] = (sound[place] ?? 0) + struck;
    }
  }
  return sound;
}

/** @returns {Record<string, { recipe: string, sha256: string }>} */
export function readTones() {
  const file = `${folder}/manifest.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** @param {string} name */
export function toneRecipe(name) {
  return sha256(new Uint8Array(synthesise(name).buffer)).slice(0, 16);
}

export async function makeTones() {
  const manifest = readTones();
  mkdirSync(folder, { recursive: true });
  for (const name of Object.keys(tones)) {
    const file = `${folder}/${name}.mp3`;
    if (existsSync(file) && manifest[name]?.recipe === toneRecipe(name)) continue;
    await encodeAsIs(synthesise(name), `${file}.part`);
    renameSync(`${file}.part`, file);
    manifest[name] = { recipe: toneRecipe(name), sha256: sha256(readFileSync(file)) };
  }
  writeFileSync(`${folder}/manifest.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}
