import type { Sound } from "../sound.ts";

/** In seconds: a sound that begins or ends without a fade clicks. */
export const fades = { in: 0.008, out: 0.015 };

/** A part of a sound, from one second to another, faded in and out. */
export function fadeEdges({ samples, rate }: Sound, from: number, to: number): Float32Array {
  const start = Math.max(0, Math.round(from * rate));
  const part = samples.slice(start, Math.max(start, Math.round(to * rate)));
  const fadeIn = Math.min(Math.round(fades.in * rate), part.length >> 1);
  const fadeOut = Math.min(Math.round(fades.out * rate), part.length >> 1);
  for (let each = 0; each < fadeIn; each++) part[each]! *= raisedCosine(each / fadeIn);
  for (let each = 0; each < fadeOut; each++)
    part[part.length - 1 - each]! *= raisedCosine(each / fadeOut);
  return part;
}

/** From 0 to 1 along half a wave of a cosine. */
export function raisedCosine(share: number) {
  return 0.5 - 0.5 * Math.cos(Math.PI * share);
}
