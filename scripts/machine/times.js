import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { inProject } from "../project.js";
import { stepTimes } from "./steps.js";

/**
 * What a run took: each step, and each file of journeys. `npm run test:times` writes it into
 * docs/testing.md.
 * @typedef {{ tier: string, cores: number, seconds: number, stolen: number | undefined, steps: { name: string, seconds: number }[],
 *   journeys: import("../../e2e/processorReporter.ts").Price[] }} Times
 */

const atStart = timeOnHost();

/** @param {string} tier */
export const timesFile = (tier) => inProject(`test-results/times-${tier.replace(":", "-")}.json`);

/**
 * @param {string} tier
 * @param {string} journeyReport as `e2e/playwright.config.ts` was told
 */
export function writeTimes(tier, journeyReport) {
  const prices = journeyReport.replace(/(?=\.json$)/, ".prices");
  // Journeys that were ended from outside have no price.
  if (!existsSync(prices)) return;
  /** @type {Times} */
  const times = {
    tier,
    cores: cpus().length,
    seconds: performance.now() / 1000,
    stolen: stolenSince(atStart),
    steps: stepTimes,
    journeys: JSON.parse(readFileSync(prices, "utf8")),
  };
  mkdirSync(inProject("test-results"), { recursive: true });
  writeFileSync(timesFile(tier), JSON.stringify(times));
}

/**
 * The share of the processors' time, from 0 to 1, that the host gave to other machines meanwhile: a
 * run from which much was taken says nothing about the tests. Linux alone tells it.
 * @param {ReturnType<typeof timeOnHost>} before
 */
function stolenSince(before) {
  const now = timeOnHost();
  return before && now && (now.stolen - before.stolen) / (now.all - before.all);
}

function timeOnHost() {
  if (!existsSync("/proc/stat")) return undefined;
  // user, nice, system, idle, iowait, irq, softirq, steal
  const [, line = ""] = /^cpu +(.+)$/m.exec(readFileSync("/proc/stat", "utf8")) ?? [];
  const times = line.split(" ").slice(0, 8).map(Number);
  return { stolen: times[7] ?? 0, all: times.reduce((sum, each) => sum + each, 0) };
}
