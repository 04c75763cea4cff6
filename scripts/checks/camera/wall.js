import { encodeQR } from "qr";
import { HEIGHT, WIDTH } from "./cameraClip.js";

/**
 * A label on the wall: the text of its code, or its bytes, how wide it is and where its middle is.
 * @typedef {{ text: string, bytes?: number[], size?: number, x?: number, y?: number }} Label
 */

/**
 * A camera’s frame of a grey wall with labels on it: the brightness of every pixel.
 * @param {Label[]} labels
 */
export function wall(...labels) {
  const light = new Uint8Array(WIDTH * HEIGHT).fill(150);
  for (const label of labels) hang(light, label);
  return light;
}

/**
 * @param {Uint8Array} light
 * @param {Label} label
 */
function hang(light, { text, bytes, size = 440, x = WIDTH / 2, y = HEIGHT / 2 }) {
  const modules = encodeQR(text, "raw", {
    ecc: "low",
    border: 4,
    ...(bytes && { encoding: "byte", textEncoder: () => Uint8Array.from(bytes) }),
  });
  const dot = Math.floor(size / modules.length);
  const left = Math.round(x - (modules.length * dot) / 2);
  const top = Math.round(y - (modules.length * dot) / 2);
  for (const [row, line] of modules.entries())
    for (const [column, isDark] of line.entries())
      for (let step = 0; step < dot; step++) {
        const from = (top + row * dot + step) * WIDTH + left + column * dot;
        light.fill(isDark ? 20 : 235, from, from + dot);
      }
}
