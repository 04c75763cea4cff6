import { describe, expect, it } from "vitest";
import { decodeWav, encodeWav } from "./wav.ts";

const step = 1 / 2 ** 15;

describe("a take as a WAV file", () => {
  it.each([
    ["silence", [0, 0, 0]],
    ["the rails", [-1, 1 - step]],
    ["a step between two whole numbers", [0.5 + step, -0.25 - step]],
    ["nothing at all", []],
  ])("gives back %s as it was", (_what, samples) => {
    const read = decodeWav(encodeWav({ samples: new Float32Array(samples), rate: 44_100 }));
    expect(read).toEqual({ samples: new Float32Array(samples), rate: 44_100 });
  });

  it.each([
    ["louder than a file can hold", 1.7, 1 - step],
    ["lower than a file can hold", -3, -1],
    ["nearer to the upper step", step * 2.6, step * 3],
    ["nearer to the lower step", step * 2.4, step * 2],
    ["not a number", Number.NaN, 0],
  ])("writes a sample that is %s as the nearest there is", (_what, sample, written) => {
    const read = decodeWav(encodeWav({ samples: new Float32Array([sample]), rate: 48_000 }));
    expect(read?.samples[0]).toBeCloseTo(written, 9);
  });

  it("opens in other programs: its header says what it holds", () => {
    const bytes = Buffer.from(encodeWav({ samples: new Float32Array(100), rate: 48_000 }));
    expect(bytes.length).toBe(244);
    expect(bytes.readUInt32LE(4)).toBe(236);
    expect(bytes.readUInt32LE(28)).toBe(96_000);
    expect(bytes.readUInt32LE(40)).toBe(200);
  });
});

describe("a WAV file of another program", () => {
  it.each([
    ["24 bits", file({ bits: 24, data: [0, 0, 0x40, 0, 0, 0xc0] }), [0.5, -0.5]],
    ["32 bits", file({ bits: 32, data: [0, 0, 0, 0x40, 0, 0, 0, 0x80] }), [0.5, -1]],
    ["floats", file({ tag: 3, bits: 32, data: [0, 0, 0x80, 0x3e] }), [0.25]],
    ["two channels", file({ channels: 2, data: [0, 0x40, 0, 0x20] }), [0.375]],
    ["a part of its own before the sound", file({ before: "LIST", data: [0, 0x40] }), [0.5]],
    ["half a sample at its end", file({ data: [0, 0x40, 7] }), [0.5]],
    ["a length that was never written", file({ size: 0xffffffff, data: [0, 0x40] }), [0.5]],
    ["the long header", file({ tag: 0xfffe, data: [0, 0x40] }), [0.5]],
  ])("is heard: %s", (_what, bytes, samples) => {
    expect(decodeWav(bytes)).toEqual({ samples: new Float32Array(samples), rate: 48_000 });
  });

  it("is heard where it lies in the middle of other bytes", () => {
    const whole = new Uint8Array([9, 9, 9, ...file({ data: [0, 0x40] })]);
    expect(decodeWav(whole.subarray(3))?.samples).toEqual(new Float32Array([0.5]));
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["another kind of file", new TextEncoder().encode("%PDF-1.7 and so on, for a while")],
    ["a header alone", file({ data: [] }).subarray(0, 20)],
    ["no header before the sound", file({ data: [1, 2], format: "xxxx" })],
    ["a short header", file({ data: [1, 2], formatSize: 8 })],
    ["no channel", file({ channels: 0, data: [1, 2] })],
    ["a thousand channels", file({ channels: 1000, data: [1, 2] })],
    ["a rate of nothing", file({ rate: 0, data: [1, 2] })],
    ["a rate that no device has", file({ rate: 4_000_000_000, data: [1, 2] })],
    ["an unknown kind of samples", file({ tag: 85, data: [1, 2] })],
    ["samples of 12 bits", file({ bits: 12, data: [1, 2] })],
    ["samples that are no numbers", file({ tag: 3, bits: 32, data: [0, 0, 0xc0, 0x7f] })],
    ["no sound", file({ data: [1, 2], kind: "xxxx" })],
  ])("is refused: %s", (_what, bytes) => {
    expect(decodeWav(bytes)).toBeUndefined();
  });
});

type Parts = {
  data: number[];
  tag?: number;
  bits?: number;
  channels?: number;
  rate?: number;
  size?: number;
  before?: string;
  kind?: string;
  format?: string;
  formatSize?: number;
};

function file({ data, tag = 1, bits = 16, channels = 1, rate = 48_000, ...rest }: Parts) {
  const { size = data.length, before, kind = "data", format = "fmt " } = rest;
  const long = tag === 0xfffe;
  const head = Buffer.alloc(long ? 40 : 16);
  head.writeUInt16LE(tag, 0);
  head.writeUInt16LE(channels, 2);
  head.writeUInt32LE(rate, 4);
  head.writeUInt16LE(bits, 14);
  if (long) head.writeUInt16LE(1, 24);
  return new Uint8Array(
    Buffer.concat([
      Buffer.from("RIFF\0\0\0\0WAVE"),
      part(format, head.subarray(0, rest.formatSize)),
      // Of an odd length: one more byte follows.
      before ? part(before, Buffer.from("abc")) : Buffer.alloc(0),
      part(kind, Buffer.from(data), size),
    ]),
  );
}

function part(kind: string, body: Buffer, size = body.length) {
  const head = Buffer.alloc(8);
  head.write(kind, 0, "latin1");
  head.writeUInt32LE(size, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
