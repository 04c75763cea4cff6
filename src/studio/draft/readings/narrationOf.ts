import type { Narration } from "../../../content/schema/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { dayOf } from "../../../lib/dayOf.ts";
import { at, type Read } from "../documents/documents.ts";
import { isNarrated } from "./readingOf.ts";

/** Who reads a published recording, and when; `undefined` if no reader is named. */
export function narrationOf(read: Read, language: Language, clip: string): Narration | undefined {
  const { reader, takes = {}, recorded } = read(at.booth(language, clip)) ?? {};
  const name = reader?.name.trim();
  // The reader of new takes is not the reader of the recording that was imported.
  if (!recorded && Object.keys(takes).length > 0) return undefined;
  if (!name || !reader?.allowed || !isNarrated(read, language, clip)) return undefined;
  // A take that was cut from an imported recording without a date has `at: 0`.
  const days = (recorded ?? []).flatMap((id) =>
    takes[id]?.at ? [dayOf(new Date(takes[id].at))] : [],
  );
  const [date] = [...days, ...(reader.read ? [reader.read] : [])].toSorted().toReversed();
  return { reader: name, date: date ?? reader.allowed, permission: reader.allowed };
}
