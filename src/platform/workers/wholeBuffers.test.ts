import { expect, it } from "vitest";
import { wholeBuffers } from "./wholeBuffers.ts";

const whole = new Float32Array(8);
const other = new Uint8Array(3);
const triangles = new Uint32Array(6);

it.each<[what: string, message: unknown, buffers: unknown[]]>([
  ["a sound", { samples: whole, rate: 48_000 }, [whole.buffer]],
  [
    "the files of a museum",
    [
      ["a", other],
      ["b", new Uint8Array()],
    ],
    [other.buffer],
  ],
  ["parts in a row", [[{ samples: whole }, { samples: other }]], [whole.buffer, other.buffer]],
  ["the surface of a model", { triangles: new Uint32Array(triangles.buffer) }, [triangles.buffer]],
  ["the same sound twice", [whole, { again: whole }], [whole.buffer]],
  ["a part of a sound, whose rest is needed", whole.subarray(2), []],
  ["the beginning of a sound", { samples: whole.subarray(0, 2) }, []],
  ["words and numbers", ["a", 1, undefined, { b: null }], []],
])("hands over, instead of copying, %s", (_what, message, buffers) => {
  const found = wholeBuffers(message);
  expect(found).toHaveLength(buffers.length);
  for (const [place, buffer] of buffers.entries()) expect(found[place]).toBe(buffer);
});
