import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEncoder } from "wasm-media-encoders";
import { folderOf } from "../../../scripts/museums/folders.js";
import { measureMp3 } from "../../../scripts/voices/checking/measureMp3.js";
import { readManifest, recordingPaths } from "../../../scripts/voices/files.js";
import { joinBytes } from "../joinBytes.ts";
import { mp3Seconds } from "./mp3Seconds.ts";

const museum = folderOf("galleria-borghese");
const encoder = readFileSync(
  createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3"),
);

const recordings = Object.entries(readManifest(museum)).flatMap(([language, made]) =>
  Object.entries(made!).map(([name, { seconds }]) => ({
    name: `${language}/${name}`,
    bytes: new Uint8Array(readFileSync(`${recordingPaths(museum, language, name).made}.mp3`)),
    seconds,
  })),
);
const { bytes: recording, seconds: whole } = recordings[0]!;

it.each(recordings)("$name is as long as when it was made", ({ bytes, seconds }) => {
  expect(mp3Seconds(bytes)).toBeCloseTo(seconds, 2);
  expect(Math.round(mp3Seconds(bytes)!)).toBe(Math.round(seconds));
});

it.each([
  [44_100, 2],
  [48_000, 1],
  [32_000, 2],
  [22_050, 1],
  [16_000, 2],
  [11_025, 1],
  [8_000, 1],
] as const)("a sound at %i Hz in %i channels is as long as it is heard", async (rate, channels) => {
  for (const kind of [{ bitrate: 64 }, { vbrQuality: 4 }]) {
    // oxlint-disable-next-line no-await-in-loop -- There is one encoder.
    const bytes = await encode(rate, channels, kind);
    // oxlint-disable-next-line no-await-in-loop -- There is one encoder.
    const { seconds } = await measureMp3(bytes);
    expect(seconds).toBeGreaterThan(3);
    expect(Math.abs(mp3Seconds(bytes)! - seconds)).toBeLessThan(0.001);
  }
});

it.each([
  ...([32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const).map(
    (bitrate) => [bitrate, 44_100] as const,
  ),
  ...([8, 16, 24, 32, 40, 48, 64, 80, 96, 112, 128, 160] as const).map(
    (bitrate) => [bitrate, 22_050] as const,
  ),
])("a sound of %i kb/s at %i Hz is as long as it is heard", async (bitrate, rate) => {
  const bytes = await encode(rate, 1, { bitrate });
  const { seconds } = await measureMp3(bytes);
  expect(Math.abs(mp3Seconds(bytes)! - seconds)).toBeLessThan(0.001);
});

describe("of frames of 1152 samples at 44 100 Hz", () => {
  const sound = frames(10);

  it.each<[what: string, file: Uint8Array, expected: number]>([
    ["nothing else", sound, lasting(10)],
    ["the last two of a file", frames(2), lasting(2)],
    ["of two bit rates", joinBytes([frames(3, 9), frames(4, 14)]), lasting(7)],
    ["words and a picture before", joinBytes([id3(70_000), sound]), lasting(10)],
    ["words twice, with a footer", joinBytes([id3(300, true), id3(5_000), sound]), lasting(10)],
    ["words and room left before", joinBytes([id3(20), new Uint8Array(999), sound]), lasting(10)],
    ["words behind", joinBytes([sound, ascii("TAG".padEnd(128))]), lasting(10)],
    ["a half frame before", joinBytes([sound.subarray(200), sound]), lasting(19)],
    ["a half frame behind", joinBytes([sound, sound.subarray(0, 200)]), lasting(10)],
    ["foreign bytes between", joinBytes([sound, ascii("x".repeat(999)), sound]), lasting(20)],
    ["a tag without an encoder", joinBytes([tag("Xing"), sound]), lasting(10)],
    ["a tag of Fraunhofer’s", joinBytes([tag("VBRI"), sound]), lasting(10)],
    [
      "a tag with a delay of nobody’s",
      joinBytes([tag("Info", { delay: 576, padding: 1000, encoder: "" }), sound]),
      lasting(10),
    ],
    [
      "a tag with what the encoder added",
      joinBytes([tag("Info", { frames: 10, delay: 576, padding: 1000 }), sound]),
      lasting(10) - 1576 / 44_100,
    ],
    [
      "such a tag behind a checksum",
      joinBytes([tag("Info", { frames: 10, delay: 576, padding: 1000 }, 2), sound]),
      lasting(10) - 1576 / 44_100,
    ],
    [
      "such a tag, without their end",
      joinBytes([tag("Info", { frames: 99, delay: 576, padding: 1000 }), sound]),
      lasting(10) - 576 / 44_100,
    ],
    ["a tag that adds more than there is", joinBytes([tag("Info", { delay: 4095 }), frames(2)]), 0],
  ])("%s", (_, file, expected) => {
    expect(mp3Seconds(file)).toBeCloseTo(expected, 9);
  });
});

it.each<[what: string, file: Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["silence that was never encoded", new Uint8Array(100_000)],
  ["ones only", new Uint8Array(100_000).fill(255)],
  ["words alone", id3(5_000)],
  ["words that say they are longer than the file", id3(5_000).subarray(0, 400)],
  ["the beginning of one frame", frames(1).subarray(0, 300)],
  ["frames of layer II", frames(10).map((byte) => (byte === 0xfb ? 0xfd : byte))],
  ["frames of no bit rate", frames(10, 0)],
  ["frames of a bit rate that is none", frames(10, 15)],
  ["frames of a sampling rate that is none", frames(10).map((b) => (b === 0x90 ? 0x9c : b))],
  ["a tag without sound", tag("Info", { delay: 0 })],
  ["frames behind too much else", joinBytes([new Uint8Array(70_000), frames(10)])],
])("%s is no MP3", (_, file) => {
  expect(mp3Seconds(file)).toBe(undefined);
});

it("no picture, drawing or text of a museum passes for an MP3", () => {
  const others = readdirSync(museum, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith(".mp3"),
  );
  expect(others.length).toBeGreaterThan(50);
  const taken = others
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => mp3Seconds(new Uint8Array(readFileSync(path))) !== undefined);
  expect(taken).toEqual([]);
});

describe("a damaged recording", () => {
  it("that was cut off is as long as what is left", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_000, max: recording.length }), (length) => {
        const left = mp3Seconds(recording.subarray(0, length))!;
        expect(Math.abs(left - (whole * length) / recording.length)).toBeLessThan(0.1);
      }),
    );
  });

  it("with foreign bytes in it loses no more than their frames and those beside them", async () => {
    const place = fc.integer({ min: 2_000, max: recording.length - 12_000 });
    const foreign = fc.uint8Array({ minLength: 1, maxLength: 5_000 });
    const check = fc.property(place, foreign, (at, strange) => {
      const damaged = recording.slice();
      damaged.set(strange, at);
      const lost = whole - mp3Seconds(damaged)!;
      // A frame of 144 bytes is 24 ms.
      expect(lost).toBeLessThan((strange.length / 144 + 3) * 0.024);
      expect(lost).toBeGreaterThan(-0.2);
    });
    fc.assert(check);
  });

  it("has a length, or none, but never stops us", () => {
    // The smallest frame, too short for the tag that it seems to begin with.
    const small = new Uint8Array(24);
    small.set([0xff, 0xf3, 0x14, 0xc0]);
    small.set(ascii("Info\u0000\u0000\u0000\u000f"), 13);
    const pieces = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(
        frames(3),
        joinBytes([small, small, small]),
        id3(100),
        id3(90).subarray(0, 7),
        tag("Info", { frames: 3, delay: 576, padding: 576 }),
        tag("Info").subarray(0, 44),
        tag("VBRI"),
        recording.subarray(0, 999),
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (file) => {
        const seconds = mp3Seconds(joinBytes(file));
        if (seconds === undefined) return;
        expect(seconds).toBeGreaterThanOrEqual(0);
        // No frame has fewer than 24 bytes, none sounds longer than 72 ms.
        expect(seconds).toBeLessThanOrEqual((joinBytes(file).length / 24) * 0.072);
      }),
      { numRuns: 500 },
    );
  });
});

/** How long so many frames sound, in seconds. */
function lasting(count: number) {
  return (count * 1152) / 44_100;
}

/** Empty frames of MPEG 1 at 44 100 Hz in two channels; 9 is the bit rate of 128 kb/s. */
function frames(count: number, bitRate = 9) {
  const lengths: Record<number, number> = { 9: 417, 14: 1044 };
  const frame = new Uint8Array(lengths[bitRate] ?? 417);
  frame.set([0xff, 0xfb, bitRate << 4, 0x00]);
  return joinBytes(Array.from({ length: count }, () => frame));
}

/** The frame before the others, in which encoders say what they have done. */
function tag(
  name: "Xing" | "Info" | "VBRI",
  told?: { frames?: number; delay: number; padding?: number; encoder?: string },
  checksum = 0,
) {
  const frame = frames(1);
  const at = 36 + checksum;
  frame.set(ascii(name), at);
  if (!told) return frame;
  const { frames: count = 0, delay, padding = 0, encoder: by = "LAME3.100" } = told;
  // The number of frames, the number of bytes, a table and the quality follow.
  new DataView(frame.buffer).setUint32(at + 4, 15);
  new DataView(frame.buffer).setUint32(at + 8, count);
  frame.set(ascii(by), at + 120);
  frame.set([delay >> 4, ((delay & 15) << 4) | (padding >> 8), padding & 255], at + 141);
  return frame;
}

/** Words before the sound, with a picture in which frames seem to begin. */
function id3(size: number, hasFooter = false) {
  const begin = [size >> 21, size >> 14, size >> 7, size].map((part) => part & 127);
  const content = new Uint8Array(size).fill(0x33);
  content.set(frames(4).subarray(0, size));
  const header = [...ascii("ID3"), 4, 0, hasFooter ? 16 : 0, ...begin];
  return joinBytes([header, content, hasFooter ? [...ascii("3DI"), ...header.slice(3)] : []]);
}

function ascii(text: string) {
  return new TextEncoder().encode(text);
}

/** A little more than three seconds of a tone, as an MP3. */
async function encode(
  rate: number,
  channels: 1 | 2,
  kind: { bitrate: number } | { vbrQuality: number },
) {
  const lame = await createEncoder("audio/mpeg", encoder);
  lame.configure({ channels, sampleRate: rate, outputSampleRate: rate, ...kind } as Parameters<
    typeof lame.configure
  >[0]);
  const samples = Float32Array.from({ length: rate * 3.2 }, (_, at) => Math.sin(at / 20) / 2);
  const sound = lame.encode(Array.from({ length: channels }, () => samples)).slice();
  return joinBytes([sound, lame.finalize().slice()]);
}
