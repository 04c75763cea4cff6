import { countWords } from "../../content/speaking/countWords.ts";
import type { Bounds } from "../../content/schema/limits.ts";
import { useLimitAnnouncement } from "../parts/fields/useTooLong.ts";

/** Announces when a part has more words than it should, and when it no longer has. */
export function useLengthNews(name: string, texts: readonly string[], bounds: Bounds | undefined) {
  const most = bounds?.[1] ?? Infinity;
  const isOver = countWords(texts.join(" ")) > most;
  useLimitAnnouncement(
    isOver ? `${name}: più di ${most} parole.` : undefined,
    `${name}: di nuovo entro ${most} parole.`,
  );
}
