import type { Locator, Page } from "@playwright/test";
import { expectAnnounced } from "../pages/announcements.ts";
import { expect, test } from "../journey.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import { button, heading, link } from "./studioPage.ts";

/** How often the Tab key is pressed before something counts as out of its reach. */
const AT_MOST = 80;

test.use({ viewport: { width: 1024, height: 768 } });

test("a curator without a mouse makes a museum, writes, orders the tour and hands over", async ({
  page,
}) => {
  const keys = page.keyboard;
  await page.goto("/studio");
  await reach(page, page.getByRole("textbox", { name: "Come si chiama il museo?" }));
  await keys.type("Museo del Lago");
  await keys.press("Enter");
  await expect(heading(page)).toHaveText("Opere");
  await expect(heading(page)).toBeFocused();
  await addWork(page, "Cascata");
  await reach(page, link(page, "Opere"), "Shift+Tab");
  await keys.press("Enter");
  await addWork(page, "Fontana");

  await reach(page, page.getByRole("textbox", { name: "Nome", exact: true }));
  await keys.type("Gian Lorenzo Bernini");
  await reach(page, button(page, "Aggiungi un altro autore"));
  await keys.press("Enter");
  await expect(page.getByRole("textbox", { name: "Nome dell’autore 2" })).toBeFocused();
  await keys.type("Pietro Bernini");
  await reach(page, button(page, "Togli Pietro Bernini"));
  await keys.press("Space");
  await expectAnnounced(page, "Autore tolto");
  await expect(page.locator("body")).not.toBeFocused();
  await reach(page, page.getByRole("combobox", { name: "Che cos’è" }));
  await keys.press("ArrowDown");
  await reach(page, page.getByRole("textbox", { name: "Data" }));
  await keys.type("verso il 1625");
  await expect(page.getByText("Si leggerà:")).toBeVisible();

  await reach(page, link(page, "italiano (originale)"), "Shift+Tab");
  await keys.press("Enter");
  await expect(heading(page)).toHaveText("Fontana");
  await writeSentences(page);
  await orderTour(page);

  await reach(page, link(page, "Pubblica"), "Shift+Tab");
  await keys.press("Enter");
  await expect(heading(page)).toBeFocused();
  await reach(page, button(page, "Scarica il file del museo"));
  const { name } = await downloadedFile(page, () => keys.press("Enter"));
  expect(name).toBe("museo-del-lago.varco.zip");
  await expectAnnounced(page, "Il file museo-del-lago.varco.zip è tra i tuoi download");
});

async function addWork(page: Page, title: string) {
  await reach(page, page.getByRole("textbox", { name: "Titolo di una nuova opera" }));
  await page.keyboard.type(title);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(title);
  await expect(heading(page)).toBeFocused();
}

/** Sentences are split, joined and moved, each time with the focus in the right one. */
async function writeSentences(page: Page) {
  const keys = page.keyboard;
  const part = page.getByRole("region", { name: "Etichetta" });
  const sentence = (number: number, of: number) =>
    part.getByRole("textbox", { name: `Frase ${number} di ${of}`, exact: true });
  await reach(page, sentence(1, 1));
  await keys.type("Fontana, di Gian Lorenzo Bernini.");
  await keys.press("Enter");
  await expect(sentence(2, 2)).toBeFocused();
  await keys.type("È di marmo. Viene da Roma.");
  for (let step = 0; step < "Viene da Roma.".length; step++) await keys.press("ArrowLeft");
  await keys.press("Enter");
  await expect(sentence(3, 3)).toBeFocused();
  await expect(sentence(3, 3)).toHaveValue("Viene da Roma.");
  await keys.press("Backspace");
  await expect(sentence(2, 2)).toBeFocused();
  await expect(sentence(2, 2)).toHaveValue("È di marmo. Viene da Roma.");

  await keys.press("Alt+ArrowUp");
  await expectAnnounced(page, "Frase spostata: ora 1 di 2");
  await expect(sentence(1, 2)).toBeFocused();
  await expect(sentence(1, 2)).toHaveValue("È di marmo. Viene da Roma.");
  await keys.press("Alt+ArrowDown");
  await expectAnnounced(page, "Frase spostata: ora 2 di 2");
  await expect(sentence(2, 2)).toBeFocused();

  const handle = part.getByRole("button", { name: "Azioni: frase 2" });
  await reach(page, handle);
  await keys.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Sposta su" })).toBeFocused();
  await keys.press("ArrowDown");
  await expect(page.getByRole("menuitem", { name: "Aggiungi una frase sotto" })).toBeFocused();
  await keys.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(handle).toBeFocused();
}

async function orderTour(page: Page) {
  const keys = page.keyboard;
  await reach(page, link(page, "Percorso"), "Shift+Tab");
  await keys.press("Enter");
  await expect(heading(page)).toBeFocused();
  await reach(page, button(page, "Aggiungi al percorso: Cascata"));
  await keys.press("Enter");
  await expectAnnounced(page, "Cascata: aggiunta, tappa 1 di 1");
  // One goes on where one was: at the next work that can be added.
  await expect(button(page, "Aggiungi al percorso: Fontana")).toBeFocused();
  await keys.press("Enter");
  await expectAnnounced(page, "Fontana: aggiunta, tappa 2 di 2");
  await expect(heading(page)).toBeFocused();
  const earlier = button(page, "Sposta prima: Fontana");
  await reach(page, earlier);
  await keys.press("Space");
  await expectAnnounced(page, "Fontana: ora è la tappa 1 di 2");
  await expect(earlier).toBeFocused();
  await expect(page.getByRole("listitem").filter({ has: earlier })).toContainText("1");
}

/** Presses the Tab key until it has brought the focus there. */
async function reach(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab") {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < AT_MOST; pressed++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${key} does not reach ${target}`);
}
