import type { Page } from "@playwright/test";
import { languages } from "../../src/i18n/languages.ts";
import { announced, expectAnnounced } from "../pages/announcements.ts";
import { onlyInChromium } from "../device/browser.ts";
import { axeFindings } from "../checks/axe.ts";
import { headsetKeys, lockScreen, pressHeadset } from "../device/headset.ts";
import { expect, test } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp } from "../pages/openApp.ts";
import { sessions, tell } from "../device/speechRecognition.ts";
import { readingOrder } from "../pages/readingOrder.ts";
import { expectSilence, expectToHear, hearToTheEnd, voice, buttonNamed } from "../pages/voice.ts";

const address = "/galleria-borghese/blind-user";
const failed = "Failed to play introduction audio. Please check your audio settings.";

test.describe("the introduction", () => {
  test(
    "plays after the tap that asked for the tour, and then the first step is offered",
    { tag: "@anyBrowser" },
    async ({ page }) => {
      await enterTour(page);
      await expect(main(page).getByText("Introduction playing")).toBeVisible();
      await expect(button(page, "activate assistant")).toBeHidden();
      await expectToHear(page, "tour-introduction");
      // A screen reader would say any other announcement over the introduction.
      expect(await announced(page)).toEqual(["Voice-guided tour"]);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

      await hearToTheEnd(page);
      await expect(button(page, "activate assistant")).toBeVisible();
      await expectSilence(page);
      await expect(main(page).getByText("step 1 of 3", { exact: true })).toBeVisible();
      await expect(button(page, "Play")).toHaveAccessibleName("Play 39 seconds");
      await button(page, "Play").click();
      await expectToHear(page, "tour-apollo");
    },
  );

  test("refused by the browser, is told and announced, and starts by a button", async ({
    page,
  }) => {
    const recordings: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(".mp3")) recordings.push(request.url());
    });
    await openTour(page);
    await expect(main(page).getByText(failed)).toBeVisible();
    // Half a megabyte that the browser will not play before the visitor asks for it.
    expect(recordings).toEqual([]);
    await expectAnnounced(page, new RegExp(`^${failed} Start the introduction.$`));
    expect(await voice(page)).toMatchObject({ isPlaying: false });
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    const start = button(page, "Start the introduction");
    const { width, height } = (await start.boundingBox())!;
    expect(Math.min(width / 4, height)).toBeGreaterThan(70);
    await start.focus();
    await page.keyboard.press("Enter");
    await expectToHear(page, "tour-introduction");
    await expect(main(page).getByText(failed)).toBeHidden();
    await expect(button(page, "Pause")).toBeFocused();
  });

  for (const language of languages)
    test(
      `refused by the browser, brings no text larger than what was painted first (${language})`,
      { tag: "@extended" },
      async ({ page }) => {
        await page.setViewportSize({ width: 412, height: 823 });
        await cold(page, () => page.goto(`${address}?lang=${language}`));
        await expect(main(page).locator(".tour-status[data-trouble=true]")).toBeVisible();
        expect(await largestPainted(page)).toBe("H1");
      },
    );

  test("begins 1200 ms after a tap, which is told from that of a screen reader", async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await openApp(page, "/galleria-borghese/disability?lang=en");
    await page.clock.pauseAt(3_600_000);
    await page.getByRole("link", { name: /^Blindness/ }).click();
    await expect(main(page).getByText("Introduction playing")).toBeVisible();
    await page.clock.runFor(1_199);
    expect((await voice(page)).file).toBeUndefined();
    await page.clock.runFor(1);
    await expectToHear(page, "tour-introduction");
  });
});

test("the whole tour by voice: what is said is offered, heard, and then it listens again", async ({
  page,
}) => {
  await openReady(page);
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  await hearToTheEnd(page);

  // Before the microphone is on, the visitor is told where speech is recognised.
  await button(page, "activate assistant").click();
  const notice = page.getByRole("dialog", { name: "Before you speak" });
  await expect(notice).toContainText("may send your voice to a service run by its maker");
  expect(await axeFindings(page)).toEqual([]);
  expect(await sessions(page)).toEqual([]);
  await notice.getByRole("button", { name: "Use my voice" }).click();
  await expect
    .poll(() => sessions(page))
    .toMatchObject([
      { lang: "en-US", continuous: false, interimResults: false, maxAlternatives: 1 },
    ]);
  await tell(page, "start");
  await expect(button(page, "Listening")).toHaveCSS("background-color", "rgb(168, 18, 27)");
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  await tell(page, { from: 0, results: [["The NEXT one please", 0.9]] }, "end");
  await expect(button(page, "Play")).toBeFocused();
  await expect(button(page, "Play")).toHaveAccessibleName("Play 37 seconds");
  await expectAnnounced(page, /^Heard: “The NEXT one please”\. Understood: Next\.$/);
  await expect(main(page).getByText("step 2 of 3", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expectToHear(page, "tour-davide");
  await hearToTheEnd(page);

  for (const [phrase, file, step] of [
    ["what a lovely day", "tour-not-recognised", 2],
    ["next", "tour-autunno", 3],
    ["next", "tour-completed", 3],
  ] as const) {
    await say(page, phrase);
    await expect(button(page, "Play")).toBeFocused();
    await page.keyboard.press("Enter");
    await expectToHear(page, file);
    await expect(main(page).getByText(`step ${step} of 3`, { exact: true })).toBeVisible();
    await hearToTheEnd(page);
    await expect(button(page, "activate assistant")).toBeVisible();
  }
  for (const { hasHeardTheVoice } of await sessions(page)) expect(hasHeardTheVoice).toBe(false);
});

test("the keys are written on the screen, and do nothing behind a dialog", async ({ page }) => {
  await openTour(page);
  await page.getByText("Keys and headset").click();
  await expect(main(page).getByRole("term")).toHaveCount(8);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press("Control+Shift+Digit1");
  await expectToHear(page, "tour-davide");
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.keyboard.press("Control+Shift+Digit4");
  expect((await voice(page)).file).toBe("tour-davide");
});

test(
  "the whole tour by a headset and from the lock screen",
  { tag: "@anyBrowser" },
  async ({ page }) => {
    await openTour(page);
    const keys = { next: "nexttrack", back: "previoustrack" } as const;
    for (const [command, file] of [
      ["next", "tour-davide"],
      ["back", "tour-apollo"],
      ["back", "tour-cannot-go-back"],
      ["next", "tour-davide"],
    ] as const) {
      await pressHeadset(page, keys[command]);
      await expectToHear(page, file);
    }
    await expect
      .poll(() => lockScreen(page))
      .toEqual({
        title: "Davide con la testa di Golia",
        artist: "Battistello Caracciolo",
        album: "step 2 of 3 · Galleria Borghese",
        playbackState: "playing",
      });
    await pressHeadset(page, "pause");
    await expectSilence(page);
    await expect(button(page, "Play")).toBeVisible();
    await pressHeadset(page, "seekto", { seekTime: 20 });
    await pressHeadset(page, "seekforward", {});
    await pressHeadset(page, "seekbackward", { seekOffset: 10 });
    await pressHeadset(page, "play");
    await expect.poll(async () => Math.floor((await voice(page)).seconds)).toBe(25);
    // Once the visitor has left the tour, the buttons of the headset do nothing.
    await page.getByRole("link", { name: "Back, Welcome" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
    expect(await headsetKeys(page)).toEqual([]);
  },
);

test("two phrases that are not understood point out the four buttons", async ({ page }) => {
  await openReady(page);
  await agree(page);
  await say(page, "hello");
  await say(page, "good morning");
  await expect(main(page).getByText("You can use the four buttons Next")).toBeVisible();
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
});

test.describe("without speech recognition", () => {
  test.use({ speech: "none" });

  test("a browser without speech recognition says so", async ({ page }) => {
    await openTour(page);
    await expect(
      main(page).getByText("Speech recognition is not supported on this device."),
    ).toBeVisible();
    await expect(button(page, "activate assistant")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test("declined, the microphone stays off, and it is asked again", async ({ page }) => {
  await openReady(page);
  for (const way of ["Use the buttons", "Close"]) {
    await button(page, "activate assistant").click();
    await page.getByRole("dialog").getByRole("button", { name: way }).click();
    await expect(button(page, "activate assistant")).toBeFocused();
  }
  expect(await sessions(page)).toEqual([]);
});

test("a reload in mid-tour comes back to the same sentence", async ({ page }) => {
  await openReady(page);
  await button(page, "Next").click();
  await expectToHear(page, "tour-davide");
  await page.getByRole("slider", { name: "Position" }).fill("20");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
  await page.reload();
  await expect(main(page).getByText("step 2 of 3", { exact: true })).toBeVisible();
  await expect(main(page).getByText("You are back where you left off.")).toBeVisible();
  await expect(page.getByRole("slider", { name: "Position" })).toHaveValue(/^2\d$/);
  expect(await voice(page)).toMatchObject({ isPlaying: false });
  await button(page, "Play").click();
  await expectToHear(page, "tour-davide");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
});

test("ended in another tab, the visit leaves no place for whoever is next", async ({
  page,
  context,
}) => {
  await openApp(page, "/galleria-borghese/blind-user?lang=en");
  await button(page, "Next").click();
  await expectToHear(page, "tour-davide");
  await button(page, "Pause").click();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("1.5×");
  const other = await context.newPage();
  await openApp(other, "/galleria-borghese/list?lang=en");
  await other.getByRole("button", { name: "End visit" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "End visit" }).click();
  await expect(other).toHaveURL("/galleria-borghese?lang=en");
  await expect(page.getByRole("combobox", { name: "Speed" })).toHaveValue("1");
  await page.getByRole("link", { name: "Back, Welcome" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole("link", { name: "Blindness" }).click();
  await expectToHear(page, "tour-introduction");
  await expect(main(page).getByText("You are back where you left off.")).toHaveCount(0);
});

test("a double tap is one", async ({ page }) => {
  onlyInChromium("it counts the clicks that it is told to make");
  await openReady(page);
  await button(page, "Next").dblclick();
  await expectToHear(page, "tour-davide");
  await button(page, "Pause").click();
  await expectSilence(page);
  await button(page, "Play").dblclick();
  await expectToHear(page, "tour-davide");
});

for (const language of ["de", "es"]) {
  test(`in ${language} the tour fits 320 px with text twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openApp(page, `${address}?lang=${language}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.locator("summary").last().click();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test.describe("a recording of the tour", () => {
  test.use({ tolerated: /status of 404|cannot be played/ });

  test("that is not there: it is said, its text is there, and one can try again", async ({
    page,
  }) => {
    await page.route(/tour-davide.*\.mp3/, (route) => route.fulfill({ status: 404, body: "" }));
    await openReady(page);
    await button(page, "Next").click();
    await expect(main(page).getByText("The recording could not be played.")).toBeVisible();
    await expect(main(page).getByText("Stop two of three.")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(/tour-davide.*\.mp3/);
    await button(page, "Play").click();
    await expectToHear(page, "tour-davide");
  });
});

test("the text is one tap away, and read along in step", async ({ page }) => {
  await openReady(page);
  await page.getByText("Read along").click();
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  const now = main(page).locator(".sentence[data-now]");
  await expect(now).toHaveText("Stop one of three.");
  await main(page).locator(".sentence", { hasText: "A green cloth edged with gold" }).click();
  await expect(now).toContainText("A green cloth");
  await button(page, "Pause").click();
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  // The read-along is one stop for the Tab key; the arrow keys begin at the marked sentence.
  await page.getByText("Read along").focus();
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("group", { name: /^To listen from/ })).toBeFocused();
  for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await page.keyboard.press(key);
  await expect(now).toContainText("lira da braccio");
  await expect(now.locator("[lang=it]")).toHaveText("lira da braccio");
});

test("the touch guide of a stop is one line until it is opened, and the tour goes on where it was", async ({
  page,
}) => {
  await openReady(page);
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  await page.getByRole("slider", { name: "Position" }).fill("20");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
  await expect(guideOf(page)).toBeHidden();
  await playGuide(page);
  await expectToHear(page, "touch-apollo-emblem");
  await expect(main(page).getByText("step 1 of 3", { exact: true })).toBeVisible();
  await expect(main(page).getByText("Paused")).toBeVisible();
  // A button that is half under the bar is too small for axe.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);

  await main(page).getByRole("button", { name: "Play 39 seconds" }).click();
  await expectToHear(page, "tour-apollo");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
});

test("what a screen reader says of the tour, in its order", async ({ page }) => {
  onlyInChromium("it lays open what it tells a screen reader");
  await openReady(page);
  expect(await readingOrder(page)).toEqual([
    "heading: Voice-guided tour",
    "step 1 of 3",
    "Apollo,",
    "Dosso Dossi",
    "Ready",
    "button: Play 39 seconds",
    "button: activate assistant",
    "button: Next, step 2 of 3, 37 seconds",
    "button: Back, 5 seconds",
    "button: Repeat, 39 seconds",
    "button: Help, 19 seconds",
    "slider: Position",
    "button: Back 15 seconds",
    "Speed",
    "combobox: Speed",
    "button: Forward 15 seconds",
    "DisclosureTriangle: Read along",
    "DisclosureTriangle: Touch guide",
    "button: Start the introduction",
    "link: Listen to the audio description",
    "link: Artworks",
    "checkbox: Short tones, for example before you speak",
    "DisclosureTriangle: Keys and headset",
  ]);
});

/** Opens the tour by its address: without a tap, the browser refuses to play the introduction. */
async function openTour(page: Page) {
  await cold(page, () => page.goto(`${address}?lang=en`));
  await expect(button(page, "Start the introduction")).toBeVisible();
}

/**
 * Chromium counts a page as tapped once a journey runs a script in it, so none is run before
 * the app has tried to play the introduction.
 */
async function cold(page: Page, open: () => Promise<unknown>) {
  const tried = page.waitForEvent("console", (said) => /wants a tap first/.test(said.text()));
  await open();
  await tried;
}

async function largestPainted(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string | undefined>((found) => {
        type Painted = PerformanceEntry & { element: Element | null };
        new PerformanceObserver((list) =>
          found((list.getEntries() as Painted[]).at(-1)?.element?.tagName),
        ).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

/** Opens the tour, past the introduction. */
async function openReady(page: Page) {
  await openApp(page, `${address}?lang=en`);
  await button(page, "Skip the introduction").click();
}

/** Comes to the tour by a tap, as visitors do. */
async function enterTour(page: Page) {
  await openApp(page, "/galleria-borghese/disability?lang=en");
  await page.getByRole("link", { name: /^Blindness/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Voice-guided tour" })).toBeVisible();
}

/** Opens the touch guides of the first stop, and plays the one of the emblem. */
async function playGuide(page: Page) {
  await main(page).getByText("Touch guide", { exact: true }).click();
  await guideOf(page).getByRole("button", { name: "Play, the emblem" }).click();
}

function guideOf(page: Page) {
  return page.getByRole("region", { name: "Touch guide: the emblem" });
}

/** Keeps on the device that the visitor has agreed to where speech is recognised. */
async function agree(page: Page) {
  await page.evaluate(() => localStorage.setItem("tour/speech", "service"));
  // The app reads this again only when it keeps something itself, here the place in the tour.
  await button(page, "Repeat").click();
  await button(page, "Pause").click();
}

async function listen(page: Page) {
  const count = (await sessions(page)).length;
  await button(page, "activate assistant").click();
  await expect(async () => {
    const asked = await sessions(page);
    // On a slow machine `start` is told late: the tone then sounds again and a new session begins.
    if (asked.length > count && asked.at(-1)?.state === "asked") await tell(page, "start");
    await expect(main(page).getByText("Listening", { exact: true })).toHaveCount(2, {
      timeout: 500,
    });
  }).toPass({ intervals: [50] });
}

async function say(page: Page, phrase: string) {
  await listen(page);
  await tell(page, { from: 0, results: [[phrase, 0.9]] }, "end");
}

function main(page: Page) {
  return page.getByRole("main");
}

function button(page: Page, name: string) {
  return main(page).getByRole("button", { name: buttonNamed(name) });
}
