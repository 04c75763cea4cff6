import { basename, extname } from "node:path";

/**
 * How the copies of a picture are named: by the hash a service worker tells those of one picture.
 * @param {string} file
 * @param {import("node:crypto").Hash} version of all that they are made of
 */
export function namesOfCopies(file, version) {
  // A space or a comma would end the address in a list of sources.
  const name = basename(file, extname(file)).replace(/[^a-z0-9]+/gi, "-");
  const hash = version.digest("base64url").slice(0, 8);
  return (/** @type {number} */ width, /** @type {string} */ extension) =>
    `assets/${name}-${width}-${hash}.${extension}`;
}
