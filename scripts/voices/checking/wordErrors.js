import { diffArrays } from "diff";

/**
 * How many words of a script Whisper misheard, names aside. “Répéter” and “répétez” sound the same,
 * so words that sound the same count as heard.
 * @param {string} script
 * @param {string} heard
 * @param {{ names?: readonly string[], spellings?: Readonly<Record<string, string>>,
 *   soundOf?: (words: string) => string }} [options]
 */
export function wordErrors(script, heard, options = {}) {
  const { names = [], spellings = {}, soundOf = (written) => written } = options;
  const nameWords = new Set(names.flatMap((name) => words(name, spellings)));
  const said = words(script, spellings);
  const got = words(heard, spellings);
  const misheard = differences(said, got, soundOf).flatMap(({ wanted, instead }) => {
    const ordinary = wanted.filter((word) => !nameWords.has(word));
    const isName = ordinary.length < wanted.length;
    const errors = isName ? ordinary.length : Math.max(wanted.length, instead.length);
    // “life size” and “lifesize” are the same to the ear, “choisissez” and “choisit ses” too.
    const soundsOf = (/** @type {string[]} */ run) => [run.join(""), run.join(" ")].map(soundOf);
    const isSame = soundsOf(wanted).some((sound) => soundsOf(instead).includes(sound));
    if (errors === 0 || isSame) return [];
    const text = `${wanted.join(" ") || "nothing"} → ${instead.join(" ") || "nothing"}`;
    return { errors, text };
  });
  return {
    words: said.length,
    errors: misheard.reduce((sum, { errors }) => sum + errors, 0),
    misheard: misheard.map(({ text }) => text),
  };
}

/**
 * @param {string} text
 * @param {Readonly<Record<string, string>>} spellings
 */
function words(text, spellings) {
  const found = text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFC")
    .match(/[\p{L}\p{N}]+/gu);
  return (found ?? []).map((word) => spellings[word] ?? word);
}

/**
 * Runs of words that differ, when the two texts are laid beside each other.
 * @param {string[]} wanted
 * @param {string[]} got
 * @param {(words: string) => string} soundOf
 */
function differences(wanted, got, soundOf) {
  /** @type {Map<string, string>} */
  const sounds = new Map([...wanted, ...got].map((word) => [word, soundOf(word)]));
  const changes = diffArrays(wanted, got, {
    comparator: (one, other) => sounds.get(one) === sounds.get(other),
  });
  /** @type {{ wanted: string[], instead: string[] }[]} */
  const runs = [{ wanted: [], instead: [] }];
  for (const { value, added, removed } of changes) {
    if (added) runs.at(-1)?.instead.push(...value);
    else if (removed) runs.at(-1)?.wanted.push(...value);
    else runs.push({ wanted: [], instead: [] });
  }
  return runs;
}
