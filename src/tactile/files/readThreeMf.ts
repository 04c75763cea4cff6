import { strFromU8, unzipSync } from "fflate";
import type { Triangles } from "./triangles.ts";

/** The first body of a 3MF that `threeMfOf` has written. */
export function readThreeMf(file: Uint8Array): Triangles {
  const [model] = Object.values(unzipSync(file, { filter: ({ name }) => name.endsWith(".model") }));
  const text = strFromU8(model!);
  const [first = ""] = text.split("</mesh>", 1);
  return {
    corners: Float32Array.from(numbersIn(first, /<vertex x="([^"]+)" y="([^"]+)" z="([^"]+)"/g)),
    triangles: Uint32Array.from(numbersIn(first, /<triangle v1="(\d+)" v2="(\d+)" v3="(\d+)"/g)),
  };
}

function numbersIn(text: string, three: RegExp): number[] {
  return [...text.matchAll(three)].flatMap(([, ...numbers]) => numbers.map(Number));
}
