import type { Sound } from "../sound.ts";

const HEADER = 44;

/** Writes a WAV file of 16 bits, which every audio program opens. */
export function encodeWav({ samples, rate }: Sound): Uint8Array<ArrayBuffer> {
  const size = samples.length * 2;
  const view = new DataView(new ArrayBuffer(HEADER + size));
  writeText(view, 0, "RIFF");
  view.setUint32(4, HEADER - 8 + size, true);
  writeText(view, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  writeText(view, 36, "data");
  view.setUint32(40, size, true);
  for (const [place, sample] of samples.entries())
    view.setInt16(HEADER + place * 2, toInt16(sample), true);
  return new Uint8Array(view.buffer);
}

/** Reads a WAV file, its channels mixed to one; `undefined` where it is none, or of an unknown format. */
export function decodeWav(bytes: Uint8Array): Sound | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes.length < 12 || textAt(view, 0) !== "RIFF" || textAt(view, 8) !== "WAVE") return;
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const kind = textAt(view, at);
    const from = at + 8;
    // A program that crashed while recording has not written the length.
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - from);
    if (kind === "fmt ") format = formatAt(view, from, size);
    if (kind === "data") return format && soundAt(view, from, size, format);
    at = from + size + (size % 2);
  }
  return;
}

const PCM = 1;
const FLOAT = 3;
/** The actual format of an `EXTENSIBLE` file is in a later field. */
const EXTENSIBLE = 0xfffe;

/** In Hz: no recording of a voice has a rate outside of these. */
const [LOWEST, HIGHEST] = [8_000, 192_000];

type Format = {
  channels: number;
  rate: number;
  /** In bytes: one sample of one channel. */
  width: number;
  read: (view: DataView, at: number) => number;
};

function formatAt(view: DataView, at: number, size: number): Format | undefined {
  if (size < 16) return;
  const tag = view.getUint16(at, true);
  const kind = tag === EXTENSIBLE && size >= 26 ? view.getUint16(at + 24, true) : tag;
  const channels = view.getUint16(at + 2, true);
  const rate = view.getUint32(at + 4, true);
  const bits = view.getUint16(at + 14, true);
  const read = readers[`${kind}/${bits}`];
  if (!read || channels < 1 || channels > 8 || rate < LOWEST || rate > HIGHEST) return;
  return { channels, rate, width: bits / 8, read };
}

const readers: Readonly<Record<string, Format["read"]>> = {
  [`${PCM}/16`]: (view, at) => view.getInt16(at, true) / 2 ** 15,
  [`${PCM}/24`]: (view, at) =>
    (view.getInt8(at + 2) * 2 ** 16 + view.getUint16(at, true)) / 2 ** 23,
  [`${PCM}/32`]: (view, at) => view.getInt32(at, true) / 2 ** 31,
  [`${FLOAT}/32`]: (view, at) => view.getFloat32(at, true),
};

function soundAt(view: DataView, from: number, size: number, format: Format): Sound | undefined {
  const { channels, rate, width, read } = format;
  const frame = channels * width;
  const samples = new Float32Array(Math.floor(size / frame));
  for (let place = 0; place < samples.length; place++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += read(view, from + place * frame + channel * width);
    samples[place] = sum / channels;
  }
  return samples.every(Number.isFinite) ? { samples, rate } : undefined;
}

/** Clamped: one step more would wrap around, which crackles. */
function toInt16(sample: number) {
  return Math.max(-(2 ** 15), Math.min(2 ** 15 - 1, Math.round(sample * 2 ** 15)));
}

function writeText(view: DataView, at: number, text: string) {
  for (let place = 0; place < text.length; place++)
    view.setUint8(at + place, text.charCodeAt(place));
}

function textAt(view: DataView, at: number) {
  return String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));
}
