import { expect, test } from "../journey.ts";

test("somebody who looks for a museum finds it by its town, and goes in by the keyboard", async ({
  page,
}) => {
  await page.goto("/contatti");
  await page.getByRole("contentinfo").getByRole("link", { name: "Musei", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Musei" })).toBeVisible();
  const roma = page.getByRole("region", { name: "Roma" });
  await expect(roma.getByText("in italiano, inglese, francese, tedesco e spagnolo")).toBeVisible();
  // There is no film in a sign language yet, so none is promised.
  await expect(roma.getByRole("definition")).toHaveText([
    "Audiodescrizioni di 6 opere",
    "Visita con guida vocale, 3 tappe",
    "Guide tattili di 6 opere",
    "Trascrizione in tempo reale di chi guida",
    "Descrizioni di 6 opere",
    "Con parole semplici, 6 opere",
  ]);
  await roma.getByRole("link", { name: "Galleria Borghese" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/galleria-borghese$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a tap anywhere on a museum leads into its guide", async ({ page }) => {
  await page.goto("/musei");
  // The link lies over the whole card, so Playwright would wait for it to go away.
  await page.getByText("Visita con guida vocale").click({ force: true });
  await expect(page).toHaveURL(/\/galleria-borghese$/);
});
