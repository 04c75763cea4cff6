/** A text without its capitals and accents, to be compared. */
export function folded(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The letters and digits alone. */
export function foldedLetters(text: string): string {
  // Most words are so plain, and folding takes many times as long.
  if (/^[a-z0-9]+$/i.test(text)) return text.toLowerCase();
  return folded(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
}
