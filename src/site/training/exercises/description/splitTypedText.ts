import { splitSentences } from "../../../../content/speaking/splitSentences.ts";

/**
 * Splits what somebody typed into paragraphs of sentences. Quotes, apostrophes and dots of a keyboard
 * become those that the rules know: they sound the same.
 */
export function splitTypedText(text: string): string[][] {
  return text
    .replaceAll("'", "’")
    .replaceAll("…", "...")
    .replace(/["“„]([^"“”„\n]*)["“”]/g, "«$1»")
    .split(/\n+/)
    .map((line) => splitSentences(line.replace(/\s+/g, " "), "it"))
    .filter((sentences) => sentences.length > 0);
}
