import { expect, type Page } from "@playwright/test";
import { openDraft, type DraftDocuments } from "../studio/openDraft.ts";

export async function openBooth(page: Page, documents: DraftDocuments, at: string) {
  await openDraft(page, documents, `voci/${at}`);
  await expect(stage(page)).toBeVisible();
}

export function stage(page: Page) {
  return page.getByRole("application");
}

export function chosenTake(page: Page) {
  return page.getByRole("radio", { name: /^Ripresa/, checked: true });
}

export async function turnOn(page: Page) {
  await page.getByRole("button", { name: "Accendi il microfono" }).first().click();
  await expect(page.getByRole("meter")).toBeVisible();
  await expect(stage(page).getByRole("option")).toBeFocused();
}

/** Presses space and has somebody speak. */
export async function beginReading(page: Page, speaking: () => Promise<void>) {
  await page.keyboard.press("Space");
  await expect(recording(page)).toBeVisible();
  await speaking();
}

/** Reads a sentence until nothing is wrong with it: a busy machine may lose a piece of sound. */
export async function readSentence(page: Page, speaking: () => Promise<void>) {
  await expect(async () => {
    await beginReading(page, speaking);
    await page.keyboard.press("Space");
    await expect(recording(page)).toHaveCount(0);
    await expect(chosenTake(page)).toHaveAccessibleName(/va bene/, { timeout: 5_000 });
  }).toPass({ timeout: 240_000 });
}

export function recording(page: Page) {
  return page.getByText("Registro", { exact: true });
}

/** Says who reads, and that their voice may be published. */
export async function allow(page: Page, name: string) {
  await page.getByRole("textbox", { name: "Nome e cognome" }).pressSequentially(name);
  await page.getByRole("checkbox", { name: new RegExp(`${name} permette`) }).check();
}
