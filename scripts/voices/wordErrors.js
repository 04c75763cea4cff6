/**
 * How many words of a script a listener did not hear as written, names aside.
 * @param {string} script
 * @param {string} heard
 * @param {{ names?: readonly string[], spellings?: Readonly<Record<string, string>> }} [options]
 */
export function wordErrors(script, heard, { names = [], spellings = {} } = {}) {
  const nameWords = new Set(names.flatMap((name) => words(name, spellings)));
  const said = words(script, spellings);
  const got = words(heard, spellings);
  let errors = 0;
  /** @type {string[]} */
  const misheard = [];
  for (const { wanted, instead } of differences(said, got)) {
    // “life size” and “lifesize” sound alike.
    if (wanted.join("") === instead.join("")) continue;
    const ordinary = wanted.filter((word) => !nameWords.has(word));
    const counted =
      ordinary.length < wanted.length ? ordinary.length : Math.max(wanted.length, instead.length);
    if (counted === 0) continue;
    errors += counted;
    misheard.push(`${wanted.join(" ") || "nothing"} → ${instead.join(" ") || "nothing"}`);
  }
  return { words: said.length, errors, misheard };
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
 */
function differences(wanted, got) {
  const width = got.length + 1;
  const common = new Uint16Array((wanted.length + 1) * width);
  const inCommon = (/** @type {number} */ i, /** @type {number} */ j) => common[i * width + j] ?? 0;
  for (let i = wanted.length - 1; i >= 0; i--)
    for (let j = got.length - 1; j >= 0; j--)
      common[i * width + j] =
        wanted[i] === got[j]
          ? inCommon(i + 1, j + 1) + 1
          : Math.max(inCommon(i + 1, j), inCommon(i, j + 1));

  /** @typedef {{ wanted: string[], instead: string[] }} Run */
  let run = /** @type {Run} */ ({ wanted: [], instead: [] });
  const runs = [run];
  for (let i = 0, j = 0; i < wanted.length || j < got.length;) {
    const [word, heard] = [wanted[i], got[j]];
    if (word === heard) {
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
