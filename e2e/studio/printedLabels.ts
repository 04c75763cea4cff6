import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { readBarcodes } from "zxing-wasm/reader";
import { HEIGHT, WIDTH } from "../../scripts/checks/camera/cameraClip.js";
import { prepareCodes } from "../../src/platform/camera/readCodes.ts";

/** A grey picture: the brightness of every pixel. */
type Picture = { light: Uint8Array; width: number; height: number };

/** A code as it was found, in pixels. */
type FoundCode = { text: string; left: number; top: number; side: number };

/** In dots an inch, as a good printer prints. */
const PRINTED = 300;
const INCH = 25.4;

/** The pages of a PDF as a printer draws them. */
export async function pagesOf(pdf: Buffer): Promise<Picture[]> {
  const folder = mkdtempSync(join(tmpdir(), "varco-labels-"));
  try {
    const file = join(folder, "labels.pdf");
    writeFileSync(file, pdf);
    execFileSync("pdftoppm", ["-r", String(PRINTED), "-gray", "-png", file, join(folder, "page")]);
    const names = readdirSync(folder).filter((name) => name.endsWith(".png"));
    return await Promise.all(
      names.toSorted().map((name) => pictureOf(sharp(readFileSync(join(folder, name))))),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function pictureOf(image: Sharp): Promise<Picture> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { light: data, width: info.width, height: info.height };
}

/** Every code in a picture, row by row. */
export async function codesIn({ light, width, height }: Picture): Promise<FoundCode[]> {
  await (ready ??= prepareDecoder());
  const pixels = new Uint32Array(light.length);
  for (let at = 0; at < light.length; at++) pixels[at] = 0xff000000 + light[at]! * 0x010101;
  const data = new Uint8ClampedArray(pixels.buffer);
  const picture = { data, width, height, colorSpace: "srgb" } as ImageData;
  const found = await readBarcodes(picture, {
    formats: ["QRCodeModel2"],
    maxNumberOfSymbols: 32,
    textMode: "Plain",
    tryHarder: true,
    tryRotate: false,
  });
  return found
    .map(({ text, position: { topLeft, topRight } }) => ({
      text,
      left: topLeft.x,
      top: topLeft.y,
      side: Math.hypot(topRight.x - topLeft.x, topRight.y - topLeft.y),
    }))
    .toSorted((one, other) => {
      // Codes of a row are not equally large, and begin a little higher or lower.
      const below = one.top + one.side / 2 - (other.top + other.side / 2);
      return Math.abs(below) > one.side / 2 ? below : one.left - other.left;
    });
}

let ready: Promise<void> | undefined;

async function prepareDecoder() {
  const program = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  await prepareCodes({ binary: Uint8Array.from(readFileSync(program)).buffer });
}

/** What is printed, in millimetres. */
export function millimetres(pixels: number) {
  return (pixels / PRINTED) * INCH;
}

/** The darkest pixel in the white border of a code that is `modules` squares wide. */
export function darkestAround({ light, width }: Picture, code: FoundCode, modules: number) {
  const square = code.side / modules;
  // The corners are found to half a pixel or so, and the rim of a square is grey.
  const inner = { from: -0.4 * square, to: code.side + 0.4 * square };
  const outer = { from: -3.9 * square, to: code.side + 3.9 * square };
  let darkest = 255;
  for (let y = Math.ceil(outer.from); y < outer.to; y++)
    for (let x = Math.ceil(outer.from); x < outer.to; x++) {
      const isInside = x > inner.from && x < inner.to && y > inner.from && y < inner.to;
      if (isInside) continue;
      const at = Math.round(code.top + y) * width + Math.round(code.left + x);
      darkest = Math.min(darkest, light[at] ?? 0);
    }
  return darkest;
}

/** A phone’s camera: how many pixels its picture has across, and how blurred they are. */
type Phone = { across: number; blur: number };

/** The picture that a phone’s own camera reads codes in, and the one that our scanner reads. */
export const ownCamera: Phone = { across: 1920, blur: 1.2 };
const ourScanner: Phone = { across: 640, blur: 0.6 };

/** How wide a wall a phone sees, as a part of its distance: its lens is one of 26 mm. */
const VIEW = 36 / 26;

/** A printed page as a phone sees it from so many centimetres: smaller, blurred and paler. */
export async function seenFrom(page: Picture, centimetres: number, { across, blur }: Phone) {
  const seen = across / (centimetres * 10 * VIEW);
  const scale = seen / (PRINTED / INCH);
  const image = sharp(Buffer.from(page.light), { raw: { ...sizeOf(page), channels: 1 } })
    .resize(Math.round(page.width * scale), Math.round(page.height * scale), { kernel: "cubic" })
    .blur(blur)
    // Black paper is not black under a lamp, nor white paper white.
    .linear(0.7, 40);
  return { picture: await pictureOf(image), scale };
}

/** What a phone’s camera sees that is held before the printed label with this code. */
export async function labelSeen(printed: readonly Picture[], text: string, centimetres: number) {
  for (const paper of printed) {
    const code = (await codesIn(paper)).find((each) => each.text === text);
    if (!code) continue;
    const { picture, scale } = await seenFrom(paper, centimetres, ourScanner);
    const [left, top, side] = [code.left * scale, code.top * scale, code.side * scale];
    return frameOf(picture, { text, left, top, side }, { width: WIDTH, height: HEIGHT });
  }
  throw new Error(`No label holds ${text}`);
}

/** One code of a picture with its white border, in the middle of a camera’s frame on a grey wall. */
function frameOf(
  { light, width }: Picture,
  { left, top, side }: FoundCode,
  frame: { width: number; height: number },
): Uint8Array {
  const seen = new Uint8Array(frame.width * frame.height).fill(150);
  // The border of the smallest code, which has the widest.
  const reach = side / 2 + (side * 4) / 21;
  for (let y = Math.ceil(-reach); y <= reach; y++)
    for (let x = Math.ceil(-reach); x <= reach; x++) {
      const from = Math.round(top + side / 2 + y) * width + Math.round(left + side / 2 + x);
      const to = Math.round(frame.height / 2 + y) * frame.width + Math.round(frame.width / 2 + x);
      seen[to] = light[from] ?? 150;
    }
  return seen;
}

function sizeOf({ width, height }: Picture) {
  return { width, height };
}
