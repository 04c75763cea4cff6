import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { site } from "../../scripts/project.js";
import { serve } from "../../scripts/hosting/serve.js";
import { expectAnnounced } from "../pages/announcements.ts";
import { expect, orInFirefox, test as journey } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp, openKeptApp } from "../pages/openApp.ts";
import { reportingHeaders } from "../server/policyReports.ts";
import { linkFiles, nextRelease } from "../server/nextRelease.ts";
import { expectToHear } from "../pages/voice.ts";
import { behindProxy } from "../server/networkProxy.ts";

type Deploy = (change?: (folder: string) => void) => Promise<void>;

const test = journey.extend(behindProxy).extend<{ deploy: Deploy }>({
  /** Puts the next version of the site in the place of this one. */
  deploy: async ({ network }, use) => {
    const ends: (() => void)[] = [];
    await use(async (change) => {
      const { folder, remove } = nextRelease();
      change?.(folder);
      const { port, close } = await serve({ port: 0, folder, headers: reportingHeaders });
      network.leadTo(port);
      ends.push(close, remove);
    });
    ends.forEach((end) => end());
  },
});

test.use({
  keepsApp: true,
  hasCache: false,
  tolerated: orInFirefox(/Failed to load resource|ERR_|cannot be played/, /Failed to load/),
});

const offer = "A new version of Varco is ready.";

test("waits, is offered where nothing is under way, and comes when it is taken", async ({
  page,
  deploy,
}) => {
  await openKeptApp(page, "/galleria-borghese?lang=en");
  await deploy();
  await lookForUpdate(page);
  await expect(page.getByRole("main").getByText(offer)).toBeVisible();
  await expectAnnounced(page, offer);
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  // Until the visitor updates, the page stays the old version, also after a reload.
  await page.reload();
  await expect(heading(page)).toHaveText("Choose your language");
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(heading(page)).toHaveText("Pick your language");
  await expect(page.getByText(offer)).toHaveCount(0);
});

test("never comes under an open tour, which finds all its parts though the server has none of them", async ({
  page,
  deploy,
}) => {
  await openKeptApp(page, "/galleria-borghese/disability?lang=en");
  await page.getByRole("link", { name: "Blindness" }).click();
  await expectToHear(page, "tour-introduction");
  await deploy();
  await lookForUpdate(page);
  await expect(page.getByText(offer)).toHaveCount(0);
  await expectToHear(page, "tour-introduction");
  // These screens need parts of the app that the page has not asked for before.
  await page.getByRole("link", { name: "Back" }).click();
  await page.getByRole("link", { name: "Deafness" }).click();
  await expect(heading(page)).toHaveText("Scan an artwork");
  await page.getByRole("link", { name: "transcribe guide" }).click();
  await expect(heading(page)).toHaveText("Live captions");
});

test("comes by itself where the old one finds nothing of a work any more", async ({
  page,
  deploy,
}) => {
  await openKeptApp(page, "/galleria-borghese?lang=en");
  await deploy();
  // As a visitor who comes back another day and scans a label.
  await page.goto("/galleria-borghese/artwork/5?lang=en");
  await expect(heading(page)).toHaveText("Primavera");
  await page.goto("/galleria-borghese?lang=en");
  await expect(heading(page)).toHaveText("Pick your language");
});

test("comes to the page that needs it, and not to the tour in another tab", async ({
  page,
  context,
  network,
  deploy,
}) => {
  await openKeptApp(page, "/galleria-borghese?lang=en");
  const other = await context.newPage();
  await openApp(other, "/galleria-borghese/disability?lang=en");
  await other.getByRole("link", { name: "Blindness" }).click();
  await expectToHear(other, "tour-introduction");
  await deploy();
  await page.goto("/galleria-borghese/artwork/5?lang=en");
  await expect(heading(page)).toHaveText("Primavera");
  await expectToHear(other, "tour-introduction");
  await page.reload();
  await expect(heading(page)).toHaveText("Primavera");
  // The other tab goes on in the old version, with parts that it has not asked for before.
  await other.getByRole("link", { name: "Back" }).click();
  await other.getByRole("link", { name: "Deafness" }).click();
  await expect(heading(other)).toHaveText("Scan an artwork");
  network.cut();
  await context.setOffline(true);
  await page.goto("/galleria-borghese?lang=en");
  await expect(heading(page)).toHaveText("Pick your language");
  await other.close();
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(page.getByText(offer)).toHaveCount(0);
  await expect(heading(page)).toHaveText("Pick your language");
});

test("forgets nothing that is downloaded, or removed, while it waits", async ({ page, deploy }) => {
  await openKeptApp(page, "/galleria-borghese/disability?lang=en");
  await deploy(keepOldFiles);
  await lookForUpdate(page);
  await page.getByRole("button", { name: /^Download for offline/ }).click();
  await page.getByRole("button", { name: "Remove the download" }).click();
  await page.getByRole("button", { name: /^Download for offline/ }).click();
  await expect(page.getByRole("button", { name: "Remove the download" })).toBeVisible();
  await page.getByRole("button", { name: "Update now" }).click();
  // The texts have changed with the new version, so they alone are left to download.
  const goOn = page.getByRole("button", { name: /^Continue the download, 0\.\d MB left$/ });
  await expect(goOn).toBeVisible();
  await goOn.click();
  await expect(page.getByRole("button", { name: "Remove the download" })).toBeVisible();
});

test("is taken in the middle of a download, which can be continued then", async ({
  page,
  network,
  deploy,
}) => {
  await openKeptApp(page, "/galleria-borghese/disability?lang=en");
  await deploy(keepOldFiles);
  await lookForUpdate(page);
  // The download would take minutes.
  network.slowDown(20_000);
  await page.getByRole("button", { name: /^Download for offline/ }).click();
  const progress = page.getByRole("progressbar");
  // The texts, which are others in the new version, come first.
  await expect.poll(() => progress.evaluate(doneIn)).toBeGreaterThan(200_000);
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(page.getByText(offer)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Continue the download/ })).toBeVisible();
});

test("does not come while the app is open in another tab, and says so", async ({
  page,
  context,
  deploy,
}) => {
  await openKeptApp(page, "/galleria-borghese?lang=en");
  const other = await context.newPage();
  await openApp(other, "/galleria-borghese/blind-user?lang=en");
  await deploy();
  await lookForUpdate(page);
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(page.getByRole("main").getByText("also open in another tab")).toBeVisible();
  await expect(heading(page)).toHaveText("Choose your language");
  await other.getByRole("link", { name: "Back, Welcome" }).click();
  await expect(heading(other)).toHaveText("Welcome");
  await other.close();
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(heading(page)).toHaveText("Pick your language");
});

for (const [what, spoil] of [
  ["that comes only in part", rmSync],
  ["with a strange page", replaceByStrangePage],
] as const) {
  test(`${what} is none: the old one goes on, without a network too`, async ({
    page,
    context,
    network,
    deploy,
  }) => {
    await openKeptApp(page, "/galleria-borghese?lang=en");
    await deploy((folder) => spoil(join(folder, "galleria-borghese/app/index.html")));
    await lookForUpdate(page);
    await expect(page.getByText(offer)).toHaveCount(0);
    network.cut();
    await context.setOffline(true);
    await page.goto("/galleria-borghese/transcription?lang=en");
    await expect(heading(page)).toHaveText("Live captions");
  });
}

test("has what was downloaded before it is offered", async ({ page, context, network, deploy }) => {
  await openKeptApp(page, "/galleria-borghese/disability?lang=en");
  await page.getByRole("button", { name: /^Download for offline/ }).click();
  await expect(page.getByRole("button", { name: "Remove the download" })).toBeVisible();
  await deploy();
  await lookForUpdate(page);
  await expect(page.getByRole("main").getByText(offer)).toBeVisible();
  network.cut();
  await context.setOffline(true);
  // Without a network the old version finds what it shows, and so does the new one later.
  await page.goto("/galleria-borghese/artwork/5?lang=en");
  await expect(heading(page)).toHaveText("Primavera");
  await page.goto("/galleria-borghese?lang=en");
  await page.getByRole("button", { name: "Update now" }).click();
  await expect(heading(page)).toHaveText("Pick your language");
  await page.goto("/galleria-borghese/artwork/5?lang=en");
  await expect(heading(page)).toHaveText("Primavera");
  await page.goto("/galleria-borghese/disability?lang=en");
  await expect(page.getByRole("button", { name: "Remove the download" })).toBeVisible();
});

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

function doneIn(progress: Element) {
  return (progress as HTMLProgressElement).value;
}

function replaceByStrangePage(page: string) {
  // It is a link to a file that other journeys use.
  rmSync(page);
  writeFileSync(page, "<h1>Room number?</h1>");
}

/** Many hosts keep the files of the old version. */
function keepOldFiles(folder: string) {
  linkFiles(join(site, "assets"), join(folder, "assets"));
}

/** Looks for a new version, as browsers do at times, and waits until it has come or failed. */
async function lookForUpdate(page: Page) {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    // On a fast machine the new service worker may be installed already.
    const found = registration.installing ?? registration.waiting;
    if (!found) throw new Error("There is no update.");
    if (found.state === "installing")
      await new Promise((resolve) =>
        found.addEventListener("statechange", resolve, { once: true }),
      );
  });
}
