import { spawnSync } from "node:child_process";
import { inProject } from "./project.js";

/**
 * Runs a command in the project and tells whether it went well.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const { status } = spawnSync(command, args, {
    cwd: inProject("."),
    env: { ...process.env, ...env },
    stdio: quiet ? "ignore" : ["ignore", "inherit", "inherit"],
    // npm and npx are scripts on Windows, and only its shell finds them.
    shell: process.platform === "win32",
  });
  return status === 0;
}

/**
 * Runs a tool that the lockfile names.
 * @param {string[]} command
 * @param {Record<string, string>} [env]
 */
export function tool(command, env = {}) {
  return run("npx", ["--no-install", "--loglevel=error", ...command], { env });
}
