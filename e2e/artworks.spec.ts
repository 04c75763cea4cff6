import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { site } from "../scripts/project.js";
import type { ShownWork } from "../src/catalogue/catalogue.ts";
import { languages } from "../src/i18n/languages.ts";
import { plain } from "../src/i18n/markedText.ts";
import { expectAnnounced } from "./announced.ts";
import { chromiumAlone } from "./chromiumAlone.ts";
import { bringAxe, findings } from "./findings.ts";
import { expect, test } from "./journey.ts";
import { findingsInEveryLight } from "./lights.ts";
import { openApp } from "./openApp.ts";
import { wordsOf } from "./wordsOf.ts";

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
  await expect(card.getByText("Primavera")).toHaveAttribute("lang", "it");
  await expect(card).toContainText("Spring");
  await expect(card).toContainText("attributed to Jacopo Bassano and workshop");
  // Six works are seen at a glance, so there is no search.
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await card.getByRole("link").click();
  await expect(page).toHaveURL("/galleria-borghese/artwork/5?lang=en");
});

test("back from the list leads to the scanner", async ({ page }) => {
  await openApp(page, "/galleria-borghese/list?lang=fr");
  await page.getByRole("link", { name: "Retour" }).click();
  await expect(page).toHaveURL("/galleria-borghese/deaf-user?lang=fr");
});

test("a work has its picture, title, artist and description, in each language", async ({
  page,
}) => {
  for (const language of languages) {
    const address = "/galleria-borghese/artwork/3";
    const file = wordsOf(address, language).find((name) => name.endsWith("/artwork/3.json"));
    const { words }: ShownWork = JSON.parse(readFileSync(site + file, "utf8"));
    await openApp(page, `${address}?lang=${language}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(
      "Davide con la testa di Golia",
    );
    await expect(main.getByText("Battistello Caracciolo", { exact: true })).toBeVisible();
    await expect(main.getByRole("img", { name: words.alt! })).toBeVisible();
    await expect(main.locator(".work-description p")).toHaveText(words.description!.map(plain));
  }
});

test("every work is there in words that are easy to read, in each language", async ({ page }) => {
  await bringAxe(page);
  const names = {
    en: "Easy to read",
    fr: "Facile à lire",
    de: "Leicht zu lesen",
    it: "Facile da leggere",
    es: "Lectura fácil",
  };
  for (const language of languages) {
    const address = "/galleria-borghese/artwork/3";
    const file = wordsOf(address, language).find((name) => name.endsWith("/artwork/3.json"));
    const { words }: ShownWork = JSON.parse(readFileSync(site + file, "utf8"));
    await openApp(page, `${address}?lang=${language}`);
    const button = page.getByRole("button", { name: names[language] });
    // It is remembered from one language to the next.
    if (language === languages[0]) await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    const sentences = words.easy!.flat().map(plain);
    await expect(page.locator(".easy-text p > span")).toHaveText(sentences);
    expect(await findings(page), language).toEqual([]);
  }
});

test("from work to work, and from the first and the last only one way", async ({ page }) => {
  await openApp(page, "/galleria-borghese/artwork/1?lang=en");
  const others = page.getByRole("navigation", { name: "Artworks" });
  await expect(others.getByRole("link")).toHaveText(["Next artwork Rinaldo e Armida"]);
  await others.getByRole("link", { name: "Next artwork Rinaldo e Armida" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rinaldo e Armida" })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await others.getByRole("link", { name: "Previous artwork Apollo" }).click();
  await expect(page).toHaveURL("/galleria-borghese/artwork/1?lang=en");
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/galleria-borghese/artwork/2?lang=en");
  await openApp(page, "/galleria-borghese/artwork/6?lang=en");
  await expect(others.getByRole("link")).toHaveText(["Previous artwork Primavera"]);
});

test("a work opened cold speaks the remembered language, or else English", async ({ page }) => {
  await openApp(page, "/galleria-borghese/artwork/2");
  await expect(page.getByText("Rinaldo and Armida", { exact: true })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("preferredLanguage", "fr"));
  await openApp(page, "/galleria-borghese/artwork/2/");
  await expect(page.getByText("Renaud et Armide", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Retour" }).click();
  await expect(page).toHaveURL("/galleria-borghese/list?lang=fr");
});

test.describe("a number that is not in the catalogue", () => {
  test.use({ tolerated: /There is no artwork with the id|status of 404/ });

  test("'Loading' stays, and a moment later it is said and there are two ways on", async ({
    page,
  }) => {
    await openApp(page, "/galleria-borghese/artwork/7?lang=en");
    const sentence = "There is no artwork with this number in the catalogue.";
    await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
    await expectAnnounced(page, sentence);
    expect(await findingsInEveryLight(page)).toEqual([]);
    await expect(page.getByRole("heading", { level: 1, name: "Loading" })).toBeVisible();
    await page.getByRole("link", { name: "Scan an artwork" }).click();
    await expect(page).toHaveURL("/galleria-borghese/deaf-user?lang=en");
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
    for (let press = 0; press < 10; press++) await page.keyboard.press("+");
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 800%");
    expect(await findingsInEveryLight(page)).toEqual([]);

    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(page.getByRole("button", { name: "Enlarge the picture" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(view).toBeFocused();
    await expect(view).toHaveAccessibleName("Apollo");
    await expect(view.locator("[aria-live]")).toHaveText("Zoom 100%");
  });

  test("follows the mouse, and two fingers", async ({ page }) => {
    chromiumAlone("two fingers are laid on its screen");
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
