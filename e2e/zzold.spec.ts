import { expect } from "./journey.ts";
import { test } from "./oldPhone.ts";
import { folderOf } from "../scripts/museums/folders.js";
import { openDraft } from "./studio/openDraft.ts";
import { tourDraft } from "./studio/tourDraft.ts";
import { browserFlags } from "../scripts/machine/browser.js";
test.use({
  viewport: { width: 1280, height: 800 },
  permissions: ["microphone"],
  launchOptions: {
    ...(process.env["CHROME_PATH"] && { executablePath: process.env["CHROME_PATH"] }),
    args: [...browserFlags, "--use-fake-device-for-media-stream"],
  },
  tolerated: /./,
});
test("old import", async ({ page, complaints }) => {
  await openDraft(page, await tourDraft(), `voci/it/tour-cannot-go-back/importa`);
  await page
    .locator("input[type=file]")
    .setInputFiles(`${folderOf("galleria-borghese")}/recordings/it/tour-cannot-go-back.mp3`);
  await page
    .getByText(/Le 2 frasi/)
    .or(page.locator(".import-refused"))
    .first()
    .waitFor({ timeout: 15000 })
    .catch(() => {});
  console.log((await page.locator("main").innerText()).slice(0, 900), complaints);
});
test("old record", async ({ page, complaints }) => {
  await openDraft(page, await tourDraft(), `voci/it/tour-cannot-go-back`);
  await page.getByRole("button", { name: "Accendi il microfono" }).first().click();
  await expect(page.getByText("Pronto", { exact: true })).toBeVisible({ timeout: 10000 });
  await page.keyboard.press("Space");
  await expect(page.getByText("Registro", { exact: true })).toBeVisible({ timeout: 10000 });
  await page.waitForTimeout(2500);
  await page.keyboard.press("Space");
  await page.waitForTimeout(2500);
  console.log(await page.locator(".booth").innerText(), complaints);
});
