import { readMuseumZip } from "../../src/content/packing/readMuseumZip.ts";
import { bytesOf, publishedGuide, slug } from "../../src/checkup/fixtures/publishedGuide.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { preloadAxe } from "../checks/axe.ts";
import { forgetFocus, keyboardTraps } from "../checks/keyboardTraps.ts";
import { misfitsInLowWindows, sidewaysScroll, smallTargets } from "../checks/layout.ts";
import { expect, test as journey } from "../journey.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import { expectAnnounced } from "../pages/announcements.ts";
import { withGuideHost, type GuideHost, type HostFaults } from "../server/guideHost.ts";
import type { Page } from "@playwright/test";

/** A journey on a host of its own, with the faults that it asks for. */
const test = journey.extend<{ faults: HostFaults; host: GuideHost }>({
  faults: [{}, { option: true }],
  host: async ({ faults }, use) => withGuideHost(faults, use),
  baseURL: async ({ host }, use) => use(new URL(host.page).origin),
});

test.use({ keepsApp: true, tolerated: /status of 40[45]/ });

const script = "/assets/app-1a2b3c4d.js";
const sound = `/assets/${slug}/it/apollo-1a2b3c4d.mp3`;

const pronounced = /pronta per i visitatori|da sistemare/;

async function check(page: Page, host: GuideHost) {
  await page.goto(host.page);
  await expect(page.locator("#summary")).toHaveText(pronounced);
}

function point(page: Page, title: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
}

test("a whole guide is called ready, is kept by the device, and gives its museum back", async ({
  page,
  host,
}) => {
  await check(page, host);
  await expect(page.locator("#summary")).toHaveText(
    "La guida è pronta per i visitatori. Una cosa conta poco: si può lasciare così.",
  );
  await expectAnnounced(page, "La guida è pronta per i visitatori.");
  await expect(point(page, "Indirizzo")).toContainText("Questa è una prova sul tuo computer");
  await expect(point(page, "Senza rete")).toContainText("questo apparecchio tiene la versione");
  await expect(page.getByText(/^Qui c’è la guida fatta il 4 maggio 2026/)).toBeVisible();
  await page.getByRole("button", { name: "Copia per il tecnico" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    host.publication.version,
  );
  const { name, bytes } = await downloadedFile(page, () =>
    page.getByRole("button", { name: "Scarica il file del museo" }).click(),
  );
  expect(name).toBe(`${slug}.varco.zip`);
  const read = await readMuseumZip(bytes);
  expect("museum" in read && [...read.museum.files.keys()]).toEqual([
    "it/apollo.json",
    "museum.json",
    "recordings/it/apollo.mp3",
  ]);
});

const hosts: [what: string, faults: HostFaults, title: string, says: string | RegExp][] = [
  [
    "lacks a file",
    { change: (files) => void files.delete(script) },
    "File",
    /Da sistemare\s*Un file della guida manca\./,
  ],
  [
    "has a page that is cut off",
    {
      change: (files) => {
        const path = `/${slug}/artwork/1/index.html`;
        files.set(path, files.get(path)!.slice(0, 100));
      },
    },
    "File",
    /Da sistemare\s*1 file è arrivato solo in parte\./,
  ],
  [
    "says that a script is text",
    { headers: (path) => (path === script ? { "content-type": "text/plain" } : {}) },
    "Tipi",
    /Da sistemare\s*.*\.js: la guida non si avvia/,
  ],
  [
    "sends recordings only whole",
    { hasRanges: false },
    "Registrazioni",
    /Da sistemare\s*Su iPhone e iPad le registrazioni non si sentono/,
  ],
  [
    "sends the list of an older guide",
    {
      answers: (url) => (url.endsWith("/controllo/guide.json") ? olderList() : undefined),
    },
    "Versioni",
    /Da sistemare\s*Lo spazio web manda ancora una guida più vecchia/,
  ],
  [
    "answers every address",
    { answers: (url) => (/artwork\/controllo-/.test(url) ? "{}" : undefined) },
    "Etichette",
    /Da sistemare\s*A un indirizzo che non esiste/,
  ],
  [
    "forbids the camera",
    { headers: () => ({ "permissions-policy": "camera=()" }) },
    "Protezione e permessi",
    /Da sistemare\s*Lo spazio web vieta alla guida la fotocamera/,
  ],
  [
    "takes no service worker",
    { headers: (path) => (path.startsWith("/worker-") ? { "content-type": "text/plain" } : {}) },
    "Senza rete",
    /Da sistemare\s*La guida non si apre quando la rete manca/,
  ],
];

function olderList() {
  const { publication } = publishedGuide({ address: "http://localhost", made: "2026-01-01" });
  return JSON.stringify(publication);
}

for (const [what, faults, title, says] of hosts)
  test.describe(() => {
    test.use({ faults, tolerated: /status of 40[45]|MIME type/ });
    test(`a host that ${what} is told of`, async ({ page, host }) => {
      await check(page, host);
      await expect(page.locator("#summary")).toHaveText(/ da sistemare, qui sotto/);
      await expect(point(page, title)).toContainText(says);
    });
  });

test.describe(() => {
  test.use({
    faults: {
      headers: (path) => (path.endsWith("/guide.json") ? { "cache-control": "max-age=3600" } : {}),
    },
  });
  test("an older copy that the browser keeps is told of, and goes when it is known", async ({
    page,
    host,
  }) => {
    await check(page, host);
    await expect(point(page, "Versioni")).toContainText("Nessuna copia vecchia");
    const newer = { ...host.publication, version: "nuova", made: "2026-09-01T10:00:00.000Z" };
    host.faults = {
      answers: (url) => (/guide\.json/.test(url) ? JSON.stringify(newer) : undefined),
    };
    await page.getByRole("button", { name: "Ripeti il controllo" }).click();
    await expect(point(page, "Versioni")).toContainText(
      "Questo browser ha ancora una copia più vecchia",
    );
    await expect(page.locator("#summary")).toHaveText(pronounced);
  });
});

test.describe(() => {
  test.use({ faults: { base: "/guida", at: "/museo" }, tolerated: /status of 404|MIME type/ });
  test("a guide in another folder than it was published for says so, as it should look", async ({
    page,
    host,
  }) => {
    await check(page, host);
    await expect(point(page, "Indirizzo")).toContainText("pubblicata per un altro indirizzo");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveCSS("font-family", /Atkinson/);
    await page.evaluate(async () => void (await document.fonts.ready));
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain(
      "loaded",
    );
  });
});

test.describe(() => {
  test.use({ faults: { base: "/guida" } });
  test("a guide in a folder is checked there", async ({ page, host }) => {
    await check(page, host);
    await expect(page.locator("#summary")).toHaveText(/^La guida è pronta/);
    await expect(page.getByRole("link", { name: "Apri la guida" })).toHaveAttribute(
      "href",
      `/guida/${slug}`,
    );
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test("without JavaScript the page says what it needs", async ({ page, host }) => {
    await page.goto(host.page);
    const told = page.locator("noscript p");
    await expect(told).toBeVisible();
    await expect(told).toHaveText(/^Il controllo ha bisogno di JavaScript/);
    await expect(page.getByRole("button")).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({
    faults: { change: (files) => void files.set(sound, bytesOf("ID3")), hasRanges: false },
  });
  test("the page fits, is easy to hit and to read, and is gone through by the Tab key alone", async ({
    page,
    host,
  }) => {
    await preloadAxe(page);
    await check(page, host);
    for (const details of await page.locator("details").all()) await details.click();
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 568 });
    for (const size of ["100%", "200%"]) {
      await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
      expect(await sidewaysScroll(page), size).toBe(0);
    }
    await page.evaluate(() => document.documentElement.removeAttribute("style"));
    await page.evaluate(forgetFocus);
    expect(await keyboardTraps(page)).toEqual([]);
    expect(await misfitsInLowWindows(page)).toEqual([]);
  });
});
