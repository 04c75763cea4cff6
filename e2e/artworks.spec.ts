import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { site } from "../scripts/project.js";
import type { ShownWork } from "../src/catalogue/catalogue.ts";
import { languages } from "../src/i18n/languages.ts";
import { plain } from "../src/i18n/markedText.ts";
import { announced, expectAnnounced } from "./announced.ts";
import { chromiumAlone } from "./chromiumAlone.ts";
import { bringAxe, findings } from "./findings.ts";
import { expect, test } from "./journey.ts";
import { headsetKeys, lockScreen, press } from "./headset.ts";
import { findingsInEveryLight } from "./lights.ts";
import { openApp } from "./openApp.ts";
import { expectSilence, expectToHear, voice } from "./voice.ts";
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

test.describe("a touch guide", () => {
  for (const [language, name, play, text, first] of [
    ["en", "the emblem", "Play", "Transcript of the touch guide", "Before you lies a relief"],
    ["it", "l’emblema", "Ascolta", "Testo della guida tattile", "Questo rilievo non è il dipinto"],
  ] as const) {
    for (const screen of ["artwork/1", "artwork-description/apollo"]) {
      test(`in ${language} is played on ${screen}, its sentences marked`, async ({ page }) => {
        await openApp(page, `/galleria-borghese/${screen}?lang=${language}`);
        const guide = page.getByRole("region", { name });
        await guide.getByRole("button", { name: play, exact: true }).click();
        await expectToHear(page, "touch-apollo-emblem");
        await guide.getByText(text, { exact: true }).click();
        const now = page.locator(".sentence[data-now]");
        await expect(now).toContainText(first);
        await guide.locator(".sentence").nth(4).click();
        await expect(guide.locator(".sentence").nth(4)).toHaveAttribute("data-now");
        await expect(now).toHaveCount(1);
        await guide.getByRole("button", { name: "Paus" }).click();
        // A button that is half under the bar is too small for axe.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await findingsInEveryLight(page)).toEqual([]);
      });
    }
  }

  test("says what it is for; where a work has one model, it is simply the touch guide", async ({
    page,
  }) => {
    await openApp(page, "/galleria-borghese/artwork/2?lang=en");
    const guide = page.getByRole("region", { name: "Touch guide", exact: true });
    await expect(guide).toContainText("Ask the staff whether it is here to touch.");
    await openApp(page, "/galleria-borghese/artwork/1?lang=en");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Listen to the audio description",
      "Touch guide: the emblem",
      "Touch guide: the scheme of the composition",
      "About the work",
    ]);
  });

  test("leaves the other recordings of its page where they are, and has the lock screen while it is on", async ({
    page,
  }) => {
    await openApp(page, "/galleria-borghese/artwork/1?lang=it");
    const emblem = page.getByRole("region", { name: "l’emblema" });
    const composition = page.getByRole("region", { name: "lo schema della composizione" });
    const play = { name: "Ascolta", exact: true };
    expect(await lockScreen(page)).toMatchObject({ title: "Apollo", album: "Galleria Borghese" });

    await emblem.getByRole("button", play).click();
    await expectToHear(page, "touch-apollo-emblem");
    await emblem.getByRole("slider").fill("30");
    await composition.getByRole("button", play).click();
    await expectToHear(page, "touch-apollo-composition");
    await expect(emblem.getByRole("button", play)).toBeVisible();
    await expect(emblem.getByRole("slider")).toHaveValue("30");
    await expect
      .poll(() => lockScreen(page))
      .toEqual({
        title: "Apollo",
        artist: "Dosso Dossi",
        album: "Guida tattile: lo schema della composizione · Galleria Borghese",
        playbackState: "playing",
      });
    await press(page, "seekto", { seekTime: 20 });
    await press(page, "pause");
    await expectSilence(page);
    await expect(composition.getByRole("slider")).toHaveValue("20");
    await press(page, "play");
    await expectToHear(page, "touch-apollo-composition");

    await emblem.getByRole("button", play).click();
    await expectToHear(page, "touch-apollo-emblem");
    await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(30);
    await emblem.getByRole("slider").press("End");
    await expect(emblem.getByText("AUDIO TERMINATO")).toBeVisible();
    await expect
      .poll(() => lockScreen(page))
      .toMatchObject({ album: "Galleria Borghese", playbackState: "paused" });
    await page.getByRole("button", play).first().click();
    await expectToHear(page, "apollo");
    // A screen reader would say anything that was announced over the voice.
    expect(await announced(page)).toEqual([]);

    await composition.getByRole("button", play).click();
    await expectToHear(page, "touch-apollo-composition");
    await page.getByRole("link", { name: "Opera successiva" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Rinaldo e Armida" })).toBeVisible();
    expect(await voice(page)).toMatchObject({ isPlaying: false, file: undefined });
    expect(await lockScreen(page)).toMatchObject({ title: "Rinaldo e Armida" });
    await page.getByRole("link", { name: "Indietro" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Apollo" })).toBeVisible();
    await page.getByRole("link", { name: "Indietro" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Le opere" })).toBeVisible();
    expect(await headsetKeys(page)).toEqual([]);
  });
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
    for (let times = 0; times < 10; times++) await page.keyboard.press("+");
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
