import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildCopy, runInCopy } from "../checks/projectCopy.js";

/**
 * Which tests noticed a fault first, from the quickest to the slowest, and the title of one.
 * @typedef {"unit tests" | "build" | "npm test" | "npm run test:all" | "none"} Tier
 * @typedef {import("./mutants.js").Mutant} Mutant
 */

/**
 * Puts a fault into the copy, has it tested until a test fails, and takes it out again.
 * @param {string} copy
 * @param {Mutant} mutant
 * @param {Record<string, string>} browsers where they are, as the journeys are told
 */
export function tryMutant(copy, mutant, browsers) {
  const { file, find, replace, journeys, tests = dirname(file) } = mutant;
  const started = performance.now();
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (text.split(find).length !== 2) throw new Error(`${file} does not have once: ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    const [tier, test] = noticed();
    return { tier, test, seconds: Math.round((performance.now() - started) / 1000) };
  } finally {
    writeFileSync(path, text);
  }

  /** @returns {[Tier, string]} */
  function noticed() {
    const unit = unitTests();
    if (unit) return ["unit tests", unit];
    const built = buildCopy(copy, { WITHOUT_EARS: "yes", WITHOUT_COMPRESSION: "yes" });
    if (built.status !== 0) return ["build", "the build"];
    for (const [tier, journeysTier] of /** @type {const} */ ([
      ["npm test", "test"],
      ["npm run test:all", "rest"],
    ])) {
      const failing = journey(journeysTier);
      if (failing) return [tier, failing];
    }
    return ["none", ""];
  }

  function unitTests() {
    const report = join(copy, "unit.json");
    const { status } = runInCopy(copy, [
      "npx",
      "vitest",
      "run",
      tests,
      "--passWithNoTests",
      "--reporter=json",
      `--outputFile=${report}`,
    ]);
    if (status === 0) return undefined;
    /** @type {{ testResults: { assertionResults: { status: string, fullName: string }[] }[] }} */
    const { testResults } = JSON.parse(readFileSync(report, "utf8"));
    const failing = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find((test) => test.status === "failed");
    return failing?.fullName ?? "a unit test";
  }

  /** @param {string} tier */
  function journey(tier) {
    const named = journeys.split(" ").map((name) => `/${name}.spec.ts`);
    const { output, status } = runInCopy(
      copy,
      ["npx", "playwright", "test", "--config=e2e", ...named, "-x", "--reporter=line"],
      { env: { ...browsers, JOURNEYS_TIER: tier } },
    );
    if (status === 0 || /No tests found/.test(output)) return undefined;
    return /^\s+1\) (?:\[[^\]]+\] › )?(.+?)[ ─]*$/m.exec(output)?.[1] ?? "a journey";
  }
}
