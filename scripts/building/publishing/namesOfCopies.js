import { basename, extname } from "node:path";

/**
 * How the copies of a picture are named. They share a hash: by it the service worker finds another
 * copy where the one that is asked for is not kept.
 * @param {string} file
 * @param {import("node:crypto").Hash} version a hash of all that the copies are made of
 */
export function namesOfCopies(file, version) {
  // A space or a comma would end the address in a `srcset`.
  const name = basename(file, extname(file)).replace(/[^a-z0-9]+/gi, "-");
  const hash = version.digest("base64url").slice(0, 8);
  return (/** @type {number} */ width, /** @type {string} */ extension) =>
    `${name}-${width}-${hash}.${extension}`;
}
