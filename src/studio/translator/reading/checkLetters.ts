/** No vowels, so that the letters never make a word, and none that looks like a figure. */
const letters = "bcdfghjkmnpqrstvwxyz";

/** A prime just below the pairs of letters: a wrong or swapped character always gives others. */
const PRIME = 397;

/** Two letters that follow from a code: whoever mistypes the code gets them wrong. */
export function checkLetters(code: string): string {
  let sum = 7;
  for (const character of code) sum = (sum * 31 + character.codePointAt(0)!) % PRIME;
  return letters[Math.floor(sum / letters.length)]! + letters[sum % letters.length]!;
}
