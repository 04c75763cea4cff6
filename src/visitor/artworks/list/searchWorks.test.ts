import { assert, property } from "fast-check";
import { expect, it } from "vitest";
import { localizeMuseum } from "../../../content/publishing/localizeMuseum.ts";
import { mediaOf, museumOf } from "../../../content/fixtures/museumOf.ts";
import { hostileText } from "../../../lib/fixtures/hostileText.ts";
import { searchWorks } from "./searchWorks.ts";

const museum = await museumOf("galleria-borghese");
const collection = await localizeMuseum(museum, "fr", mediaOf(museum));
const works = collection.works.map(({ work }) => work);

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
  expect(searchWorks(works, query).map(({ id }) => id)).toEqual(ids);
});

it("whatever is asked finds works that there are, and fewer with every word", () => {
  const queries = hostileText("apollo", "bassano", "1", " ", ".*", "[", "é");
  assert(
    property(queries, queries, (query, more) => {
      const found = searchWorks(works, query);
      expect(works).toEqual(expect.arrayContaining([...found]));
      const fewer = searchWorks(works, `${query} ${more}`);
      expect(found).toEqual(expect.arrayContaining([...fewer]));
    }),
    { numRuns: 300 },
  );
});
