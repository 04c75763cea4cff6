import type { Locator, Page } from "@playwright/test";
import { languages } from "../../src/i18n/languages.ts";
import { expectAnnounced } from "../pages/announcements.ts";
import { onlyInChromium } from "../device/browser.ts";
import { axeFindings } from "../checks/axe.ts";
import { pauseRequests } from "../server/pauseRequests.ts";
import { expect, test } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp } from "../pages/openApp.ts";
import { readingOrder } from "../pages/readingOrder.ts";
import { expectSilence, expectToHear, voice } from "../pages/voice.ts";

const address = "/galleria-borghese/artwork-description/apollo";

test("played from the keyboard, paused, moved, faster, ended and begun again", async ({ page }) => {
  await openApp(page, `${address}?lang=en`);
  await button(page, "Play").focus();
  await page.keyboard.press("Enter");
  await expectToHear(page, "apollo");
  await expect(page.getByText("AUDIO PLAYING", { exact: true })).toBeVisible();
  // Play and Pause are one button, which keeps its focus.
  await expect(button(page, "Pause")).toBeFocused();
  await page.keyboard.press("Space");
  await expectSilence(page);
  await expect(button(page, "Play")).toBeFocused();

  const sentences = description(page).locator(".sentence");
  const last = (await sentences.count()) - 2;
  await sentences.nth(last).click();
  await expectToHear(page, "apollo");
  await expect(sentences.nth(last)).toHaveAttribute("data-now");
  await description(page).getByRole("combobox", { name: "Speed" }).selectOption("1.5×");
  await expect.poll(() => voice(page)).toMatchObject({ isPlaying: true, rate: 1.5 });
  const slider = description(page).getByRole("slider", { name: "Position" });
  await slider.focus();
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  await slider.press("End");
  await expect(page.getByText("AUDIO ENDED", { exact: true })).toBeVisible();
  await button(page, "Play").click();
  await expectToHear(page, "apollo");
  await expect(sentences.first()).toHaveAttribute("data-now");
});

test("what a screen reader says of the player, in its order", async ({ page }) => {
  onlyInChromium("it lays open what it tells a screen reader");
  await openApp(page, `${address}?lang=en`);
  const said = await readingOrder(page);
  expect(said.slice(0, 12)).toEqual([
    "heading: Apollo: audio description",
    "Dosso Dossi",
    "button: Play — Length: 1 minute 30 seconds.",
    "slider: Position",
    "button: Back 15 seconds",
    "Speed",
    "combobox: Speed",
    "button: Forward 15 seconds",
    "This is a computer voice. Blind listeners have not reviewed this text yet.",
    "link: Download the recording",
    "heading: Transcript",
    "Apollo, by Dosso Dossi.",
  ]);
});

test("a sentence is heard by keys; whoever marks words hears nothing", async ({ page }) => {
  await openApp(page, `${address}?lang=en`);
  const sentences = description(page).locator(".sentence");
  await mark(sentences.nth(1));
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  expect((await voice(page)).file).toBeUndefined();

  // The read-along is one stop for the Tab key.
  const text = description(page).getByRole("group", {
    name: /tap it, or choose it with the arrow keys/,
  });
  await description(page).getByRole("link", { name: "Download the recording" }).focus();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowUp"])
    await page.keyboard.press(key);
  // A screen reader says what has focus; it is seen by its background.
  const reached = await sentences.nth(1).textContent();
  await expect(text.getByRole("button", { name: reached!, exact: true })).toBeFocused();
  await expect(sentences.nth(1)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await page.keyboard.press("Enter");
  await expect(sentences.nth(1)).toHaveAttribute("data-now");
  await expectToHear(page, "apollo");
});

test("a reload goes on where one was", async ({ page }) => {
  await openApp(page, `${address}?lang=en`);
  await description(page).getByRole("slider").fill("40");
  await page.reload();
  await expect(description(page).getByRole("slider")).toHaveValue("40");
  await button(page, "Play").click();
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(40);
});

test("the recording can be taken home", async ({ page }) => {
  await openApp(page, `${address}?lang=en`);
  const download = page.waitForEvent("download");
  await description(page).getByRole("link", { name: "Download the recording" }).click();
  expect((await download).suggestedFilename()).toBe("Apollo - audio description.mp3");
});

test("nothing of a recording is fetched before it is asked for", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp3")) fetched.push(request.url());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  expect(fetched).toEqual([]);
});

test.describe("a recording", () => {
  test.use({ tolerated: /ERR_FAILED|status of 404|cannot be played/ });

  test("without a network, not there or broken cannot be played, and plays when it can", async ({
    page,
  }) => {
    const told = page.getByRole("main").getByText("The recording could not be played.");
    let answer: { status: number; contentType?: string; body: string } | undefined;
    await page.route("**/*.mp3", (route) => (answer ? route.fulfill(answer) : route.abort()));
    await openApp(page, `${address}?lang=en`);
    await fails("Play");
    expect(await axeFindings(page)).toEqual([]);
    answer = { status: 404, body: "" };
    await fails("Try again");
    answer = { status: 200, contentType: "audio/mpeg", body: "no music" };
    await fails("Try again");
    await page.unroute("**/*.mp3");
    await button(page, "Try again").click();
    await expectToHear(page, "apollo");
    await expect(told).toHaveCount(0);
    await expect(button(page, "Pause")).toBeFocused();

    async function fails(name: string) {
      const logged = page.waitForEvent("console", (message) =>
        message.text().includes("cannot be played"),
      );
      await button(page, name).click();
      expect((await logged).type()).toBe("error");
      await expect(told).toBeVisible();
    }
  });

  test("that does not arrive says so, and goes on when it does", async ({ page }) => {
    await page.clock.install();
    await pauseRequests(page, "**/*.mp3");
    await openApp(page, `${address}?lang=en`);
    await button(page, "Play").click();
    await expect(page.getByText("Loading", { exact: true })).toBeVisible();
    await page.clock.fastForward(10_500);
    await expect(page.getByRole("main")).toContainText("The recording is not loading.");
    await expectAnnounced(page, "The recording is not loading.");
    // The first request is never answered; the one after “Try again” is.
    await page.unroute("**/*.mp3");
    await button(page, "Try again").click();
    await expectToHear(page, "apollo");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [page_, last] of [
    [address, "End of description."],
    ["/galleria-borghese/blind-user", "Help, for this explanation."],
  ] as const) {
    test(`${page_} has its recordings and every word of them`, async ({ page }) => {
      await page.goto(page_);
      await expect(page.locator("audio[controls][src$='.mp3']").first()).toBeVisible();
      await expect(page.locator("audio > track[src$='.vtt']").first()).toBeAttached();
      await expect(page.locator("main p", { hasText: last })).toBeVisible();
    });
  }
});

test("a museum is told of the voices in the statement, in five languages", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibilità" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accessibilità");
  await expect(page.getByText("Le voci sono sintetiche")).toBeVisible();
  for (const language of languages)
    await expect(page.locator(`main li[lang=${language}]`)).toHaveCount(1);
});

/** Selects the first words of a sentence with the mouse. */
async function mark(sentence: Locator) {
  await sentence.scrollIntoViewIfNeeded();
  const { x, y } = await sentence.evaluate((element) => {
    const { left, top, height } = element.getClientRects()[0]!;
    return { x: left, y: top + height / 2 };
  });
  const { mouse } = sentence.page();
  await mouse.move(x + 2, y);
  await mouse.down();
  await mouse.move(x + 60, y, { steps: 4 });
  await mouse.up();
}

function button(page: Page, name: string) {
  return description(page).getByRole("button", { name, exact: true });
}

/** The player of the audio description; those of touch guides follow it. */
function description(page: Page) {
  return page.getByRole("main").locator(".player").first();
}
