import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cache, getKokoro } from "./kit.js";
import { RATE } from "./recipe.js";

const LONGEST = 510;

/** Quieter than this is not speech, and is cut off before and after a sentence. */
const SILENCE = 0.006;

/** @typedef {(phonemes: string, voice: string, speed: number) => Promise<Float32Array>} Speak */

/**
 * Speaks one sentence, or remembers how it was spoken.
 * @returns {Promise<Speak>}
 */
export async function createSpeaker() {
  const sentences = join(cache, "sentences");
  await mkdir(sentences, { recursive: true });
  const { model, folder, runtime } = await getKokoro();
  const vocabulary = JSON.parse(readFileSync(join(folder, "tokenizer.json"), "utf8")).model.vocab;
  /** @type {Promise<any> | undefined} */
  let session;

  return async (phonemes, voice, speed) => {
    const key = createHash("sha256").update(JSON.stringify([phonemes, voice, speed]));
    const file = join(sentences, `${key.digest("hex").slice(0, 32)}.f32`);
    if (existsSync(file)) return floats(await readFile(file));

    const ids = [...phonemes].map((letter) => {
      const id = vocabulary[letter];
      if (id === undefined) throw new Error(`No voice knows “${letter}” in “${phonemes}”.`);
      return id;
    });
    if (ids.length > LONGEST - 1) throw new Error(`Too long for one breath: “${phonemes}”.`);
    session ??= runtime.InferenceSession.create(model);
    const style = styleOf(voice, folder, ids.length - 1);
    const tokens = BigInt64Array.from([0, ...ids, 0], BigInt);
    const { waveform } = await (
      await session
    ).run({
      input_ids: new runtime.Tensor("int64", tokens, [1, tokens.length]),
      style: new runtime.Tensor("float32", style, [1, style.length]),
      speed: new runtime.Tensor("float32", Float32Array.of(speed), [1]),
    });
    const spoken = trimmed(waveform.data);
    // An interrupted run must not leave half a sentence behind.
    await writeFile(`${file}.part`, Buffer.from(spoken.buffer));
    await rename(`${file}.part`, file);
    return spoken;
  };
}

/**
 * A voice has its own style for each length of sentence.
 * @param {string} voice
 * @param {string} folder
 * @param {number} row
 */
function styleOf(voice, folder, row) {
  const style = new Float32Array(256);
  for (const part of voice.split(" + ")) {
    const [name = "", share = "1"] = part.split(" ").toReversed();
    const rows = floats(readFileSync(join(folder, "voices", `${name}.bin`)));
    const own = rows.subarray(row * style.length, (row + 1) * style.length);
    for (const [at, value] of own.entries()) style[at] = (style[at] ?? 0) + Number(share) * value;
  }
  return style;
}

/**
 * The sentence alone, fading in and out: a sound that starts at once is heard as a click.
 * @param {Float32Array} sound
 */
function trimmed(sound) {
  const isHeard = (/** @type {number} */ sample) => Math.abs(sample) > SILENCE;
  const first = Math.max(sound.findIndex(isHeard) - 0.03 * RATE, 0);
  const last = Math.min(sound.findLastIndex(isHeard) + 0.08 * RATE, sound.length);
  const spoken = sound.slice(first, last);
  const fade = 0.01 * RATE;
  return spoken.map(
    (sample, at) => sample * Math.min(at / fade, (spoken.length - 1 - at) / fade, 1),
  );
}

/** @param {Buffer} bytes */
function floats(bytes) {
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
