import { expect, it } from "vitest";
import { readFields, readNumber } from "../../../../scripts/ears/models/protobuf.js";
import { TRIAL, trialGraph } from "./trialGraph.ts";

// The numbers of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto.
const MODEL = { version: 1, graph: 7, opset: 8 };
const GRAPH = { node: 1, tensor: 5, input: 11, output: 12 };
const NODE = { input: 1, output: 2, type: 4 };
const TENSOR = { sides: 1, type: 2, name: 8, values: 9 };
const INT8 = 3;

const model = trialGraph();
const graph = one(model, MODEL.graph);

it("is a graph of one multiplication, in which all is named that is used", () => {
  const nodes = all(graph, GRAPH.node).map((node) => ({
    type: text(one(node, NODE.type)),
    inputs: all(node, NODE.input).map(text),
    outputs: all(node, NODE.output).map(text),
  }));
  expect(nodes.map(({ type }) => type)).toContain("MatMulInteger");
  const known = new Set([
    ...all(graph, GRAPH.input).map((input) => text(one(input, 1))),
    text(one(one(graph, GRAPH.tensor), TENSOR.name)),
  ]);
  for (const { inputs, outputs } of nodes) {
    for (const input of inputs) expect(known).toContain(input);
    for (const output of outputs) known.add(output);
  }
  expect(known).toContain(text(one(one(graph, GRAPH.output), 1)));
  expect([...known].slice(0, 1)).toEqual(["in"]);
  expect(known).toContain("out");
});

it("has a table of weights of the size that it says", () => {
  const tensor = one(graph, GRAPH.tensor);
  const sides = all(tensor, TENSOR.sides).map(readNumber);
  expect(sides).toEqual([TRIAL.rows, TRIAL.columns]);
  expect(readNumber(one(tensor, TENSOR.type))).toBe(INT8);
  expect(one(tensor, TENSOR.values).length).toBe(TRIAL.rows * TRIAL.columns);
});

it("says which ONNX it is written in", () => {
  expect(readNumber(one(model, MODEL.version))).toBeGreaterThanOrEqual(7);
  expect(readNumber(one(one(model, MODEL.opset), 2))).toBeGreaterThanOrEqual(11);
});

function all(message: Uint8Array, wanted: number) {
  return readFields(message)
    .filter(({ number }) => number === wanted)
    .map(({ value }) => value);
}

function one(message: Uint8Array, wanted: number) {
  const [first, ...others] = all(message, wanted);
  expect(others).toEqual([]);
  return first!;
}

function text(bytes: Uint8Array) {
  return new TextDecoder().decode(bytes);
}
