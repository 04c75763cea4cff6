/** A text of at most so many letters, cut between two words and ended with an ellipsis. */
export function shortenTitle(text: string, most: number): string {
  // A string cut by its length could end in half a character.
  const letters = [...text.trim().replaceAll(/\s+/g, " ")];
  if (letters.length <= most) return letters.join("");
  const space = letters.lastIndexOf(" ", most - 1);
  const cut = letters.slice(0, space < 0 ? most - 1 : space);
  return `${cut.join("").replace(/[\s,;:.–—-]+$/, "")}…`;
}
