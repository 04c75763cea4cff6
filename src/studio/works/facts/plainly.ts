import { foldText } from "../../../lib/text/foldText.ts";

/** What somebody wrote, to be understood: no capitals and accents, one kind of dash, quote and space. */
export function plainly(text: string): string {
  return foldText(text)
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}
