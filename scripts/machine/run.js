import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { inProject } from "../project.js";

const npx = ["--no-install", "--loglevel=error"];

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
  return run("npx", [...npx, ...command], { env });
}

/**
 * Starts a tool that runs while the caller goes on; its output goes into `log`.
 * @param {string[]} command
 * @param {string} log
 * @param {Record<string, string>} [env]
 * @returns {Promise<void>} when it has ended, well or not
 */
export function toolBeside(command, log, env = {}) {
  const output = openSync(log, "w");
  const child = spawn("npx", [...npx, ...command], {
    cwd: inProject("."),
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
    shell: process.platform === "win32",
  });
  closeSync(output);
  return new Promise((ended) => {
    child.on("close", () => ended());
    child.on("error", () => ended());
  });
}
