import type { ListedWork } from "../../../catalogue/catalogue.ts";
import { folded } from "../../../lib/text/foldText.ts";

/** The works whose number, titles or artist have every word of `query`, whatever its accents. */
export function matching<Listed extends ListedWork>(
  works: readonly Listed[],
  query: string,
): readonly Listed[] {
  const asked = folded(query).trim().split(/\s+/);
  return works.filter((work) => {
    const said = folded([work.id, work.title, work.translation, work.artist].join(" "));
    return asked.every((word) => said.includes(word));
  });
}
