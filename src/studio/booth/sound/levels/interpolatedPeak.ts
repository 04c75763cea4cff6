/** The filter of ITU-R BS.1770-4, annex 2, for a quarter and for half the way between samples. */
const quarter = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const half = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
  0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];

const first = Float64Array.from(quarter);
const second = Float64Array.from(half);
const third = second.toReversed();
const fourth = first.toReversed();

/** How many samples the filter looks at. */
const WIDTH = 12;

/** Between samples a sound is never higher than this times the highest sample around. */
export const HIGHEST = half.reduce((sum, each) => sum + Math.abs(each), 0);

/** The highest amplitude between a sample and the next, at four times the rate. */
export function interpolatedPeak(samples: Float32Array, at: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let tap = 0; tap < WIDTH; tap++) {
    const place = at + WIDTH / 2 - tap;
    const sample = place >= 0 && place < samples.length ? samples[place]! : 0;
    a += first[tap]! * sample;
    b += second[tap]! * sample;
    c += third[tap]! * sample;
    d += fourth[tap]! * sample;
  }
  return Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
}
