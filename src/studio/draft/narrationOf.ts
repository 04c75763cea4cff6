import type { Narration } from "../../content/schema.ts";
import type { Language } from "../../i18n/languages.ts";
import { dayOf } from "../../lib/dayOf.ts";
import { at, type Read } from "./documents.ts";
import { isNarrated } from "./readingOf.ts";

/** Who reads a recording that visitors hear; `undefined` where nobody is named. */
export function narrationOf(read: Read, language: Language, clip: string): Narration | undefined {
  const { reader, takes = {}, recorded = [] } = read(at.booth(language, clip)) ?? {};
  const name = reader?.name.trim();
  if (!name || !reader?.allowed || !isNarrated(read, language, clip)) return undefined;
  const days = recorded.flatMap((id) => (takes[id] ? [dayOf(new Date(takes[id].at))] : []));
  const [date] = [...days, ...(reader.read ? [reader.read] : [])].toSorted().toReversed();
  return { reader: name, date: date ?? reader.allowed, permission: reader.allowed };
}
