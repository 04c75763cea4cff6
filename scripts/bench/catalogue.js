import { join } from "node:path";
import { buildCopy, runInCopy, withProjectCopy } from "../checks/projectCopy.js";
import { addWorks } from "./addWorks.js";

const MANY = 1_000;

/** In bytes: hashes and the number of works compress differently, so a page may differ by this. */
const tolerance = (/** @type {number} */ bytes) => bytes / 100 + 100;

/**
 * Compares what each page weighs and how long a build takes, with the works there are and with
 * `MANY`. Answers whether every page weighs about the same.
 */
export function benchCatalogue() {
  return withProjectCopy((copy) => {
    const few = build(copy);
    addWorks(join(copy, "museums/galleria-borghese"), MANY);
    const many = build(copy);
    console.log(run(copy, "scripts/commands/museum.js", "check", "galleria-borghese").trim());
    console.log(`\nA museum of ${MANY} works; html, script and data in bytes with brotli`);
    console.log(
      `build: ${few.seconds.toFixed(0)} s, with ${MANY} works ${many.seconds.toFixed(0)} s`,
    );
    const isLight = few.pages.map((page) => {
      const other = many.pages.find(({ route }) => route === page.route);
      const [before, after] = [weight(page), other ? weight(other) : Infinity];
      const isMet = Math.abs(after - before) <= tolerance(before);
      console.log(
        `${page.route.padEnd(50)}${[before, after, after - before].map((n) => String(n).padStart(8)).join("")}${isMet ? "" : "  too much"}`,
      );
      return isMet;
    });
    return isLight.every(Boolean);
  });
}

/** @param {import("../checks/sizes.js").PageSize} page */
function weight({ html, script, data }) {
  return html + script + data;
}

/**
 * @param {string} copy
 * @returns {{ seconds: number, pages: import("../checks/sizes.js").PageSize[] }}
 */
function build(copy) {
  const start = performance.now();
  const { output, status } = buildCopy(copy);
  if (status !== 0) throw new Error(output);
  const seconds = (performance.now() - start) / 1000;
  const print =
    "console.log(JSON.stringify((await import('./scripts/checks/sizes.js')).pageSizes()))";
  return { seconds, pages: JSON.parse(run(copy, "--input-type=module", "--eval", print)) };
}

/**
 * @param {string} copy
 * @param {string[]} command
 */
function run(copy, ...command) {
  const { output, status, stdout } = runInCopy(copy, [process.execPath, ...command]);
  if (status !== 0) throw new Error(output);
  return stdout;
}
