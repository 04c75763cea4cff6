import { artistOf } from "../../content/artistOf.ts";
import type { Work } from "../../content/museum.ts";
import type { Messages } from "../../i18n/en.ts";
import { folded } from "../../lib/folded.ts";

/** The works whose number, title or artist has every word of `query` in it, whatever its accents. */
export function matching(works: readonly Work[], query: string, words: Messages): readonly Work[] {
  const asked = folded(query).trim().split(/\s+/);
  return works.filter((work) => {
    const said = folded([work.id, work.title, work.translation, artistOf(words, work)].join(" "));
    return asked.every((word) => said.includes(word));
  });
}
