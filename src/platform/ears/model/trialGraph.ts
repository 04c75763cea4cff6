import { joinBytes } from "../../../lib/joinBytes.ts";

/** The sides of the table of weights: like one layer of Whisper base. */
export const TRIAL = { rows: 512, columns: 2048 };

/**
 * A model of one multiplication by eight-bit weights, such as Whisper mostly consists of, in ONNX's
 * own form: what a device can do is known before anything large is downloaded.
 */
export function trialGraph(): Uint8Array {
  const { rows, columns } = TRIAL;
  const weights = Uint8Array.from({ length: rows * columns }, (_, at) => (at * 37) % 251);
  const graph = [
    ...field(1, node("DynamicQuantizeLinear", ["in"], ["q", "scale", "zero"])),
    ...field(1, node("MatMulInteger", ["q", "weights", "zero"], ["whole"])),
    ...field(
      1,
      node(
        "Cast",
        ["whole"],
        ["out"],
        field(5, [...text(1, "to"), ...number(3, 1), ...number(20, 2)]),
      ),
    ),
    ...text(2, "trial"),
  ];
  const values = [
    ...field(11, value("in", ["rows", rows])),
    ...field(12, value("out", ["rows", columns])),
  ];
  const header = [
    ...number(1, rows),
    ...number(1, columns),
    ...number(2, INT8),
    ...text(8, "weights"),
  ];
  const tensor = joinBytes([header, key(9), length(weights.length), weights]);
  const whole = joinBytes([graph, key(5), length(tensor.length), tensor, values]);
  const opset = field(8, [...text(1, ""), ...number(2, 13)]);
  return joinBytes([number(1, 7), opset, key(7), length(whole.length), whole]);
}

const INT8 = 3;
const FLOAT = 1;

function node(kind: string, inputs: string[], outputs: string[], attributes: number[] = []) {
  return [
    ...inputs.flatMap((name) => text(1, name)),
    ...outputs.flatMap((name) => text(2, name)),
    ...text(4, kind),
    ...attributes,
  ];
}

function value(name: string, shape: (string | number)[]) {
  const sides = shape.flatMap((side) =>
    field(1, typeof side === "number" ? number(1, side) : text(2, side)),
  );
  return [...text(1, name), ...field(2, field(1, [...number(1, FLOAT), ...field(2, sides)]))];
}

function text(at: number, written: string) {
  return field(at, [...new TextEncoder().encode(written)]);
}

function number(at: number, written: number) {
  return [...length(at << 3), ...length(written)];
}

function field(at: number, content: number[]) {
  return [...key(at), ...length(content.length), ...content];
}

function key(at: number) {
  return length((at << 3) | 2);
}

function length(count: number): number[] {
  return count < 128 ? [count] : [(count & 127) | 128, ...length(count >>> 7)];
}
