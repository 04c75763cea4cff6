import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Locator } from "@playwright/test";
import { languages } from "../../../src/i18n/languages.ts";
import { inProject } from "../../../scripts/project.js";
import { expectAnnounced } from "../../pages/announcements.ts";
import { axeFindings } from "../../checks/axe.ts";
import { answers404, expect } from "../../journey.ts";
import { openApp } from "../../pages/openApp.ts";
import type { JourneysOfMuseums } from "./withMuseums.ts";

/** A museum with so many works that its list is shown in parts. */
export function museoDiProvaJourneys(test: JourneysOfMuseums) {
  test("has its pages, and its words in the visitor's language", async ({ page }) => {
    await page.goto("/museo-di-prova/list?lang=it");
    await page.getByRole("link", { name: "Collina al tramonto" }).click();
    await expect(page).toHaveURL("/museo-di-prova/artwork/12?lang=it");
    await expect(page).toHaveTitle("Collina al tramonto · Museo di prova · Varco");
    await expect(page.getByText("Sun in it: stands above a green hill")).toBeVisible();
    await page.goto("/museo-di-prova/artwork-description/collina");
    await expect(page.getByText("Behind it rises a green hill.")).toBeVisible();
    // What has not been recorded can be read.
    await openApp(page, "/museo-di-prova/blind-user");
    await page.getByRole("button", { name: "Repeat" }).click();
    await expectAnnounced(page, "This part has not been recorded yet.");
    await expect(page.getByText("Stop one of one")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Play/ })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("is searched as one types, whatever the accents, once it has more than a dozen works", async ({
    page,
  }) => {
    await openApp(page, "/museo-di-prova/list?lang=en");
    const search = page.getByRole("searchbox", { name: "Search by title, artist or number" });
    const works = page.getByRole("main").getByRole("listitem");
    await expect(page.getByRole("main").getByText("30 artworks", { exact: true })).toBeVisible();
    await type(search, "citta 15");
    // Most of the ten are not among the first works, so the rest of the list was fetched.
    await expect(works).toHaveCount(10);
    await expect(page.getByRole("main").getByText("10 artworks")).toBeVisible();
    await expectAnnounced(page, /^10 artworks$/);
    await type(search, "sunset");
    await expect(works).toHaveText([/Collina al tramonto/]);
    await type(search, "caravaggio");
    await expect(works).toHaveCount(0);
    await expectAnnounced(page, /^No artworks found$/);
    expect(await axeFindings(page)).toEqual([]);
    await search.fill("");
    await expect(works).toHaveCount(24);
  });

  test("shows the first works of a long list, and all of them for whoever asks", async ({
    page,
  }) => {
    await openApp(page, "/museo-di-prova/list?lang=en");
    const works = page.getByRole("main").getByRole("listitem");
    await expect(works).toHaveCount(24);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Show all 30 artworks" }).click();
    await expect(works).toHaveCount(30);
    await expect(works.nth(24).getByRole("link")).toBeFocused();
    await expectAnnounced(page, /^30 artworks$/);
    await expect(page.getByRole("button", { name: "Show all" })).toHaveCount(0);
    await works.nth(27).getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Città 157" })).toBeFocused();
    await page.goBack();
    await expect(works.nth(27)).toBeInViewport();
    // All works are shown in the new language too, for which their words are fetched.
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Die Werke" })).toBeVisible();
    await expect(works).toHaveCount(30);
  });

  test.describe("where the rest of a long list cannot be had", () => {
    test.use({ tolerated: /ERR_FAILED/ });

    test("says so, and tries again", async ({ page }) => {
      await page.route("**/rest-*.json", (route) => route.abort());
      await openApp(page, "/museo-di-prova/list?lang=en");
      const works = page.getByRole("main").getByRole("listitem");
      const sentence = "The other artworks could not be loaded.";
      await page.getByRole("button", { name: "Show all 30 artworks" }).click();
      await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
      await expectAnnounced(page, sentence);
      await expect(page.getByRole("button", { name: "Try again" })).toBeFocused();
      await expect(works).toHaveCount(24);
      const search = page.getByRole("searchbox");
      await type(search, "citta 15");
      await expect(page.getByRole("main").getByText(sentence)).toBeVisible();
      await expect(works).toHaveCount(4);
      expect(await axeFindings(page)).toEqual([]);
      await page.unroute("**/rest-*.json");
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(works).toHaveCount(10);
      await expect(search).toBeFocused();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("has the first works of its list, and one leads to the next", async ({ page }) => {
      await page.goto("/museo-di-prova/list");
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(24);
      await expect(page.getByRole("button", { name: "Show all" })).toHaveCount(0);
      await page.getByRole("link", { name: "Città 153" }).click();
      await page.getByRole("link", { name: "Next artwork Città 154" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Città 154" })).toBeVisible();
    });
  });

  test("takes the first digit of a longer number for what it is", async ({ page }) => {
    await openApp(page, "/museo-di-prova/deaf-user?lang=en");
    await page.getByRole("button", { name: "Type the artwork number" }).click();
    const said = page.getByRole("dialog").locator("[aria-live]");
    await page.keyboard.type("1");
    await expect(said).toHaveText("1");
    await page.keyboard.type("2");
    await expect(said).toHaveText("12 Collina al tramonto");
    await page.keyboard.type("3");
    await expect(said).toContainText("There is no artwork with this number");
  });

  test("shows its photograph upright, in the smallest format and size that will do", async ({
    page,
  }) => {
    await page.goto("/museo-di-prova/artwork/12");
    const photograph = page.getByRole("img", { name: "A green hill under a yellow sun." });
    await expect(photograph).toBeVisible();
    const shown = await photograph.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return { file: image.currentSrc, ratio: image.naturalWidth / image.naturalHeight };
    });
    expect(basename(shown.file)).toMatch(/^collina-400-\S+\.avif$/);
    expect(shown.ratio).toBeCloseTo(1000 / 700, 2);
    await expect(page.getByText("Photograph: Museo di prova")).toBeVisible();
  });

  test("plays what a person read, in step with its text where there is a timing", async ({
    page,
  }) => {
    await openApp(page, "/museo-di-prova/artwork-description/collina");
    await expect(page.getByText("Read by a person.")).toBeVisible();
    await expect(page.getByText("Length: 0:05.")).toBeVisible();
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page.getByText("AUDIO PLAYING")).toBeVisible();
    await page.getByRole("slider").press("End");
    await expect(page.getByText("AUDIO ENDED")).toBeVisible();
    await expect(page.locator(".sentence")).toHaveCount(0);

    await openApp(page, "/museo-di-prova/blind-user");
    await page.getByText("Read along").click();
    await page.locator(".sentence", { hasText: "Welcome." }).click();
    await expect(page.locator(".sentence[data-now]", { hasText: "Welcome." })).toBeVisible();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  test.describe("on the error page", () => {
    test.use({ tolerated: answers404 });
    test("its visitors are led back to it, and to no other museum", async ({ page }) => {
      await page.goto("/museo-di-prova/nonsense?lang=en");
      const visit = page.getByRole("link", { name: /^Start your visit/ });
      await expect(visit).toHaveText("Start your visit: Museo di prova");
      await visit.click();
      await expect(page).toHaveURL("/museo-di-prova?lang=en");
    });
  });
}

export function addMuseoDiProva(copy: string) {
  const museum = join(copy, "museums/museo-di-prova");
  cpSync(inProject("e2e/museums/museo-di-prova"), museum, { recursive: true });
  addViews(museum);
  for (const language of languages.filter((code) => code !== "en")) {
    // Its English words stand for the other languages too, with one word to tell them apart.
    cpSync(join(museum, "en"), join(museum, language), { recursive: true });
    edit(join(museum, language, "collina.json"), "The sun", `Sun in ${language}:`);
  }
  const narrated = join(museum, "narrated/en");
  const voice = inProject("scripts/voices/fixtures/voice.mp3");
  for (const name of ["collina", "tour-introduction"]) cpSync(voice, join(narrated, `${name}.mp3`));
  const timing = "WEBVTT\n\n00:00.500 --> 00:04.500\nWelcome.\n";
  writeFileSync(join(narrated, "tour-introduction.vtt"), timing);
}

/** In Firefox the page does not notice Playwright's `fill`, so a text is typed key by key. */
async function type(field: Locator, text: string) {
  await field.fill("");
  await field.pressSequentially(text);
}

/** Adds works, all like the first, so that there are enough for a search and a long list. */
function addViews(museum: string) {
  const file = join(museum, "museum.json");
  const facts = JSON.parse(readFileSync(file, "utf8"));
  const [hill] = facts.works;
  const words = JSON.parse(readFileSync(join(museum, "en/collina.json"), "utf8"));
  for (let at = 0; at < 29; at++) {
    const [id, slug] = [
      131 + at,
      `vista-${String.fromCodePoint(97 + (at % 26))}${at < 26 ? "" : "a"}`,
    ];
    facts.works.push({ ...hill, slug, id, title: `Città ${id}`, inventory: `A ${id}` });
    const said = { ...words, title: `City ${id}` };
    writeFileSync(join(museum, `en/${slug}.json`), JSON.stringify(said));
  }
  writeFileSync(file, JSON.stringify(facts));
}

function edit(file: string, before: string, after: string) {
  writeFileSync(file, readFileSync(file, "utf8").replace(before, after));
}
