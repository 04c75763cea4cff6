import { artistOf } from "../../content/artistOf.ts";
import type { ListedWork } from "../../content/catalogue.ts";
import type { Messages } from "../../i18n/en.ts";
import { folded } from "../../lib/folded.ts";

/** The works whose number, titles or artist have every word of `query`, whatever its accents. */
export function matching<Listed extends ListedWork>(
  works: readonly Listed[],
  query: string,
  messages: Messages,
): readonly Listed[] {
  const asked = folded(query).trim().split(/\s+/);
  return works.filter((work) => {
    const said = folded(
      [work.id, work.title, work.translation, artistOf(messages, work)].join(" "),
    );
    return asked.every((word) => said.includes(word));
  });
}
