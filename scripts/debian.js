import { existsSync } from "node:fs";
import { run } from "./run.js";

/**
 * Installs a Debian package, where this is Debian and we may; tells whether it did.
 * @param {string} name
 */
export function installDebian(name) {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !run("sudo", ["-n", "true"], { quiet: true })) return false;
  console.log(`Installing ${name} with apt-get…`);
  const apt = (/** @type {string[]} */ ...args) =>
    run(isRoot ? "apt-get" : "sudo", isRoot ? args : ["apt-get", ...args], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  return apt("update", "-qq") && apt("install", "-y", "-qq", name);
}
