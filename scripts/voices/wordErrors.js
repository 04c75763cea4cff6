/**
 * How many words of a script a listener did not hear, names aside. What sounds the same was heard:
 * nobody hears whether “répéter” ends in -er or in -ez.
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
 * Runs of words that differ, when the two texts are laid beside each other with as many words in common as can be.
 * @param {string[]} wanted
 * @param {string[]} got
 * @param {(words: string) => string} soundOf
 */
function differences(wanted, got, soundOf) {
  const [wantedSounds, gotSounds] = [wanted.map(soundOf), got.map(soundOf)];
  const width = got.length + 1;
  const common = new Uint16Array((wanted.length + 1) * width);
  const inCommon = (/** @type {number} */ i, /** @type {number} */ j) => common[i * width + j] ?? 0;
  for (let i = wanted.length - 1; i >= 0; i--)
    for (let j = got.length - 1; j >= 0; j--)
      common[i * width + j] =
        wantedSounds[i] === gotSounds[j]
          ? inCommon(i + 1, j + 1) + 1
          : Math.max(inCommon(i + 1, j), inCommon(i, j + 1));

  /** @typedef {{ wanted: string[], instead: string[] }} Run */
  let run = /** @type {Run} */ ({ wanted: [], instead: [] });
  const runs = [run];
  for (let i = 0, j = 0; i < wanted.length || j < got.length;) {
    const [word, heard] = [wanted[i], got[j]];
    if (wantedSounds[i] === gotSounds[j]) {
      runs.push((run = { wanted: [], instead: [] }));
      i++;
      j++;
    } else if (
      heard === undefined ||
      (word !== undefined && inCommon(i + 1, j) >= inCommon(i, j + 1))
    ) {
      run.wanted.push(word ?? "");
      i++;
    } else {
      run.instead.push(heard);
      j++;
    }
  }
  return runs;
}
