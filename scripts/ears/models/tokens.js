/** How many of the model's tokens are text; those after them are commands, languages and times. */
const TEXTS = 50257;

/**
 * The texts of a vocabulary by number, each as the bytes it stands for, one letter a byte. The
 * vocabulary writes them in letters that can be seen, “Ġ” for a space.
 * @param {Record<string, number>} vocabulary
 */
export function tokensOf(vocabulary) {
  const letters = byLetter();
  const tokens = /** @type {string[]} */ ([]);
  for (const [written, number] of Object.entries(vocabulary)) {
    if (number < TEXTS) tokens[number] = [...written].map((letter) => letters.get(letter)).join("");
  }
  if (tokens.length !== TEXTS || tokens.includes(/** @type {any} */ (undefined)))
    throw new Error("The vocabulary has a gap: this is another model.");
  return tokens;
}

/** For each letter of the vocabulary the one of the byte it stands for. */
function byLetter() {
  const letters = /** @type {Map<string, string>} */ (new Map());
  let next = 256;
  for (let byte = 0; byte < 256; byte++) {
    const letter = String.fromCharCode(byte);
    letters.set(/[!-~¡-¬®-ÿ]/.test(letter) ? letter : String.fromCharCode(next++), letter);
  }
  return letters;
}
