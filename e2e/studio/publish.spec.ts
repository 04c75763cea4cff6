import { unzipSync } from "fflate";
import type { Page } from "@playwright/test";
import type { Publication } from "../../src/content/publishing/guide.ts";
import { at } from "../../src/studio/draft/documents/documents.ts";
import { sha256 } from "../../src/content/packing/manifest.ts";
import { onlyInChromium } from "../device/browser.ts";
import { preloadAxe } from "../checks/axe.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { crampedButtons, sidewaysScroll, smallTargets } from "../checks/layout.ts";
import { expect, test } from "../journey.ts";
import { expectAnnounced } from "../pages/announcements.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import { photographs } from "./curatorFiles.ts";
import { openDraft } from "./openDraft.ts";
import { pretendKit } from "./pretendKit.ts";
import { smallDraft } from "./smallDraft.ts";
import { button, expectSaved, link, storedDocuments, write } from "./studioPage.ts";

const address = "https://www.museo.it/guida";

test.beforeEach(async ({ page }) => {
  await pretendKit(page);
});

test("a guide goes among the downloads whole, and after a change what is different of it", async ({
  page,
}) => {
  await openDraft(page, await smallDraft(), "pubblica");
  await write(page.getByRole("textbox", { name: "Indirizzo della guida" }), `${address}/`);
  await make(page);
  await expectAnnounced(page, "La guida è pronta: scegli dove metterla");
  await expect(page.getByRole("heading", { name: "Che cosa cambia" })).toBeHidden();
  const whole = await downloadedFile(page, () =>
    page.getByRole("button", { name: /^Scarica tutta la guida/ }).click(),
  );
  expect(whole.name).toBe("galleria-borghese-guida.zip");
  const files = unzipSync(whole.bytes);
  const publication = readJson<Publication>(files["controllo/guide.json"]!);
  expect(publication.address).toBe(address);
  expect(Object.keys(files).toSorted()).toEqual(
    [
      ...Object.keys(publication.files).map((path) => path.slice(1)),
      "controllo/guide.json",
    ].toSorted(),
  );
  for (const name of Object.keys(files)) expect(name).not.toMatch(/studio\.json|booth/);
  await expect(told(page, /è tra i tuoi download/)).toBeVisible();
  await expectSaved(page);
  expect((await storedDocuments(page)).get(at.publication)).toMatchObject({
    published: [{ address, version: publication.version }],
  });

  await page.goto("/studio#/journey/opere/apollo/en");
  await write(page.getByRole("textbox", { name: "Testo breve" }), "Apollo sits and plays.");
  await expectSaved(page);
  await page.reload();
  await link(page, "Pubblica").click();
  await make(page);
  await expect(page.getByRole("heading", { name: "Che cosa cambia" })).toBeVisible();
  await expect(page.getByText(/\(numero 1\) è cambiata in inglese\.$/)).toBeVisible();
  const difference = await downloadedFile(page, () =>
    page.getByRole("button", { name: /^Scarica solo le differenze/ }).click(),
  );
  const changed = unzipSync(difference.bytes);
  expect(Object.keys(changed)).toEqual([
    expect.stringMatching(/^assets\/galleria-borghese\/en\/artwork\/1-\w+\.json$/),
    "controllo/guide.json",
    "DA-CANCELLARE.txt",
  ]);
  expect(readJson<Publication>(changed["controllo/guide.json"]!).before).toEqual({
    version: publication.version,
    made: publication.made,
  });
  expect(new TextDecoder().decode(changed["DA-CANCELLARE.txt"])).toMatch(
    /\r\nassets\/galleria-borghese\/en\/artwork\/1-\w+\.json\r\n$/,
  );
});

test("a photograph is sent in WebP and JPEG, upright, in three sizes", async ({ page }) => {
  const [photograph] = await photographs();
  const documents = await smallDraft();
  const checksum = await sha256(new Uint8Array(photograph!));
  const picture = { kind: "photograph", file: "apollo.jpg", credit: "Museo" };
  documents.set(at.work("apollo"), { ...(documents.get(at.work("apollo")) as object), picture });
  documents.set(at.file("pictures/apollo.jpg"), { sha256: checksum, bytes: photograph!.length });
  documents.set(at.publication, { address });
  await openDraft(page, documents, "pubblica");
  await page.evaluate(keepFile, [checksum, [...photograph!]] as const);
  await make(page);
  const { bytes } = await downloadedFile(page, () =>
    page.getByRole("button", { name: /^Scarica tutta la guida/ }).click(),
  );
  const files = unzipSync(bytes);
  const copies = Object.keys(files).filter((name) => name.startsWith("assets/apollo-"));
  // Lying on its side it has 1600 by 1200: upright it is 1200 wide.
  expect(copies).toEqual([
    ...[400, 800, 1200].map((width) => `assets/apollo-${width}.webp`),
    ...[400, 800, 1200].map((width) => `assets/apollo-${width}.jpeg`),
  ]);
  for (const name of copies) {
    const begins = Buffer.from(files[name]!.slice(0, 12)).toString("latin1");
    expect(begins).toMatch(name.endsWith(".webp") ? /^RIFF....WEBP/s : /^\xff\xd8\xff/);
  }
  const sizes = await page.evaluate(
    sizesOf,
    copies.map((name) => Array.from(files[name]!)),
  );
  expect(sizes).toEqual([
    [400, 533],
    [800, 1067],
    [1200, 1600],
    [400, 533],
    [800, 1067],
    [1200, 1600],
  ]);
});

test("a guide is written into a folder, brought up to date there, and not over another museum’s", async ({
  page,
}) => {
  onlyInChromium("it alone writes into folders");
  await page.addInitScript(chooseOwnFolder);
  const documents = await smallDraft();
  documents.set(at.publication, { address });
  await openDraft(page, documents, "pubblica");
  await page.evaluate(putInFolder, ["notes.txt", "theirs"] as const);
  await make(page);
  await button(page, "Scrivi in una cartella…").click();
  await expect(page.getByRole("heading", { name: "La cartella non è vuota" })).toBeFocused();
  await expect(page.getByText(/C’è una cosa che non è della guida: notes\.txt\./)).toBeVisible();
  await button(page, "Scrivi nella cartella").click();
  await expect(told(page, /^La guida è nella cartella «chosen»/)).toBeVisible();
  const first = await page.evaluate(readFolder);
  expect(first["notes.txt"]).toBe("theirs");
  const publication = JSON.parse(first["controllo/guide.json"]!) as Publication;
  expect(Object.keys(first)).toHaveLength(Object.keys(publication.files).length + 2);

  await page.goto("/studio#/journey/opere/apollo/en");
  await write(page.getByRole("textbox", { name: "Testo breve" }), "Apollo sits and plays.");
  await link(page, "Pubblica").click();
  await make(page);
  await button(page, "Scrivi in una cartella…").click();
  await button(page, "Scrivi nella cartella").click();
  await expect(page.getByText(/^Scritti 1 file, già uguali \d+, tolti 1\.$/)).toBeVisible();
  const second = await page.evaluate(readFolder);
  expect(Object.keys(second)).toHaveLength(Object.keys(first).length);
  expect(Object.values(second).join("")).toContain("Apollo sits and plays.");

  const other = { ...publication, museum: { ...publication.museum, slug: "altro", name: "Altro" } };
  await page.evaluate(putInFolder, ["controllo/guide.json", JSON.stringify(other)] as const);
  await button(page, "Scrivi in una cartella…").click();
  await expect(told(page, /la guida di un altro museo \(Altro\)/)).toBeVisible();
});

test("while another tab publishes the same draft, this one says so", async ({ page, context }) => {
  const documents = await smallDraft();
  documents.set(at.publication, { address });
  await openDraft(page, documents, "pubblica");
  const other = await context.newPage();
  await other.goto("/robots.txt");
  await other.evaluate(() => {
    void navigator.locks.request("varco-publish-journey", () => new Promise(() => {}));
    return navigator.locks.query();
  });
  await button(page, "Prepara la guida").click();
  await expect(told(page, /si sta già pubblicando in un’altra scheda/)).toBeVisible();
  await other.close();
  await make(page);
});

test("a guide that is ready, and the question before a folder is written, are read, fit and are easy to hit", async ({
  page,
}) => {
  onlyInChromium("it alone writes into folders");
  await preloadAxe(page);
  await page.addInitScript(chooseOwnFolder);
  const documents = await smallDraft();
  documents.set(at.publication, { address: "https://museo-città.it/guida" });
  await openDraft(page, documents, "pubblica");
  await page.evaluate(putInFolder, ["notes.txt", "theirs"] as const);
  await make(page);
  await page.getByText("Qualcun altro può averla pubblicata dopo di te?").click();
  await expectToFit(page, "ready");
  await button(page, "Scrivi in una cartella…").click();
  await expect(page.getByRole("heading", { name: "La cartella non è vuota" })).toBeFocused();
  await expectToFit(page, "question");
});

test("the address of before leads to it", async ({ page }) => {
  await openDraft(page, await smallDraft(), "consegna");
  await expect(page).toHaveURL(/#\/journey\/pubblica$/);
});

async function make(page: Page) {
  await page.getByRole("button", { name: /^Prepara (?:di nuovo )?la guida$/ }).click();
  await expect(page.getByText(/^È pronta e riletta/)).toBeVisible();
}

async function expectToFit(page: Page, what: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFindingsInEveryScheme(page), what).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await sidewaysScroll(page), what).toBe(0);
  expect(await crampedButtons(page), what).toEqual([]);
  expect(await smallTargets(page), what).toEqual([]);
}

/** What is shown, and not what is announced beside it. */
function told(page: Page, words: RegExp) {
  return page.getByRole("main").getByText(words);
}

function readJson<Json>(bytes: Uint8Array): Json {
  return JSON.parse(new TextDecoder().decode(bytes)) as Json;
}

/** Runs in the page; the store is that of `src/platform/drafts/draftsDatabase.ts`. */
async function keepFile([checksum, bytes]: readonly [string, readonly number[]]) {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open("varco-studio");
    request.addEventListener("success", () => resolve(request.result));
  });
  const transaction = database.transaction(["files"], "readwrite");
  transaction.objectStore("files").put(new Uint8Array(bytes), ["journey", checksum]);
  await new Promise((resolve) => {
    transaction.addEventListener("complete", resolve);
  });
  database.close();
}

/** Runs in the page: how large the pictures are. */
function sizesOf(pictures: readonly (readonly number[])[]) {
  return Promise.all(
    pictures.map(async (bytes) => {
      const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      return [width, height];
    }),
  );
}

/** Runs in the page before anything: a folder of its own file system is the one that is chosen. */
function chooseOwnFolder() {
  Object.assign(window, {
    showDirectoryPicker: async () =>
      (await navigator.storage.getDirectory()).getDirectoryHandle("chosen", { create: true }),
  });
}

/** Runs in the page. */
async function putInFolder([path, text]: readonly [string, string]) {
  let folder = await (
    await navigator.storage.getDirectory()
  ).getDirectoryHandle("chosen", { create: true });
  const names = path.split("/");
  const name = names.pop()!;
  for (const each of names) folder = await folder.getDirectoryHandle(each, { create: true });
  const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await stream.write(text);
  await stream.close();
}

/** Runs in the page: the texts of all files in the folder, by their paths. */
async function readFolder(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  async function readInto(folder: FileSystemDirectoryHandle, path: string) {
    for await (const [name, handle] of folder.entries())
      if (handle.kind === "directory")
        await readInto(handle as FileSystemDirectoryHandle, `${path}${name}/`);
      else texts[path + name] = await (await (handle as FileSystemFileHandle).getFile()).text();
  }
  const root = await navigator.storage.getDirectory();
  await readInto(await root.getDirectoryHandle("chosen"), "");
  return texts;
}
