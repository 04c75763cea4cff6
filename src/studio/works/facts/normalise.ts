import { foldText } from "../../../lib/text/foldText.ts";

/**
 * Normalises a text before it is parsed: no capitals or accents, one kind of dash, quote and space.
 */
export function normalise(text: string): string {
  return foldText(text)
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}
