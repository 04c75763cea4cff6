import { countWords } from "../../content/speaking/countWords.ts";
import type { Bounds } from "../../content/schema/limits.ts";
import { useLimitAnnouncement } from "../parts/fields/useTooLong.ts";

/** Tells whoever writes a part when it has more words than visitors have the patience for. */
export function useLengthNews(name: string, texts: readonly string[], bounds: Bounds | undefined) {
  const most = bounds?.[1] ?? Infinity;
  const isOver = countWords(texts.join(" ")) > most;
  useLimitAnnouncement(
    isOver ? `${name}: più di ${most} parole.` : undefined,
    `${name}: di nuovo entro ${most} parole.`,
  );
}
