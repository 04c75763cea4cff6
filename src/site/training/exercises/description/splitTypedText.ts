import { splitSentences } from "../../../../content/speaking/splitSentences.ts";

/**
 * What somebody typed, as paragraphs of sentences. The ear does not hear which signs a keyboard
 * has, so they become those that the rules know.
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
