import { readdirSync } from "node:fs";
import axe from "axe-core";
import { misheardLimits } from "../../scripts/voices/checking/checkRecordings.js";
import { inProject } from "../../scripts/project.js";
import { addresses, everyPage } from "../pages/addresses.ts";
import { expect, test } from "../journey.ts";
import { colourSchemes } from "../checks/colourSchemes.ts";

test("the figures of the accessibility statement are those of the checks", async ({ page }) => {
  const recordings = ["museums/galleria-borghese", "src/site/training"].flatMap((folder) =>
    readdirSync(inProject(`${folder}/recordings`), { recursive: true, encoding: "utf8" }).filter(
      (file) => file.endsWith(".mp3"),
    ),
  ).length;
  const misheard = Math.max(
    misheardLimits.en,
    misheardLimits.fr,
    misheardLimits.it,
    misheardLimits.es,
  );
  await page.goto("/accessibilita");
  const said = page.getByRole("region", { name: "Come è stato verificato" });
  for (const figure of [
    `${addresses.length} pagine`,
    `axe-core ${axe.version} in ${colourSchemes.length} combinazioni`,
    `${everyPage.length * colourSchemes.length} casi in tutto`,
    `${recordings} registrazioni`,
    `al massimo ${misheard} parole su 100 fraintese, ${misheardLimits.de} in tedesco`,
  ])
    await expect(said).toContainText(figure);
});
