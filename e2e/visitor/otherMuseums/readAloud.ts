import type { Page } from "@playwright/test";
import { announced, expectAnnounced } from "../../pages/announcements.ts";
import { axeFindings } from "../../checks/axe.ts";
import { expect } from "../../journey.ts";
import type { JourneysOfMuseums } from "./withMuseums.ts";
import { openApp } from "../../pages/openApp.ts";
import { setHidden } from "../../device/setHidden.ts";
import { spokenBy, tellOfLast, type Told } from "../../device/speechSynthesis.ts";

/** A work whose audio description has no recording. */
const address = "/museo-di-prova/artwork/131?lang=en";
const read = "Read aloud with this device’s voice";

/** A text that nobody has recorded, read by the voice of the device. */
export function readAloudJourneys(test: JourneysOfMuseums) {
  test.use({ voices: { onDevice: ["en-US"], ofService: ["fr-FR"] } });

  test("a text without a recording is read by the device, sentence by sentence", async ({
    page,
  }) => {
    await openApp(page, address);
    // Its sentences come with the code that reads them aloud, which is fetched here alone.
    await expect(sentences(page).first()).toBeVisible();
    const [first, second, ...others] = await sentences(page).allTextContents();
    await button(page, read).focus();
    await page.keyboard.press("Enter");
    // The one button keeps its focus, and stops what it has begun.
    await expect(button(page, "Stop reading")).toBeFocused();
    await expect(box(page)).toContainText("Starting the voice");
    await haveVoiceTell(page, 1, "start");
    await expect(box(page)).toContainText("Reading aloud");
    await expect(now(page)).toHaveText([first!]);
    expect(await axeFindings(page)).toEqual([]);
    await haveVoiceTell(page, 1, "end");
    await haveVoiceTell(page, 2, "start");
    await expect(now(page)).toHaveText([second!]);
    expect(await spokenBy(page)).toMatchObject([
      { text: first, lang: "en-US", rate: 1 },
      { text: second, lang: "en-US", rate: 1 },
    ]);
    await haveVoiceTell(page, 2, "end");
    for (const index of others.keys()) {
      await haveVoiceTell(page, index + 3, "start");
      await expect(now(page)).toBeInViewport();
      await haveVoiceTell(page, index + 3, "end");
    }
    await expect(box(page)).toContainText("End of the text");
    await expect(button(page, read)).toBeFocused();
    await expect(now(page)).toHaveCount(0);
  });

  test("it says whose voice it is, and where the text would be sent", async ({ page }) => {
    await openApp(page, address);
    await expect(box(page)).toContainText("This is a computer voice. It belongs to your device");
    await expect(box(page)).not.toContainText("service");
    await openApp(page, address.replace("lang=en", "lang=fr"));
    await expect(box(page)).toContainText("à un service de son éditeur");
  });

  test("a device without a voice for the language has the text, and no button", async ({
    page,
  }) => {
    await openApp(page, address.replace("lang=en", "lang=de"));
    await expect(sentences(page).first()).toBeVisible();
    await expect(box(page).getByRole("button")).toHaveCount(0);
  });

  test("the visitor stops it, and hears it from the beginning again", async ({ page }) => {
    await openApp(page, address);
    await begin(page);
    await haveVoiceTell(page, 1, "end");
    await haveVoiceTell(page, 2, "start");
    await button(page, "Stop reading").click();
    await expect(button(page, read)).toBeFocused();
    expect((await spokenBy(page)).at(-1)).toMatchObject({ state: "cancelled" });
    await button(page, read).press("Enter");
    await haveVoiceTell(page, 3, "start");
    const [first, , third] = await spokenBy(page);
    expect(third!.text).toBe(first!.text);
    expect(await announced(page)).toEqual([]);
  });

  test("a page out of view is silent, and goes on where it was", async ({ page }) => {
    await openApp(page, address);
    await begin(page);
    await haveVoiceTell(page, 1, "end");
    await haveVoiceTell(page, 2, "start");
    await setHidden(page, true);
    expect((await spokenBy(page)).at(-1)).toMatchObject({ state: "cancelled" });
    await setHidden(page, false);
    await expectAnnounced(page, "Reading aloud was interrupted.");
    await button(page, "Continue reading aloud").click();
    await haveVoiceTell(page, 3, "start");
    const [, second, third] = await spokenBy(page);
    expect(third!.text).toBe(second!.text);
  });

  for (const [error, problem] of [
    ["not-allowed", /^Your browser did not let the voice start/],
    ["network", /^Without internet, this device has no voice/],
    ["synthesis-failed", /^Your device’s voice could not read this text/],
  ] as const) {
    test(`what fails with ${error} is told, and tried again`, async ({ page }) => {
      await openApp(page, address);
      await button(page, read).click();
      await haveVoiceTell(page, 1, { error });
      await expect(box(page).getByText(problem)).toBeVisible();
      await expectAnnounced(page, problem);
      expect(await axeFindings(page)).toEqual([]);
      await button(page, "Try again").click();
      await expect(button(page, "Stop reading")).toBeFocused();
      await haveVoiceTell(page, 2, "start");
      await expect(box(page).getByText(problem)).toBeHidden();
    });
  }

  test("a voice that does not begin is told, with what to do", async ({ page }) => {
    await page.clock.install();
    await openApp(page, address);
    await button(page, read).click();
    await page.clock.runFor(8_000);
    await expect(box(page).getByText(/^Your device’s voice is silent/)).toBeVisible();
    await expect(button(page, "Try again")).toBeVisible();
  });

  test("a visitor who leaves the screen takes no voice along", async ({ page }) => {
    await openApp(page, address);
    await begin(page);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(box(page)).toHaveCount(0);
    expect((await spokenBy(page)).at(-1)).toMatchObject({ state: "cancelled" });
  });
}

async function begin(page: Page) {
  await button(page, read).click();
  await haveVoiceTell(page, 1, "start");
}

/** Waits until the voice was asked to speak so many times, and has the last one tell something. */
async function haveVoiceTell(page: Page, count: number, told: Told) {
  await expect.poll(async () => (await spokenBy(page)).length).toBe(count);
  await tellOfLast(page, told);
}

function box(page: Page) {
  return page.locator(".read-aloud");
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name, exact: true });
}

function sentences(page: Page) {
  return box(page).locator(".sentence");
}

function now(page: Page) {
  return box(page).locator("[data-now]");
}
