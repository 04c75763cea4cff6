import type { Region } from "./regions.ts";

/** The lowest and the highest sample, from -1 to 1, that each of so many columns of a view shows. */
export function columnsOf(
  shape: Float32Array,
  seconds: number,
  [from, to]: Region,
  count: number,
): [low: number, high: number][] {
  const perSecond = shape.length / 2 / seconds;
  const last = shape.length / 2 - 1;
  return Array.from({ length: count }, (_, column) => {
    const width = ((to - from) / count) * perSecond;
    const begin = Math.floor(from * perSecond + column * width);
    const end = Math.max(begin + 1, Math.floor(from * perSecond + (column + 1) * width));
    let [low, high] = [0, 0];
    for (let at = Math.max(begin, 0); at < end && at <= last; at++) {
      low = Math.min(low, shape[at * 2]!);
      high = Math.max(high, shape[at * 2 + 1]!);
    }
    return [low, high];
  });
}

/** Draws a part of a recording in the text colour of the canvas, in device pixels. */
export function drawWaveform(
  canvas: HTMLCanvasElement,
  shape: Float32Array,
  seconds: number,
  view: Region,
) {
  const { clientWidth, clientHeight } = canvas;
  const context = canvas.getContext("2d");
  if (!context || clientWidth === 0) return;
  const width = Math.round(clientWidth * devicePixelRatio);
  const height = Math.round(clientHeight * devicePixelRatio);
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = getComputedStyle(canvas).color;
  const columns = columnsOf(shape, seconds, view, width);
  // Scaled to its loudest sample: a voice from afar would be a flat line.
  const loudest = shape.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0.01);
  const scale = (height * 0.46) / loudest;
  for (const [x, [low, high]] of columns.entries())
    context.fillRect(x, height / 2 - high * scale, 1, Math.max((high - low) * scale, 1));
}
