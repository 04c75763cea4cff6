import { tooLongInItalian } from "./tooLongInItalian.ts";
import { useLimitAnnouncement } from "./useLimitNews.ts";

/** By how much the first of these texts is too long; who writes or pastes it also hears it. */
export function useTooLong(texts: readonly string[], most: number): string | undefined {
  const problem = texts.map((text) => tooLongInItalian(text, most)).find(Boolean);
  useLimitAnnouncement(problem, "Ora la lunghezza va bene.");
  return problem;
}
