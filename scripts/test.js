/** `npm test`: types, lint, unit tests, build, HTML and browser journeys; installs what they need. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browser } from "./browser.js";
import { install } from "./install.js";
import { run, tool, toolBeside } from "./run.js";

let passed = 0;
let failed = 0;
// Whatever ends the run, the last line says how it went.
process.on("exit", (code) => {
  if (code !== 0 && failed === 0) failed = 1;
  console.log(`\n${passed} passed, ${failed} failed`);
});

install();
const reports = mkdtempSync(join(tmpdir(), "varco-test-"));
const unitReport = join(reports, "unit.json");
const unitLog = join(reports, "unit.log");
const journeyReport = join(reports, "journeys.json");

/** @type {string[]} */
const failures = [];

// All recordings are decoded on one core, for as long as all up to the journeys takes on another.
const unitStarted = performance.now();
const unitTests = toolBeside(
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  unitLog,
);
step("types", () => one(tool(["tsc"]) && tool(["tsc", "-p", "tsconfig.workers.json"])));
step("lint", () => one(tool(["oxlint", "-c", "oxlint.config.js", "--deny-warnings"])));
step("format", () => one(tool(["oxfmt", "--check"])));
const built = step("build", () => one(run(process.execPath, ["scripts/buildSite.js"])));
if (built) {
  step("sizes", () => one(run(process.execPath, ["scripts/checkSizes.js"])));
  step("html", () =>
    run("java", ["-version"], { quiet: true })
      ? one(run(process.execPath, ["scripts/checkHtml.js"]))
      : { passed: 0, failed: 0, skipped: "there is no Java" },
  );
}
await unitTests;
step(
  "unit tests",
  () => {
    console.log(readFileSync(unitLog, "utf8"));
    const { numPassedTests, numFailedTests, success } = read(unitReport);
    return { passed: numPassedTests, failed: Math.max(numFailedTests, success ? 0 : 1) };
  },
  unitStarted,
);
if (built) {
  const chrome = await browser().catch((/** @type {Error} */ error) =>
    console.error(error.message),
  );
  step("browser journeys", () => {
    if (!chrome) return { passed: 0, failed: 1 };
    const went = tool(["playwright", "test", "--config=e2e"], {
      CHROME_PATH: chrome,
      JOURNEY_REPORT: journeyReport,
    });
    const { expected, unexpected, flaky } = read(journeyReport).stats;
    return { passed: expected, failed: Math.max(unexpected + flaky, went ? 0 : 1) };
  });
}

rmSync(reports, { recursive: true });
if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * @param {string} name
 * @param {() => { passed: number, failed: number, skipped?: string }} check
 * @param {number} [started]
 */
function step(name, check, started = performance.now()) {
  console.log(`\n— ${name}`);
  const result = check();
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) failures.push(name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = result.skipped
    ? `skipped, ${result.skipped}`
    : result.failed
      ? "failed"
      : "passed";
  console.log(`  ${name}: ${outcome} in ${seconds} s`);
  return result.failed === 0;
}

/** @param {boolean} went */
function one(went) {
  return { passed: went ? 1 : 0, failed: went ? 0 : 1 };
}

/** @param {string} report */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, "utf8"));
  } catch {
    // A runner that broke before it could report has failed, and passed nothing.
    return {
      numPassedTests: 0,
      numFailedTests: 1,
      stats: { expected: 0, unexpected: 1, flaky: 0 },
    };
  }
}
