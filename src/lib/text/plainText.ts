/**
 * A text as somebody reads it who copies it from elsewhere: each kind of line break is one, Word’s
 * own too, and the signs that nobody sees are gone, which voices and searches stumble over.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}|[\u00AD\u200B\u2060\uFEFF]/gu, "");
}
