/** `npm run test:times`: writes what the last runs took into docs/testing.md. */
import { existsSync, readFileSync } from "node:fs";
import { writeSection } from "../checks/writeSection.js";
import { timesFile } from "../machine/times.js";

const runs = ["test", "test:rest", "test:all"]
  .filter((tier) => existsSync(timesFile(tier)))
  .map(
    (tier) =>
      /** @type {import("../machine/times.js").Times} */ (
        JSON.parse(readFileSync(timesFile(tier), "utf8"))
      ),
  );
if (runs.length === 0) {
  console.error("There is no run to tell of: npm test writes one.");
  process.exit(1);
}
writeSection("docs/testing.md", "times", runs.map(told).join("\n\n").split("\n"));

/** @param {import("../machine/times.js").Times} run */
function told({ tier, cores, seconds, stolen, steps, journeys }) {
  const all = {
    journeys: total(journeys.map((price) => price.journeys)),
    seconds: total(journeys.map((price) => price.seconds)),
    processorSeconds: total(journeys.map((price) => price.processorSeconds)),
  };
  const command = tier === "test" ? "npm test" : `npm run ${tier}`;
  const taken = stolen && `, ${Math.round(stolen * 100)} % of whose time the host gave to others`;
  return [
    `\`${command}\`, on ${cores} cores${taken || ""}: ${minutes(seconds)}.`,
    "",
    "| step | seconds |",
    "| --- | --- |",
    ...steps.map((step) => `| ${step.name} | ${Math.round(step.seconds)} |`),
    "",
    "| journeys | how many | seconds of a worker | seconds of a processor |",
    "| --- | --- | --- | --- |",
    ...journeys.map((price) => row(price.file, price)),
    row("all", all),
  ].join("\n");
}

/**
 * @param {string} name
 * @param {{ journeys: number, seconds: number, processorSeconds: number }} price
 */
function row(name, { journeys, seconds, processorSeconds }) {
  return `| ${name} | ${journeys} | ${Math.round(seconds)} | ${Math.round(processorSeconds)} |`;
}

/** @param {number[]} numbers */
function total(numbers) {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** @param {number} seconds */
function minutes(seconds) {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
