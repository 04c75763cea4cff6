/** The size of the frames that the scanner reads, in pixels. */
export const WIDTH = 640;
export const HEIGHT = 480;

/**
 * A grey picture as `getImageData` of a canvas gives it.
 * @param {ArrayLike<number>} light the brightness of every pixel
 * @returns {ImageData}
 */
export function pixels(light) {
  const data = new Uint8ClampedArray(light.length * 4).fill(255);
  for (let at = 0; at < light.length; at++)
    data.fill(/** @type {number} */ (light[at]), at * 4, at * 4 + 3);
  return { data, width: WIDTH, height: HEIGHT, colorSpace: "srgb" };
}

/**
 * A film for Chromium's pretend camera, which plays it over and over, ten frames a second.
 * @param {Uint8Array[]} frames the brightness of every pixel
 * @param {{ isUpright?: boolean }} [held] whether the film is as from a phone that is held upright
 */
export function cameraClip(frames, { isUpright = false } = {}) {
  const held = frames.map((light) => heldFrame(light, isUpright));
  const { width, height } = heldFrame(new Uint8Array(), isUpright);
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  return Buffer.concat([
    Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
    ...held.flatMap(({ light }) => [Buffer.from("FRAME\n"), light, colourless]),
  ]);
}

/**
 * The frame as the phone sees it that is held so.
 * @param {Uint8Array} light
 * @param {boolean} isUpright
 */
export function heldFrame(light, isUpright) {
  return isUpright
    ? { light: turned(light), width: HEIGHT, height: WIDTH }
    : { light, width: WIDTH, height: HEIGHT };
}

/**
 * The frame, turned by a quarter.
 * @param {Uint8Array} light
 */
function turned(light) {
  return light.map((_, at) => {
    const [x, y] = [at % HEIGHT, Math.floor(at / HEIGHT)];
    return /** @type {number} */ (light[(HEIGHT - 1 - x) * WIDTH + y]);
  });
}

/** @param {string} file */
export function cameraFlags(file) {
  return ["--use-fake-device-for-media-stream", `--use-file-for-fake-video-capture=${file}`];
}

/** Chromium's flag for a visitor who allows the camera and the microphone. */
export const allowed = "--use-fake-ui-for-media-stream";
