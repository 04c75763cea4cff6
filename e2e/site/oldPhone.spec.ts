import type { Page } from "@playwright/test";
import { languages } from "../../src/i18n/languages.ts";
import { addresses, isSite } from "../pages/addresses.ts";
import { onlyInChromium } from "../device/browser.ts";
import { expect } from "../journey.ts";
import { test, type Forgotten } from "../device/oldPhone.ts";
import { openApp } from "../pages/openApp.ts";
import { voice, buttonNamed } from "../pages/voice.ts";

const others = languages.filter((language) => language !== "en");

/** What a visitor does first on a screen, by its address. */
const uses: [screen: RegExp, use: (page: Page) => Promise<void>][] = [
  [/\/artwork\/|\/artwork-description\//, play],
  [/\/blind-user$/, takeTour],
  [/\/transcription$/, showMessage],
  [/\/deaf-user$/, typeNumber],
  [/\/list$/, openWork],
  [/formazione\/accogliere$/, markLesson],
  [/formazione\/descrivere$/, askTheRules],
];

onlyInChromium("what Safari had not is taken from it");

test("has nothing that Safari had not in those days, and all that it had", async ({ page }) => {
  await page.goto("/");
  const forgotten = await page.evaluate(() => (window as unknown as Forgotten).forgotten);
  expect(forgotten.length).toBeGreaterThan(500);
  expect(forgotten).toContain("Element.checkVisibility");
  expect(
    await page.evaluate(() => [
      "checkVisibility" in Element.prototype,
      "any" in AbortSignal,
      "requestIdleCallback" in window,
      "groupBy" in Object,
      "vibrate" in navigator,
      "popover" in HTMLElement.prototype,
      "SpeechRecognition" in window,
    ]),
  ).toEqual(Array.from({ length: 7 }, () => false));
  expect(
    await page.evaluate(() => [
      "toSorted" in Array.prototype,
      "wakeLock" in navigator,
      "locks" in navigator,
      "showModal" in HTMLDialogElement.prototype,
    ]),
  ).toEqual(Array.from({ length: 4 }, () => true));
});

for (const [part, belongs] of [
  ["the site", isSite],
  ["the works", (address) => address.includes("/artwork/")],
  ["the audio descriptions", (address) => address.includes("/artwork-description/")],
  ["the other screens", (address) => !isSite(address) && !address.includes("/artwork")],
] satisfies [string, (address: string) => boolean][]) {
  test(`${part}: every page opens and can be used`, async ({ page }) => {
    // This opens a dozen pages and begins as many recordings.
    test.slow();
    for (const [index, address] of addresses.filter(belongs).entries()) {
      const spoken = isSite(address) ? (["it"] as const) : (["en", others[index % 4]!] as const);
      for (const language of spoken) {
        if (isSite(address)) await page.goto(address);
        else await openApp(page, `${address}?lang=${language}`);
        await expect(page.locator("html"), address).toHaveAttribute("lang", language);
        await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
        if (language !== "en" && !isSite(address)) continue;
        for (const [screen, use] of uses)
          if (screen.test(address)) await test.step(address, () => use(page));
      }
    }
  });
}

async function play(page: Page) {
  await page
    .getByRole("button", { name: buttonNamed("Play") })
    .first()
    .click();
  await expectToHearSomething(page);
}

async function takeTour(page: Page) {
  await page.getByRole("button", { name: buttonNamed("Next") }).click();
  await expectToHearSomething(page);
  await page.getByRole("button", { name: buttonNamed("Pause") }).click();
}

async function showMessage(page: Page) {
  await page.getByRole("button", { name: "Show a message" }).click();
  await expect(page.getByRole("dialog", { name: "Show a message" })).toBeVisible();
}

async function typeNumber(page: Page) {
  await page.getByRole("button", { name: "Type the artwork number" }).click();
  const pad = page.getByRole("dialog", { name: "Type the artwork number" });
  await pad.getByRole("button", { name: "5", exact: true }).click();
  await pad.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Primavera" })).toBeVisible();
}

async function openWork(page: Page) {
  await page.getByRole("link", { name: "Apollo" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Apollo" })).toBeVisible();
}

async function markLesson(page: Page) {
  await page.getByRole("button", { name: "Segna come fatta" }).click();
  await expect(page.getByText("Segnata come fatta.")).toBeVisible();
}

async function askTheRules(page: Page) {
  await page.getByRole("textbox", { name: "La tua descrizione" }).fill("Un bel cane siede.");
  await page.getByRole("button", { name: "Che cosa dicono le regole?" }).click();
  await expect(page.getByText("Un giudizio: «bel»").first()).toBeVisible();
}

async function expectToHearSomething(page: Page) {
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(0.4);
}
