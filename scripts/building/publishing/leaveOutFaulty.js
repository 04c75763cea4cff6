/**
 * What came of publishing a museum, as `publishGuide` answers.
 * @typedef {{ phase: "published" } | { phase: "faulty", faults: readonly Fault[] }} Result
 * @typedef {import("../../../src/content/reading/fault.ts").Fault} Fault
 */

/** How many faults of a museum are told: those of others would scroll out of sight. */
const MOST_FAULTS = 10;

/**
 * Which museums are published, and what is told of those that are not: one that has faults does not
 * stop the others. `told` is empty where there are none; otherwise it is told when they are found,
 * and again at the end of the build, as whoever reads only the last lines would not know that a
 * guide is missing.
 * @template {Result} R
 * @param {Readonly<Record<string, R>>} results by the museums' addresses
 * @param {(fault: Fault) => string} describeFault
 * @returns {{ published: Record<string, Extract<R, { phase: "published" }>>, told: string }}
 */
export function leaveOutFaulty(results, describeFault) {
  /** @type {Record<string, Extract<R, { phase: "published" }>>} */
  const published = {};
  /** @type {[address: string, faults: readonly Fault[]][]} */
  const faulty = [];
  for (const [address, result] of Object.entries(results))
    if (result.phase === "faulty") faulty.push([address, result.faults]);
    else published[address] = /** @type {Extract<R, { phase: "published" }>} */ (result);
  if (faulty.length === 0) return { published, told: "" };
  const of = Object.keys(results).length;
  const told = [
    `!! LEFT OUT: ${faulty.length} of ${of} ${of === 1 ? "museum" : "museums"}. What is built has no page of ${faulty.length === 1 ? "it" : "them"}:`,
    `!! if ${faulty.length === 1 ? "its guide is" : "their guides are"} live today, publishing this build takes ${faulty.length === 1 ? "it" : "them"} away.`,
    ...faulty.flatMap(([address, faults]) => linesOf(address, faults.map(describeFault))),
  ];
  return { published, told: told.join("\n") };
}

/**
 * @param {string} address
 * @param {string[]} faults
 */
function linesOf(address, faults) {
  const others = faults.length - MOST_FAULTS;
  return [
    `museums/${address}:`,
    ...faults.slice(0, MOST_FAULTS).map((fault) => `- ${fault}`),
    ...(others > 0
      ? [`- and ${others} more. All of them: npm run museum -- check ${address}`]
      : []),
  ];
}
