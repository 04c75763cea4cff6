import type { Page } from "@playwright/test";
import { preloadAxe } from "../checks/axe.ts";
import { smallTargets } from "../checks/layout.ts";
import { expect, test } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp } from "../pages/openApp.ts";
import { requestedFiles } from "../pages/requestedFiles.ts";

test("staff say once that a phone is lent; the next day it asks whose visit it is, and keeps nothing of it but that", async ({
  page,
}) => {
  const scripts = requestedFiles(page);
  const asking = () => scripts().filter((file) => file.includes("StillYours"));
  await preloadAxe(page);
  await openApp(page, "/galleria-borghese/lent?lang=it&minutes=20");
  await expect(page.getByRole("combobox")).toHaveValue("20");
  expect(asking()).toEqual([]);
  await page.getByRole("button", { name: "Attiva" }).click();
  await expect(page.getByRole("button", { name: "Disattiva" })).toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Apri la prima schermata" }).click();
  await page.getByRole("link", { name: "Italiano" }).click();
  await page.getByRole("link", { name: /^Sordità/ }).click();
  await page.getByRole("link", { name: "Le opere" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le opere");
  expect(await kept(page)).toEqual(["lastUse", "lent", "preferredLanguage", "visit"]);

  await page.evaluate(() => localStorage.setItem("lastUse", String(Date.now() - 20 * 3_600_000)));
  await openApp(page, "/galleria-borghese/list?lang=it");
  const question = page.getByRole("alertdialog", { name: "È ancora la tua visita?" });
  await expect(question).toBeFocused();
  expect(asking()).not.toEqual([]);
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(question.getByRole("button", { name: "Sì, continua la visita" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("main").getByText("La visita è terminata.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await kept(page)).toEqual(["lent"]);
});

test("on a phone of one's own nothing asks, and nothing of that is fetched", async ({ page }) => {
  const scripts = requestedFiles(page);
  await openApp(page, "/galleria-borghese/list?lang=it");
  await page.getByRole("heading", { level: 1 }).click();
  await page.waitForLoadState("networkidle");
  expect(scripts().filter((file) => /StillYours|lent/i.test(file))).toEqual([]);
  expect(await kept(page)).toEqual([]);
});

/** The names of what the device keeps of small texts. */
async function kept(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).toSorted());
}
