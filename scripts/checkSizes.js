/** Fails where a page of the built site loads more JavaScript at first than its budget allows. */
import { budgets } from "./budgets.js";
import { pageSizes } from "./sizes.js";

const pages = pageSizes();
const complaints = pages.flatMap(({ route, script }) => {
  const budget = budgets[route];
  if (budget === undefined) return `${route} has no budget.`;
  if (script <= budget * 1000) return [];
  return `${route} loads ${(script / 1000).toFixed(1)} kB of JavaScript, its budget is ${budget}.`;
});
for (const route of Object.keys(budgets)) {
  if (!pages.some((page) => page.route === route)) complaints.push(`There is no page ${route}.`);
}
for (const complaint of complaints) console.error(`${complaint} (scripts/budgets.js)`);
process.exit(complaints.length > 0 ? 1 : 0);
