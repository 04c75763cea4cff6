import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "@playwright/test";
import { inFirefox } from "../device/browser.ts";
import { danglingReferences } from "../../src/lib/fixtures/danglingReferences.ts";
import { inProject } from "../../scripts/project.js";

type Axe = { axe?: typeof axe };

const source = readFileSync(inProject("node_modules/axe-core/axe.min.js"), "utf8");
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Puts axe into every page as it is opened: to send axe to a page takes longer than to run it. */
export async function preloadAxe(page: Page) {
  if (!inFirefox) await page.addInitScript(source);
}

/**
 * What is wrong with a page as it is now: what axe finds, by all rules or by those that are given,
 * and references to what is not there, of which axe is never sure.
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  const dangling = await page.evaluate(danglingReferences);
  return [...dangling, ...(await violations(page, rules))];
}

async function violations(page: Page, rules?: string[]) {
  const found = await violationsOn(page, rules);
  if (found) return found;
  if (inFirefox) await page.evaluate(withoutElementsOfAria);
  await page.evaluate(source);
  return (await violationsOn(page, rules)) ?? ["axe could not be brought to the page"];
}

/** Gives `undefined` where axe is not in the page. */
function violationsOn(page: Page, rules?: string[]) {
  return page.evaluate(
    async ([tags, only]) => {
      const { axe } = window as Axe;
      if (!axe) return undefined;
      const { violations: found } = await axe.run({
        resultTypes: ["violations"],
        // What is in a frame is a page of its own: taken together, the two have two of everything.
        iframes: false,
        ...(only
          ? { runOnly: { type: "rule", values: only } }
          : { runOnly: tags, rules: { "color-contrast-enhanced": { enabled: true } } }),
      });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
    },
    [everything, rules] as const,
  );
}

/** Firefox 153 crashes when axe reads `ariaLabelledByElements`, so it gets the attribute alone. */
function withoutElementsOfAria() {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
}
