import type { Language } from "../../../i18n/languages.ts";
import { MELS } from "../audio/melFrames.ts";
import type { Runtime, InferenceSession, Tensor } from "./runtime.ts";
import { special, type Tokenizer } from "./tokenizer.ts";

/** What was taken to have been said. */
export type Decoded = {
  tokens: readonly number[];
  /** How sure the model is of the tokens, in the mean, as a logarithm. */
  sureness: number;
  /** How likely nothing was said at all. */
  noSpeech: number;
};

/** How a stretch of sound is to be written down. */
export type DecodingOptions = {
  language: Language;
  /** Tokens of what came before, or of names that may come. */
  before: readonly number[];
  /** Tokens that it begins with: they are agreed already. */
  agreed: readonly number[];
  /** How long it is, and how many tokens it may have at most. */
  seconds: number;
  most: number;
};

/** A phrase that may have been said; `lead` is what it is ahead of others by, as a logarithm. */
export type Expected = { tokens: readonly number[]; lead: number };

/** Logarithms: what is less likely, or has a lower score, was not said. */
export type Least = { likelihood: number; score: number };

/** Heard by the model, ready to be written down or compared with phrases. */
export type EncodedSound = { states: Tensor };

/** What the decoder needs of its former steps. */
type Past = Record<string, Tensor>;

/** In tokens: the opening, after what came before. */
const OPENING = 4;
/** In seconds: a time that is closer to the end of the sound is its end. */
const CLOSE = 0.6;

/** Whisper, whose encoder hears and whose decoder writes. */
export function whisper(
  { Tensor }: Runtime,
  encoder: InferenceSession,
  decoder: InferenceSession,
  tokens: Tokenizer,
) {
  const presentOf = new Map(
    decoder.inputNames
      .filter((name) => name.startsWith("past_key_values."))
      .map((name) => [name, name.replace("past_key_values", "present")]),
  );
  const outputs = ["logits", ...presentOf.values()];
  // The encoder's part of the cache is the same in every step, so only the first step outputs it.
  const laterOutputs = outputs.filter((name) => !isOfSound(name));
  /** Whisper base has six layers of eight heads, small twelve of twelve. */
  const heads = presentOf.size === 24 ? 8 : 12;
  const empty = new Tensor("float32", new Float32Array(), [1, heads, 0, 64]);
  const nothingYet: Past = Object.fromEntries([...presentOf.keys()].map((name) => [name, empty]));
  const isUnsaid = Array.from({ length: tokens.count }, (_, token) => tokens.isUnsaid(token));
  const SPACE = tokens.toTokens(" ")[0];
  const stops = [".", "!", "?", ",", "..."].flatMap((stop) => tokens.toTokens(stop).slice(0, 1));

  const sentenceEnds = new Set(stops.slice(0, 4));

  /** The decoder's next step; `past` stays as it was: another step may start from it too. */
  async function step({ states }: EncodedSound, written: readonly number[], past?: Past) {
    const inputs = {
      input_ids: new Tensor("int64", BigInt64Array.from(written, BigInt), [1, written.length]),
      encoder_hidden_states: states,
      use_cache_branch: new Tensor("bool", [past !== undefined], [1]),
      ...(past ?? nothingYet),
    };
    const { logits, ...present } = await decoder.run(inputs, past ? laterOutputs : outputs);
    const next: Past = {};
    for (const [name, from] of presentOf) next[name] = present[from] ?? past![name]!;
    const [, length = 1, vocabulary = 1] = logits!.dims;
    const { data } = logits!;
    const rows = Array.from({ length }, (_, at) =>
      data.slice(at * vocabulary, (at + 1) * vocabulary),
    );
    logits!.dispose();
    return { rows, past: next };
  }

  function likeliest(row: Float32Array, isFirst: boolean) {
    let token: number = special.end;
    let highest = isFirst ? -Infinity : row[token]!;
    for (let number = 0; number < tokens.count; number++) {
      if (row[number]! <= highest || isUnsaid[number] || (isFirst && number === SPACE)) continue;
      token = number;
      highest = row[number]!;
    }
    // A stretch is over where a time is likelier than any text: without that, what is shorter than
    // the thirty seconds that the model was made for is written down again and again.
    const times = row.subarray(special.times);
    if (!isFirst && sumOf(times) > highest)
      return { token: special.times + times.indexOf(Math.max(...times)), sure: 0 };
    return { token, sure: highest - sumOf(row) };
  }

  function endsSentence(token: number) {
    return token >= special.times || sentenceEnds.has(token);
  }

  /** How likely a text ends here, with or without a full stop. */
  function endOf(row: Float32Array) {
    const ends = [special.end, ...stops].map((token) => row[token]!);
    return sumOf(Float32Array.from([...ends, ...row.subarray(special.times)])) - sumOf(row);
  }

  return {
    tokens,
    async encode(window: Float32Array): Promise<EncodedSound> {
      const input = new Tensor("float32", window, [1, MELS, window.length / MELS]);
      const heard = await encoder.run({ input_features: input }, ["last_hidden_state"]);
      return { states: heard["last_hidden_state"]! };
    },
    async decode(sound: EncodedSound, writing: DecodingOptions): Promise<Decoded> {
      const { agreed, most, seconds } = writing;
      const opened = opening(writing);
      let { rows, past } = await step(sound, [...opened, ...agreed]);
      const noSpeech = Math.exp(likelihood(rows[opened.length - OPENING]!, special.noSpeech));
      const written = [...agreed];
      // One unsure word after many that are sure must not make all of them look made up.
      let sureness = agreed.reduce(
        (sum, token, at) => sum + likelihood(rows[opened.length - 1 + at]!, token),
        0,
      );
      while (written.length < most) {
        const { token, sure } = likeliest(rows.at(-1)!, written.length === 0);
        if (token === special.end || isOver(token, seconds)) break;
        written.push(token);
        sureness += sure;
        const again = repeatedAt(written, endsSentence);
        if (again > 0) {
          written.length = again;
          break;
        }
        const before = past;
        // oxlint-disable-next-line no-await-in-loop -- Each token depends on the one before.
        ({ rows, past } = await step(sound, [token], past));
        free(before, (name) => !isOfSound(name));
      }
      free(past, () => true);
      return { tokens: written, sureness: sureness / Math.max(1, written.length), noSpeech };
    },
    /**
     * The number of the phrase that was most likely said, and its score, which is its likelihood and
     * its lead; nothing, if they are not at least so high. The likeliest is followed first, so few
     * others have to be compared to their end.
     */
    async likeliestOf(
      sound: EncodedSound,
      writing: Pick<DecodingOptions, "language" | "before">,
      phrases: readonly Expected[],
      least: Least,
    ): Promise<{ number: number; score: number } | undefined> {
      const steps = new Map([["", await step(sound, opening(writing))]]);
      const open = phrases.map(({ lead }, number) => ({ number, at: 0, score: lead }));
      let answer: { number: number; score: number } | undefined;
      while (open.length > 0) {
        open.sort((one, other) => other.score - one.score);
        const [best] = open.splice(0, 1);
        const { number, at, score } = best!;
        const { tokens: phrase, lead } = phrases[number]!;
        if (score < least.score) break;
        // A phrase far ahead would be followed to its end, though it does not begin like this.
        if (score - lead < least.likelihood) continue;
        if (at > phrase.length) {
          answer = { number, score };
          break;
        }
        const key = phrase.slice(0, at).join();
        const before = steps.get(phrase.slice(0, at - 1).join())?.past;
        // oxlint-disable-next-line no-await-in-loop -- Each token depends on the one before.
        const here = steps.get(key) ?? (await step(sound, [phrase[at - 1]!], before));
        steps.set(key, here);
        const row = here.rows.at(-1)!;
        const next = at < phrase.length ? likelihood(row, phrase[at]!) : endOf(row);
        open.push({ number, at: at + 1, score: score + next });
      }
      for (const [key, { past }] of steps) free(past, (name) => key === "" || !isOfSound(name));
      return answer;
    },
    free: ({ states }: EncodedSound) => states.dispose(),
  };
}

export type Whisper = ReturnType<typeof whisper>;

function opening({ language, before }: Pick<DecodingOptions, "language" | "before">) {
  return [
    ...(before.length > 0 ? [special.before, ...before] : []),
    special.start,
    special.languages[language],
    special.transcribe,
    special.times,
  ];
}

function isOfSound(name: string) {
  return name.includes(".encoder.");
}

function free(past: Past, isMeant: (name: string) => boolean) {
  for (const [name, tensor] of Object.entries(past)) if (isMeant(name)) tensor.dispose();
}

function isOver(token: number, seconds: number) {
  return (token - special.times) / 50 > seconds - CLOSE;
}

/** The logarithm of the sum of what the numbers are logarithms of. */
function sumOf(row: Float32Array) {
  let highest = -Infinity;
  for (const each of row) if (each > highest) highest = each;
  let sum = 0;
  for (const each of row) sum += Math.exp(each - highest);
  return highest + Math.log(sum);
}

function likelihood(row: Float32Array, token: number) {
  return row[token]! - sumOf(row);
}

/** In tokens: a sentence that begins so long like one before it is that one, written again. */
const SAME = 7;
const SHORTEST = 4;
/** In tokens: a repetition of up to so many is the model's, nobody says it. */
const LONGEST_REPEAT = 12;

/** Where the model begins to write again what it has written; 0 if it does not. */
function repeatedAt(written: readonly number[], endsSentence: (token: number) => boolean): number {
  const starts = written.flatMap((_, at) =>
    at === 0 || endsSentence(written[at - 1]!) ? [at] : [],
  );
  const last = starts.at(-1) ?? 0;
  const since = written.slice(last);
  const isAnew = starts.slice(0, -1).some((start, index) => {
    const whole = starts[index + 1]! - start;
    // “Piano, piano” may well be said.
    const isEnough = whole >= SHORTEST && since.length >= Math.min(SAME, whole);
    return isEnough && since.every((token, at) => token === written[start + at]);
  });
  if (isAnew) return last;
  for (let length = 1; length <= LONGEST_REPEAT; length++) {
    const times = length < 3 ? 5 : 3;
    const end = written.slice(-length * times);
    if (end.length === length * times && end.every((token, at) => token === end[at % length]))
      return written.length - length * (times - 1);
  }
  return 0;
}
