import { readdirSync, readFileSync } from "node:fs";
import { builtPages } from "../../scripts/checks/builtPages.js";
import { site } from "../../scripts/project.js";
import { languages } from "../../src/i18n/languages.ts";
import { expect, test } from "../journey.ts";
import { openApp } from "../pages/openApp.ts";
import { requestedFiles } from "../pages/requestedFiles.ts";
import { languageFiles } from "../pages/languageFiles.ts";

test("a visitor in Italian downloads Italian, and of the works only those opened", async ({
  page,
}) => {
  const downloaded = requestedFiles(page);
  await openApp(page, "/galleria-borghese?lang=it");
  await page.getByRole("link", { name: "Italiano" }).click();
  await page.getByRole("link", { name: "Sordità" }).click();
  await page.getByRole("link", { name: "Le opere" }).click();
  await page.getByRole("link", { name: "Primavera" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Primavera" })).toBeVisible();
  await page.getByText("Testo dell’audiodescrizione").click();
  await expect(page.getByText("Fine della descrizione.")).toBeVisible();

  const expected = ["list", "artwork/5"].flatMap((screen) =>
    languageFiles(`/galleria-borghese/${screen}`, "it"),
  );
  expect(wordsAmong(downloaded())).toEqual([...new Set(expected)].toSorted());
});

test("the app has nothing of a work in it: with many works it would be heavy everywhere", () => {
  const scripts = readdirSync(`${site}/assets`).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts)
    expect(readFileSync(`${site}/assets/${file}`, "utf8"), file).not.toContain("Rutilio Manetti");
});

/** Which of these files have the words of a page, in any language. */
function wordsAmong(files: string[]) {
  const words = new Set(
    builtPages().flatMap(({ address }) =>
      languages.flatMap((language) => languageFiles(address, language)),
    ),
  );
  return files.filter((file) => words.has(file));
}
