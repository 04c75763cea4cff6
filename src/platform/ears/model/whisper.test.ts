import { expect, it } from "vitest";
import type { Runtime, InferenceSession, Tensor } from "./runtime.ts";
import { special, tokenizer } from "./tokenizer.ts";
import { whisper } from "./whisper.ts";

const said = [1, 2, 3, 4, 5, 6, 7, 8];

it.each([
  ["written anew", []],
  ["gone on with", said.slice(0, 7)],
])(
  "one unsure word at the end does not make a sentence look made up that is %s",
  async (_, agreed) => {
    const model = whisper(runtime, session([]), session(["past_key_values.0"]), tokenizer(texts));
    const sound = await model.encode(new Float32Array(80));
    const { tokens, sureness } = await model.decode(sound, {
      language: "it",
      before: [],
      agreed,
      seconds: 3,
      most: 20,
    });
    expect(tokens).toEqual(said);
    expect(sureness).toBeGreaterThan(-0.5);
    expect(sureness).toBeLessThan(-0.1);
  },
);

const texts = ["", ..."abcdefgh"];

class PretendTensor {
  dispose = () => {};
  readonly data: never;
  readonly dims: readonly number[];
  constructor(_type: string, data: unknown, dims: readonly number[]) {
    this.data = data as never;
    this.dims = dims;
  }
}

const runtime = { Tensor: PretendTensor } as unknown as Runtime;

/** A model that has been told of the sentence; of its last word it is not sure. */
function session(inputNames: string[]): InferenceSession {
  let written: number[] = [];
  const vocabulary = special.times + 1_500;
  return {
    inputNames,
    outputNames: [],
    release: async () => {},
    run: async ({ input_ids }): Promise<Record<string, Tensor>> => {
      if (!input_ids) return { last_hidden_state: tensor([], [1]) };
      const asked = Array.from(input_ids.data, Number);
      written = asked.length > 1 ? asked.slice(4) : [...written, ...asked];
      const rows = asked.map((__, at) => {
        const known = written.length - (asked.length - 1 - at);
        return logits(known < 0 ? undefined : (said[known] ?? special.end), vocabulary);
      });
      return {
        logits: tensor(rows.flat(), [1, rows.length, vocabulary]),
        "present.0": tensor([], [1]),
      };
    },
  };
}

function logits(next: number | undefined, vocabulary: number) {
  const row = Array.from({ length: vocabulary }, () => 0);
  if (next === undefined) return row;
  row[next] = 30;
  if (next === said.at(-1)) for (const other of [11, 12, 13, 14, 15]) row[other] = 29.9;
  return row;
}

function tensor(data: number[], dims: number[]): Tensor {
  return { data: Float32Array.from(data), dims, dispose: () => {} };
}
