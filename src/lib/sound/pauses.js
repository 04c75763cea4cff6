/** In seconds: the silence before a recording, between sentences or paragraphs, and after it. */
const pauses = { before: 0.15, sentence: 0.42, paragraph: 0.75, after: 0.3 };

/** Hands need time to do what a touch guide has just said. */
const pausesForHands = { ...pauses, sentence: 1.6, paragraph: 3 };

/**
 * The pauses of a recording, by its name.
 * @param {string} name
 */
export function pausesOf(name) {
  return name.startsWith("touch-") ? pausesForHands : pauses;
}
