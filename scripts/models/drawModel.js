import { boxAround, cameraOf } from "./drawCamera.js";
import { drawHeights } from "./drawHeights.js";
import { drawLight } from "./drawLight.js";
import { drawTriangles } from "./drawTriangles.js";

/** @typedef {import("../../src/tactile/files/triangles.ts").Triangles} Triangles */
/** @typedef {import("./drawCamera.js").Side} Side */

export const PICTURE = { width: 960, height: 720 };

/** Each pixel is made from as many rows and columns of finer ones. */
const FINER = 2;

/** How much red, green and blue each reflects. */
const PLASTER = /** @type {const} */ ([0.86, 0.765, 0.63]);
const TABLE = /** @type {const} */ ([0.2, 0.175, 0.15]);

/** The colour of the light from the window, and of what the walls give back of it. */
const DAYLIGHT = /** @type {const} */ ([2.1, 1.94, 1.68]);
const WALLS = /** @type {const} */ ([0.32, 0.315, 0.32]);

/** In millimetres: how far the window is away. What is nearer to it is brighter. */
const TO_WINDOW = 900;

/** @type {WeakMap<Triangles, ReturnType<typeof prepare>>} */
const prepared = new WeakMap();

/**
 * A picture of a model in plaster that lies on a table, seen from one side, as WebP.
 * The light comes from the top left of the plate, whichever side it is seen from.
 * @param {Triangles} surface
 * @param {Side} side
 */
export async function drawModel(surface, side) {
  const { default: sharp } = await import("sharp");
  const model = prepared.get(surface) ?? prepare(surface);
  prepared.set(surface, model);
  const points = pointsSeen(surface, model.box, side);
  const light = drawLight(points.places, model.map);
  const raw = { ...PICTURE, channels: /** @type {const} */ (3) };
  return sharp(developPicture(points, light, model.box), { raw })
    .flip()
    .webp({ quality: 86, effort: 6 })
    .toBuffer();
}

/** @param {Triangles} surface */
function prepare(surface) {
  const box = boxAround(surface.corners);
  return { box, map: drawHeights(surface, box) };
}

/**
 * What is seen in each of the finer pixels: its place, and whether that is the table.
 * @param {Triangles} surface
 * @param {import("./drawCamera.js").Box} box
 * @param {Side} side
 */
function pointsSeen({ corners, triangles }, box, side) {
  const [width, height] = [PICTURE.width * FINER, PICTURE.height * FINER];
  const camera = cameraOf(box, side, { width, height });
  const [eyeX, eyeY, eyeZ] = camera.eye;
  const nearness = drawTriangles(camera.inPicture(corners), triangles, {
    width,
    height,
    nothing: 0,
  });
  const places = new Float32Array(nearness.length * 3);
  const isTable = new Uint8Array(nearness.length);
  for (let at = 0; at < nearness.length; at++) {
    const near = nearness[at] ?? 0;
    const [x, y, z] = camera.rayThrough(at % width, Math.floor(at / width));
    const depth = near > 0 ? 1 / near : (box.low[2] - eyeZ) / z;
    isTable[at] = near > 0 ? 0 : 1;
    places[at * 3] = eyeX + x * depth;
    places[at * 3 + 1] = eyeY + y * depth;
    places[at * 3 + 2] = eyeZ + z * depth;
  }
  return { places, isTable };
}

/**
 * Red, green and blue of each pixel, as a screen shows them, row by row from the bottom.
 * @param {ReturnType<typeof pointsSeen>} points
 * @param {ReturnType<typeof drawLight>} light
 * @param {import("./drawCamera.js").Box} box
 */
function developPicture({ places, isTable }, light, { low, high }) {
  const { width, height } = PICTURE;
  const sums = new Float32Array(width * height * 3);
  const middle = (low[0] + high[0] - low[1] - high[1]) / 2;
  for (let at = 0; at < isTable.length; at++) {
    const fromWindow = ((places[at * 3] ?? 0) - (places[at * 3 + 1] ?? 0) - middle) * Math.SQRT1_2;
    const brightness = 1 / (1 + fromWindow / TO_WINDOW) ** 2;
    const material = isTable[at] ? TABLE : PLASTER;
    const ofWindow = (light.window[at] ?? 0) * brightness;
    const ofRoom = (light.room[at] ?? 0) * brightness;
    const row = Math.floor(at / (width * FINER * FINER));
    const column = Math.floor((at % (width * FINER)) / FINER);
    const pixel = (row * width + column) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const falls = ofWindow * (DAYLIGHT[channel] ?? 0) + ofRoom * (WALLS[channel] ?? 0);
      sums[pixel + channel] = (sums[pixel + channel] ?? 0) + falls * (material[channel] ?? 0);
    }
  }
  return Uint8Array.from(sums, (sum) => asByte(expose(sum / FINER ** 2)));
}

/**
 * As on film: the brighter a place is, the less it gains from more light.
 * @param {number} light
 */
function expose(light) {
  return 1 - Math.exp(-light * 1.6);
}

/** @param {number} light */
function asByte(light) {
  const shown = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(shown * 255);
}
