import { measureMp3 } from "../../scripts/voices/checking/measureMp3.js";
import { loudness } from "../../src/lib/sound/loudness.js";
import { fromWebVtt } from "../../src/lib/sound/webVtt.js";
import type { Spoken } from "../device/speechFile.ts";

/** In seconds: so far around its cue a sentence is looked for. */
const AROUND = 0.3;
/** In hertz: enough to find it. */
const COARSE = 8_000;
/** Between 0 and 1, −34 dB: the first that is heard of a voice. */
const AUDIBLE = 0.02;

/** Compares a recording with the sentences that were spoken for it, the rate of which is `rate`. */
export async function compareRecording(
  recording: { mp3: Uint8Array; vtt: string },
  sentences: readonly Spoken[],
  rate: number,
) {
  const { samples, sampleRate, peak } = await measureMp3(recording.mp3);
  const heard = coarse(samples, sampleRate);
  const cues = fromWebVtt(recording.vtt);
  const leads = cues.map(({ start }, n) => {
    const { samples: spoken } = sentences[n]!;
    const voice = spoken.findIndex((sample) => Math.abs(sample) > AUDIBLE) / rate;
    return found(heard, coarse(spoken, rate), start) + voice - start;
  });
  const all = sentences.flatMap(({ samples: spoken }) => [...spoken]);
  return {
    texts: cues.map(({ text }) => text),
    /** In seconds: how long after its cue the voice of each sentence begins. */
    leads,
    peak,
    loudness: loudness(samples, sampleRate),
    source: loudness(Float32Array.from(all), rate),
  };
}

function coarse(samples: Float32Array, rate: number) {
  const step = rate / COARSE;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    let sum = 0;
    const [from, to] = [Math.floor(at * step), Math.floor((at + 1) * step)];
    for (let each = from; each < to; each++) sum += samples[each]!;
    return sum / (to - from);
  });
}

/** The second at which `part` is most like `whole`. */
function found(whole: Float32Array, part: Float32Array, expected: number) {
  let [best, at] = [-Infinity, 0];
  const first = Math.max(0, Math.round((expected - AROUND) * COARSE));
  for (let place = first; place < first + 2 * AROUND * COARSE; place++) {
    let [sum, power] = [0, 1e-9];
    for (let each = 0; each < part.length; each++) {
      const sample = whole[place + each] ?? 0;
      sum += part[each]! * sample;
      power += sample * sample;
    }
    const likeness = sum / Math.sqrt(power);
    if (likeness > best) [best, at] = [likeness, place];
  }
  return at / COARSE;
}
