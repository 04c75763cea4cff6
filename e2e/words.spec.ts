import { builtPages } from "../scripts/builtPages.js";
import { languages } from "../src/i18n/languages.ts";
import { expect, test } from "./journey.ts";
import { scriptsOf } from "./scriptsOf.ts";
import { wordsOf } from "./wordsOf.ts";

test("a visitor in Italian downloads Italian, and of the works only those opened", async ({
  page,
}) => {
  const downloaded = scriptsOf(page);
  await page.goto("/galleria-borghese?lang=it");
  await page.getByRole("link", { name: "Italiano" }).click();
  await page.getByRole("link", { name: "Sordità" }).click();
  await page.getByRole("link", { name: "Le opere" }).click();
  await page.getByRole("link", { name: "Primavera" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Primavera" })).toBeVisible();
  await page.getByText("Testo dell’audiodescrizione").click();
  await expect(page.getByText("Fine della descrizione.")).toBeVisible();

  const expected = wordsOf("/galleria-borghese/artwork/5", "it");
  expect(expected).toHaveLength(3);
  expect(wordsAmong(downloaded())).toEqual(expected);
});

for (const address of ["/", "/contatti", "/terms", "/privacy", "/accessibilita"]) {
  test(`${address} downloads one small script and nothing of the app`, async ({ page }) => {
    const downloaded = scriptsOf(page);
    await page.goto(address, { waitUntil: "networkidle" });
    expect(downloaded()).toEqual([expect.stringMatching(/^\/assets\/siteScript-/)]);
  });
}

/** Which of these scripts are words, of any page in any language. */
function wordsAmong(files: string[]) {
  const words = new Set(
    builtPages().flatMap(({ address }) =>
      languages.flatMap((language) => wordsOf(address, language)),
    ),
  );
  return files.filter((file) => words.has(file));
}
