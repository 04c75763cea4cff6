import { release, scaledCanvas } from "./scaledCanvas.ts";

/** In pixels: as `scripts/building/publishing/photographs.js` has them. */
const WIDTHS = [400, 800, 1600];

/** Browsers take the first format they know, so the smaller comes first; all know the last. */
const FORMATS = [
  { extension: "webp", type: "image/webp", quality: 0.78 },
  { extension: "jpeg", type: "image/jpeg", quality: 0.8 },
] as const;

/** Another number has every photograph encoded anew. */
export const ENCODING = 1;

type Copy = { width: number; content: Uint8Array<ArrayBuffer> };

/** A photograph in its sizes and formats; the same shape as `EncodedPhotograph` of a guide. */
export type Encoded = {
  formats: { type: string; extension: string; copies: Copy[] }[];
  width: number;
  height: number;
};

/** Thrown where a browser cannot draw in a worker: Safari before 16.4. */
export class CannotDraw extends Error {
  override name = "CannotDraw";
}

/** Thrown where a photograph cannot be opened; the message is its name. */
export class PhotographUnreadable extends Error {
  override name = "PhotographUnreadable";
}

/** Encodes a photograph for visitors, upright and without what the camera wrote about it. In a worker. */
export async function encodePhotograph(
  photograph: Uint8Array<ArrayBuffer>,
  file: string,
): Promise<Encoded> {
  if (typeof OffscreenCanvas === "undefined" || !new OffscreenCanvas(1, 1).getContext("2d"))
    throw new CannotDraw();
  const bitmap = await createImageBitmap(new Blob([photograph]), {
    imageOrientation: "from-image",
  }).catch(() => {
    throw new PhotographUnreadable(file);
  });
  try {
    return await encode(bitmap);
  } finally {
    bitmap.close();
  }
}

async function encode(bitmap: ImageBitmap): Promise<Encoded> {
  const { width, height } = bitmap;
  const widths = WIDTHS.filter((each) => each < width);
  if (widths.length < WIDTHS.length) widths.push(width);
  const formats = FORMATS.map(({ type, extension }) => ({ type, extension, copies: [] as Copy[] }));
  for (const each of widths) {
    const canvas = scaledCanvas(bitmap, { width, height }, each);
    // oxlint-disable no-await-in-loop -- one at a time, or all sizes would be in memory at once
    for (const [at, { type, quality }] of FORMATS.entries()) {
      const blob = await canvas.convertToBlob({ type, quality });
      // Safari writes no WebP and answers with a PNG in its stead.
      if (blob.type !== type) continue;
      const content = new Uint8Array(await blob.arrayBuffer());
      formats[at]!.copies.push({ width: each, content });
    }
    // oxlint-enable no-await-in-loop
    release(canvas);
  }
  const largest = widths.at(-1)!;
  return {
    formats: formats.filter(({ copies }) => copies.length > 0),
    width: largest,
    height: Math.round((height * largest) / width),
  };
}
