import { joinSamples } from "../../../src/lib/sound/joinSamples.js";
import { RATE, speechFile } from "../speechFile.ts";
import { bandOf, HUM, words } from "./fakeRuntime.js";

/** In seconds: how long a word lasts, and the pause after it, which is too short to end a sentence. */
const WORD = 0.32;
const PAUSE = 0.06;
/** In seconds: a tone that begins or ends at once would be heard in all pitches. */
const SWELL = 0.02;
const LOUD = 0.25;

/**
 * What the microphone hears of these words: a tone for each. With `goesOn`, somebody says “hmm”
 * after them and does not stop: Chromium's microphone holds the last sound of a file.
 */
export function wordsAsTones(text: string, goesOn = false) {
  const tones = text
    .split(" ")
    .filter(Boolean)
    .map((word) => toneOf(indexOf(word), WORD));
  const pause = new Float32Array(Math.round(PAUSE * RATE));
  const parts = tones.flatMap((tone) => [tone, pause]);
  const voice = joinSamples(goesOn ? [...parts, toneOf(HUM, 0.5, false)] : parts);
  return speechFile(voice, goesOn ? { after: 0 } : {});
}

function indexOf(word: string) {
  const index = words.en.indexOf(word);
  return index < 0 ? words.it.indexOf(word) : index;
}

function toneOf(word: number, seconds: number, ends = true) {
  const hertz = hertzOf(bandOf(word));
  return Float32Array.from({ length: Math.round(seconds * RATE) }, (_, at) => {
    const begun = Math.min(1, at / RATE / SWELL);
    const left = ends ? Math.min(1, (seconds - at / RATE) / SWELL) : 1;
    return LOUD * begun * left * Math.sin((2 * Math.PI * hertz * at) / RATE);
  });
}

/** In hertz: the middle of one of the bands that Whisper hears (src/platform/ears/audio/melFrames.ts). */
function hertzOf(band: number) {
  const step = Math.log(6.4) / 27;
  const mel = ((15 + Math.log(8) / step) * (band + 1)) / 81;
  return mel < 15 ? (mel * 200) / 3 : 1000 * Math.exp((mel - 15) * step);
}
