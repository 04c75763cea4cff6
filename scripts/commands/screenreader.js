/** `npm run screenreader`: visits and pages through Orca; installs what it needs. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firefox, screenReader } from "../machine/engines.js";
import { install } from "../machine/install.js";
import { run, tool } from "../machine/run.js";
import { step, sumUpAtTheEnd, unitResult } from "../machine/steps.js";

sumUpAtTheEnd();
install();
const missing = screenReader();
const reports = mkdtempSync(join(tmpdir(), "varco-screenreader-"));

step("screen reader", () => {
  if (missing.length > 0)
    return { passed: 0, failed: 0, skipped: `Orca cannot run here without ${missing.join(", ")}` };
  if (!run(process.execPath, ["scripts/building/buildSite.js"])) return { passed: 0, failed: 1 };
  const report = join(reports, "screenreader.json");
  const went = tool(
    [
      "vitest",
      "run",
      "--config=e2e/screenreader/vitest.config.ts",
      "--reporter=verbose",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { FIREFOX_PATH: firefox() },
  );
  return unitResult(report, went);
});

rmSync(reports, { recursive: true });
