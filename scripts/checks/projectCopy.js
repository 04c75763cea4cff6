import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { inProject } from "../project.js";

/**
 * Copies what it takes to build the site, so that the copy can be changed, and removes it after
 * `use`.
 * @template Result
 * @param {(copy: string) => Result | Promise<Result>} use
 * @param {{ withJourneys?: boolean }} [options]
 * @returns {Promise<Result>}
 */
export async function withProjectCopy(use, { withJourneys = false } = {}) {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), "varco-copy-")));
  try {
    const left = new Set(
      ["dist", "ears", ".git", "test-results", ...(withJourneys ? [] : ["e2e"])].map((name) =>
        inProject(name),
      ),
    );
    cpSync(inProject("."), copy, {
      recursive: true,
      filter: (path) => !left.has(path) && basename(path) !== "node_modules",
    });
    symlinkSync(inProject("node_modules"), join(copy, "node_modules"), "junction");
    return await use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/**
 * Runs a command in a copy, and answers what it wrote.
 * @param {string} copy
 * @param {readonly [command: string, ...parameters: string[]]} command
 * @param {{ env?: Record<string, string>, input?: string }} [options] `input` is what is typed
 */
export function runInCopy(copy, [command, ...parameters], { env = {}, input = "" } = {}) {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, INIT_CWD: copy, ...env },
    input,
    maxBuffer: 1 << 28,
    // Windows finds `npx` by its shell alone.
    shell: process.platform === "win32" && command !== process.execPath,
  });
  return { status, stdout, output: stdout + stderr };
}

/**
 * Builds a copy, as fast as it can be: to compress a site takes ten times as long as to build it,
 * and few look at that.
 * @param {string} copy
 * @param {Record<string, string>} [env]
 */
export function buildCopy(copy, env = { WITHOUT_COMPRESSION: "yes" }) {
  return runInCopy(copy, [process.execPath, "scripts/building/buildSite.js"], { env });
}
