/** In hertz: so often a moment of the room begins anew; each alone cannot be heard among so many. */
const MOMENTS = 400;

/**
 * The sound of a room for as long as is wanted, made of a moment of it: copies that begin at random,
 * each turned over or not, are as loud as it and of its colour, and nothing in them comes again.
 */
export function roomTone(
  moment: Float32Array,
  length: number,
  rate: number,
  random: () => number,
): Float32Array {
  const tone = new Float32Array(length);
  const every = rate / MOMENTS;
  const soft = moment.map(
    (sample, at) => sample * Math.sin((Math.PI * (at + 0.5)) / moment.length),
  );
  // The window takes half of the power.
  const height = Math.sqrt((2 * every) / Math.max(1, moment.length));
  for (let due = -moment.length; due < length; due += every) {
    const start = Math.floor(due + random() * every);
    const factor = random() < 0.5 ? height : -height;
    const last = Math.min(soft.length, length - start);
    for (let at = Math.max(0, -start); at < last; at++) tone[start + at]! += factor * soft[at]!;
  }
  return tone;
}
