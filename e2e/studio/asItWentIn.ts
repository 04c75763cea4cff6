import { listen } from "../../scripts/voices/listen.js";
import { loudness } from "../../src/lib/loudness.js";
import { fromWebVtt } from "../../src/lib/webVtt.js";
import { spokenPart } from "../../src/studio/sound/spokenPart.ts";
import { soundOfWav } from "../../src/studio/sound/wav.ts";
import { BEFORE, speechFile, type Spoken } from "./speech.ts";

/** In seconds: so far around its cue a sentence is looked for. */
const AROUND = 0.3;
/** In hertz: enough to find it. */
const COARSE = 8_000;

/** Compares a recording with the sentences that were spoken for it, the rate of which is `rate`. */
export async function asItWentIn(
  recording: { mp3: Uint8Array; vtt: string },
  sentences: readonly Spoken[],
  rate: number,
) {
  const { samples, sampleRate, peak } = await listen(recording.mp3);
  const heard = coarse(samples, sampleRate);
  const cues = fromWebVtt(recording.vtt);
  const late = cues.map(({ start }, n) => {
    const { samples: spoken } = sentences[n]!;
    // A cue begins with the room that is left before the voice, as it was spoken into silence.
    const alone = soundOfWav(speechFile(spoken))!;
    const expected = start + BEFORE - spokenPart(alone)!.from;
    return found(heard, coarse(spoken, rate), expected) - expected;
  });
  const all = sentences.flatMap(({ samples: spoken }) => [...spoken]);
  return {
    texts: cues.map(({ text }) => text),
    /** In seconds: how far each sentence is from where its timing has it. */
    late,
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
  const first = Math.round((expected - AROUND) * COARSE);
  for (let place = first; place < first + 2 * AROUND * COARSE; place++) {
    let sum = 0;
    for (let each = 0; each < part.length; each += 2)
      sum += part[each]! * (whole[place + each] ?? 0);
    if (sum > best) [best, at] = [sum, place];
  }
  return at / COARSE;
}
