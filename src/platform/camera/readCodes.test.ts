import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, expect, it } from "vitest";
import { pixels } from "../../../scripts/checks/camera/cameraClip.js";
import { wall, type Label } from "../../../scripts/checks/camera/wall.js";
import { prepareCodes, readCodes } from "./readCodes.ts";

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  await prepareCodes({ binary: Uint8Array.from(readFileSync(file)).buffer });
});

const wanted = "/galleria-borghese/artwork/";
const ours = "https://varco.example/galleria-borghese/artwork/3";

it.each<[what: string, text: string]>([
  ["an address", ours],
  ["one word", "transcription"],
  ["letters of other alphabets", "Ἀπόλλων 阿波羅 אפולו"],
  ["the longest text", "x".repeat(1_500)],
])("reads %s", async (_, text) => {
  expect(await readCodes(picture({ text }), "quick", wanted)).toEqual([text]);
  expect(await readCodes(picture({ text }), "deep", wanted)).toEqual([text]);
});

it("reads light on dark, at the second look", async () => {
  const { data, ...size } = picture({ text: ours });
  const inverted = data.map((value, at) => (at % 4 === 3 ? value : 255 - value));
  expect(await readCodes({ ...size, data: inverted }, "deep", wanted)).toEqual([ours]);
});

it("passes over a code with nothing in it", async () => {
  expect(await readCodes(picture({ text: "" }), "quick", wanted)).toEqual([]);
});

it("reads bytes that are no text", async () => {
  const bytes = [0, 1, 159, 146, 150, 255];
  const [text] = await readCodes(picture({ text: "", bytes }), "quick", wanted);
  expect(text).toMatch(/[\p{C}\uFFFD]/u);
});

it("sees nothing on a bare wall", async () => {
  expect(await readCodes(picture(), "quick", wanted)).toEqual([]);
  expect(await readCodes(picture(), "deep", wanted)).toEqual([]);
});

it("looks beside a code that is not wanted, and takes one that is for enough", async () => {
  const poster = { text: "https://poster.example", size: 220, x: 200 };
  const label = { text: ours, size: 200, x: 500 };
  expect(await readCodes(picture(poster, label), "quick", wanted)).toContain(ours);
  expect(await readCodes(picture(label), "quick", wanted)).toEqual([ours]);
});

function picture(...labels: Label[]) {
  return pixels(wall(...labels));
}
