import { joinSamples } from "./joinSamples.js";

/**
 * Joins sentences with pauses between them, and answers when each begins and ends, in seconds.
 * @param {readonly { samples: Float32Array, startsParagraph: boolean }[]} sentences
 * @param {ReturnType<typeof import("./pauses.js").pausesOf>} pauses
 * @param {number} rate
 */
export function joinSentences(sentences, pauses, rate) {
  const silence = (/** @type {number} */ seconds) => new Float32Array(Math.round(seconds * rate));
  let end = 0;
  /** @type {[start: number, end: number][]} */
  const cues = [];
  const sounds = sentences.flatMap(({ samples, startsParagraph }, place) => {
    const between = startsParagraph ? pauses.paragraph : pauses.sentence;
    const before = silence(place === 0 ? pauses.before : between);
    const start = end + before.length;
    end = start + samples.length;
    cues.push([start / rate, end / rate]);
    return [before, samples];
  });
  return { samples: joinSamples([...sounds, silence(pauses.after)]), cues };
}
