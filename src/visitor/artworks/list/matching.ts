import type { ListedWork } from "../../../catalogue/catalogue.ts";
import { foldText } from "../../../lib/text/foldText.ts";

/** The works whose number, titles or artist have every word of `query`, whatever its accents. */
export function searchWorks<Listed extends ListedWork>(
  works: readonly Listed[],
  query: string,
): readonly Listed[] {
  const asked = foldText(query).trim().split(/\s+/);
  return works.filter((work) => {
    const said = foldText([work.id, work.title, work.translation, work.artist].join(" "));
    return asked.every((word) => said.includes(word));
  });
}
