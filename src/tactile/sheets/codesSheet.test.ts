import { strFromU8, strToU8, unzlibSync } from "fflate";
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { codesSheet } from "./codesSheet.ts";

const inserts = Array.from({ length: 7 }, (_, at) => ({
  page: `https://guida.museo.it/museo/artwork/${at + 1}`,
  lines: ["Andromeda liberata da Perseo", "Andromède délivrée par Persée (l’œuvre)"],
}));

/** The drawing commands of each page. */
function pagesOf(pdf: Uint8Array) {
  const streams = strFromU8(pdf, true).matchAll(/stream\n([\s\S]*?)\nendstream/g);
  return [...streams].map(([, packed = ""]) => strFromU8(unzlibSync(strToU8(packed, true)), true));
}

test("each code on the sheets is that of its page", () => {
  const pages = pagesOf(codesSheet("Codici", "it", inserts));
  expect(pages).toHaveLength(2);
  const codes = pages.flatMap((commands) => commands.split("0 g").slice(1).map(decoded));
  expect(codes).toEqual(inserts.map(({ page }) => page));
});

test("words in print keep their accents, and stay in their place", () => {
  const [commands = ""] = pagesOf(codesSheet("Codici", "it", inserts));
  expect(commands).toContain("(Andromède délivrée par Persée \\(l\u0092\u009Cuvre\\)) Tj");
  const sizes = [...commands.matchAll(/F ([\d.]+) Tf .*\((.*)\) Tj/g)];
  for (const [, size, text = ""] of sizes)
    expect(Number(size) * text.length * 0.56).toBeLessThan(70);
});

/** Reads a code from the squares that are drawn, 10 pixels to a millimetre. */
function decoded(commands: string) {
  const [size, scale] = [480, 10];
  const data = new Uint8Array(size * size * 4).fill(255);
  const squares = [
    ...commands.split(" f\n")[0]!.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g),
  ];
  const edges = squares.map((square) => square.slice(1).map(Number));
  const [left, top] = [0, 1].map((axis) => Math.min(...edges.map((edge) => edge[axis]!)) - 4);
  for (const [x = 0, y = 0, width = 0, height = 0] of edges)
    for (let row = Math.round((y - top!) * scale); row < (y - top! + height) * scale; row++)
      for (
        let column = Math.round((x - left!) * scale);
        column < (x - left! + width) * scale;
        column++
      )
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
  return decodeQR({ width: size, height: size, data });
}
