import type { Page } from "@playwright/test";
import { expect, orInFirefox, test as journey } from "../journey.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import { button, expectSaved, heading, link, write } from "./studioPage.ts";
import { behindProxy } from "../server/networkProxy.ts";

const test = journey.extend(behindProxy);

test.use({
  keepsApp: true,
  hasCache: false,
  viewport: { width: 1280, height: 800 },
  // The browser itself complains in the console of every request without a network.
  tolerated: orInFirefox(/Failed to load resource|ERR_|when fetching the script/, /Failed to load/),
});

test("after one visit the studio works without a network: every screen, the import, the preview, the file to keep", async ({
  page,
  context,
  network,
}) => {
  await page.goto("/studio");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await write(page.getByRole("textbox", { name: "Come si chiama il museo?" }), "Museo del Lago");
  await button(page, "Comincia").click();
  await expect(heading(page)).toHaveText("Opere");
  await context.setOffline(true);
  network.cut();

  await page.reload();
  await expect(heading(page)).toHaveText("Opere");
  await takeSheet(page);
  await page.goto("/studio");
  await expect(heading(page)).toHaveText("Lo studio");
  await page.getByRole("link", { name: /^Museo del Lago/ }).click();
  await expect(page.getByRole("link", { name: /^Numero 7/ })).toBeVisible();
  await page.getByRole("link", { name: /^Numero 7/ }).click();
  await expect(heading(page)).toHaveText("Fontana");
  await link(page, "inglese").click();
  await expect(page.getByRole("heading", { name: "Audiodescrizione" })).toBeVisible();
  for (const room of ["Percorso", "A che punto siamo", "Traduttori", "Etichette", "Cronologia"]) {
    await link(page, room).click();
    await expect(heading(page)).toHaveText(room);
  }
  await link(page, "Museo del Lago").click();
  await expect(heading(page)).toHaveText("Il museo");

  await link(page, "Percorso").click();
  await button(page, "Aggiungi al percorso: Fontana").click();
  await link(page, "Parole in inglese").click();
  await expect(heading(page)).toHaveText("Il percorso in inglese");
  await link(page, "Traduttori").click();
  await expectDownload(page, "Scarica il documento da tradurre in inglese", /\.docx$/);

  await link(page, "Anteprima").click();
  const phone = page.frameLocator("iframe");
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Scegli la lingua");
  await page.getByRole("combobox", { name: "Un’opera" }).selectOption({ label: "7 · Fontana" });
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Fontana");

  await link(page, "Pubblica").click();
  await expectDownload(page, "Scarica il file del museo", "museo-del-lago.varco.zip");
});

async function takeSheet(page: Page) {
  await link(page, "Prendi da un foglio di calcolo").click();
  await page.locator("input[type=file]").setInputFiles({
    name: "opere.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Numero;Titolo;Autore\n7;Fontana;Gian Lorenzo Bernini\n"),
  });
  await button(page, "Prendi un’opera").click();
  await expectSaved(page);
}

async function expectDownload(page: Page, name: string, file: string | RegExp) {
  const saved = await downloadedFile(page, () => button(page, name).click());
  expect(saved.name).toMatch(file);
}
