import { expect, it } from "vitest";
import { editDecoder, editEncoder } from "./onnx.js";
import { field, readFields, writeFields } from "./protobuf.js";

const add = node("Add", ["sound", "embed_positions.weight"], ["positioned"]);
const multiply = node("MatMulInteger", ["x", "w", "x_zero", "w_zero"], ["y"]);

it("takes unused outputs out of the encoder", () => {
  const model = modelOf([add], ["last_hidden_state", "encoder_attentions.0"]);
  expect(shown(editEncoder(model)).outputs).toEqual(["last_hidden_state"]);
});

it("adds as many positions to the sound as it has", () => {
  const { nodes, tensors } = shown(editEncoder(modelOf([add, multiply], [])));
  expect(nodes).toEqual([
    "Shape(sound) → positions_shape",
    "Gather(positions_shape, positions_one) → positions_length",
    "Slice(embed_positions.weight, positions_zero, positions_length, positions_zero) → positions_cut",
    "Add(sound, positions_cut) → positioned",
    "MatMulInteger(x, w, x_zero, w_zero) → y",
  ]);
  expect(tensors).toEqual(["positions_zero", "positions_one"]);
});

it("refuses an encoder that adds no positions", () => {
  expect(() => editEncoder(modelOf([multiply], []))).toThrow("another model");
});

it("leaves a decoder as it is that answers nothing else", () => {
  const model = modelOf([multiply], ["logits"]);
  expect(Buffer.compare(editDecoder(model), model)).toBe(0);
});

it("takes unused outputs out of the decoder and of the branches of its condition", () => {
  const kept = ["logits", "present.0.decoder.key"];
  const outputs = [...kept, "decoder_attentions.0", "cross_attentions.0"];
  const attention = node("Softmax", ["y"], ["decoder_attentions.0"]);
  const branch = graphOf([multiply, attention], outputs);
  const condition = node("If", ["use_cache_branch"], outputs, [branch, branch]);
  const edited = shown(editDecoder(modelOf([condition], outputs)));
  expect(edited.outputs).toEqual(kept);
  expect(edited.nodes).toEqual([`If(use_cache_branch) → ${kept.join(", ")}`]);
  for (const inner of edited.branches) {
    expect(inner.outputs).toEqual(kept);
    expect(inner.nodes).toContain("Softmax(y) → decoder_attentions.0");
  }
  expect(edited.branches).toHaveLength(2);
});

type Shown = {
  nodes: string[];
  outputs: string[];
  tensors: string[];
  branches: Shown[];
};

/** What a model says, for a person to read. */
function shown(model: Uint8Array): Shown {
  return shownGraph(only(model, 7)[0]!);
}

function shownGraph(graph: Uint8Array): Shown {
  const nodes = only(graph, 1);
  return {
    nodes: nodes.map(
      (each) =>
        `${texts(each, 4).join("")}(${texts(each, 1).join(", ")}) → ${texts(each, 2).join(", ")}`,
    ),
    outputs: only(graph, 12).flatMap((each) => texts(each, 1)),
    tensors: only(graph, 5).flatMap((each) => texts(each, 8)),
    branches: nodes
      .flatMap((each) => only(each, 5))
      .flatMap((each) => only(each, 6))
      .map(shownGraph),
  };
}

function modelOf(nodes: Uint8Array[], outputs: string[]) {
  return writeFields([field(1, 8), field(7, graphOf(nodes, outputs)), field(14, "kept")]);
}

function graphOf(nodes: Uint8Array[], outputs: string[]) {
  return writeFields([
    ...nodes.map((each) => field(1, each)),
    ...outputs.map((name) => field(12, writeFields([field(1, name)]))),
  ]);
}

function node(type: string, inputs: string[], outputs: string[], branches: Uint8Array[] = []) {
  return writeFields([
    ...inputs.map((name) => field(1, name)),
    ...outputs.map((name) => field(2, name)),
    field(4, type),
    ...branches.map((graph) => field(5, writeFields([field(1, "branch"), field(6, graph)]))),
  ]);
}

function only(message: Uint8Array, wanted: number) {
  return readFields(message)
    .filter(({ number }) => number === wanted)
    .map(({ value }) => value);
}

function texts(message: Uint8Array, wanted: number) {
  return only(message, wanted).map(text);
}

function text(bytes: Uint8Array) {
  return new TextDecoder().decode(bytes);
}
