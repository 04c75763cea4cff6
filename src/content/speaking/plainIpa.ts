/** The letters of the speech engine that stand for sounds which people write with others. */
const letters: Record<string, string> = {
  A: "eɪ",
  I: "aɪ",
  O: "oʊ",
  S: "ss",
  T: "ɾ",
  W: "aʊ",
  Y: "ɔɪ",
  ʣ: "dz",
  ʤ: "dʒ",
  ʦ: "ts",
  ʧ: "tʃ",
  ᵊ: "ə",
  ᵻ: "ɪ",
};

const anyLetter = new RegExp(`[${Object.keys(letters).join("")}]`, "gu");

const CONSONANT = "[bdfhjklmnprstvwxzçðŋɡɣɲɹɾʁʃʎʒʝβθ]";

/** What can begin a syllable inside a word; a word can begin with any consonants. */
const CLUSTER = "dz|dʒ|ts|tʃ|[sʃ]?[pbtdkɡfv][lrɹɾʁ]|[sʃ][ptkmnlvw]";

const unstressed = new RegExp(
  `((?<!\\p{L})${CONSONANT}+|(?:${CLUSTER}|${CONSONANT})ː?[jw]?)([ˈˌ])`,
  "gu",
);

/**
 * How something is said, in the letters of dictionaries. The engine marks the stress right before
 * the vowel, “ɹɪnˈɑldoʊ”; people look for it where the syllable begins, “ɹɪˈnɑldoʊ”.
 */
export function plainIpa(phonemes: string): string {
  return phonemes
    .replaceAll(anyLetter, (letter) => letters[letter]!)
    .replaceAll(unstressed, "$2$1");
}
