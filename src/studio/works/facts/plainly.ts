import { folded } from "../../../lib/text/foldText.ts";

/** What somebody wrote, to be understood: no capitals and accents, one kind of dash, quote and space. */
export function plainly(text: string): string {
  return folded(text)
    .replaceAll(/[’‘`´ʼ]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}
