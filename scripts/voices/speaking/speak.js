import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutApart, findCuts } from "./cutApart.js";
import { cache, getKokoro } from "./kit.js";

/** How many letters the model takes at once; a longer breath is an error. */
const LONGEST = 509;

/** How long the model holds each letter: a value inside the model, which we add to its outputs. */
const DURATIONS = "/encoder/Clip_output_0";

/** In samples: one unit of these durations. */
const UNIT = 600;

/** What is put between sentences: a voice that runs on after a full stop may stop at a dash. */
const BETWEEN = [" ", " — "];

/**
 * @typedef {(sentences: readonly string[], voice: string, speed: number) => Promise<Float32Array[]>} Speak
 */

/**
 * Prepares the model to speak sentences in one breath and give each by itself. A breath that was
 * spoken once is read from the cache.
 * @returns {Promise<Speak>}
 */
export async function createSpeaker() {
  const spoken = join(cache, "spoken");
  await mkdir(spoken, { recursive: true });
  const { model, folder, runtime } = await getKokoro();
  const vocabulary = JSON.parse(readFileSync(join(folder, "tokenizer.json"), "utf8")).model.vocab;
  /** @type {Promise<any> | undefined} */
  let session;

  return (sentences, voice, speed) =>
    speakEach(sentences, (phonemes) => say(phonemes, voice, speed));

  /**
   * @param {string} phonemes
   * @param {string} voice
   * @param {number} speed
   */
  async function say(phonemes, voice, speed) {
    const key = createHash("sha256").update(JSON.stringify([phonemes, voice, speed]));
    const file = join(spoken, `${key.digest("hex").slice(0, 32)}.f32`);
    if (!existsSync(file)) {
      const ids = [...phonemes].map((letter) => {
        const id = vocabulary[letter];
        if (id === undefined) throw new Error(`No voice knows “${letter}” in “${phonemes}”.`);
        return id;
      });
      if (ids.length > LONGEST) throw new Error(`Too long for one breath: “${phonemes}”.`);
      session ??= runtime.InferenceSession.create(withOutput(readFileSync(model), DURATIONS));
      const style = styleOf(voice, folder, ids.length - 1);
      const tokens = BigInt64Array.from([0, ...ids, 0], BigInt);
      const { waveform, [DURATIONS]: durations } = await (
        await session
      ).run({
        input_ids: new runtime.Tensor("int64", tokens, [1, tokens.length]),
        style: new runtime.Tensor("float32", style, [1, style.length]),
        speed: new runtime.Tensor("float32", Float32Array.of(speed), [1]),
      });
      // An interrupted run must not leave half a breath behind.
      await writeFile(`${file}.part`, bytes([...durations.data, ...waveform.data]));
      await rename(`${file}.part`, file);
    }
    const stored = floats(await readFile(file));
    // The durations come first: of each letter, and of the silence before and after them.
    const letters = [...phonemes].length + 2;
    const ends = [...stored.subarray(0, letters)].map(sumSoFar()).map((units) => units * UNIT);
    return { sound: stored.subarray(letters), ends };
  }
}

/**
 * Speaks sentences in one breath and gives each by itself; where there is no silence between two,
 * they are spoken apart.
 * @param {readonly string[]} sentences as phonemes
 * @param {(phonemes: string) => Promise<{ sound: Float32Array, ends: number[] }>} say
 * @returns {Promise<Float32Array[]>}
 */
export async function speakEach(sentences, say) {
  let stuck = 0;
  for (const between of BETWEEN) {
    const { sound, ends } = await say(sentences.join(between));
    const cuts = findCuts(sound, sentences, between, ends);
    stuck = cuts.findIndex(({ isQuiet }) => !isQuiet);
    if (stuck === -1) return cutApart(sound, cuts);
  }
  const [before, after] = [sentences.slice(0, stuck + 1), sentences.slice(stuck + 1)];
  return [...(await speakEach(before, say)), ...(await speakEach(after, say))];
}

/**
 * The model with one more output. A model is a protobuf message, and what is appended to one is
 * merged with what it has.
 * @param {Buffer} model
 * @param {string} output
 */
function withOutput(model, output) {
  const part = (/** @type {number} */ tag, /** @type {Buffer} */ content) =>
    Buffer.concat([Buffer.from([tag, content.length]), content]);
  const [graph, graphOutput, name] = [0x3a, 0x62, 0x0a];
  const addition = part(graph, part(graphOutput, part(name, Buffer.from(output))));
  return new Uint8Array(Buffer.concat([model, addition]));
}

/**
 * The style of a voice, or of a blend of voices: there is one for each length of text.
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

function sumSoFar() {
  let sum = 0;
  return (/** @type {number} */ value) => (sum += value);
}

/** @param {number[]} values */
function bytes(values) {
  return Buffer.from(Float32Array.from(values).buffer);
}

/** @param {Buffer} raw */
function floats(raw) {
  return new Float32Array(raw.buffer.slice(raw.byteOffset, raw.byteOffset + raw.length));
}
