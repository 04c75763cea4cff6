import { readFileSync } from "node:fs";
import axe from "axe-core";
import { limits } from "../../scripts/voices/check.js";
import { inProject } from "../../scripts/project.js";
import { checks } from "../../src/site/accessibility/checks.ts";
import { addresses, everyPage } from "../pages/addresses.ts";
import { expect, test } from "../journey.ts";
import { colourSchemes } from "../checks/colourSchemes.ts";

test("the figures of the accessibility statement are those of the checks", async ({ page }) => {
  const recordings = ["museums/galleria-borghese", "src/site/training"].flatMap((folder) => {
    const manifest: Record<string, object> = JSON.parse(
      readFileSync(inProject(`${folder}/recordings/manifest.json`), "utf8"),
    );
    return Object.values(manifest).flatMap((each) => Object.keys(each));
  }).length;
  expect(checks).toEqual({
    pages: addresses.length,
    versions: everyPage.length,
    lights: colourSchemes.length,
    recordings,
    misheard: Math.max(limits.en, limits.fr, limits.it, limits.es),
    misheardInGerman: limits.de,
    axe: axe.version,
  });
  await page.goto("/accessibilita");
  await expect(page.getByText(`${addresses.length} pagine`)).toBeVisible();
});
