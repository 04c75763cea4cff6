import { delimiter } from "node:path";
import { installDebian } from "./debian.js";
import { run } from "./run.js";

/** The packages of Debian by what they run; that of Apache starts no server of its own. */
const packages = { nginx: "nginx", apache2: "apache2-bin", caddy: "caddy" };

/** With where Debian has servers, which is not in everybody's `PATH`. */
export const serverPath = [process.env["PATH"], "/usr/sbin"].join(delimiter);

/**
 * Installs the web servers that are not there.
 * @returns {string[]} those that could not be installed
 */
export function missingServers() {
  const missing = Object.entries(packages).filter(([command]) => !isInstalled(command));
  if (missing.length === 0) return [];
  installDebian(...missing.map(([, name]) => name));
  return missing.map(([command]) => command).filter((command) => !isInstalled(command));
}

/** @param {string} command */
function isInstalled(command) {
  const version = command === "caddy" ? "version" : "-v";
  return run(command, [version], { quiet: true, env: { PATH: serverPath } });
}
