import type { Encoded } from "./encodePhotograph.ts";

type Header = {
  width: number;
  height: number;
  formats: { type: string; extension: string; copies: [width: number, bytes: number][] }[];
};

/** A photograph in its sizes as one file: how long its header is, the header, the bytes of each copy. */
export function packEncoded({ formats, width, height }: Encoded): Uint8Array<ArrayBuffer> {
  const header: Header = {
    width,
    height,
    formats: formats.map(({ type, extension, copies }) => ({
      type,
      extension,
      copies: copies.map((copy) => [copy.width, copy.content.length]),
    })),
  };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const contents = formats.flatMap(({ copies }) => copies.map(({ content }) => content));
  const bytes = contents.reduce((sum, { length }) => sum + length, 4 + text.length);
  const packed = new Uint8Array(bytes);
  new DataView(packed.buffer).setUint32(0, text.length);
  let at = 4;
  for (const part of [text, ...contents]) {
    packed.set(part, at);
    at += part.length;
  }
  return packed;
}

/** The same read again; `undefined` where it is cut off or something else. */
export function unpackEncoded(packed: Uint8Array<ArrayBuffer>): Encoded | undefined {
  try {
    const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(packed.subarray(4, 4 + length));
    const { width, height, formats } = JSON.parse(text) as Header;
    let at = 4 + length;
    const read = formats.map(({ type, extension, copies }) => ({
      type,
      extension,
      copies: copies.map(([each, bytes]) => {
        at += bytes;
        return { width: each, content: packed.slice(at - bytes, at) };
      }),
    }));
    return at === packed.length ? { formats: read, width, height } : undefined;
  } catch {
    return undefined;
  }
}
