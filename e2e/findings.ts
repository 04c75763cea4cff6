import { readFileSync } from "node:fs";
import type axe from "axe-core";
import type { Page } from "@playwright/test";
import { inFirefox } from "./inFirefox.ts";
import { inProject } from "../scripts/project.js";

type Axe = { axe?: typeof axe };

const source = readFileSync(inProject("node_modules/axe-core/axe.min.js"), "utf8");
const everything = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds wrong with a page as it stands; by some of its rules only, where they are named. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => (window as Axe).axe !== undefined))) {
    if (inFirefox) await page.evaluate(withoutElementsOfAria);
    await page.evaluate(source);
  }
  return page.evaluate(
    async ([tags, only]) => {
      const { violations } = await (window as Axe).axe!.run({
        resultTypes: ["violations"],
        ...(only
          ? { runOnly: { type: "rule", values: only } }
          : { runOnly: tags, rules: { "color-contrast-enhanced": { enabled: true } } }),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
      );
    },
    [everything, rules] as const,
  );
}

/** Firefox 153 crashes where it is asked for `ariaLabelledByElements`; axe then reads the attribute. */
function withoutElementsOfAria() {
  for (const name of Object.getOwnPropertyNames(Element.prototype))
    if (/^aria\w+Elements?$/.test(name)) Reflect.deleteProperty(Element.prototype, name);
}
