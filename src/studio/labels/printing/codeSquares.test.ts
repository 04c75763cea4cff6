import * as fc from "fast-check";
import { decodeQR } from "qr/decode.js";
import { expect, it } from "vitest";
import { codeSquares, QUIET } from "./codeSquares.ts";

/** In pixels. */
const SQUARE = 4;

it("draws codes that say what they were told, at either strength", () => {
  const host = fc.domain().filter((name) => name.length <= 60);
  fc.assert(
    fc.property(
      host,
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom("medium" as const, "quartile" as const),
      (name, number, correction) => {
        const text = `https://${name}/museo-del-mare/artwork/${number}`;
        expect(decodeQR(drawn(codeSquares(text, correction)))).toBe(text);
      },
    ),
    { numRuns: 25 },
  );
});

it("leaves four squares white on every side", () => {
  const { path, across } = codeSquares("https://guida.museo.it/museo-del-mare", "medium");
  const ends = [...path.matchAll(/M(\d+) (\d+)H(\d+)v1/g)].map(([, ...all]) => all.map(Number));
  expect(Math.min(...ends.map(([from]) => from!))).toBe(QUIET);
  expect(Math.min(...ends.map(([, y]) => y!))).toBe(QUIET);
  expect(Math.max(...ends.map(([, , to]) => to!))).toBe(across - QUIET);
  expect(Math.max(...ends.map(([, y]) => y! + 1))).toBe(across - QUIET);
});

/** The path as a picture. */
function drawn({ path, across }: ReturnType<typeof codeSquares>) {
  const side = across * SQUARE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, ...found] of path.matchAll(/M(\d+) (\d+)H(\d+)v1H\d+z/g)) {
    const [from, y, to] = found.map(Number) as [number, number, number];
    for (let row = y * SQUARE; row < (y + 1) * SQUARE; row++)
      for (let column = from * SQUARE; column < to * SQUARE; column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  }
  return { width: side, height: side, data };
}
