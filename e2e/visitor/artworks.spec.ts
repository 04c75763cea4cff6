import type { Page } from "@playwright/test";
import { languages } from "../../src/i18n/languages.ts";
import { onlyInChromium } from "../device/browser.ts";
import { preloadAxe, axeFindings } from "../checks/axe.ts";
import { smallTargets } from "../checks/layout.ts";
import { expect, test } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp } from "../pages/openApp.ts";
import { expectToHear } from "../pages/voice.ts";

test("the list shows the six works in two columns, each with picture, titles and artist", async ({
  page,
}) => {
  await openApp(page, "/galleria-borghese/list?lang=en");
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(6);
  const lefts = await cards.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(2);
  const card = cards.nth(4);
  await expect(card.locator("img")).toBeVisible();
  for (const words of ["Primavera", "Spring", "attributed to Jacopo Bassano and workshop"])
    await expect(card.getByText(words, { exact: true })).toBeVisible();
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/galleria-borghese/artwork/5?lang=en");
});

test("words that are easy to read are shown without a fault, in each language", async ({
  page,
}) => {
  await preloadAxe(page);
  const names = {
    en: "In simple words",
    fr: "Avec des mots simples",
    de: "In einfachen Worten",
    it: "Con parole semplici",
    es: "Con palabras sencillas",
  };
  for (const language of languages) {
    await openApp(page, `/galleria-borghese/artwork/3?lang=${language}`);
    const button = page.getByRole("button", { name: names[language] });
    // It is remembered from one language to the next.
    if (language === languages[0]) await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect(await axeFindings(page), language).toEqual([]);
  }
});

test.describe("a touch guide", () => {
  for (const [screen, language, name, play, text, first] of [
    [
      "artwork/1",
      "en",
      "the emblem",
      "Play",
      "Transcript of the touch guide",
      "Before you lies a relief",
    ],
    [
      "artwork-description/apollo",
      "it",
      "l’emblema",
      "Ascolta",
      "Testo della guida tattile",
      "Questo rilievo non è il dipinto",
    ],
  ] as const) {
    test(`in ${language} is played on ${screen}, its sentences marked`, async ({ page }) => {
      await openApp(page, `/galleria-borghese/${screen}?lang=${language}`);
      const guide = page.getByRole("region", { name });
      await expect(guide.getByText(text)).toBeHidden();
      await guide.getByRole("heading").click();
      await guide.getByRole("button", { name: `${play}, ${name}` }).click();
      await expectToHear(page, "touch-apollo-emblem");
      await guide.getByText(text).click();
      const now = page.locator(".sentence[data-now]");
      await expect(now).toContainText(first);
      await guide.locator(".sentence").nth(4).click();
      await expect(guide.locator(".sentence").nth(4)).toHaveAttribute("data-now");
      await expect(now).toHaveCount(1);
      await guide.getByRole("button", { name: "Paus" }).click();
      // A button that is half under the bar is too small for axe.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await axeFindingsInEveryScheme(page)).toEqual([]);
    });
  }
});

test("what can be unfolded on the screen is printed", async ({ page }) => {
  onlyInChromium("it can be told to print");
  for (const address of ["/galleria-borghese/artwork/1", "/galleria-borghese/blind-user", "/"]) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(address);
    const folded = page.locator("details .spoken-text");
    await expect(folded.first()).toBeHidden();
    await page.emulateMedia({ media: "print" });
    for (const each of await folded.all()) await expect(each).toBeVisible();
  }
});

test("from work to work each begins at its top", async ({ page }) => {
  await openApp(page, "/galleria-borghese/artwork/1?lang=en");
  await page.getByRole("link", { name: "Next artwork Rinaldo e Armida" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rinaldo e Armida" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("a number that is not in the catalogue", () => {
  test.use({ tolerated: /There is no artwork with the id|status of 404/ });

  test("'Loading' stays, and a moment later it is said", async ({ page }) => {
    await openApp(page, "/galleria-borghese/artwork/7?lang=en");
    const sentence = "There is no artwork with this number in the catalogue.";
    await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Loading" })).toBeVisible();
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);
  });
});

test.describe("the enlarged picture", () => {
  test("is zoomed and moved by buttons, keys and wheel, and Escape closes it", async ({ page }) => {
    const view = await openPicture(page);
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 100%");
    await view.getByRole("button", { name: "Zoom in" }).click();
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 150%");
    const before = await place(page);
    await view.getByRole("button", { name: "Move left" }).click();
    expect((await place(page)).x).toBeGreaterThan(before.x);
    await view.getByRole("button", { name: "Move right" }).click();
    expect(await place(page)).toEqual(before);

    await page.keyboard.press("+");
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 225%");
    const high = await place(page);
    await page.keyboard.press("ArrowDown");
    expect((await place(page)).y).toBeLessThan(high.y);
    await page.keyboard.press("ArrowUp");
    expect(await place(page)).toEqual(high);
    await page.keyboard.press("-");
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 150%");
    await page.keyboard.press("0");
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 100%");

    await page.mouse.move(180, 300);
    await page.mouse.wheel(0, -400);
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 223%");
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    for (let times = 0; times < 10; times++) await page.keyboard.press("+");
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 800%");
    expect(await axeFindingsInEveryScheme(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(page.getByRole("button", { name: "Enlarge the picture" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(view).toBeFocused();
    await expect(view).toHaveAccessibleName("Apollo");
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 100%");
  });

  test("follows the mouse, and two fingers", async ({ page }) => {
    onlyInChromium("two fingers are laid on its screen");
    const view = await openPicture(page);
    await touch(page, [
      [
        [150, 300],
        [210, 300],
      ],
      [
        [120, 300],
        [240, 300],
      ],
    ]);
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 200%");
    const before = await place(page);
    await page.mouse.move(180, 300);
    await page.mouse.down();
    await page.mouse.move(210, 340, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => place(page)).toEqual({ x: before.x + 30, y: before.y + 40 });
    // The mouse has let go of the picture, so it does not follow the mouse now; a key moves it.
    await page.mouse.move(100, 100);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => place(page)).toEqual({ x: before.x - 50, y: before.y + 40 });
  });

  for (const [width, height] of [
    [320, 568],
    [568, 320],
  ] as const) {
    test(`leaves picture and buttons in reach at ${width} × ${height}, also with text twice the size`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const view = await openPicture(page, 4);
      for (const size of ["100%", "200%"]) {
        await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
        for (const name of ["Close", "Zoom in", "Zoom out", "Move right", "Move down"])
          await expect(view.getByRole("button", { name })).toBeInViewport({ ratio: 0.95 });
        expect(await smallTargets(page)).toEqual([]);
        const picture = view.getByRole("img");
        await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
        await expect(picture).toBeInViewport({ ratio: 0.95 });
        expect(await view.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
        expect(await view.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
      }
    });
  }
});

async function openPicture(page: Page, work = 1) {
  await openApp(page, `/galleria-borghese/artwork/${work}?lang=en`);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  return page.getByRole("dialog");
}

/** Where the middle of the enlarged picture is, in pixels. */
async function place(page: Page) {
  const box = (await page.getByRole("dialog").getByRole("img").boundingBox())!;
  return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
}

/** Two fingers on the screen, at each place in turn. */
async function touch(page: Page, places: [number, number][][]) {
  const session = await page.context().newCDPSession(page);
  for (const [index, fingers] of places.entries())
    await session.send("Input.dispatchTouchEvent", {
      type: index === 0 ? "touchStart" : "touchMove",
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
