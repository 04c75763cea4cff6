import { installDebian } from "./debian.js";
import { run } from "./run.js";

/**
 * Whether there is what turns the pages of a PDF into pictures; where it is missing, it is
 * installed if it can be.
 */
export function poppler() {
  return hasPoppler() || (installDebian("poppler-utils") && hasPoppler());
}

export function hasPoppler() {
  return run("pdftoppm", ["-v"], { quiet: true });
}
