import { room, show } from "./studioScreen.js";

/** @typedef {import("@playwright/test").Page} Page */

/** In milliseconds. The real kit makes a real guide, on whatever machine this runs. */
const UNTIL_MADE = 300_000;

/** Where the guides in the handbook’s pictures are. */
export const guideAddress = "https://guida.museo.it";

/**
 * The screen on which a guide is published, step by step: the example’s first one and, after a
 * corrected sentence, its second.
 * @param {Page} page with the example open and nothing published
 * @param {(name: string) => Promise<unknown>} take
 */
export async function photographPublishing(page, take) {
  await room(page, "Pubblica");
  await page.getByRole("textbox", { name: "Indirizzo della guida" }).fill(guideAddress);
  await top(page);
  await take("pubblica");
  await leaveEarsOut(page);
  await make(page);
  await show(page, page.getByRole("heading", { name: "La guida", exact: true }));
  await take("pronta");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Scarica tutta la guida/ }).click();
  await (await download).delete();
  await page.getByText("è tra i tuoi download").first().waitFor();
  await correctSentence(page);
  await room(page, "Pubblica");
  await make(page);
  await show(page, page.getByRole("heading", { name: "La guida", exact: true }));
  await take("cambia");
  await page.getByRole("button", { name: "Scarica il file del museo" }).click();
  await page.getByText("galleria-borghese.varco.zip").first().waitFor();
  await show(page, page.getByRole("heading", { name: "Il file del museo, da tenere e passare" }));
  await take("tenere");
}

/** @param {Page} page */
async function make(page) {
  await page.getByRole("button", { name: /^Prepara (?:di nuovo )?la guida$/ }).click();
  await page.getByText(/^È pronta e riletta/).waitFor({ timeout: UNTIL_MADE });
}

/**
 * What recognises speech is only in some builds, and a hundred times as large as the guide.
 * @param {Page} page
 */
async function leaveEarsOut(page) {
  const ears = page.getByRole("checkbox", { name: "Il riconoscimento della voce sul telefono" });
  if ((await ears.count()) > 0) await ears.uncheck();
}

/** @param {Page} page */
async function correctSentence(page) {
  const [, draft] = /#\/(\w+)/.exec(page.url()) ?? [];
  await page.evaluate((to) => (location.hash = to), `#/${draft}/opere/davide/it`);
  const text = page.getByRole("textbox", { name: "Testo breve" });
  await text.fill(`${await text.inputValue()} Il quadro è nella sala otto.`);
  await page.getByText("Salvato").first().waitFor();
}

/** @param {Page} page */
const top = (page) => page.evaluate(() => scrollTo(0, 0));
