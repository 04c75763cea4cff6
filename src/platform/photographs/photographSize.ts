/** How large a picture says that it is, in pixels and as it is stored, not yet turned upright. */
export type Measured = { width: number; height: number };

/**
 * The size of a picture whose file is all there, `undefined` where the format is broken. A file
 * that ends too soon throws a RangeError. Browsers show the half of a photograph that they have.
 */
export const measures = {
  jpeg(view: DataView): Measured | undefined {
    const size = { width: 0, height: 0 };
    let at = 2;
    for (;;) {
      // As decoders do: bytes between two parts are skipped, and a marker may be padded.
      while (view.getUint8(at) !== 0xff) at++;
      while (view.getUint8(at) === 0xff) at++;
      const marker = view.getUint8(at++);
      if (marker === 0xd9) return undefined;
      if (marker === 0xda) return hasEnd(view, at) ? size : undefined;
      if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) continue;
      const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
      if (isFrame) enlarge(size, view.getUint16(at + 5), view.getUint16(at + 3));
      at += Math.max(2, view.getUint16(at));
    }
  },

  png(view: DataView): Measured | undefined {
    if (fourLetters(view, 12) !== "IHDR") return undefined;
    for (let at = 8; fourLetters(view, at + 4) !== "IEND"; at += 12 + view.getUint32(at));
    return { width: view.getUint32(16), height: view.getUint32(20) };
  },

  webp(view: DataView): Measured | undefined {
    if (view.getUint32(4, true) + 8 > view.byteLength) return undefined;
    switch (fourLetters(view, 12)) {
      case "VP8 ":
        return {
          width: view.getUint16(26, true) & 0x3fff,
          height: view.getUint16(28, true) & 0x3fff,
        };
      case "VP8L": {
        const bits = view.getUint32(21, true);
        return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
      }
      case "VP8X":
        return {
          width: (view.getUint32(23, true) >>> 8) + 1,
          height: (view.getUint32(26, true) >>> 8) + 1,
        };
      default:
        return undefined;
    }
  },

  gif(view: DataView): Measured | undefined {
    const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    let at = 13 + colours(view.getUint8(10));
    for (;;) {
      const block = view.getUint8(at);
      if (block === 0x21) at = afterBlocks(view, at + 2);
      else if (block === 0x2c) {
        // Browsers make the screen larger where its first picture does not fit.
        enlarge(
          size,
          view.getUint16(at + 1, true) + view.getUint16(at + 5, true),
          view.getUint16(at + 3, true) + view.getUint16(at + 7, true),
        );
        afterBlocks(view, at + 11 + colours(view.getUint8(at + 9)));
        return size;
      } else return undefined;
    }
  },

  bmp(view: DataView): Measured | undefined {
    const header = view.getUint32(14, true);
    if (header === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
    if (header < 40 || header > 124) return undefined;
    // A negative height says that the first line is the topmost.
    return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
  },
};

/** The size of an AVIF or HEIC picture: of its tiles and of the whole the largest. */
export function boxedSize(view: DataView): Measured | undefined {
  const size = { width: 0, height: 0 };
  let at = 0;
  while (at < view.byteLength) {
    const given = view.getUint32(at);
    const length =
      given === 0 ? view.byteLength - at : given === 1 ? Number(view.getBigUint64(at + 8)) : given;
    if (length < 8 || at + length > view.byteLength) return undefined;
    if (fourLetters(view, at + 4) === "meta")
      for (let inside = at + 8; inside + 16 <= at + length; inside++)
        if (view.getUint32(inside) === 0x69737065)
          enlarge(size, view.getUint32(inside + 8), view.getUint32(inside + 12));
    at += length;
  }
  return size;
}

function enlarge(size: Measured, width: number, height: number) {
  size.width = Math.max(size.width, width);
  size.height = Math.max(size.height, height);
}

/** Whether the mark at the end of a JPEG comes after `start`; cameras write more behind it. */
function hasEnd(view: DataView, start: number) {
  for (let at = view.byteLength - 2; at >= start; at--)
    if (view.getUint16(at) === 0xffd9) return true;
  return false;
}

/** How many bytes the table of colours of a GIF takes. */
function colours(flags: number) {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterBlocks(view: DataView, start: number) {
  let at = start;
  while (view.getUint8(at) !== 0) at += view.getUint8(at) + 1;
  return at + 1;
}

function fourLetters(view: DataView, at: number) {
  return String.fromCharCode(...[0, 1, 2, 3].map((next) => view.getUint8(at + next)));
}
