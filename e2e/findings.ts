import axe from "axe-core";
import type { Page } from "@playwright/test";

type Axe = { axe?: typeof axe };

const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with a page as it stands; by some of its rules only, where they are named. */
export async function findings(page: Page, rules?: string[]) {
  if (!(await page.evaluate(() => (window as Axe).axe !== undefined)))
    await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ([tags, only]) =>
      (window as Axe).axe!.run(
        only
          ? { runOnly: { type: "rule", values: only } }
          : { runOnly: tags, rules: { "color-contrast-enhanced": { enabled: true } } },
      ),
    [everything, rules] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
