import type { Page } from "@playwright/test";
import { onlyInChromium } from "../device/browser.ts";
import { expect, test } from "../journey.ts";
import { documentsOfMuseum, openDraft, type DraftDocuments } from "./openDraft.ts";

for (const works of [6, 40, 300]) {
  test(`how far a museum of ${works} works is, is printed on two pages, one for its director and one for its plan`, async ({
    page,
  }) => {
    onlyInChromium("it prints to a PDF");
    await openDraft(page, withWorks(await documentsOfMuseum("galleria-borghese"), works), "stato");
    await expect(page.getByRole("heading", { level: 1, name: "A che punto siamo" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Stampa/ })).toBeVisible();
    expect(await pagesPrinted(page)).toBe(2);
  });
}

/** The museum with its works over and over, each with another number and address. */
function withWorks(documents: DraftDocuments, count: number): DraftDocuments {
  const museum = documents.get("museum") as { works: string[] };
  const known = [...documents];
  const works = Array.from({ length: count }, (_, index) => {
    const slug = museum.works[index % museum.works.length]!;
    const copy = `${slug}-${letters(index)}`;
    for (const [path, document] of known)
      if (path.endsWith(`/${slug}`)) documents.set(path.replace(slug, copy), document);
    const facts = documents.get(`works/${slug}`) as object;
    documents.set(`works/${copy}`, { ...facts, id: index + 1, inventory: `${index + 1}` });
    // The touch guides are a column only where there is a drawing.
    documents.set(`file/models/${copy}-emblem.svg`, { sha256: "a", bytes: 1 });
    return copy;
  });
  return documents.set("museum", { ...museum, works, tour: [] });
}

function letters(number: number): string {
  const last = String.fromCodePoint(97 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26)) + last;
}

async function pagesPrinted(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
