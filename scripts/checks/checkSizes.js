/** Fails where the first visit to a page loads more JavaScript and data than its budget allows. */
import { budgets } from "./budgets.js";
import { pageSizes } from "./sizes.js";

const pages = pageSizes();
const complaints = pages.flatMap(({ route, script, data }) => {
  const loaded = script + data;
  const budget = budgets[route];
  if (budget === undefined) return `${route} has no budget.`;
  if (loaded <= budget * 1000) return [];
  return `${route} loads ${loaded} bytes of JavaScript and data, its budget is ${budget} kB.`;
});
for (const route of Object.keys(budgets)) {
  if (!pages.some((page) => page.route === route)) complaints.push(`There is no page ${route}.`);
}
for (const complaint of complaints) console.error(`${complaint} (scripts/checks/budgets.js)`);
process.exit(complaints.length > 0 ? 1 : 0);
