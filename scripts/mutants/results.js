import { readFileSync, writeFileSync } from "node:fs";
import { inProject } from "../project.js";
import { writeSection } from "../checks/writeSection.js";

/** @typedef {Record<string, { tier: import("./tryMutant.js").Tier, test: string }>} Results */

const file = inProject("scripts/mutants/results.json");

/**
 * What is known of each mutant, by its fault.
 * @returns {Results}
 */
export function readResults() {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/**
 * Keeps what is known, and writes the table of docs/testing.md.
 * @param {readonly import("./mutants.js").Mutant[]} mutants
 * @param {Results} results
 */
export function writeResults(mutants, results) {
  const known = mutants.flatMap(({ room, fault }) => {
    const result = results[fault];
    return result ? [{ room, fault, ...result }] : [];
  });
  const kept = Object.fromEntries(known.map(({ fault, tier, test }) => [fault, { tier, test }]));
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  const count = (/** @type {string[]} */ ...tiers) =>
    known.filter(({ tier }) => tiers.includes(tier)).length;
  const guarded = count("unit tests", "build", "npm test");
  writeSection("docs/testing.md", "mutants", [
    `Of ${known.length} faults \`npm test\` notices ${guarded} (unit tests and small DOM ${count("unit tests")}, build ${count("build")}, journeys ${count("npm test")}), \`npm run test:all\` ${count("npm run test:all")} more, nothing ${count("none")}.`,
    "",
    "| room | fault | noticed by |",
    "| --- | --- | --- |",
    ...known.map(({ room, fault, tier, test }) => {
      const by = tier === "none" ? "**nothing**" : `${tier}: ${test}`;
      return `| ${room} | ${fault} | ${by.replaceAll("|", "\\|")} |`;
    }),
  ]);
}
