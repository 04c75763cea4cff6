/** `npm run browsers`: the journeys in Firefox and a shorter walk in WebKit; installs what they need. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefox, webkit, withLoudspeaker } from "./engines.js";
import { install } from "./install.js";
import { run, tool } from "./run.js";

let passed = 0;
let failed = 0;
// Whatever ends the run, the last line says how it went.
process.on("exit", (code) => {
  if (code !== 0 && failed === 0) failed = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
});

install();
if (!run(process.execPath, ["scripts/buildSite.js"])) process.exit(1);
const reports = mkdtempSync(join(tmpdir(), "varco-browsers-"));

half("WebKit", (report) => {
  webkit();
  const went = tool([
    "vitest",
    "run",
    "--config=e2e/webkit/vitest.config.ts",
    "--reporter=verbose",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
  return { passed: numPassedTests, failed: Math.max(numFailedTests, went ? 0 : 1) };
});
half("Firefox", (report) => {
  const where = firefox();
  const went = withLoudspeaker((environment) =>
    tool(["playwright", "test", "--config=e2e", "--project=journeys"], {
      ...environment,
      JOURNEYS_IN: "firefox",
      FIREFOX_PATH: where,
      JOURNEY_REPORT: report,
    }),
  );
  const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
  printMarks(suites);
  const unexpected = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: Math.max(unexpected, went ? 0 : 1) };
});

rmSync(reports, { recursive: true });
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {string} name
 * @param {(report: string) => { passed: number, failed: number }} walk
 */
function half(name, walk) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  let result = { passed: 0, failed: 1 };
  try {
    result = walk(join(reports, `${name}.json`));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  passed += result.passed;
  failed += result.failed;
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(`  ${name}: ${result.passed} passed, ${result.failed} failed in ${minutes} min`);
}

/**
 * Says which journeys are Chromium's alone, and why.
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
