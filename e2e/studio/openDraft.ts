import type { Page } from "@playwright/test";
import { filesOfMuseum } from "../../scripts/museums/folders.js";
import { readMuseum } from "../../src/content/reading/readMuseum.ts";
import { documentsOf } from "../../src/studio/draft/export/documentsOf.ts";

/** The documents of a draft, by their paths. */
export type DraftDocuments = Map<string, unknown>;

/** The documents of a museum of the project, without its files. */
export async function documentsOfMuseum(address: string): Promise<DraftDocuments> {
  const { museum } = await readMuseum(filesOfMuseum(address));
  return documentsOf(museum!);
}

/** Puts a draft into the browser as the studio keeps it, and opens one of its screens. */
export async function openDraft(page: Page, documents: DraftDocuments, screen: string) {
  // A page of the same origin, in which nothing runs: the studio is loaded once.
  await page.goto("/robots.txt");
  await page.evaluate(keepDraft, [...documents]);
  await page.goto(`/studio#/journey/${screen}`);
}

/** Opens an address of the studio as if for the first time: another one behind the # is no new page. */
export async function openAnew(page: Page, address: string) {
  await page.goto("about:blank");
  await page.goto(address);
}

/** Runs in the page; the stores are those of `src/platform/drafts/draftsDatabase.ts`. */
async function keepDraft(documents: [path: string, document: unknown][]) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("varco-studio", 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore("drafts", { keyPath: "id" });
      for (const name of ["documents", "journal", "files"]) request.result.createObjectStore(name);
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("No database")));
  });
  const id = "journey";
  const now = Date.now();
  const transaction = database.transaction(["drafts", "documents"], "readwrite");
  transaction.objectStore("drafts").put({ id, name: "Museo", made: now, changed: now, seq: 0 });
  for (const [path, document] of documents)
    transaction.objectStore("documents").put(document, [id, path]);
  await new Promise((resolve, reject) => {
    transaction.addEventListener("complete", resolve);
    transaction.addEventListener("error", reject);
  });
  database.close();
}
