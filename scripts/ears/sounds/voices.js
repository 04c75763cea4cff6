/**
 * @typedef {import("../../../src/i18n/languages.ts").Language} Language
 * @typedef {{ kokoro: string, speed: number, pitch: number }} Voice one of the model’s, or a blend;
 *   with another pitch than 1 it is somebody with a smaller or larger throat
 */

/**
 * Women and men, fast and slow, and people whose first language is another; and how much higher
 * somebody speaks who is made of each.
 * @type {Record<Language, [kokoro: string, speed: number, pitch: number][]>}
 */
const people = {
  en: [
    ["af_heart", 1, 1.12],
    ["bm_george", 1, 0.9],
    ["am_michael", 1.15, 1.1],
    ["bf_emma", 0.85, 1.15],
    ["if_sara", 1, 0.88],
  ],
  fr: [
    ["ff_siwis", 1, 1.12],
    ["0.6 ff_siwis + 0.4 im_nicola", 1, 0.9],
    ["ff_siwis", 1.15, 0.86],
    ["0.6 ff_siwis + 0.4 bm_george", 0.85, 1.1],
    ["if_sara", 1, 1.08],
  ],
  de: [
    ["0.6 ff_siwis + 0.4 if_sara", 1, 1.12],
    ["0.5 bm_george + 0.5 im_nicola", 1, 0.9],
    ["if_sara", 1.15, 0.86],
    ["0.6 ff_siwis + 0.4 if_sara", 0.85, 1.1],
    ["im_nicola", 1, 1.08],
  ],
  it: [
    ["if_sara", 1, 1.12],
    ["im_nicola", 1, 0.9],
    ["if_sara", 0.85, 1.15],
    ["im_nicola", 1.15, 1.1],
    ["ef_dora", 1, 0.88],
  ],
  es: [
    ["ef_dora", 1, 1.12],
    ["em_alex", 1, 0.9],
    ["ef_dora", 0.85, 1.15],
    ["em_santa", 1.15, 1.1],
    ["if_sara", 1, 0.88],
  ],
};

/**
 * @param {Language} language
 * @returns {Voice[]}
 */
export function everyVoice(language) {
  return people[language].flatMap(bothOf);
}

/**
 * One of them with both throats, another for every phrase.
 * @param {Language} language
 * @param {number} place of the phrase
 * @returns {Voice[]}
 */
export function someVoices(language, place) {
  return people[language].slice(place % 5, (place % 5) + 1).flatMap(bothOf);
}

/** @param {Voice} voice */
export function nameOf(voice) {
  return `${voice.kokoro}, speed ${voice.speed}, pitch ${voice.pitch}`;
}

/**
 * @param {[kokoro: string, speed: number, pitch: number]} person
 * @returns {Voice[]}
 */
function bothOf([kokoro, speed, pitch]) {
  return [1, pitch].map((each) => ({ kokoro, speed, pitch: each }));
}
