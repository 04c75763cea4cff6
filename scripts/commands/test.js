/**
 * `npm test`: what guards a change: types, lint, unit tests, build, HTML and half of the journeys;
 * installs what they need. `npm run test:all` (`--all`) leaves nothing out, `npm run test:rest` (`--rest`)
 * takes only what `npm test` leaves out.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browser, headlessShell } from "../machine/browser.js";
import { install } from "../machine/install.js";
import { poppler } from "../machine/poppler.js";
import { run, tool, toolBeside } from "../machine/run.js";
import { missingServers } from "../machine/servers.js";
import { journeyResult, one, step, sumUpAtTheEnd, unitResult } from "../machine/steps.js";
import { writeTimes } from "../machine/times.js";

/** The unit tests that try more where they are asked to (`isExtended`). */
const extendedUnitTests = ["scripts/voices/checking/recordings.test.ts"];

const [flag] = process.argv.slice(2);
const isAll = flag === "--all";
const isRest = flag === "--rest";
const tier = isAll ? "test:all" : isRest ? "test:rest" : "test";

sumUpAtTheEnd();
install();
const reports = mkdtempSync(join(tmpdir(), "varco-test-"));
const unitReport = join(reports, "unit.json");
const unitLog = join(reports, "unit.log");
const journeyReport = join(reports, "journeys.json");

// One step after the other would leave a core idle: types, lint and build use one and a half.
const unitStarted = performance.now();
const unitTests = toolBeside(
  [
    "vitest",
    "run",
    ...(isRest ? extendedUnitTests : []),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ],
  unitLog,
  isAll || isRest ? { EXTENDED_TESTS: "yes" } : {},
);
if (!isRest) {
  step("types", () => one(tool(["tsc"]) && tool(["tsc", "-p", "tsconfig.workers.json"])));
  step("lint", () => one(tool(["oxlint", "-c", "oxlint.config.js", "--deny-warnings"])));
  step("format", () => one(tool(["oxfmt", "--check"])));
}
const built = step("build", () =>
  one(run(process.execPath, ["scripts/building/buildSite.js"], { env: { WITHOUT_EARS: "yes" } })),
);
if (built && !isRest) {
  step("sizes", () => one(run(process.execPath, ["scripts/checks/checkSizes.js"])));
  step("html", () =>
    run("java", ["-version"], { quiet: true })
      ? one(run(process.execPath, ["scripts/checks/checkHtml.js"]))
      : { passed: 0, failed: 0, skipped: "there is no Java" },
  );
}
if (isAll || isRest) {
  step("hosts", () => {
    const missing = missingServers();
    return missing.length === 0
      ? one(run(process.execPath, ["scripts/commands/hosts.js"]))
      : { passed: 0, failed: 0, skipped: `there is no ${missing.join(", ")}` };
  });
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
      JOURNEYS_TIER: isAll ? "all" : isRest ? "rest" : "test",
      CHROME_PATH: chrome,
      HEADLESS_SHELL_PATH: headlessShell(chrome),
      JOURNEY_REPORT: journeyReport,
    });
    return journeyResult(journeyReport, went);
  });
  writeTimes(tier, journeyReport);
}
rmSync(reports, { recursive: true });
if (built && !isAll && !isRest)
  step("what is left out", () =>
    one(
      tool(["playwright", "test", "--config=e2e", "--list", "--reporter=./e2e/tiersReporter.ts"], {
        JOURNEYS_TIER: "rest",
      }),
    ),
  );
