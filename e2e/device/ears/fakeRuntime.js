/**
 * Stands in for the runtime and for the models of speech recognition (src/platform/ears/model/runtime.ts):
 * it understands words that are tones, each of a pitch of its own. All around it is the app's own.
 */

/** What the tones mean; the token of its language tells which list is written. */
export const words = {
  en: ["this", "is", "Apollo", "with", "the", "lyre", "of", "Orpheus", "Next", "Nekst", "gallery"],
  it: ["questo", "è", "Apollo", "con", "la", "lira", "di", "Orfeo", "Avanti", "Avanty", "galleria"],
};

/** What may be taken for another word, which is then less likely, but not by much. */
const misheard = new Map([[9, 8]]);

/** The first pitch that is a word, and how far apart words are, in the bands that Whisper hears. */
const FIRST = 10;
const APART = 5;
const BANDS = 80;

/** Somebody who goes on without a word: “hmm”. */
export const HUM = 12;

/** The band of a word. @param {number} word */
export function bandOf(word) {
  return FIRST + APART * word;
}

/** A list of texts by number: all bytes, and each word with what it is joined from. */
export function texts() {
  const bytes = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));
  const begun = Object.values(words)
    .flat()
    .map((word) => String.fromCharCode(...new TextEncoder().encode(` ${word}`)))
    .flatMap((word) => Array.from(word, (_, end) => word.slice(0, end + 1)));
  return [...new Set([...bytes, ...begun])];
}

/** Whisper's numbers (src/platform/ears/model/tokenizer.ts). */
const VOCABULARY = 51_865;
const END = 50_257;
const START = 50_258;
const ITALIAN = 50_274;
const TIMES = 50_364;

/** In milliseconds: how long a trial of the device takes. A journey may ask for a slow one. */
const TRIAL = 0;

/** In frames of 10 ms: a tone that is shorter is not yet a word. */
const WORD = 15;

/** In the numbers that Whisper hears: what is so much fainter than the loudest is silence. */
const FAINT = 0.75;

const LIKELY = 20;

export const env = { logLevel: "", wasm: { numThreads: 1, wasmPaths: { mjs: "", wasm: "" } } };

/** @typedef {Float32Array | BigInt64Array | boolean[]} Data */

export class Tensor {
  /**
   * @param {string} type
   * @param {Data} data
   * @param {readonly number[]} dims
   */
  constructor(type, data, dims) {
    this.type = type;
    this.kept = /** @type {Data | undefined} */ (data);
    this.dims = dims;
  }

  get data() {
    // What was freed is gone in the real runtime too.
    if (!this.kept) throw new Error("This tensor was freed.");
    return this.kept;
  }

  dispose() {
    this.kept = undefined;
  }
}

/** @typedef {Record<string, Tensor>} Tensors */

export const InferenceSession = {
  /** @param {Uint8Array} model */
  async create(model) {
    const { mjs, wasm } = env.wasm.wasmPaths;
    await import(/* @vite-ignore */ mjs);
    await WebAssembly.compileStreaming(fetch(wasm));
    const [, kind = "trial", bytes] =
      /^fake (\w+) (\d+)\n/.exec(new TextDecoder().decode(model.subarray(0, 40))) ?? [];
    if (bytes && model.length !== Number(bytes)) throw new Error(`${kind} is not whole.`);
    const run = /** @type {Record<string, (inputs: Tensors) => Promise<Tensors>>} */ (sessions)[
      kind
    ];
    if (!run) throw new Error(`${kind} is unknown.`);
    return {
      inputNames: kind === "decoder" ? decoderInputs : [],
      outputNames: [],
      /**
       * @param {Tensors} inputs
       * @param {readonly string[]} [outputs]
       */
      async run(inputs, outputs) {
        const answer = Object.entries(await run(inputs));
        return Object.fromEntries(answer.filter(([name]) => outputs?.includes(name) ?? true));
      },
      async release() {},
    };
  },
};

const decoderInputs = [
  "input_ids",
  "encoder_hidden_states",
  "use_cache_branch",
  "past_key_values.0.decoder.key",
  "past_key_values.0.encoder.key",
];

const sessions = {
  /** @param {Tensors} inputs */
  async trial({ in: input }) {
    if (TRIAL > 0) await new Promise((resolve) => setTimeout(resolve, TRIAL));
    return { out: new Tensor("float32", numbersIn(input), [1]) };
  },
  /** @param {Tensors} inputs */
  async gate({ input, state }) {
    const sound = numbersIn(input);
    const loudness = Math.sqrt(sound.reduce((sum, each) => sum + each * each, 0) / sound.length);
    return {
      output: tensorOf([loudness > 0.01 ? 0.95 : 0.02]),
      stateN: new Tensor("float32", numbersIn(state).slice(), [2, 1, 128]),
    };
  },
  /** @param {Tensors} inputs */
  async encoder({ input_features: input }) {
    return { last_hidden_state: tensorOf(heardIn(numbersIn(input))) };
  },
  /** @param {Tensors} inputs */
  async decoder(inputs) {
    const isLater = inputs["use_cache_branch"]?.data[0] === true;
    const heard = numbersIn(
      isLater ? inputs["past_key_values.0.encoder.key"] : inputs["encoder_hidden_states"],
    );
    const before = isLater ? numbersIn(inputs["past_key_values.0.decoder.key"]) : [];
    const ids = /** @type {BigInt64Array} */ (inputs["input_ids"]?.data ?? new BigInt64Array());
    const asked = Array.from(ids, Number);
    const written = [...before, ...asked];
    const logits = new Float32Array(asked.length * VOCABULARY);
    for (let at = 0; at < asked.length; at++) {
      const row = logits.subarray(at * VOCABULARY, (at + 1) * VOCABULARY);
      nextIn([...before, ...asked.slice(0, at + 1)], heard, row);
    }
    return {
      logits: new Tensor("float32", logits, [1, asked.length, VOCABULARY]),
      "present.0.decoder.key": tensorOf(written),
      "present.0.encoder.key": tensorOf([...heard]),
    };
  },
};

/**
 * The words in a window, in their order, and as the last number where they end, in frames.
 * @param {Float32Array} window pitch by pitch
 */
function heardIn(window) {
  const length = window.length / BANDS;
  const loudest = window.reduce((most, each) => Math.max(most, each), -Infinity);
  const heard = [];
  let end = 0;
  let run = 0;
  let last = -1;
  for (let frame = 0; frame < length; frame++) {
    let band = -1;
    let level = loudest - FAINT;
    for (let each = 0; each < BANDS; each++) {
      const here = window[each * length + frame] ?? 0;
      if (here > level) [band, level] = [each, here];
    }
    const word = band < 0 ? -1 : Math.round((band - FIRST) / APART);
    run = word === last ? run + 1 : 1;
    last = word;
    if (word >= 0) end = frame;
    if (word >= 0 && word !== HUM && run === WORD) heard.push(word);
  }
  return [...heard, end];
}

/**
 * Marks what is likely to be written next.
 * @param {readonly number[]} written
 * @param {Float32Array} heard
 * @param {Float32Array} row
 */
function nextIn(written, heard, row) {
  const start = written.lastIndexOf(START);
  const language = written[start + 1] === ITALIAN ? "it" : "en";
  const said = written.slice(start + 4);
  const isAfterTime = (said.at(-1) ?? 0) >= TIMES;
  const word = heard[said.filter((token) => token < END).length];
  const end = heard.at(-1) ?? 0;
  const isOver = said.length >= heard.length - 1;
  if (isOver || word === undefined) {
    row[isAfterTime ? END : TIMES + Math.round(end / 2)] = LIKELY;
    return;
  }
  row[tokenOf(language, word)] = LIKELY;
  const meant = misheard.get(word);
  if (meant !== undefined) row[tokenOf(language, meant)] = LIKELY - 3;
}

const known = texts();

/**
 * @param {"en" | "it"} language
 * @param {number} word
 */
function tokenOf(language, word) {
  const bytes = new TextEncoder().encode(` ${words[language][word]}`);
  return known.indexOf(String.fromCharCode(...bytes));
}

/** @param {Tensor | undefined} tensor */
function numbersIn(tensor) {
  return /** @type {Float32Array} */ (tensor?.data);
}

/** @param {number[]} numbers */
function tensorOf(numbers) {
  return new Tensor("float32", Float32Array.from(numbers), [1, numbers.length]);
}
