import type { Page } from "@playwright/test";
import { filesOfMuseum } from "../../scripts/museums/folders.js";
import { serve } from "../../scripts/hosting/serve.js";
import { test as cameraJourney } from "../device/camera.ts";
import { expect, orInFirefox } from "../journey.ts";
import { openApp, openKeptApp } from "../pages/openApp.ts";
import { expectToHear } from "../pages/voice.ts";
import { noStore, serveBehindProxy, type NetworkProxy } from "../server/networkProxy.ts";
import { reportingHeaders } from "../server/policyReports.ts";
import {
  changedMuseum,
  withPublishedGuide,
  type PublishedGuide,
} from "../server/publishedGuide.ts";

const base = "/guida";
const address = `https://www.museo.example${base}`;

/** Journeys through a guide that its museum has published alone, in a folder of its own site. */
const test = cameraJourney.extend<
  { network: NetworkProxy; publishAgain: () => Promise<PublishedGuide["publication"]> },
  { guide: PublishedGuide }
>({
  guide: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it.
    async ({}, use) =>
      withPublishedGuide({ museum: filesOfMuseum("galleria-borghese"), address }, use),
    { scope: "worker", timeout: 300_000 },
  ],
  network: async ({ guide: { folder } }, use) =>
    serveBehindProxy({ hasCache: false, folder, base }, use),
  // A request that leaves the folder is a foreign one, which fails a journey.
  baseURL: async ({ network }, use) => use(network.address + base),
  /** Puts a version in which a work has another title in the place of the one that is served. */
  publishAgain: async ({ network }, use) => {
    const museum = changedMuseum("en/primavera.json", '"title": "Spring"', '"title": "Springtime"');
    await withPublishedGuide({ museum, address }, async ({ folder, publication }) => {
      let close: (() => void) | undefined;
      await use(async () => {
        const headers = { ...reportingHeaders, ...noStore };
        const server = await serve({ port: 0, folder, base, headers });
        close = server.close;
        network.leadTo(server.port);
        return publication;
      });
      close?.();
    });
  },
});

// In one worker: each would publish the guide anew.
test.describe.configure({ mode: "serial" });
test.use({
  tolerated: orInFirefox(/Failed to load resource|ERR_/, /Failed to load|cannot be played/),
});

const first = `${base}/galleria-borghese`;

test("leads from its folder to the first screen, and on to works and captions", async ({
  page,
}) => {
  await page.goto(`${base}/`);
  await expect(page).toHaveURL(`${first}/`);
  await page.getByRole("main").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${first}/disability?lang=en`);
  await page.getByRole("link", { name: "Deafness" }).click();
  await page.getByRole("link", { name: "Artworks" }).click();
  await page.getByRole("link", { name: "Apollo" }).click();
  await expect(heading(page)).toHaveText("Apollo");
  const picture = page.locator(".work-picture");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole("link", { name: "Back" }).click();
  // Where a visitor comes back to the list, the work that was read has focus.
  await expect(page.getByRole("link", { name: "Apollo" })).toBeFocused();
  await openApp(page, `${first}/transcription?lang=en`);
  await expect(heading(page)).toHaveText("Live captions");
});

test("plays the tour", async ({ page }) => {
  await openApp(page, `${first}/disability?lang=en`);
  await page.getByRole("link", { name: "Blindness" }).click();
  await expectToHear(page, "tour-introduction");
});

test("comes in the language that is asked for, and changes it in place", async ({ page }) => {
  await openApp(page, `${first}/list?lang=de`);
  await expect(heading(page)).toHaveText("Die Werke");
  await page.getByRole("button", { name: "Sprache: Deutsch" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(`${first}/list?lang=fr`);
  await expect(heading(page)).toHaveText("Les œuvres");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute(
    "href",
    `${base}/fr/galleria-borghese.webmanifest`,
  );
  // The page that was sent for a language which nobody asked for is replaced by that of another.
  await openApp(page, `${first}/list`);
  await expect(heading(page)).toHaveText("Les œuvres");
});

test.describe("an address that it does not have", () => {
  test.use({ tolerated: /status of 404|There is no artwork with the id/ });

  test("leads back to it", async ({ page }) => {
    await page.goto(`${first}/nonsense?lang=en`);
    await page.getByRole("link", { name: "Start your visit: Galleria Borghese" }).click();
    await expect(page).toHaveURL(`${first}?lang=en`);
    await page.goto(`${first}/artwork/999?lang=en`);
    await page.getByRole("link", { name: "Artworks" }).click();
    await expect(heading(page)).toHaveText("Artworks");
  });
});

test.describe("a label of it", () => {
  test.use({ camera: { sees: [{ text: `${address}/galleria-borghese/artwork/3` }] } });

  test("is scanned, and opens the work", async ({ page }) => {
    await openApp(page, `${first}/deaf-user?lang=en`);
    await page.getByRole("button", { name: "Tap to activate the camera" }).click();
    await expect(page).toHaveURL(`${first}/artwork/3/?lang=en`);
    await expect(heading(page)).toHaveText("Davide con la testa di Golia");
  });
});

test.describe("on a device that keeps it", () => {
  test.use({ keepsApp: true });

  test("is visited without a network once it is downloaded", async ({ page, context, network }) => {
    await download(page);
    network.cut();
    await context.setOffline(true);
    await page.goto(`${first}/artwork-description/apollo?lang=en`);
    await page.getByRole("button", { name: "Play", exact: true }).first().click();
    await expectToHear(page, "apollo");
    await page.goto(`${first}/list?lang=en`);
    await page.getByRole("link", { name: "Spring" }).click();
    await expect(heading(page)).toHaveText("Primavera");
    // What was not downloaded is kept of the app alone.
    await page.goto(`${first}/list?lang=it`);
    await expect(heading(page)).toHaveText("Le opere");
  });

  test("keeps what it has while another version is published, and is offered that", async ({
    page,
    context,
    network,
    guide,
    publishAgain,
  }) => {
    await download(page);
    const next = await publishAgain();
    expect(next.version).not.toBe(guide.publication.version);
    const update = page.getByRole("button", { name: "Update now" });
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(update).toBeVisible();
    network.cut();
    await context.setOffline(true);
    await openApp(page, `${first}/list?lang=en`);
    await expect(page.getByRole("link", { name: "Spring" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Springtime" })).toHaveCount(0);
    await openApp(page, `${first}/disability?lang=en`);
    await update.click();
    await expect(update).toHaveCount(0);
    await openApp(page, `${first}/list?lang=en`);
    await page.getByRole("link", { name: "Springtime" }).click();
    await expect(heading(page)).toHaveText("Primavera");
  });
});

/** Downloads the visit in English. */
async function download(page: Page) {
  await openKeptApp(page, `${first}/disability?lang=en`);
  await page.getByRole("button", { name: /^Download for offline/ }).click();
  await expect(page.getByRole("button", { name: "Remove the download" })).toBeVisible();
}

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
