import { expect, type Locator, type Page } from "@playwright/test";

/** Makes a new museum by the three questions and opens its works. */
export async function beginMuseum(page: Page, name: string) {
  await page.goto("/studio");
  await write(page.getByRole("textbox", { name: "Come si chiama il museo?" }), name);
  await page.getByRole("button", { name: "Comincia" }).click();
  await expect(heading(page)).toHaveText("Opere");
}

/** Adds a work to the list; its facts are open afterwards. */
export async function addWork(page: Page, title: string) {
  await write(page.getByRole("textbox", { name: "Titolo di una nuova opera" }), title);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText(title);
}

/** Writes in a field in place of what is there, by keys: of `fill` React hears nothing in Firefox. */
export async function write(field: Locator, text: string) {
  await field.selectText();
  await field.pressSequentially(text);
}

export function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** A field that has many lines, and that nothing but the draft reads. */
export function notes(page: Page) {
  return page.getByRole("textbox", { name: "Appunti" });
}

export function link(page: Page, name: string) {
  return page.getByRole("link", { name, exact: true });
}

export function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

/** Waits until the studio says that everything is stored. */
export async function expectSaved(page: Page) {
  await expect(page.getByText("Salvato", { exact: true })).toBeVisible();
}

/** The id of the draft that is open. */
export function draftId(page: Page) {
  return new URL(page.url()).hash.split("/")[1]!;
}

/** The documents of a draft as they are stored, by their paths. */
export async function storedDocuments(
  page: Page,
  draft = draftId(page),
): Promise<Map<string, unknown>> {
  return new Map(await page.evaluate(readDocuments, draft));
}

/** Runs in the page; the stores are those of `src/platform/drafts/draftsDatabase.ts`. */
async function readDocuments(draft: string) {
  const answer = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(request.error ?? new Error("No answer")));
    });
  const database = await answer(indexedDB.open("varco-studio"));
  const documents = database.transaction("documents").objectStore("documents");
  const ofDraft = IDBKeyRange.bound([draft], [draft, []]);
  const keys = answer(documents.getAllKeys(ofDraft));
  const values = await answer(documents.getAll(ofDraft));
  const paths = (await keys) as [string, string][];
  database.close();
  return paths.map(([, path], n): [string, unknown] => [path, values[n]]);
}
