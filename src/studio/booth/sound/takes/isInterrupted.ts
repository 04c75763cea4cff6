/** In samples: no microphone is that long at exactly nothing, but a buffer that was lost is. */
const LOST = 64;

/** In samples: where sound was lost, what is before and after it is cut off within so many. */
const EDGE = 32;

/** Between 0 and 1, about −40 dB: a gap in what is quieter is not heard. */
const HEARD = 0.01;

/** Whether pieces of a sound were lost on their way from the microphone. */
export function isInterrupted(samples: Float32Array): boolean {
  // A gap is so long that one of these is in it.
  for (let at = 0; at < samples.length; at += LOST) {
    if (samples[at] !== 0) continue;
    let start = at;
    while (samples[start - 1] === 0) start--;
    while (samples[at] === 0) at++;
    if (at - start >= LOST && isHeard(samples, start - EDGE) && isHeard(samples, at)) return true;
    at -= at % LOST;
  }
  return false;
}

function isHeard(samples: Float32Array, start: number) {
  const edge = samples.subarray(Math.max(0, start), Math.max(0, start + EDGE));
  return edge.some((sample) => Math.abs(sample) > HEARD);
}
