import { diffArrays } from "diff";

/**
 * @typedef {import("./earsPage.js").Noted} Noted
 * @typedef {{ end: number, text: string }} Sentence `end`: when its last word has been said
 */

/**
 * How long after each sentence its last word was shown first, in seconds; `undefined` where it was
 * misheard. Of the other words nobody knows when exactly they were said.
 * @param {readonly Noted[]} noted
 * @param {readonly Sentence[]} sentences
 * @param {(heard: string) => string} describeFault
 * @returns {(number | undefined)[]}
 */
export function showings(noted, sentences, describeFault) {
  const script = sentences.flatMap(({ text }) => words(text));
  let count = 0;
  const lasts = sentences.map(({ text, end }) => {
    count += words(text).length;
    return { at: count - 1, end };
  });
  /** @type {Map<number, number>} */
  const shown = new Map();
  for (const { at, text } of screens(noted))
    for (const place of found(script, words(describeFault(text))))
      if (!shown.has(place)) shown.set(place, at);
  return lasts.map(({ at, end }) => {
    const first = shown.get(at);
    return first === undefined ? undefined : first - end;
  });
}

/**
 * Everything that stands on the screen after each change.
 * @param {readonly Noted[]} noted
 */
export function screens(noted) {
  /** @type {string[]} */
  const lines = [];
  return noted.flatMap(({ at, news }) => {
    if (news.type !== "resultsChanged") return [];
    lines.splice(news.from, Infinity, ...news.results.map(({ text }) => text));
    return { at, text: lines.join(" ") };
  });
}

/**
 * The words of a script that are in what was heard, by their places.
 * @param {string[]} script
 * @param {string[]} heard
 */
function found(script, heard) {
  /** @type {number[]} */
  const places = [];
  let at = 0;
  for (const { value, added, removed } of diffArrays(script, heard)) {
    if (added) continue;
    if (!removed) places.push(...value.map((_, index) => at + index));
    at += value.length;
  }
  return places;
}

/** @param {string} text */
function words(text) {
  return (
    text
      .toLowerCase()
      .normalize("NFC")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
