/** `npm test`: types, lint, unit tests, build, HTML and journeys; installs what they need. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browser } from "../machine/browser.js";
import { install } from "../machine/install.js";
import { poppler } from "../machine/poppler.js";
import { run, tool, toolBeside } from "../machine/run.js";
import { journeyResult, one, step, sumUpAtTheEnd, unitResult } from "../machine/steps.js";

sumUpAtTheEnd();
install();
const reports = mkdtempSync(join(tmpdir(), "varco-test-"));
const unitReport = join(reports, "unit.json");
const unitLog = join(reports, "unit.log");
const journeyReport = join(reports, "journeys.json");

// Decoding all recordings keeps one core busy for as long as the steps up to the journeys take, so
// the unit tests run beside those.
const unitStarted = performance.now();
const unitTests = toolBeside(
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  unitLog,
);
step("types", () => one(tool(["tsc"]) && tool(["tsc", "-p", "tsconfig.workers.json"])));
step("lint", () => one(tool(["oxlint", "-c", "oxlint.config.js", "--deny-warnings"])));
step("format", () => one(tool(["oxfmt", "--check"])));
const built = step("build", () =>
  one(run(process.execPath, ["scripts/building/buildSite.js"], { env: { WITHOUT_EARS: "yes" } })),
);
if (built) {
  step("sizes", () => one(run(process.execPath, ["scripts/checks/checkSizes.js"])));
  step("html", () =>
    run("java", ["-version"], { quiet: true })
      ? one(run(process.execPath, ["scripts/checks/checkHtml.js"]))
      : { passed: 0, failed: 0, skipped: "there is no Java" },
  );
}
await unitTests;
step(
  "unit tests",
  () => {
    console.log(readFileSync(unitLog, "utf8"));
    return unitResult(unitReport);
  },
  unitStarted,
);
if (built) {
  const chrome = await browser().catch((/** @type {Error} */ error) =>
    console.error(error.message),
  );
  if (!poppler()) console.log("There is no pdftoppm: printed labels are not read.");
  step("browser journeys", () => {
    if (!chrome) return one(false);
    const went = tool(["playwright", "test", "--config=e2e"], {
      CHROME_PATH: chrome,
      JOURNEY_REPORT: journeyReport,
    });
    return journeyResult(journeyReport, went);
  });
}

rmSync(reports, { recursive: true });
