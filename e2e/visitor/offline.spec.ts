import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { builtVersions } from "../../scripts/checks/builtPages.js";
import { site } from "../../scripts/project.js";
import { addresses } from "../pages/addresses.ts";
import { announced, expectAnnounced } from "../pages/announcements.ts";
import { test as cameraJourney } from "../device/camera.ts";
import { onlyInChromium } from "../device/browser.ts";
import { expect, orInFirefox, test as journey } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp, openKeptApp } from "../pages/openApp.ts";
import { readsCodes } from "../pages/readsCodes.ts";
import { expectToHear, voice } from "../pages/voice.ts";
import { behindProxy } from "../server/networkProxy.ts";

const test = journey.extend(behindProxy);
const testWithCamera = cameraJourney.extend(behindProxy);

// The browser itself complains in the console of every request without a network.
const noNetwork = orInFirefox(
  /Failed to load resource|ERR_|when fetching the script|There is no artwork with the id/,
  /Failed to load|cannot be played/,
);

test.use({ keepsApp: true, hasCache: false, tolerated: noNetwork });
testWithCamera.use({ keepsApp: true, hasCache: false, tolerated: noNetwork });

/** Every screen but those of a work, which are kept once they have been read. */
const screens = builtVersions()
  .filter(({ address }) => /^\/galleria-borghese(?:\/[^/]+)?$/.test(address))
  .map(({ address, asked, file }) => {
    const language = new URL(asked, "http://localhost").searchParams.get("lang") ?? "en";
    return { asked: `${address}?lang=${language}`, language, title: headingIn(file) };
  })
  .filter(({ language }) => language === "en" || language === "it");

test("after one visit every screen opens without a network, in any language", async ({
  page,
  network,
}) => {
  await openKeptApp(page, "/galleria-borghese");
  await goOffline(page.context(), network);
  for (const { asked, language, title } of screens) {
    await page.goto(asked);
    await expect(heading(page)).toHaveText(title);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  }
  await page.goto("/galleria-borghese/deaf-user?lang=en");
  await expect.poll(() => page.evaluate(readsCodes)).toBe(true);
  for (const kind of [/\.css$/, /\.woff2$/, /\.wasm$/])
    expect(await cached(page, "workbox-precache", kind)).toBe(1);
});

test("a page that the device keeps has its own title when it is opened again, and is not announced twice", async ({
  page,
}) => {
  await noteFirstTitle(page);
  await openKeptApp(page, "/galleria-borghese/disability?lang=it");
  await openApp(page, "/galleria-borghese/list?lang=it");
  // One kept page serves for every screen, so the browser has announced only “Varco”.
  expect(await firstTitle(page)).toBe("Varco");
  await expectAnnounced(page, /^Le opere · Galleria Borghese · Varco$/);
  await reload(page);
  expect(await firstTitle(page)).toBe("Le opere · Galleria Borghese · Varco");
  expect(await announced(page)).toEqual([]);

  // Each entry of the history has its own title.
  await page.getByRole("link", { name: "Apollo" }).click();
  await expect(heading(page)).toHaveText("Apollo");
  await reload(page);
  expect(await firstTitle(page)).toBe("Apollo · Galleria Borghese · Varco");
  await page.goBack();
  await expect(heading(page)).toHaveText("Le opere");
  await reload(page);
  expect(await firstTitle(page)).toBe("Le opere · Galleria Borghese · Varco");
  expect(await announced(page)).toEqual([]);
});

test("a work that was read is read again without a network; one that was not is told, with a way on", async ({
  page,
  network,
}) => {
  await openKeptApp(page, "/galleria-borghese/list?lang=en");
  await page.getByRole("link", { name: "Apollo" }).click();
  await expect(heading(page)).toHaveText("Apollo");
  const picture = page.locator(".work-picture");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect.poll(() => cached(page, "read", /apollo-\d+-.*\.webp$/)).toBe(1);
  await goOffline(page.context(), network);
  await page.reload();
  await expect(heading(page)).toHaveText("Apollo");
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
    0,
  );
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  const enlarged = page.getByRole("dialog").getByRole("img");
  await expect
    .poll(() => enlarged.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Next artwork" }).click();
  await expect(
    page.getByRole("main").getByText("There is no internet connection, and this page is not"),
  ).toBeVisible();
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  await page.context().setOffline(false);
  network.mend();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Rinaldo e Armida");

  // The next visitor must not find what this one has read.
  await page.getByRole("button", { name: "End visit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End visit" }).click();
  await expect(page.getByRole("main")).toContainText("Your visit has ended");
  await expect.poll(() => cached(page, "read", /./)).toBe(0);
});

test("a network that wants to be signed in to is told as none, and its page is kept for no work", async ({
  page,
  network,
}) => {
  await openKeptApp(page, "/galleria-borghese/list?lang=en");
  const portal = await network.leadToPortal();
  await page.getByRole("link", { name: "Apollo" }).click();
  const told = page.getByRole("main").getByText("There is no internet connection");
  await expect(told).toBeVisible();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(told).toBeVisible();
  portal.leave();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Apollo");
});

test.describe("the whole visit, downloaded,", () => {
  const visits = addresses.filter((address) => address.startsWith("/galleria-borghese"));

  test.beforeEach(async ({ page, context, network }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=it");
    await download(page, /^Scarica la visita, \d+(,\d)? MB$/);
    await expectAnnounced(page, "La visita in italiano è su questo");
    await expect(page.getByRole("button", { name: "Elimina il download" })).toBeFocused();
    await page.goto("about:blank");
    await goOffline(context, network);
  });

  test("opens cold without a network, screen by screen, with its pictures", async ({ page }) => {
    for (const address of visits) {
      await page.goto(`${address}?lang=it`);
      await expect(heading(page)).not.toHaveText("Unexpected Application Error!");
      await expect(page.locator("html")).toHaveAttribute("lang", "it");
      await expect.poll(() => missingPictures(page)).toBe(0);
    }
  });

  test("is heard without a network, recording by recording, also from the middle", async ({
    page,
  }) => {
    for (const address of visits) {
      const work = address.match(/\/artwork-description\/(.+)/)?.[1];
      if (!work) continue;
      await openApp(page, `${address}?lang=it`);
      const main = page.getByRole("main");
      const guides = await page.getByRole("region", { name: /^Guida tattile/ }).all();
      expect(guides).toHaveLength(work === "apollo" ? 2 : 1);
      for (const [part, recording] of [
        [main, work],
        [guides[0]!, `touch-${work}-emblem`],
        ...guides.slice(1).map((guide) => [guide, `touch-${work}-composition`] as const),
      ] as const) {
        if (part !== main) await part.getByRole("heading").click();
        await part
          .getByRole("button", { name: /^Ascolta/ })
          .first()
          .click();
        await expectToHear(page, recording);
        // After a jump a phone asks for a part of the file.
        await part.getByRole("slider", { name: "Posizione" }).first().press("PageUp");
        await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(5);
      }
    }
    await openApp(page, "/galleria-borghese/disability?lang=it");
    await page.getByRole("link", { name: "Cecità" }).click();
    await expectToHear(page, "tour-introduction");
  });
});

test.describe("the download", () => {
  test("goes on while one visits, is stopped, continued, and removed", async ({
    page,
    network,
  }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=en");
    network.slowDown(400_000);
    const button = page.getByRole("button", { name: /^Download for offline/ });
    await button.dblclick();
    const progress = page.getByRole("progressbar", { name: "Downloading the visit" });
    await expect(progress).toBeVisible();
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    await page.getByRole("link", { name: "Deafness" }).click();
    await expect(heading(page)).toHaveText("Scan an artwork");
    await page.getByRole("link", { name: "Back" }).click();
    await expect.poll(() => valueOf(page)).toBeGreaterThan(0);
    const stop = page.getByRole("button", { name: "Stop the download" });
    await stop.focus();
    await page.keyboard.press("Enter");
    const goOn = page.getByRole("button", { name: /^Continue the download, [\d.]+ MB left$/ });
    await expect(goOn).toBeFocused();
    const before = await cached(page, "visit", /\.mp3$/);
    await page.reload();
    expect(await cached(page, "visit", /\.mp3$/)).toBeGreaterThanOrEqual(before);
    network.slowDown(Infinity);
    await goOn.click();
    await expect(kept(page)).toBeVisible();
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    await page.getByRole("button", { name: "Remove the download" }).click();
    await expect(page.getByRole("button", { name: /^Download for offline/ })).toBeFocused();
    await expectAnnounced(page, /^The download has been removed from this device\.$/);
    expect(await cached(page, "visit", /./)).toBe(0);
  });

  for (const isKnown of [true, false]) {
    const told = isKnown ? "" : ", though the device takes itself for connected";
    test(`stops when the network goes, says so, and goes on by itself${told}`, async ({
      page,
      network,
    }) => {
      await openKeptApp(page, "/galleria-borghese/disability?lang=en");
      network.slowDown(400_000);
      await page.getByRole("button", { name: /^Download for offline/ }).click();
      await expect.poll(() => valueOf(page)).toBeGreaterThan(0);
      network.cut();
      await page.context().setOffline(isKnown);
      const problem = page.getByRole("main").getByText("What has arrived is kept");
      await expect(problem).toBeVisible();
      await expectAnnounced(page, "What has arrived is kept");
      expect(await axeFindingsInEveryScheme(page)).toEqual([]);
      network.slowDown(Infinity);
      network.mend();
      await page.context().setOffline(false);
      await expect(kept(page)).toBeVisible();
      await expect(problem).toHaveCount(0);
    });
  }

  test("whose network goes before the app is on the device says so, and goes on by itself", async ({
    page,
    network,
  }) => {
    // The app is kept when the page is idle, and this page never is.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    // Firefox may call the network idle between two parts of the app.
    const looked = page.waitForResponse(/\/visitDownload-/);
    await page.goto("/galleria-borghese/disability?lang=en", { waitUntil: "networkidle" });
    await looked;
    network.cut();
    await page.getByRole("button", { name: /^Download for offline/ }).click();
    await expect(page.getByRole("main")).toContainText("The internet connection is not working.");
    network.mend();
    await expect(kept(page)).toBeVisible();
    network.cut();
    await page.goto("/galleria-borghese/artwork/3?lang=en");
    await expect(heading(page)).toHaveText("Davide con la testa di Golia");
  });

  test("says that there is no room, and needs less the next time", async ({ page, baseURL }) => {
    onlyInChromium("its disk is given a size");
    await openKeptApp(page, "/galleria-borghese/disability?lang=en");
    const devtools = await page.context().newCDPSession(page);
    const { usage } = await devtools.send("Storage.getUsageAndQuota", { origin: baseURL! });
    await devtools.send("Storage.overrideQuotaForOrigin", {
      origin: baseURL!,
      quotaSize: Math.round(usage) + 2_000_000,
    });
    await page.getByRole("button", { name: /^Download for offline/ }).click();
    await expect(page.getByRole("main")).toContainText(
      /not enough space.*needs [\d.]+\sMB of free space/,
    );
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: baseURL! });
    await page.getByRole("button", { name: /^(Download|Continue)/ }).click();
    await expect(kept(page)).toBeVisible();
  });

  test("says that the browser refuses", async ({ page }) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.open = () =>
        Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
    });
    await openApp(page, "/galleria-borghese/disability?lang=en");
    await page.getByRole("button", { name: /^Download for offline/ }).click();
    await expect(page.getByRole("main")).toContainText("does not let this site save files");
  });

  test("takes no answer of a strange network for a file", async ({ page, context, network }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=en");
    // As in a hotel, where a page that asks for the room number answers every request.
    const portal = await network.leadToPortal();
    await page.getByRole("button", { name: /^Download for offline/ }).click();
    await expect(page.getByRole("main")).toContainText("The internet connection is not working.");
    portal.leave();
    await page.getByRole("button", { name: /^(Download|Continue)/ }).click();
    await expect(kept(page)).toBeVisible();
    await goOffline(context, network);
    await page.goto("/galleria-borghese/artwork/3?lang=en");
    await expect(heading(page)).toHaveText("Davide con la testa di Golia");
  });

  test("in two tabs at once comes once, and both know", async ({ page, context }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=en");
    const other = await context.newPage();
    await openApp(other, "/galleria-borghese/disability?lang=en");
    const asked: string[] = [];
    context.on("request", (request) => {
      // The service worker repeats a tab's request, which would be counted twice.
      if (request.url().endsWith(".mp3") && !request.serviceWorker()) asked.push(request.url());
    });
    await Promise.all(
      [page, other].map((tab) => tab.getByRole("button", { name: /^Download for/ }).click()),
    );
    for (const tab of [page, other]) await expect(kept(tab)).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(new Set(asked).size);
  });

  test("is the next visitor's too: the end of a visit does not remove it", async ({ page }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=en");
    await download(page, /^Download for offline/);
    await page.getByRole("button", { name: "End visit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End visit" }).click();
    await expect(page.getByRole("main")).toContainText("Your visit has ended");
    await page.getByRole("main").getByRole("link", { name: "English" }).click();
    await expect(kept(page)).toBeVisible();
  });
});

testWithCamera.describe("a code", () => {
  testWithCamera.use({
    camera: { sees: [{ text: "https://varco.example/galleria-borghese/artwork/3" }] },
  });

  testWithCamera("is scanned and opened without a network", async ({ page, context, network }) => {
    await openKeptApp(page, "/galleria-borghese/disability?lang=de");
    await download(page, /^Inhalte herunterladen/);
    await goOffline(context, network);
    await page.goto("/galleria-borghese/deaf-user?lang=de");
    await page.getByRole("button", { name: "Tippen, um die Kamera zu aktivieren" }).click();
    await expect(page).toHaveURL(/\/artwork\/3\/?\?lang=de$/);
    await expect(heading(page)).toHaveText("Davide con la testa di Golia");
    // A work that the museum does not have is not there without a network either.
    await page.goto("/galleria-borghese/artwork/999?lang=de");
    await expect(heading(page)).toHaveText("Wird geladen");
  });
});

test.describe("the site", () => {
  test("keeps nothing of a visit that begins there", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto("/");
    await openKeptApp(page, "/galleria-borghese/artwork/3?lang=en");
    await expect.poll(() => cached(page, "site", /\/siteScript/)).toBe(1);
    expect(await cached(page, "site", /galleria-borghese|davide|Screen/)).toBe(0);
  });

  test("keeps no page of a network that wants to be signed in to", async ({ page, network }) => {
    await page.goto("/");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto("/");
    const portal = await network.leadToPortal();
    await page.goto("/contatti");
    await expect(heading(page)).toHaveText("Room number?");
    portal.leave();
    await page.goto("/terms");
    await expect.poll(() => cached(page, "site", /\/terms$/)).toBe(1);
    expect(await cached(page, "site", /\/contatti$/)).toBe(0);
  });

  test("is read again without a network, page by page", async ({ page, context, network }) => {
    // The first page has come before there was anything to keep it.
    await page.goto("/formazione/");
    await expect.poll(() => cached(page, "site", /\/formazione$/)).toBe(1);
    for (const part of [/\/siteScript/, /\/courseScript/, /\.css$/, /\.woff2$/])
      await expect.poll(() => cached(page, "site", part)).toBeGreaterThan(0);
    await page.goto("/contatti/");
    await expect.poll(() => cached(page, "site", /\/contatti$/)).toBe(1);
    await goOffline(context, network);
    await page.goto("/contatti?da=posta");
    await expect(heading(page)).toBeVisible();
    await page.goto("/formazione");
    await expect(heading(page)).toHaveText(/./);
    await page.goto("/formazione/");
    await expect(heading(page)).toHaveText(/./);
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(0);
  });
});

/** The heading that a built page begins with. */
function headingIn(file: string) {
  const [, title] = /<h1[^>]*>([^<]+)<\/h1>/.exec(readFileSync(`${site}/${file}`, "utf8")) ?? [];
  if (!title) throw new Error(`${file} has no heading`);
  return title;
}

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** Notes the title that a page has before the app starts: the browser announces that one. */
function noteFirstTitle(page: Page) {
  return page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { firstTitle: document.title }),
    ),
  );
}

function firstTitle(page: Page) {
  return page.evaluate(() => (window as unknown as { firstTitle: string }).firstTitle);
}

async function reload(page: Page) {
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-enhanced");
}

function missingPictures(page: Page) {
  return page
    .locator("main img")
    .evaluateAll(
      (images: HTMLImageElement[]) => images.filter((each) => !each.naturalWidth).length,
    );
}

function kept(page: Page) {
  return page.getByRole("main").getByText("The visit in English is on this device");
}

async function download(page: Page, name: RegExp) {
  await page.getByRole("button", { name }).click();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
}

async function goOffline(context: BrowserContext, network: { cut: () => void }) {
  network.cut();
  await context.setOffline(true);
}

function valueOf(page: Page) {
  return page.getByRole("progressbar").evaluate((bar: HTMLProgressElement) => bar.value);
}

/** How many files of this kind a cache holds. */
function cached(page: Page, name: string, kind: RegExp) {
  return page.evaluate(
    async ([cache, pattern]) => {
      const full = (await caches.keys()).find((each) => each.startsWith(cache));
      const keys = await (await caches.open(full ?? cache)).keys();
      return keys.filter(({ url }) => new RegExp(pattern).test(url)).length;
    },
    [name, kind.source] as const,
  );
}
