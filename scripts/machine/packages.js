import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

/**
 * A folder outside the project, for models and programs that no visitor and no test needs.
 * @param {string} name
 */
export function cacheOf(name) {
  const caches =
    process.env["XDG_CACHE_HOME"] ?? process.env["LOCALAPPDATA"] ?? join(homedir(), ".cache");
  return join(caches, name);
}

/**
 * Fetches a package, checks that it is the one we know, and unpacks it.
 * @param {string} wanted its name and version, as in `react@19.3.1`
 * @param {string} folder
 * @param {Record<string, string>} checksums
 */
export async function unpack(wanted, folder, checksums) {
  const name = wanted.replace(/^@/, "").replaceAll(/[/@]/g, "-");
  const target = join(folder, name);
  const tarball = join(folder, `${name}.tgz`);
  console.log(`Getting ${wanted}…`);
  demand("npm", ["pack", wanted, "--silent", "--pack-destination", folder]);
  await check(tarball, `${name}.tgz`, checksums);
  await mkdir(target, { recursive: true });
  demand("tar", ["xzf", tarball, "--strip-components=1", "-C", target]);
  await rm(tarball);
  return target;
}

/**
 * @param {string} file
 * @param {string} name
 * @param {Record<string, string>} checksums SHA-256 by name
 */
export async function check(file, name, checksums) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  if (hash.digest("hex") === checksums[name]) return;
  throw new Error(`${file} is not the ${name} that we know: its checksum is another.`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} [cwd]
 */
export function demand(command, args, cwd) {
  const { status } = spawnSync(command, args, {
    ...(cwd ? { cwd } : {}),
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`“${command} ${args.join(" ")}” failed; it says why above.`);
}
