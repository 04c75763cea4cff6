import { existsSync } from "node:fs";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { site } from "../../scripts/project.js";
import { expectAnnounced } from "../pages/announcements.ts";
import { onlyInChromium } from "../device/browser.ts";
import { wordsAsTones } from "../device/ears/wordsAsTones.ts";
import { test } from "../device/ears/withEars.ts";
import { preloadAxe, axeFindings } from "../checks/axe.ts";
import { crampedButtons, sidewaysScroll, smallTargets } from "../checks/layout.ts";
import { expect, orInFirefox, test as withoutEars } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp, openKeptApp } from "../pages/openApp.ts";
import { sessions } from "../device/speechRecognition.ts";

const captions = "/galleria-borghese/transcription?lang=en";
const unsupported = "This browser doesn't support speech recognition.";
const title = "Speech recognition on this device";
const use = "Recognise speech on this device";
const stopUsing = "Stop recognising speech on this device";
const stopped = "Stopped. The microphone is off.";

// The browser itself complains in the console of every request without a network.
const noNetwork = /Failed to load resource|ERR_|when fetching the script/;

test.use({
  keepsApp: true,
  speech: "none",
  tolerated: orInFirefox(new RegExp(`^${unsupported}$|${noNetwork.source}`), /Failed to load/),
});

// In one worker: each would build the site anew.
test.describe.configure({ mode: "default" });

test("a browser that recognises no speech is offered to: checked, downloaded, used, and removed", async ({
  page,
  speak,
  speakNow,
}) => {
  await preloadAxe(page);
  await noteMicrophones(page);
  await openKeptApp(page, captions);
  await expect(page.getByRole("main").getByText(unsupported)).toBeVisible();
  await expect(offer(page)).toContainText(/It takes a download of 1\.2\sMB/);
  expect(await letterHeight(offer(page).getByRole("heading"))).toBeLessThanOrEqual(
    await letterHeight(page.getByRole("heading", { level: 1 })),
  );
  await expectNoFindings(page);
  await offer(page).getByRole("button", { name: "Check this device" }).click();
  await expect(offer(page).getByRole("button", { name: "Cancel the check" })).toBeFocused();
  await expectAnnounced(page, "Checking how fast this device is.");
  const download = offer(page).getByRole("button", { name: /^Download, 1\.2\sMB$/ });
  await expect(download).toBeFocused();
  await expect(offer(page)).toContainText(/one word in \d+ is wrong.* about \d seconds? after/);
  await expectNoFindings(page);
  await download.click();
  const kept = offer(page).getByRole("button", { name: use });
  await expect(kept).toBeFocused();
  await expectAnnounced(page, "Speech recognition is on this device");
  await expectNoFindings(page);
  await kept.click();

  await expect(button(page, "Start")).toBeFocused();
  await expect(page.getByRole("main").getByText(unsupported)).toHaveCount(0);
  await expect(page.getByRole("main")).toContainText("It is not sent anywhere.");
  await expectNoFindings(page);
  speak(wordsAsTones("this is Apollo", true));
  await page.keyboard.press("Enter");
  await expect(status(page, "Listening")).toBeVisible();
  // The guide has not stopped speaking, and the words are there.
  await expect(log(page)).toHaveText("this is Apollo");
  await expect(log(page).getByRole("link", { name: "Apollo" })).toHaveCount(0);
  await speakNow(wordsAsTones("with the lyre of Orpheus"));
  await expect(log(page)).toHaveText("this is Apollo with the lyre of Orpheus");
  await expect(log(page).getByRole("link", { name: "Apollo" })).toBeVisible();
  await button(page, "Stop").click();
  await expect(status(page, stopped)).toBeVisible();
  expect(new Set(await microphones(page))).toEqual(new Set(["ended"]));

  await page.reload();
  await expect(log(page)).toHaveText("this is Apollo with the lyre of Orpheus");
  await listenTo(page, speak, "the gallery");
  await expect(log(page).locator("p").last()).toHaveText("the gallery");
  await button(page, "Stop").click();
  await button(page, "Text and colours").click();
  const settings = page.getByRole("dialog", { name: "Text and colours" });
  await settings.getByRole("button", { name: "Remove the download" }).click();
  await expect(settings.getByRole("button", { name: /^Download, 1\.2\sMB$/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("main").getByText(unsupported)).toBeVisible();
  expect(await partsKept(page)).toEqual([]);
});

test("without a network it goes on, in the language that the guide speaks", async ({
  page,
  context,
  network,
  speak,
}) => {
  await openKeptApp(page, captions);
  await takeEars(page);
  await expectReady(page);
  await page.goto("about:blank");
  network.cut();
  await context.setOffline(true);
  await openApp(page, captions);
  await page.getByRole("combobox", { name: "The guide speaks" }).selectOption("Italiano");
  await listenTo(page, speak, "questo è Apollo con la lira");
  await expect(log(page)).toHaveText("questo è Apollo con la lira");
  await expect(log(page).locator("p")).toHaveAttribute("lang", "it");
});

test.describe("the download", () => {
  test("is stopped and goes on, and what has arrived does not come again", async ({
    page,
    network,
  }) => {
    await preloadAxe(page);
    await openKeptApp(page, captions);
    await check(page);
    const asked = notePartsAsked(page.context());
    network.slowDown(50_000);
    await offer(page)
      .getByRole("button", { name: /^Download/ })
      .click();
    const progress = offer(page).getByRole("progressbar", {
      name: "Downloading speech recognition",
    });
    await expect
      .poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value))
      .toBeGreaterThan(100_000);
    await expectNoFindings(page);
    await offer(page).getByRole("button", { name: "Stop the download" }).press("Enter");
    const goOn = offer(page).getByRole("button", {
      name: /^Continue the download, [\d.]+\sMB left$/,
    });
    await expect(goOn).toBeFocused();
    network.slowDown(Infinity);
    // Who comes back goes on where it stopped, without another check.
    await page.reload();
    await expect(goOn).toBeVisible();
    const arrived = await partsKept(page);
    expect(arrived.length).toBeGreaterThan(0);
    asked.length = 0;
    await goOn.click();
    await expect(offer(page).getByRole("button", { name: use })).toBeFocused();
    expect(asked.length).toBeGreaterThan(0);
    for (const part of arrived) expect(asked).not.toContain(part);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test("says that there is no room, and comes once there is", async ({ page, baseURL }) => {
    onlyInChromium("its disk is given a size");
    await preloadAxe(page);
    await openKeptApp(page, captions);
    await check(page);
    const devtools = await page.context().newCDPSession(page);
    const { usage } = await devtools.send("Storage.getUsageAndQuota", { origin: baseURL! });
    await devtools.send("Storage.overrideQuotaForOrigin", {
      origin: baseURL!,
      quotaSize: Math.round(usage) + 500_000,
    });
    const download = offer(page).getByRole("button", { name: /^(Download|Continue)/ });
    await download.click();
    await expect(offer(page)).toContainText(/not enough space.*needs [\d.]+\sMB of free space/);
    await expect(download).toBeFocused();
    await expectAnnounced(page, "not enough space");
    await expectNoFindings(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: baseURL! });
    await download.click();
    await expect(offer(page).getByRole("button", { name: use })).toBeVisible();
  });

  test("says that the browser refuses", async ({ page }) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.open = () =>
        Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
    });
    await openApp(page, captions);
    await check(page);
    await offer(page)
      .getByRole("button", { name: /^Download/ })
      .click();
    await expect(offer(page)).toContainText("does not let this site save files");
  });
});

test.describe("a device that is too slow", () => {
  // A service worker answers in the place of the journey.
  test.use({ keepsApp: false });

  test("is told so, with what else can be done, and nothing is to be downloaded", async ({
    page,
  }) => {
    await preloadAxe(page);
    await page.route(/\/runtime-[^/]+\.js$/, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      await route.fulfill({ response, body: script.replace("TRIAL = 0", "TRIAL = 400") });
    });
    await openApp(page, captions);
    const begin = offer(page).getByRole("button", { name: "Check this device" });
    await begin.click();
    // A check that is cancelled is none.
    await offer(page).getByRole("button", { name: "Cancel the check" }).click();
    await expectAnnounced(page, "The check has been cancelled.");
    await expect(begin).toBeFocused();
    await begin.click();
    await expectNoFindings(page);
    await expect(offer(page).getByRole("button", { name: "Check again" })).toBeFocused();
    await expectAnnounced(page, "This device is too slow");
    await expect(offer(page)).toContainText("Chrome or Edge");
    await expect(offer(page).getByRole("button", { name: /Download/ })).toHaveCount(0);
    await expectNoFindings(page);
  });
});

test.describe("beside the browser's own recogniser", () => {
  test.use({ speech: {} });

  test("it is chosen, nothing goes to the browser's any more, and it is left again", async ({
    page,
    speak,
  }) => {
    await preloadAxe(page);
    await noteMicrophones(page);
    await openKeptApp(page, captions);
    await expect(log(page)).toContainText("may send it to a service run by its maker");
    await page.getByText(title).first().click();
    await takeEars(page, log(page));
    await expect(log(page)).toContainText("It is not sent anywhere.");
    await expectNoFindings(page);
    await listenTo(page, speak, "this is Apollo");
    await expect(log(page)).toHaveText("this is Apollo");
    await button(page, "Stop").click();
    expect(await sessions(page)).toEqual([]);

    await button(page, "Text and colours").click();
    const settings = page.getByRole("dialog", { name: "Text and colours" });
    await settings.getByRole("button", { name: stopUsing }).click();
    await expect(settings.getByRole("button", { name: use })).toBeFocused();
    await expect(settings).toContainText("may send it to a service run by its maker");
    await page.keyboard.press("Escape");
    await button(page, "Start").click();
    await expect.poll(() => sessions(page)).toMatchObject([{ state: "asked" }]);
    expect(await microphones(page)).toEqual(["ended"]);
  });
});

test("the tour understands one of its words, another word, and nothing", async ({
  page,
  speak,
}) => {
  await preloadAxe(page);
  await noteMicrophones(page);
  await page.clock.install();
  await openKeptApp(page, "/galleria-borghese/blind-user?lang=en");
  await button(page, "Skip the introduction").click();
  await takeEars(page);
  await expectNoFindings(page);
  const assistant = button(page, "activate assistant");
  speak(wordsAsTones("Next"));
  await assistant.click();
  const notice = page.getByRole("dialog", { name: "Before you speak" });
  await expect(notice).toContainText("Your voice is not sent anywhere.");
  await notice.getByRole("button", { name: "Use my voice" }).click();
  await expectAnnounced(page, /^Heard: “Next”\. Understood: Next\.$/);
  await expect(page.getByText("step 2 of 3", { exact: true })).toBeVisible();
  expect(new Set(await microphones(page))).toEqual(new Set(["ended"]));

  // It was written down wrongly, but of the words of the tour it is the only likely one.
  speak(wordsAsTones("Nekst"));
  await assistant.click();
  await expect(page.getByText("step 3 of 3", { exact: true })).toBeVisible();

  speak(wordsAsTones("the gallery"));
  await assistant.click();
  await expectAnnounced(page, /^Heard: “the gallery”\. That is not one of the four words\.$/);

  speak(wordsAsTones(""));
  await assistant.click();
  // Beside the button, what the tour is doing says so once the microphone is on.
  await expect(page.getByText("Listening", { exact: true })).toHaveCount(2);
  await page.clock.fastForward(12_000);
  await expectAnnounced(page, "Nothing was heard.");
  expect(new Set(await microphones(page))).toEqual(new Set(["ended"]));
});

test.describe("a microphone that is refused", () => {
  test.use({ microphone: { isAllowed: false } });

  test("is told, with what to do", async ({ page }) => {
    await openKeptApp(page, captions);
    await takeEars(page);
    await button(page, "Start").click();
    await expect(status(page, "blocking the microphone")).toBeVisible();
    await expectAnnounced(page, "blocking the microphone");
    await page.context().grantPermissions(["microphone"]);
    await button(page, "Start").click();
    await expect(status(page, "Listening")).toBeVisible();
  });
});

test("what the browser has removed is told, and downloaded again", async ({ page, speak }) => {
  await preloadAxe(page);
  await openKeptApp(page, captions);
  await takeEars(page);
  await expectReady(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (name.startsWith("visit")) await caches.delete(name);
  });
  await page.reload();
  await button(page, "Start").click();
  await expect(status(page, "Speech recognition is no longer on this device.")).toBeVisible();
  await expect(offer(page).getByRole("button", { name: stopUsing })).toBeVisible();
  await expectNoFindings(page);
  await offer(page)
    .getByRole("button", { name: /^Download/ })
    .click();
  await expect(offer(page)).toContainText("Speech is recognised on this device");
  await listenTo(page, speak, "this is Apollo");
  await expect(log(page)).toHaveText("this is Apollo");
});

withoutEars.describe("a museum that publishes none", () => {
  withoutEars.use({ speech: "none", tolerated: new RegExp(`^${unsupported}$`) });

  withoutEars("offers none, and nothing is asked for", async ({ page }) => {
    withoutEars.skip(existsSync(`${site}/assets/ears`), "`npm run ears` was run in this project");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    for (const screen of ["transcription", "blind-user", "disability"]) {
      await openApp(page, `/galleria-borghese/${screen}?lang=en`);
      await page.waitForLoadState("networkidle");
      await expect(page.getByText(title)).toHaveCount(0);
    }
    expect(asked.filter((path) => /ears/i.test(path))).toEqual([]);
  });
});

function button(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name, exact: name === "Start" });
}

function offer(page: Page) {
  return page.getByRole("region", { name: title });
}

function log(page: Page) {
  return page.getByRole("region", { name: "Captions" });
}

/** The status of the captions, as it is shown. */
function status(page: Page, words: string) {
  return page.locator(".captions-status").getByText(words);
}

/** Has the device checked, and finds that it is fast enough. */
async function check(page: Page, place: Locator = offer(page)) {
  await place.getByRole("button", { name: "Check this device" }).click();
  await expect(place.getByRole("button", { name: /^Download/ })).toBeVisible();
}

/** Checks, downloads and chooses what recognises speech on the device. */
async function takeEars(page: Page, place: Locator = offer(page)) {
  await check(page, place);
  await place.getByRole("button", { name: /^Download/ }).click();
  await place.getByRole("button", { name: use }).click();
}

/** A page that is left before the model is ready ends its worker, which complains in the console. */
async function expectReady(page: Page) {
  await expect(button(page, "Start")).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem("ears/opening") === null);
}

/** Starts the captions, and these words are said. */
async function listenTo(page: Page, speak: (wav: Uint8Array) => void, words: string) {
  speak(wordsAsTones(words));
  await button(page, "Start").click();
  await expect(status(page, "Listening")).toBeVisible();
}

/** What is wrong with the page on a phone, in any light, and on a computer. */
async function expectNoFindings(page: Page) {
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  expect(await misfits(page)).toEqual([0, [], []]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await axeFindings(page)).toEqual([]);
  expect(await misfits(page)).toEqual([0, [], []]);
  await page.setViewportSize({ width: 360, height: 740 });
}

function misfits(page: Page) {
  return Promise.all([sidewaysScroll(page), crampedButtons(page), smallTargets(page)]);
}

type Noted = { opened: MediaStreamTrack[] };

/** Notes every microphone that is turned on in the pages to come. */
function noteMicrophones(page: Page) {
  return page.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    Object.assign(window, { opened });
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      opened.push(...stream.getTracks());
      return stream;
    };
  });
}

/** Whether the microphones that were turned on are still on. */
function microphones(page: Page) {
  return page.evaluate(() =>
    (window as unknown as Noted).opened.map(({ readyState }) => readyState),
  );
}

/** The files of the models that are fetched from now on. */
function notePartsAsked(context: BrowserContext) {
  const asked: string[] = [];
  context.on("request", (request) => {
    // The service worker repeats a page's request, which would be counted twice.
    if (isPart(request.url()) && !request.serviceWorker()) asked.push(pathOf(request.url()));
  });
  return asked;
}

/** The files of the models that the device keeps. */
async function partsKept(page: Page) {
  const urls = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("visit"));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });
  return urls.filter(isPart).map(pathOf);
}

function isPart(url: string) {
  return url.includes("/assets/ears/");
}

function pathOf(url: string) {
  return new URL(url).pathname;
}

function letterHeight(heading: Locator) {
  return heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
}
