/** `npm run browsers`: the journeys in Firefox, a short walk in WebKit; installs what they need. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefox, webkit, withLoudspeaker } from "../machine/engines.js";
import { install } from "../machine/install.js";
import { run, tool } from "../machine/run.js";
import { journeyResult, step, sumUpAtTheEnd, unitResult } from "../machine/steps.js";

sumUpAtTheEnd();

install();
if (!run(process.execPath, ["scripts/building/buildSite.js"])) process.exit(1);
const reports = mkdtempSync(join(tmpdir(), "varco-browsers-"));

step("WebKit", () => {
  const report = join(reports, "webkit.json");
  webkit();
  const went = tool([
    "vitest",
    "run",
    "--config=e2e/webkit/vitest.config.ts",
    "--reporter=verbose",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return unitResult(report, went);
});
step("Firefox", () => {
  const report = join(reports, "firefox.json");
  const where = firefox();
  const went = withLoudspeaker((environment) =>
    tool(["playwright", "test", "--config=e2e", "--project=journeys"], {
      ...environment,
      JOURNEYS_IN: "firefox",
      FIREFOX_PATH: where,
      JOURNEY_REPORT: report,
    }),
  );
  printMarks(JSON.parse(readFileSync(report, "utf8")).suites);
  return journeyResult(report, went);
});

rmSync(reports, { recursive: true });

/**
 * Prints which journeys run in Chromium alone, and why.
 * @param {Suite[]} suites
 * @typedef {{ title: string, tests: { annotations: { type: string, description?: string }[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */
function printMarks(suites) {
  /** @type {Map<string, string[]>} */
  const marks = new Map();
  for (const { title, tests } of suites.flatMap(specsIn))
    for (const { type, description = "" } of tests.flatMap(({ annotations }) => annotations))
      if (type === "skip") marks.set(description, [...(marks.get(description) ?? []), title]);
  const count = [...marks.values()].flat().length;
  console.log(`\n  ${count} journeys are Chromium's alone:`);
  for (const [why, titles] of marks) console.log(`  ${titles.length} × ${why}`);
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)];
}
