import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { expectAnnounced } from "../pages/announcements.ts";
import { onlyInChromium } from "../device/browser.ts";
import { expect, test } from "../journey.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import { button, draftId, expectSaved, heading, link, storedDocuments } from "./studioPage.ts";
import { dropDrawing, faultyDrawing, goodDrawing, otherSheet } from "./drawings.ts";
import { openDraft } from "./openDraft.ts";
import { smallDraft } from "./smallDraft.ts";

const drawing = "file/models/apollo-emblem.svg";

test.use({
  viewport: { width: 1280, height: 800 },
  // Without a graphics card, what is drawn on a canvas has to be read back to be shown.
  tolerated: /GPU stall due to ReadPixels/,
});

test("a drawing becomes a model: it is dropped, turned, downloaded and counted, and travels with the guide", async ({
  page,
}) => {
  onlyInChromium("without a graphics card, Firefox has no WebGL");
  test.slow();
  await openDraft(page, await withoutGuides(), "opere/apollo");
  await link(page, "Modello tattile").click();
  await expect(page).toHaveTitle("Apollo, modello tattile · Studio · Varco");
  await dropDrawing(page, "Disegno dell’emblema", goodDrawing);
  await expectAnnounced(page, "Disegno aggiunto: si può stampare.");
  await expect(page.getByRole("img", { name: "Disegno dell’emblema sulla lastra" })).toBeVisible();

  await page.getByRole("button", { name: /^Prepara il modello/ }).click();
  await expect(page.getByRole("heading", { name: "Il modello" })).toBeFocused({ timeout: 60_000 });
  await expect(page.getByText("Con la lastra è alto 7 mm")).toBeVisible();
  await turned(page);
  const printed = unzipSync(
    await downloaded(page, "3MF, per la stampante 3D", "apollo-emblem.3mf"),
  );
  expect(Object.keys(printed)).toContain("3D/3dmodel.model");
  const pieces = unzipSync(await downloaded(page, /^STL/, "apollo-emblem-stl.zip"));
  expect(Object.keys(pieces)).toEqual(expect.arrayContaining(["relief.stl", "label-it.stl"]));
  const sheet = await downloaded(page, /^PDF A4/, "apollo-emblem-swell.pdf");
  expect(sheet.subarray(0, 4).toString()).toBe("%PDF");

  await page.getByRole("link", { name: "scrivi la guida tattile dell’emblema" }).click();
  await expect(page.getByRole("heading", { name: "Guida tattile dell’emblema" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Guida tattile dello schema" })).toHaveCount(0);
  await link(page, "A che punto siamo").click();
  const row = page.getByRole("row", { name: /^1 Apollo/ });
  await expect(row.getByRole("link", { name: /, modello tattile: sì$/ })).toBeVisible();
  await expect(
    row.getByRole("link", { name: /, guida tattile in italiano: manca$/ }),
  ).toBeVisible();
  const other = page.getByRole("row", { name: /^2 / });
  await expect(other.getByRole("link", { name: /: nessun disegno$/ })).toBeVisible();

  await expectSaved(page);
  const kept = (await storedDocuments(page)).get(drawing);
  expect(kept).toMatchObject({ bytes: Buffer.from(goodDrawing).length });
  await link(page, "Pubblica").click();
  const zip = await downloaded(page, "Scarica il file del museo", "galleria-borghese.varco.zip");
  expect(unzipSync(zip)["models/apollo-emblem.svg"]).toEqual(
    new Uint8Array(Buffer.from(goodDrawing)),
  );
  await page.goto("/studio");
  await page.locator("input[type=file]").setInputFiles({
    name: "galleria-borghese.varco.zip",
    mimeType: "application/zip",
    buffer: zip,
  });
  await expect(heading(page)).toHaveText("Opere");
  expect(draftId(page)).not.toBe("journey");
  expect((await storedDocuments(page)).get(drawing)).toEqual(kept);
});

test("a drawing with a fault is kept, told with its place, and found again after a reload; another takes its place, and one step back brings it again", async ({
  page,
}) => {
  await openDraft(page, await withoutGuides(), "opere/apollo/modello");
  await dropDrawing(page, "Disegno dello schema", faultyDrawing);
  await expectAnnounced(page, "Disegno aggiunto: c’è un punto da correggere.");
  const fault = page.getByRole("listitem").filter({ hasText: "«Zampillo» è troppo sottile" });
  await expect(fault).toContainText("a 100 mm da sinistra e 50 mm dall’alto");
  await expect(fault).toContainText("1,1 mm");
  await expect(page.getByText("Non si può ancora stampare")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Prepara il modello/ })).toHaveCount(0);

  await expectSaved(page);
  await page.reload();
  await expect(fault).toBeVisible();
  await expect(page.getByRole("img", { name: /con i punti da correggere/ })).toBeVisible();

  await dropDrawing(page, "Disegno dello schema", goodDrawing);
  await expect(fault).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Prepara il modello/ })).toBeVisible();
  await page.getByRole("button", { name: /^Togli il disegno/ }).click();
  await expect(page.getByRole("button", { name: /^Prepara il modello/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Annulla/ }).click();
  await expect(page.getByRole("button", { name: /^Prepara il modello/ })).toBeVisible();
});

test("what is no drawing of a model is refused in words, and the drawing that was there stays", async ({
  page,
}) => {
  await openDraft(page, await withoutGuides(), "opere/apollo/modello");
  await dropDrawing(page, "Disegno dell’emblema", goodDrawing);
  await expect(page.getByRole("button", { name: /^Prepara il modello/ })).toBeVisible();
  for (const [svg, name, words] of [
    [otherSheet, "altro.svg", "Deve essere largo 150 mm e alto 190 mm"],
    ["Ciao", "ciao.svg", "Il file non è un disegno SVG"],
    ["\u001F\0", "disegno.svgz", "compresso"],
    [goodDrawing.padEnd(4_200_000), "grande.svg", "Togli le fotografie dal disegno"],
  ] as const) {
    await dropDrawing(page, "Disegno dell’emblema", svg, name);
    await expect(page.getByRole("main").getByText(words)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Prepara il modello/ })).toBeVisible();
  }
});

/** The small draft without the words for hands, which the museum has in its files. */
async function withoutGuides() {
  const documents = await smallDraft();
  for (const [path, document] of documents) {
    if (!/^[a-z]{2}\/apollo$/.test(path)) continue;
    const { touchEmblem: _, touchComposition: __, ...words } = document as Record<string, unknown>;
    documents.set(path, words);
  }
  return documents;
}

/** The model looks different after each button and key. */
async function turned(page: Page) {
  const model = page.getByRole("img", { name: "Emblema in rilievo" });
  await model.scrollIntoViewIfNeeded();
  const seen = async () =>
    createHash("sha256")
      .update(await model.screenshot())
      .digest("hex");
  for (const move of [
    () => button(page, "Gira a destra").click(),
    () => button(page, "Più vicino").click(),
    () => button(page, "Com’era").click(),
    () => model.press("ArrowUp"),
  ]) {
    const before = await seen();
    await move();
    await expect.poll(seen).not.toBe(before);
  }
}

async function downloaded(page: Page, name: string | RegExp, file: string): Promise<Buffer> {
  const saved = await downloadedFile(page, () => page.getByRole("button", { name }).click());
  expect(saved.name).toBe(file);
  return saved.bytes;
}
