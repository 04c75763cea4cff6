import { existsSync } from "node:fs";
import { run } from "./run.js";

/**
 * Installs Debian packages, where this is Debian and we may; tells whether it did.
 * @param {string[]} names
 */
export function installDebian(...names) {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !run("sudo", ["-n", "true"], { quiet: true })) return false;
  console.log(`Installing ${names.join(", ")} with apt-get…`);
  const apt = (/** @type {string[]} */ ...args) =>
    run(isRoot ? "apt-get" : "sudo", isRoot ? args : ["apt-get", ...args], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  return apt("update", "-qq") && apt("install", "-y", "-qq", ...names);
}
