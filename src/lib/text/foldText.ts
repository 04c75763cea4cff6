/** A text without its capitals and accents, to be compared. */
export function foldText(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** The letters and digits of a text, without capitals and accents. */
export function foldedLetters(text: string): string {
  // Folding takes many times as long, and most words have no accents.
  if (/^[a-z0-9]+$/i.test(text)) return text.toLowerCase();
  return foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, "");
}
