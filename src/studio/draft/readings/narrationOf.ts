import type { Narration } from "../../../content/schema/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { dayOf } from "../../../lib/dayOf.ts";
import { at, type Read } from "../documents/documents.ts";
import { isNarrated } from "./readingOf.ts";

/** Who reads a recording that visitors hear; `undefined` where nobody is named. */
export function narrationOf(read: Read, language: Language, clip: string): Narration | undefined {
  const { reader, takes = {}, recorded } = read(at.booth(language, clip)) ?? {};
  const name = reader?.name.trim();
  // Who reads anew here has not read the recording that the museum brought.
  if (!recorded && Object.keys(takes).length > 0) return undefined;
  if (!name || !reader?.allowed || !isNarrated(read, language, clip)) return undefined;
  // Of a recording that was brought with its timing alone nobody knows when it was read.
  const days = (recorded ?? []).flatMap((id) =>
    takes[id]?.at ? [dayOf(new Date(takes[id].at))] : [],
  );
  const [date] = [...days, ...(reader.read ? [reader.read] : [])].toSorted().toReversed();
  return { reader: name, date: date ?? reader.allowed, permission: reader.allowed };
}
