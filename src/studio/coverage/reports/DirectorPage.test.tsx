import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { coverageOf, type Cells } from "../counting/coverageOf.ts";
import { DirectorPage } from "./DirectorPage.tsx";
import { draftOf } from "../fixtures/draftOf.ts";
import { allFormats } from "../counting/formats.ts";

it.each<[share: string, what: string, missing: string[]]>([
  ["100 %", "nothing", []],
  ["99 %", "one text of a thousand", ["easy"]],
])("a director reads %s where %s is missing", (share, _, missing) => {
  const coverage = coverageOf(draftOf({}, { languages: ["it"] }));
  const [work] = coverage.works;
  const works = Array.from({ length: 100 }, (__, n) => ({
    ...work!,
    in: { it: cellsWithout(n === 0 ? missing : []) },
  }));
  const page = renderToStaticMarkup(
    <DirectorPage coverage={{ ...coverage, works }} gaps={[]} today="oggi" />,
  );
  expect(page).toContain(`<strong>${share}</strong>`);
});

function cellsWithout(missing: readonly string[]): Cells {
  const cells = allFormats.map(({ key }) => [
    key,
    { state: missing.includes(key) ? "missing" : "there" },
  ]);
  return Object.fromEntries(cells) as Cells;
}
