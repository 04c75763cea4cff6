/**
 * Pictures as a camera gives them, made by ourselves: a label with a code beside a painting, near
 * and far, seen from the side, out of focus, in the dark; and rooms without any code.
 */
import sharp from "sharp";
import { encodeQR } from "qr";
import { HEIGHT, WIDTH } from "../checks/camera/cameraClip.js";
import { inProject } from "../project.js";
import { randomFrom } from "./random.js";

const MARGIN = 4;

/** @typedef {() => number} Random */
/** Brightness, one number a pixel.
 *  @typedef {Float32Array} Light */
/** @typedef {{ light: Light, text: string | undefined }} Frame */

/**
 * How the camera sees a code: unless told otherwise 200 pixels wide, from the front and unspoilt.
 * @typedef {object} View
 * @property {number} [side] the label's side in pixels
 * @property {number} [tilt] how far the label is turned away, in degrees
 * @property {(light: Light, label: Label, random: Random) => Light} [spoil]
 */
/** @typedef {{ x: number, y: number, side: number }} Label */

/** @type {Record<string, (random: Random) => View>} */
export const classes = {
  plain: (random) => ({ side: between(random, 130, 300) }),
  size: (random) => ({ side: between(random, 60, 120) }),
  tilt: (random) => ({ side: between(random, 170, 300), tilt: between(random, 30, 65) }),
  blur: (random) => ({
    side: between(random, 120, 280),
    spoil: (light) => blurred(light, between(random, 0.8, 2.6)),
  }),
  noise: (random) => ({
    side: between(random, 120, 280),
    spoil: (light) => noisy(light, between(random, 10, 50), random),
  }),
  "low light": (random) => ({
    side: between(random, 120, 280),
    spoil: (light) =>
      noisy(dimmed(light, between(random, 0.08, 0.3)), between(random, 2, 6), random),
  }),
  glare: (random) => ({
    side: between(random, 150, 300),
    spoil: (light, label) => glaring(light, label, random),
  }),
};

/**
 * @param {string} name of a class
 * @param {number} count
 * @returns {Promise<Frame[]>}
 */
export async function framesOf(name, count) {
  const random = randomFrom(seedOf(name));
  const rooms = await paintings;
  return Array.from({ length: count }, (_, index) => {
    const text = `https://varco.example/galleria-borghese/artwork/${1 + (index % 6)}`;
    const {
      side = 200,
      tilt = 0,
      spoil,
    } = /** @type {typeof classes[string]} */ (classes[name])(random);
    const light = room(rooms, random);
    const label = put(light, text, { side, tilt }, random);
    // Every lens blurs a little, and in the dim rooms of a museum a camera adds noise.
    const seen = noisy(blurred(light, 0.6), between(random, 2, 5), random);
    return { text, light: spoil ? spoil(seen, label, random) : seen };
  });
}

/**
 * @param {number} count
 * @returns {Promise<Frame[]>}
 */
export async function framesWithoutCode(count) {
  const random = randomFrom(seedOf("no code"));
  const rooms = await paintings;
  return Array.from({ length: count }, (_, index) => {
    const light = index % 3 === 0 ? patterned(random) : room(rooms, random);
    return { text: undefined, light: noisy(light, between(random, 2, 14), random) };
  });
}

/** The paintings in these rooms: our drawings of the works, in grey, twice as wide as a frame. */
const paintings = Promise.all(
  ["apollo", "rinaldo-e-armida", "davide", "andromeda", "primavera", "autunno"].map(
    async (name) => {
      const drawing = inProject(`museums/galleria-borghese/pictures/${name}.svg`);
      // Drawing the SVG large takes seconds, so it is drawn small and enlarged.
      const small = await sharp(drawing).resize(480).flatten({ background: "#e7d8bf" }).toBuffer();
      const large = sharp(small)
        .resize(WIDTH * 2)
        .greyscale()
        .raw();
      return large.toBuffer({ resolveWithObject: true });
    },
  ),
);

/**
 * A stretch of a painting, and of the wall beside it.
 * @param {Awaited<typeof paintings>} rooms
 * @param {Random} random
 */
function room(rooms, random) {
  const { data, info } = /** @type {typeof rooms[number]} */ (
    rooms[Math.floor(random() * rooms.length)]
  );
  const scale = between(random, 0.6, 2);
  const left = random() * (info.width - WIDTH * 0.5);
  const top = random() * (info.height - HEIGHT * 0.5);
  const wall = between(random, 90, 210);
  const edge = WIDTH * between(random, 0.3, 1.2);
  const light = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const fromX = Math.floor(left + x * scale);
      const fromY = Math.floor(top + y * scale);
      const inside = x < edge && fromX < info.width && fromY < info.height;
      light[y * WIDTH + x] = inside
        ? /** @type {number} */ (data[(fromY * info.width + fromX) * info.channels])
        : wall + 12 * Math.sin(x / 47 + y / 91);
    }
  print(light, random);
  return light;
}

/**
 * Puts a label without a code into the room: lines of print, as dots that look like letters.
 * @param {Light} light
 * @param {Random} random
 */
function print(light, random) {
  const dot = Math.round(between(random, 1, 3));
  const left = Math.floor(between(random, 0, WIDTH * 0.4));
  const top = Math.floor(between(random, 0, HEIGHT * 0.6));
  const columns = Math.floor(between(random, 60, 120));
  const rows = 8 * Math.floor(between(random, 3, 8));
  for (let row = -3; row < rows; row++)
    for (let column = -4; column < columns; column++) {
      // Letters of three columns and five rows, and a gap after each.
      const isLetter = row >= 0 && column >= 0 && row % 8 < 5 && column % 4 < 3;
      const value = isLetter && random() > 0.45 ? 40 : 225;
      for (let y = 0; y < dot; y++)
        for (let x = 0; x < dot; x++) {
          const [px, py] = [left + column * dot + x, top + row * dot + y];
          if (px >= 0 && py >= 0 && px < WIDTH && py < HEIGHT) light[py * WIDTH + px] = value;
        }
    }
}

/**
 * Tiles, stripes or random squares: what a decoder could most easily take for a code.
 * @param {Random} random
 */
function patterned(random) {
  const light = new Float32Array(WIDTH * HEIGHT);
  const size = between(random, 3, 24);
  const angle = random() * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const kind = Math.floor(random() * 3);
  const dark = between(random, 10, 80);
  const bright = between(random, 150, 245);
  const cells = Array.from({ length: 4096 }, () => random() > 0.5);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const u = Math.floor((x * cos - y * sin) / size);
      const v = Math.floor((x * sin + y * cos) / size);
      const isDark =
        kind === 0
          ? (u + v) % 2 === 0
          : kind === 1
            ? u % 2 === 0
            : cells[(((u * 73) ^ (v * 151)) >>> 0) % 4096];
      light[y * WIDTH + x] = isDark ? dark : bright;
    }
  return light;
}

/**
 * Puts a label with a code into the room.
 * @param {Light} light
 * @param {string} text
 * @param {{ side: number, tilt: number }} view
 * @param {Random} random
 * @returns {Label}
 */
function put(light, text, { side, tilt }, random) {
  const code = encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
  const modules = code.length;
  const turn = (between(random, -25, 25) * Math.PI) / 180;
  const lean = (tilt * Math.PI) / 180;
  const axis = random() * Math.PI * 2;
  const reach = side * 0.75;
  const x = between(random, reach, WIDTH - reach);
  const y = between(random, reach, HEIGHT - reach);
  const distance = side * 2.2;
  // The label is turned and leans away, so every pixel of the frame is traced back to the label.
  const [ca, sa] = [Math.cos(axis), Math.sin(axis)];
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  const [cl, sl] = [Math.cos(lean), Math.sin(lean)];
  const paper = between(random, 200, 245);
  const ink = between(random, 15, 50);
  const samples = side < 120 ? 4 : 3;
  const half = side * 0.8;
  for (let py = Math.max(0, Math.floor(y - half)); py < Math.min(HEIGHT, y + half); py++)
    for (let px = Math.max(0, Math.floor(x - half)); px < Math.min(WIDTH, x + half); px++) {
      let sum = 0;
      let covered = 0;
      for (let step = 0; step < samples * samples; step++) {
        const dx = px + ((step % samples) + 0.5) / samples - x;
        const dy = py + (Math.floor(step / samples) + 0.5) / samples - y;
        const across = dx * ca + dy * sa;
        const along = -dx * sa + dy * ca;
        const u = across / (cl - (sl * across) / distance);
        const v = along * (1 + (u * sl) / distance);
        const backX = u * ca - v * sa;
        const backY = u * sa + v * ca;
        const column = Math.floor(((backX * ct + backY * st) / side + 0.5) * modules);
        const row = Math.floor(((-backX * st + backY * ct) / side + 0.5) * modules);
        if (column < 0 || row < 0 || column >= modules || row >= modules) continue;
        covered++;
        sum += code[row]?.[column] ? ink : paper;
      }
      if (covered === 0) continue;
      const at = py * WIDTH + px;
      const share = covered / (samples * samples);
      light[at] = /** @type {number} */ (light[at]) * (1 - share) + (sum / covered) * share;
    }
  return { x, y, side };
}

/**
 * @param {Light} light
 * @param {number} radius of the blur, in pixels
 */
function blurred(light, radius) {
  const reach = Math.ceil(radius * 2.5);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * radius ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const along = (
    /** @type {Light} */ from,
    /** @type {number} */ step,
    /** @type {number} */ size,
  ) => {
    const to = new Float32Array(from.length);
    for (let at = 0; at < from.length; at++) {
      const place = Math.floor(at / step) % size;
      let sum = 0;
      for (let offset = -reach; offset <= reach; offset++) {
        const near = Math.min(size - 1, Math.max(0, place + offset)) - place;
        sum +=
          /** @type {number} */ (from[at + near * step]) *
          /** @type {number} */ (weights[offset + reach]);
      }
      to[at] = sum / total;
    }
    return to;
  };
  return along(along(light, 1, WIDTH), WIDTH, HEIGHT);
}

/**
 * @param {Light} light
 * @param {number} amount
 * @param {Random} random
 */
function noisy(light, amount, random) {
  return light.map((value) => {
    const chance = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.min(255, Math.max(0, value + amount * chance));
  });
}

/**
 * @param {Light} light
 * @param {number} share
 */
function dimmed(light, share) {
  return light.map((value) => 6 + value * share);
}

/**
 * The picture with the reflection of a lamp in the glass over the label.
 * @param {Light} light
 * @param {Label} label
 * @param {Random} random
 */
function glaring(light, { x, y, side }, random) {
  const lampX = x + between(random, -0.6, 0.6) * side;
  const lampY = y + between(random, -0.6, 0.6) * side;
  const reach = side * between(random, 0.1, 0.35);
  const strength = between(random, 80, 320);
  return light.map((value, at) => {
    const distance = Math.hypot((at % WIDTH) - lampX, Math.floor(at / WIDTH) - lampY);
    return Math.min(255, value + strength * Math.exp(-((distance / reach) ** 2)));
  });
}

/**
 * @param {Random} random
 * @param {number} least
 * @param {number} most
 */
function between(random, least, most) {
  return least + random() * (most - least);
}

/** @param {string} name */
function seedOf(name) {
  return [...name].reduce((seed, letter) => Math.imul(seed, 31) + letter.charCodeAt(0), 7);
}
