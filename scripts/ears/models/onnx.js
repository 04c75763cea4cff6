import { field, readFields, writeFields } from "./protobuf.js";

/**
 * What we know of https://github.com/onnx/onnx/blob/main/onnx/onnx.proto: the numbers of its fields.
 * @typedef {import("./protobuf.js").Field} Field
 */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5, output: 12 };
const NODE = { input: 1, output: 2, name: 3, opType: 4, attribute: 5 };
const ATTRIBUTE = { graph: 6 };
const TENSOR = { dims: 1, type: 2, int64Data: 7, name: 8 };
const VALUE = { name: 1 };
const INT64 = 7;

const POSITIONS = "embed_positions.weight";

/**
 * The part that listens: it takes sound of any length up to 30 seconds and not of 30 seconds alone,
 * and answers nothing that is not needed.
 * @param {Uint8Array} model
 */
export function editEncoder(model) {
  return editGraph(model, (graph) =>
    withPositionsCut(withoutOutputs(graph, /^encoder_attentions\./)),
  );
}

/**
 * The part that writes: it answers nothing that is not needed.
 * @param {Uint8Array} model
 */
export function editDecoder(model) {
  return editGraph(model, (graph) => withoutOutputs(graph, /^(decoder|cross)_attentions\./));
}

/**
 * @param {Uint8Array} model
 * @param {(graph: Field[]) => Field[]} edit
 */
function editGraph(model, edit) {
  return writeFields(readFields(model).map(within(MODEL.graph, edit)));
}

/**
 * @param {Field[]} graph
 * @param {RegExp} dropped
 * @returns {Field[]}
 */
function withoutOutputs(graph, dropped) {
  return graph
    .filter(
      ({ number, value }) =>
        number !== GRAPH.output || !dropped.test(textIn(readFields(value), VALUE.name)),
    )
    .map(
      within(GRAPH.node, (node) => {
        const inner = inSubgraphs(node, (subgraph) => withoutOutputs(subgraph, dropped));
        // What a branch no longer answers, its node cannot either.
        return inner === node
          ? node
          : inner.filter(
              ({ number, value }) => number !== NODE.output || !dropped.test(text(value)),
            );
      }),
    );
}

/**
 * Adds to the sound only as many positions as it has, where the model wants all of them.
 * @param {Field[]} graph
 * @returns {Field[]}
 */
function withPositionsCut(graph) {
  let isCut = false;
  const cut = graph.flatMap((each) => {
    if (each.number !== GRAPH.node) return each;
    const node = readFields(each.value);
    const inputs = textsIn(node, NODE.input);
    const sound = inputs.find((name) => name !== POSITIONS);
    if (!inputs.includes(POSITIONS) || textIn(node, NODE.opType) !== "Add" || !sound) return each;
    isCut = true;
    const adding = node.map((part) =>
      part.number === NODE.input && text(part.value) === POSITIONS
        ? field(NODE.input, "positions_cut")
        : part,
    );
    return [
      nodeOf("Shape", [sound], "positions_shape"),
      nodeOf("Gather", ["positions_shape", "positions_one"], "positions_length"),
      nodeOf(
        "Slice",
        [POSITIONS, "positions_zero", "positions_length", "positions_zero"],
        "positions_cut",
      ),
      field(GRAPH.node, writeFields(adding)),
    ];
  });
  if (!isCut) throw new Error(`Nothing adds ${POSITIONS}: this is another model.`);
  return [...cut, integerOf("positions_zero", 0), integerOf("positions_one", 1)];
}

/**
 * A node with its branches changed; the very same where it has none.
 * @param {Field[]} node
 * @param {(graph: Field[]) => Field[]} change
 */
function inSubgraphs(node, change) {
  const changed = node.map(within(NODE.attribute, (parts) => changeGraph(parts, change)));
  return changed.some((part, at) => part !== node[at]) ? changed : node;
}

/**
 * @param {Field[]} attribute
 * @param {(graph: Field[]) => Field[]} change
 */
function changeGraph(attribute, change) {
  const hasGraph = attribute.some(({ number }) => number === ATTRIBUTE.graph);
  return hasGraph ? attribute.map(within(ATTRIBUTE.graph, change)) : attribute;
}

/**
 * Changes the fields within a field of this number; a field in which nothing changes stays as it is.
 * @param {number} wanted
 * @param {(fields: Field[]) => Field[]} change
 * @returns {(each: Field) => Field}
 */
function within(wanted, change) {
  return (each) => {
    if (each.number !== wanted) return each;
    const fields = readFields(each.value);
    const changed = change(fields);
    return changed === fields ? each : { ...each, value: writeFields(changed) };
  };
}

/**
 * @param {string} type
 * @param {string[]} inputs
 * @param {string} output
 */
function nodeOf(type, inputs, output) {
  const parts = [
    ...inputs.map((name) => field(NODE.input, name)),
    field(NODE.output, output),
    field(NODE.name, output),
    field(NODE.opType, type),
  ];
  return field(GRAPH.node, writeFields(parts));
}

/**
 * A list of one number.
 * @param {string} name
 * @param {number} value
 */
function integerOf(name, value) {
  const parts = [
    field(TENSOR.dims, 1),
    field(TENSOR.type, INT64),
    field(TENSOR.int64Data, value),
    field(TENSOR.name, name),
  ];
  return field(GRAPH.initializer, writeFields(parts));
}

/**
 * @param {Field[]} fields
 * @param {number} wanted
 */
function textsIn(fields, wanted) {
  return fields.filter(({ number }) => number === wanted).map(({ value }) => text(value));
}

/**
 * @param {Field[]} fields
 * @param {number} wanted
 */
function textIn(fields, wanted) {
  return textsIn(fields, wanted)[0] ?? "";
}

/** @param {Uint8Array} bytes */
function text(bytes) {
  return new TextDecoder().decode(bytes);
}
