/**
 * `npm run mutants`: puts each fault of `scripts/mutants/mutants.js` into a copy of the project by
 * itself, and tells which tests notice it. `-- word` tries those whose room or fault has the word,
 * `-- --shard=1/2` every second one; what is known of the others stays. The table is written into
 * docs/testing.md.
 */
import { browser, headlessShell } from "../machine/browser.js";
import { install } from "../machine/install.js";

install();
const given = process.argv.slice(2);
const [, shard = "1", shards = "1"] = /--shard=(\d+)\/(\d+)/.exec(given.join(" ")) ?? [];
const word = given.find((each) => !each.startsWith("--")) ?? "";
const { mutants } = await import("../mutants/mutants.js");
const { readResults, writeResults } = await import("../mutants/results.js");
const { withProjectCopy } = await import("../checks/projectCopy.js");
const { tryMutant } = await import("../mutants/tryMutant.js");

const chrome = await browser();
const browsers = { CHROME_PATH: chrome, HEADLESS_SHELL_PATH: headlessShell(chrome) };
const chosen = mutants
  .filter(({ room, fault }) => `${room} ${fault}`.includes(word))
  .filter((_, at) => at % Number(shards) === Number(shard) - 1);
await withProjectCopy(
  (copy) => {
    for (const mutant of chosen) {
      const { tier, test, seconds } = tryMutant(copy, mutant, browsers);
      console.log(`${mutant.room}: ${mutant.fault}: ${tier} (${test || "nothing"}), ${seconds} s`);
      writeResults(mutants, { ...readResults(), [mutant.fault]: { tier, test } });
    }
  },
  { withJourneys: true },
);
