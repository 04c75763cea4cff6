import { expect, it } from "vitest";
import { budgetOf } from "./budgets.js";

it.each([
  ["/", 0.8],
  ["/contatti", 0.8],
  ["/formazione", 3],
  ["/formazione/schede", 3],
  ["/studio", 107.8],
  ["/:museum", 106.1],
  ["/:museum/artwork/:id", 117.3],
  ["/:museum/deaf-user", 109.2],
])("the budget of %s is %d kB", (route, budget) => {
  expect(budgetOf(route)).toBe(budget);
});

it.each([
  ["/stampa", "/contatti"],
  ["/formazione/nuova", "/formazione/accogliere"],
  ["/:museum/rest", "/:museum/deaf-user"],
])("%s, which no line names, may load what %s may", (page, likeIt) => {
  expect(budgetOf(page)).toBe(budgetOf(likeIt));
});
