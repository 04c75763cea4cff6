/** Whether anything is written in a text, a list of texts or paragraphs of sentences. */
export function hasWords(value: unknown): boolean {
  if (typeof value === "string") return /\S/.test(value);
  return Array.isArray(value) && value.some(hasWords);
}
