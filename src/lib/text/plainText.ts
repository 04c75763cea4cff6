/**
 * A text that was copied from elsewhere, with one kind of line break in place of all others, Word’s
 * own too, and without invisible characters, which voices read out and searches do not match.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}|[\u00AD\u200B\u2060\uFEFF]/gu, "");
}
