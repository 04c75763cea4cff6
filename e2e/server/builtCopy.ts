import { spawnSync } from "node:child_process";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { copyProject } from "../../scripts/checks/copyProject.js";
import { expect } from "../journey.ts";
import { reportingHeaders } from "./policyReports.ts";

type BuiltCopy = {
  /** Its folder, and that of the site built of it. */
  copy: string;
  site: string;
  /** Serves that site, and answers its address. */
  serve: () => Promise<string>;
};

/** Copies the project, has `change` change the copy, builds it, and removes it after `use`. */
export async function withBuiltCopy(
  change: (copy: string) => void | Promise<void>,
  use: (built: BuiltCopy) => Promise<void>,
) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "varco-copy-")));
  const ends: (() => void)[] = [];
  try {
    copyProject(copy);
    await change(copy);
    expect(runIn(copy, "scripts/building/buildSite.js")).toContain("Built");
    await use({
      copy,
      site: join(copy, "dist/site"),
      // The copy's own server: it knows the museums of the copy.
      serve: async () => {
        const { serve } = await import(pathToFileURL(join(copy, "scripts/hosting/serve.js")).href);
        const { port, close } = await serve({ port: 0, headers: reportingHeaders });
        ends.push(close);
        return `http://localhost:${port}`;
      },
    });
  } finally {
    ends.forEach((end) => end());
    rmSync(copy, { recursive: true });
  }
}

/** Runs a script of a copy with something typed, and answers all that it wrote. */
export function runWithInput(copy: string, input: string, ...command: string[]) {
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: "utf8",
    input,
    // To compress a site takes ten times as long as to build it, and no journey looks at that.
    env: { ...process.env, INIT_CWD: copy, WITHOUT_COMPRESSION: "yes" },
  });
  return stdout + stderr;
}

export function runIn(copy: string, ...command: string[]) {
  return runWithInput(copy, "", ...command);
}
