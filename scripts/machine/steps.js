import { readFileSync } from "node:fs";

/**
 * @typedef {{ passed: number, failed: number, skipped?: string }} Result
 */

let passed = 0;
let failed = 0;
/** @type {string[]} */
const failures = [];

/**
 * How long each step took, in seconds, in the order in which they ended.
 * @type {{ name: string, seconds: number }[]}
 */
export const stepTimes = [];

/**
 * Takes a step of a run, counts what passed and failed in it, and says how it went.
 * @param {string} name
 * @param {() => Result} check if it throws, the step has failed
 * @param {number} [started]
 */
export function step(name, check, started = performance.now()) {
  console.log(`\n— ${name}`);
  /** @type {Result} */
  let result = { passed: 0, failed: 1 };
  try {
    result = check();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  passed += result.passed;
  failed += result.failed;
  if (result.failed > 0) {
    failures.push(name);
    process.exitCode = 1;
  }
  const seconds = (performance.now() - started) / 1000;
  stepTimes.push({ name, seconds });
  const failing = result.failed > 0 ? "failed" : "passed";
  const outcome = result.skipped ? `skipped, ${result.skipped}` : failing;
  console.log(`  ${name}: ${outcome} in ${seconds.toFixed(1)} s`);
  return result.failed === 0;
}

/** Has the last line of the run say how it went, whatever ends it. */
export function sumUpAtTheEnd() {
  process.on("exit", (code) => {
    if (failures.length > 0) console.log(`\nFailed: ${failures.join(", ")}`);
    console.log(`\n${passed} passed, ${failed || Number(code !== 0)} failed`);
  });
}

/** @param {boolean} went */
export function one(went) {
  return { passed: went ? 1 : 0, failed: went ? 0 : 1 };
}

/**
 * @param {string} report as vitest writes it
 * @param {boolean} [went]
 */
export function unitResult(report, went = true) {
  const { numPassedTests, numFailedTests, success } = read(report);
  return { passed: numPassedTests, failed: Math.max(numFailedTests, went && success ? 0 : 1) };
}

/**
 * @param {string} report as Playwright writes it
 * @param {boolean} went
 */
export function journeyResult(report, went) {
  const { expected, unexpected, flaky } = read(report).stats;
  return { passed: expected, failed: Math.max(unexpected + flaky, went ? 0 : 1) };
}

/** @param {string} report */
function read(report) {
  return JSON.parse(readFileSync(report, "utf8"));
}
