import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyProject } from "../scripts/checks/copyProject.js";
import { expect, test as journey } from "./journey.ts";
import { reportingHeaders } from "./policyReports.ts";

type Served = {
  /** The folder of the copied project, and the address where what was built of it is served. */
  copy: string;
  address: string;
};

/** Journeys through a copy of the project to which `add` has added museums. */
export function withMuseums(add: (copy: string) => Promise<void>) {
  return journey.extend<object, { museums: Served }>({
    museums: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
      async ({}, use) => {
        const copy = realpathSync(mkdtempSync(join(tmpdir(), "varco-museums-")));
        try {
          copyProject(copy);
          await add(copy);
          expect(run(copy, "scripts/building/buildSite.js")).toContain("Built");
          expect(run(copy, "scripts/checks/checkSizes.js")).toBe("");
          const { serve } = await import(
            pathToFileURL(join(copy, "scripts/hosting/serve.js")).href
          );
          const { port, close } = await serve({ port: 0, headers: reportingHeaders });
          await use({ copy, address: `http://localhost:${port}` });
          close();
        } finally {
          rmSync(copy, { recursive: true });
        }
      },
      { scope: "worker", timeout: 300_000 },
    ],
    baseURL: async ({ museums }, use) => use(museums.address),
  });
}

export type JourneysOfMuseums = ReturnType<typeof withMuseums>;

/** Runs a script of the copied project with something typed, and answers all that it wrote. */
export function runTyping(copy: string, input: string, ...command: string[]) {
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: "utf8",
    input,
    env: { ...process.env, INIT_CWD: copy },
  });
  return stdout + stderr;
}

export function run(copy: string, ...command: string[]) {
  return runTyping(copy, "", ...command);
}
