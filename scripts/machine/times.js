import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { inProject } from "../project.js";
import { stepTimes } from "./steps.js";

/**
 * What a run took: each step, and each file of journeys. `npm run test:times` writes it into
 * docs/testing.md.
 * @typedef {{ tier: string, cores: number, seconds: number, steps: { name: string, seconds: number }[],
 *   journeys: import("../../e2e/processorReporter.ts").Price[] }} Times
 */

/** @param {string} tier */
export const timesFile = (tier) => inProject(`test-results/times-${tier.replace(":", "-")}.json`);

/**
 * @param {string} tier
 * @param {string} journeyReport as `e2e/playwright.config.ts` was told
 */
export function writeTimes(tier, journeyReport) {
  /** @type {Times} */
  const times = {
    tier,
    cores: cpus().length,
    seconds: performance.now() / 1000,
    steps: stepTimes,
    journeys: JSON.parse(readFileSync(journeyReport.replace(/(?=\.json$)/, ".prices"), "utf8")),
  };
  mkdirSync(inProject("test-results"), { recursive: true });
  writeFileSync(timesFile(tier), JSON.stringify(times));
}
