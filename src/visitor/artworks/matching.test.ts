import { assert, property } from "fast-check";
import { expect, it } from "vitest";
import { collectionOf } from "../../content/collectionOf.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";
import { hostileText } from "../../lib/fixtures/hostileText.ts";
import { matching } from "./matching.ts";

const { works } = await collectionOf("galleria-borghese", "fr");
const messages = await messagesIn.fr();

it.each<[query: string, ids: number[]]>([
  ["", [1, 2, 3, 4, 5, 6]],
  ["  ", [1, 2, 3, 4, 5, 6]],
  ["apo", [1]],
  ["BASSANO", [5, 6]],
  ["bassano printemps", [5]],
  // Accents are hard to type on a foreign keyboard.
  ["persee", [4]],
  ["délivrée", [4]],
  ["golia", [3]],
  ["4", [4]],
  ["atelier", [5, 6]],
  ["caravaggio", []],
  ["(", []],
])("“%s” finds %j", (query, ids) => {
  expect(matching(works, query, messages).map(({ id }) => id)).toEqual(ids);
});

it("whatever is asked finds works that there are, and fewer with every word", () => {
  const queries = hostileText("apollo", "bassano", "1", " ", ".*", "[", "é");
  assert(
    property(queries, queries, (query, more) => {
      const found = matching(works, query, messages);
      expect(works).toEqual(expect.arrayContaining([...found]));
      const fewer = matching(works, `${query} ${more}`, messages);
      expect(found).toEqual(expect.arrayContaining([...fewer]));
    }),
    { numRuns: 300 },
  );
});
