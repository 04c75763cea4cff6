import { mkdtempSync, openSync, closeSync, ftruncateSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { unzipSync, zipSync } from "fflate";
import { filesInFolder } from "../../scripts/museums/folders.js";
import { writeMuseumZip } from "../../src/content/packing/writeMuseumZip.ts";
import { withoutBlanks } from "../../src/studio/draft/documents/withoutBlanks.ts";
import { expect, test } from "../journey.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import {
  addWork,
  button,
  draftId,
  expectSaved,
  heading,
  link,
  notes,
  storedDocuments,
  write,
} from "./studioPage.ts";

const museum = filesInFolder("e2e/museums/museo-del-cortile", "museo-del-cortile");

test("a draft that was handed over opens again as the same draft, beside the first", async ({
  page,
}) => {
  await open(page, await writeMuseumZip(museum));
  await expect(heading(page)).toHaveText("Opere");
  await addWork(page, "Appena cominciata");
  await write(notes(page), "Da finire.");
  await write(page.getByRole("textbox", { name: "Data" }), "forse domani");
  await expectSaved(page);
  const [first, documents] = [draftId(page), await storedDocuments(page)];
  expect(documents.size).toBeGreaterThan(10);

  await link(page, "Pubblica").click();
  const file = await downloadedFile(page, () => button(page, "Scarica il file del museo").click());
  expect(file.name).toBe("museo-del-cortile.varco.zip");
  await open(page, file.bytes);
  await expect(heading(page)).toHaveText("Opere");
  expect(draftId(page)).not.toBe(first);
  expect(inOrder(await storedDocuments(page))).toEqual(inOrder(documents));
  await page
    .getByRole("link", { name: /Fontana delle tre rane/ })
    .first()
    .click();
  await expect(page.getByRole("img", { name: /ran[ae]/i })).toBeVisible();
});

test("what is no file of Varco, or was tampered with, is refused in words; the next one opens", async ({
  page,
}) => {
  const whole = Buffer.from(await writeMuseumZip(museum));
  const renamed = (from: string, to: string) =>
    Buffer.from(whole.toString("latin1").replaceAll(from, to), "latin1");
  const added = async (path: string, content: string) => {
    const bytes = new TextEncoder().encode(content);
    const files = new Map(museum.files).set(path, {
      bytes: bytes.length,
      read: () => Promise.resolve(bytes),
    });
    return Buffer.from(await writeMuseumZip({ ...museum, files }));
  };
  const bomb = Buffer.from(
    zipSync({ ...unzipSync(whole), "it/a.json": new Uint8Array(4_000_000) }, { level: 9 }),
  );
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const refused: [words: RegExp, file: Buffer][] = [
    [/Non è un file di Varco, o non è arrivato intero/, Buffer.alloc(0)],
    [/Non è un file di Varco/, Buffer.from("<!doctype html><title>Accedi</title>")],
    [/non è arrivato intero/, whole.subarray(0, whole.length - 100)],
    [/nomi di file che potrebbero fare danni/, renamed("it/leone.json", "../leone.json")],
    [/molto più di quanto possa contenere una guida/, bomb],
    [/qualcosa che non fa parte di una guida/, renamed("it/leone.json", "it/leone.html")],
    [/È stato cambiato dopo la consegna/, renamed("it/leone.json", "it/leona.json")],
    [/non è quello che dice il suo nome/, await added("pictures/x.svg", drawing)],
    [/non è quello che dice il suo nome/, await added("pictures/x.png", "MZ")],
    [/La scheda del museo dentro il file non si può leggere/, await added("museum.json", "{}")],
  ];
  await page.goto("/studio");
  for (const [words, file] of refused) {
    await choose(page, file);
    await expect(page.getByRole("main").getByText(words)).toBeVisible();
    await expect(page.getByRole("region", { name: "Le tue bozze" })).toHaveCount(0);
  }
  await choose(page, whole);
  await expect(heading(page)).toHaveText("Opere");
});

test("a file of more than 1 GB is not even read", async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), "varco-large-"));
  try {
    const file = join(folder, "grande.varco.zip");
    const handle = openSync(file, "w");
    ftruncateSync(handle, 1_100_000_000);
    closeSync(handle);
    await page.addInitScript(() => {
      for (const how of ["arrayBuffer", "stream", "text", "slice"] as const)
        Blob.prototype[how] = () => {
          throw new Error("It was read");
        };
    });
    await page.goto("/studio");
    await fileOf(page).setInputFiles(file);
    await expect(
      page.getByRole("main").getByText(/molto più di quanto possa contenere una guida/),
    ).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

async function open(page: Page, zip: Uint8Array) {
  await page.goto("/studio");
  await choose(page, zip);
}

async function choose(page: Page, zip: Uint8Array) {
  await fileOf(page).setInputFiles({
    name: "museo.varco.zip",
    mimeType: "application/zip",
    buffer: Buffer.from(zip),
  });
}

function fileOf(page: Page) {
  return page.getByRole("region", { name: "Un file da riprendere" }).locator("input[type=file]");
}

/** An empty list says the same as none. */
function inOrder(documents: ReadonlyMap<string, unknown>) {
  return [...documents]
    .map(([path, document]) => [path, withoutBlanks(document)] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
}
