import { check, constantFrom, integer, property, tuple, uint8Array } from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { photographKind } from "./photographKind.ts";

const size = { width: 70, height: 30 };

/** Pictures of 70 × 30 as real encoders write them. */
let real: Record<string, Uint8Array>;

beforeAll(async () => {
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 54/1 0/1" } };
  const made = {
    "a JPEG": picture().jpeg(),
    "a progressive JPEG": picture().jpeg({ progressive: true }),
    "a JPEG that knows where it was taken": picture().jpeg().withExif(gps),
    "a JPEG for printers": picture().toColourspace("cmyk").jpeg(),
    "a PNG": picture().png(),
    "a transparent PNG": seeThrough().png({ palette: true }),
    "a WebP": picture().webp(),
    "a WebP without loss": picture().webp({ lossless: true }),
    "a transparent WebP": seeThrough().webp(),
    "a GIF": picture().gif(),
    "an AVIF": picture().avif(),
  };
  const entries = Object.entries(made).map(async ([name, each]) => {
    const bytes: [string, Uint8Array] = [name, new Uint8Array(await each.toBuffer())];
    return bytes;
  });
  real = Object.fromEntries(await Promise.all(entries));
});

describe("a picture is known by its bytes, and measured before it is decoded", () => {
  it.each([
    ["a JPEG", "jpeg"],
    ["a progressive JPEG", "jpeg"],
    ["a JPEG that knows where it was taken", "jpeg"],
    ["a JPEG for printers", "jpeg"],
    ["a PNG", "png"],
    ["a transparent PNG", "png"],
    ["a WebP", "webp"],
    ["a WebP without loss", "webp"],
    ["a transparent WebP", "webp"],
    ["a GIF", "gif"],
    ["an AVIF", "avif"],
  ])("%s", (name, kind) => {
    expect(photographKind(real[name]!)).toEqual({ kind, ...size });
  });

  it.each([
    ["a bitmap", bitmap(70, 30)],
    ["a bitmap with its first line on top", bitmap(70, -30)],
  ])("%s", (_, bytes) => expect(photographKind(bytes)).toEqual({ kind: "bmp", ...size }));

  it("a photograph of an iPhone, by the largest of its sizes", () => {
    const bytes = heic([512, 512], [4032, 3024]);
    expect(photographKind(bytes)).toEqual({ kind: "heic", width: 4032, height: 3024 });
  });

  it("with what a camera writes behind the picture", () => {
    const bytes = joined(real["a JPEG"]!, new Uint8Array(4096));
    expect(photographKind(bytes)).toEqual({ kind: "jpeg", ...size });
  });

  it("also where the file says in a small header that it is enormous", () => {
    const bytes = real["a PNG"]!.slice();
    new DataView(bytes.buffer).setUint32(16, 60_000);
    new DataView(bytes.buffer).setUint32(20, 60_000);
    expect(photographKind(bytes)).toEqual({ kind: "png", width: 60_000, height: 60_000 });
  });

  it("a GIF whose picture is larger than its screen, as browsers show it", () => {
    const bytes = real["a GIF"]!.slice();
    const view = new DataView(bytes.buffer);
    view.setUint16(6, 1, true);
    view.setUint16(8, 1, true);
    expect(photographKind(bytes)).toEqual({ kind: "gif", ...size });
  });
});

describe("what is no photograph is called by its name", () => {
  it.each([
    ["empty", ""],
    ["drawing", '<?xml version="1.0"?>\n<!-- a -->\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["drawing", "\uFEFF  <svg>"],
    ["text", "<!doctype html><svg></svg>"],
    ["text", "Apollo e Dafne, perché no"],
    ["text", "Un testo che parla di <svg> e basta"],
    ["text", "BM è una sigla"],
    ["pdf", "%PDF-1.7\n"],
    ["tiff", latin("II*\0\x08\0\0\0")],
    ["tiff", latin("MM\0*\0\0\0\x08")],
    ["raw", latin("FUJIFILMCCD-RAW 0201")],
    ["raw", latin("\0\0\0\x18ftypcrx \0\0\0\x01crx isom")],
    ["photoshop", latin("8BPS\0\x01")],
    ["film", latin("\0\0\0\x18ftypisom\0\0\0\0isommp42")],
    ["film", latin("\0\0\0\x18ftypavis\0\0\0\0avisavif")],
    ["document", latin("PK\x03\x04\x14\0")],
    ["document", latin("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")],
    ["unknown", latin("\x01\x02\x03\x04")],
    ["unknown", latin("\xfe\xff\0<\0s\0v\0g")],
  ] as const)("%s: %j", (kind, content) => {
    const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
    expect(photographKind(bytes)).toEqual({ kind });
  });
});

describe("half a picture is not taken for a whole one", () => {
  it.each(["a JPEG", "a progressive JPEG", "a PNG", "a WebP", "a transparent WebP", "a GIF"])(
    "%s, wherever it is cut",
    (name) => {
      const whole = real[name]!;
      for (let length = 12; length < whole.length - 4; length++)
        expect(photographKind(whole.slice(0, length)), `${length} bytes`).toEqual({
          kind: "damaged",
        });
    },
  );

  it("an AVIF", () => {
    expect(photographKind(real["an AVIF"]!.slice(0, -1))).toEqual({ kind: "damaged" });
  });

  it("half a photograph of an iPhone is called one, and has no size", () => {
    expect(photographKind(heic([4032, 3024]).slice(0, -1))).toEqual({ kind: "heic" });
  });

  it.each([
    ["without width", [0, 30]],
    ["without height", [70, 0]],
  ] as const)("nor one %s", (_, [width, height]) => {
    expect(photographKind(bitmap(width, height))).toEqual({ kind: "damaged" });
  });
});

describe("whatever the bytes, there is an answer, and a size is one", () => {
  const openings = [
    "\xff\xd8\xff",
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "GIF89a",
    "BM\0\0\0\0\0\0\0\0",
    "RIFF\x10\0\0\0WEBPVP8 ",
    "RIFF\x10\0\0\0WEBPVP8L",
    "RIFF\x10\0\0\0WEBPVP8X",
    "\0\0\0\x18ftypheic",
    "\0\0\0\x18ftypavif",
    "<svg",
    "",
  ].map(latin);

  it("with the beginning of any kind", () => {
    const hostile = tuple(constantFrom(...openings), uint8Array({ maxLength: 300 }));
    const tried = check(property(hostile, ([start, rest]) => isAnswered(joined(start, rest))));
    expect(tried).toMatchObject({ failed: false });
  });

  it("with a real picture in which some bytes are wrong", () => {
    const change = tuple(integer({ min: 0, max: 200 }), integer({ min: 0, max: 255 }));
    const tried = check(
      property(constantFrom(...Object.values(real)), change, change, (whole, ...changes) => {
        const bytes = whole.slice();
        for (const [at, value] of changes) bytes[at] = value;
        return isAnswered(bytes);
      }),
    );
    expect(tried).toMatchObject({ failed: false });
  });
});

function picture() {
  return sharp({ create: { ...size, channels: 3, background: "#8a2d17" } });
}

function seeThrough() {
  return sharp({ create: { ...size, channels: 4, background: "#8a2d1780" } });
}

/** Fails where there is none, or one that takes for ever. */
function isAnswered(bytes: Uint8Array) {
  const found = photographKind(bytes);
  if (!("width" in found)) return true;
  return [found.width, found.height].every((side) => Number.isInteger(side) && side > 0);
}

function latin(text: string) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function joined(...parts: Uint8Array[]) {
  return new Uint8Array(Buffer.concat(parts));
}

function bitmap(width: number, height: number) {
  const bytes = joined(latin("BM"), new Uint8Array(60));
  const view = new DataView(bytes.buffer);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  return bytes;
}

function heic(...sizes: (readonly [number, number])[]) {
  const inside = sizes.map(([width, height]) => {
    const numbers = new Uint8Array(12);
    new DataView(numbers.buffer).setUint32(4, width);
    new DataView(numbers.buffer).setUint32(8, height);
    return box("ispe", numbers);
  });
  const meta = box("meta", new Uint8Array(4), box("iprp", box("ipco", ...inside)));
  return joined(box("ftyp", latin("heic\0\0\0\0mif1heic")), meta, box("mdat", latin("…")));
}

function box(name: string, ...parts: Uint8Array[]): Uint8Array {
  const content = joined(latin(name), ...parts);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, content.length + 4);
  return joined(length, content);
}
