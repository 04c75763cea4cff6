/** Fails where the first visit to a page loads more JavaScript and data than its budget allows. */
import { budgetOf, exceptions } from "./budgets.js";
import { pageSizes } from "./sizes.js";

const pages = pageSizes();
const tooLarge = pages
  .filter(({ route, script, data }) => script + data > budgetOf(route) * 1000)
  .map(
    ({ route, script, data }) =>
      `${route} loads ${script + data} bytes of JavaScript and data, its budget is ${budgetOf(route)} kB.`,
  );
const gone = Object.keys(exceptions)
  .filter((route) => !pages.some((page) => page.route === route))
  .map((route) => `There is no page ${route}.`);
const complaints = [...tooLarge, ...gone];
for (const complaint of complaints) console.error(`${complaint} (scripts/checks/budgets.js)`);
process.exit(complaints.length > 0 ? 1 : 0);
