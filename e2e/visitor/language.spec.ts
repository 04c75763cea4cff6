import type { Page, Route } from "@playwright/test";
import { languages, type Language } from "../../src/i18n/languages.ts";
import { announced, expectAnnounced } from "../pages/announcements.ts";
import { preloadAxe, axeFindings } from "../checks/axe.ts";
import { pauseRequests } from "../server/pauseRequests.ts";
import { expect, test } from "../journey.ts";
import { openApp } from "../pages/openApp.ts";

const theApp = /\/assets\/index-.*\.js/;
const list: Record<Language, string> = {
  en: "Artworks",
  fr: "Les œuvres",
  de: "Die Werke",
  it: "Le opere",
  es: "Las obras",
};

const longQuery = "x".repeat(10_000);

const cases: (readonly [query: string, remembered: string | undefined, language: Language])[] = [
  ["", undefined, "en"],
  ...languages.map((code) => [`?lang=${code}`, undefined, code] as const),
  ["", "it", "it"],
  ["?lang=fr", "it", "fr"],
  ["?lang=xx", "it", "en"],
  ["?lang=__proto__", "it", "en"],
  ["?lang=it&lang=fr", undefined, "it"],
  [`?q=${longQuery}&lang=de`, undefined, "de"],
  ["", "rubbish", "en"],
  ["", '{"lang":"it"}', "en"],
];

for (const [host, tried] of [
  ["chooses by query", cases],
  // Without a query both kinds of host send the same file.
  ["sends the same file to all", cases.filter(([query]) => query)],
] as const) {
  test.describe(`where the host ${host}`, () => {
    test.beforeEach(async ({ page }) => {
      if (host === "sends the same file to all") await pretendPlainHost(page);
    });

    for (const [query, remembered, language] of tried) {
      test(`list${query.slice(0, 30)}, remembered ${remembered}: ${language} from the first paint on, and never another`, async ({
        page,
      }) => {
        await remember(page, remembered);
        await watchWords(page);
        const deliver = await pauseRequests(page, theApp);
        await page.goto(`/galleria-borghese/list${query}`, { waitUntil: "commit" });
        // The browser has painted, and the app is not there yet.
        const heading = page.getByRole("heading", { level: 1, name: list[language], exact: true });
        await expect(heading).toBeVisible();
        await expectToSpeak(page, language);
        await heading.evaluate((element) => Object.assign(element, { isPrerendered: true }));
        deliver();
        await expect(page.locator("html")).toHaveAttribute("data-enhanced");
        await expectToSpeak(page, language);
        expect(await wordsSeen(page)).toEqual([`${language} ${list[language]}`]);
        // React has hydrated the prerendered heading and not replaced it.
        expect(await heading.evaluate((element) => "isPrerendered" in element)).toBe(true);
      });
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a page is in the language that is asked for", async ({ page }) => {
    for (const [query, , language] of cases.filter(([, remembered]) => !remembered)) {
      await page.goto(`/galleria-borghese/list${query}`);
      await expect(page.getByRole("heading", { level: 1, name: list[language] })).toBeVisible();
      await expectToSpeak(page, language);
    }
  });
});

test("the file of a page in one language leads to the screen when it is opened by its name", async ({
  page,
}) => {
  await page.goto("/it/galleria-borghese/list");
  await expect(page).toHaveURL("/galleria-borghese/list?lang=it");
  await expect(page.getByRole("heading", { level: 1, name: list.it })).toBeVisible();
});

test("the Italian site stays Italian, whatever is asked or remembered", async ({ page }) => {
  await remember(page, "de");
  await page.goto("/contatti?lang=fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.getByRole("heading", { level: 1, name: "Contatti" })).toBeVisible();
});

test("each visitor downloads the words of one language, and nothing twice", async ({ page }) => {
  await openApp(page, "/galleria-borghese/list?lang=it");
  // Firefox may call the network idle between two parts of the app.
  await expect.poll(async () => (await downloads(page)).some(isOfWords)).toBe(true);
  await page.waitForLoadState("networkidle");
  const parts = await downloads(page);
  expect(parts.filter(isOfWords).map((path) => path.slice(8, 10))).toEqual(["it"]);
  expect(parts).toEqual([...new Set(parts)]);
});

test.describe("where storage throws when it is used", () => {
  // The router warns of this when the page is left and its scroll position cannot be stored.
  test.use({ tolerated: /Failed to save scroll positions/, stores: false });

  test("a visit goes on", async ({ page }) => {
    await page.goto("/galleria-borghese");
    await page.getByRole("main").getByRole("link", { name: "Deutsch" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Willkommen" })).toBeVisible();
    await expect(page).toHaveURL(/\/galleria-borghese\/disability\?lang=de$/);
  });
});

test.describe("where the app cannot be had", () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test.beforeEach(({ page }) => page.route(theApp, (route) => route.abort()));

  test("the words are there in the language that is asked for", async ({ page }) => {
    await pretendPlainHost(page);
    await page.goto("/galleria-borghese/list?lang=it");
    await expect(page.getByRole("heading", { level: 1, name: list.it })).toBeVisible();
    await expectToSpeak(page, "it");
  });

  test("nor the page in that language, the English words are shown, and called English", async ({
    page,
  }) => {
    await pretendPlainHost(page);
    await page.route("**/it/galleria-borghese/**", (route) => route.abort());
    await page.goto("/galleria-borghese/list?lang=it");
    await expect(page.getByRole("heading", { level: 1, name: list.en })).toBeVisible();
    await expectToSpeak(page, "en");
  });
});

test("a page in the right language that keeps one waiting leaves English words to read, until the app is there", async ({
  page,
}) => {
  await page.clock.install();
  await pretendPlainHost(page);
  const deliver = await pauseRequests(page, theApp);
  const deliverPage = await pauseRequests(page, "**/it/galleria-borghese/**");
  await page.goto("/galleria-borghese/list?lang=it", { waitUntil: "commit" });
  await expect(page.locator("html[data-foreign=coming]")).toBeAttached();
  await expect(page.locator("h1")).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("heading", { level: 1, name: list.en })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  // The Italian page comes too late: only the app replaces the English words that are being read.
  deliverPage();
  deliver();
  await expect(page.getByRole("heading", { level: 1, name: list.it })).toBeVisible();
  await expectToSpeak(page, "it");
});

test.describe("where a part of the first paint cannot be had", () => {
  test.use({ tolerated: /ERR_FAILED|status of 404/ });

  for (const [what, address, answer] of [
    ["its script", "**/firstPaint-*.js", (route: Route) => route.abort()],
    [
      "the page in the right language",
      "**/it/galleria-borghese/**",
      (route: Route) => route.abort(),
    ],
    [
      "the page in the right language, and another is sent",
      "**/it/galleria-borghese/**",
      (route: Route) => route.fulfill({ contentType: "text/html", body: "<h1>Room number?</h1>" }),
    ],
  ] as const) {
    test(`the right words come all the same: ${what}`, async ({ page }) => {
      await pretendPlainHost(page);
      await page.route(address, answer);
      await page.goto("/galleria-borghese/list?lang=it");
      await expect(page.getByRole("heading", { level: 1, name: list.it })).toBeVisible();
      await expectToSpeak(page, "it");
    });
  }
});

test("a page that was put in the place of another is announced when it is there", async ({
  page,
}) => {
  await pretendPlainHost(page);
  await page.goto("/galleria-borghese/list?lang=de");
  const title = `${list.de} · Galleria Borghese · Varco`;
  await expectAnnounced(page, title);
  expect(await announced(page)).toEqual([title]);
  // After a reload the page has its German title early, so the browser itself announces it.
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-enhanced");
  await expectToSpeak(page, "de");
  expect(await announced(page)).toEqual([]);
  await openApp(page, "/galleria-borghese/list?lang=en");
  await expect(page.getByRole("heading", { level: 1, name: list.en })).toBeVisible();
  expect(await announced(page)).toEqual([]);
});

test("the language is changed without losing the place, and remembered", async ({ page }) => {
  await openApp(page, "/galleria-borghese/artwork/3?lang=en");
  await page.getByRole("button", { name: "Language: English" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose your language" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Language: English" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeFocused();
  await dialog.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/artwork\/3\?lang=fr$/);
  for (const part of ["html", "#page > #root"])
    await expect(page.locator(part)).toHaveAttribute("lang", "fr");
  // Firefox would never tell of another language on `#page`, so that gets none in particular.
  await expect(page.locator("#page")).toHaveAttribute("lang", "mul");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await announced(page)).toEqual([]);
  await page.goto("/galleria-borghese/list");
  await expect(page.getByRole("heading", { level: 1, name: list.fr })).toBeVisible();
});

test("the language that was chosen stays after Back and Forward, within the app and from page to page", async ({
  page,
}) => {
  await openApp(page, "/galleria-borghese/list?lang=en");
  await openApp(page, "/galleria-borghese/artwork/5?lang=en");
  await page.getByRole("link", { name: "Autunno" }).click();
  await expect(page).toHaveURL(/\/artwork\/6\?lang=en$/);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Deutsch" }).click();
  await expect(page).toHaveURL(/\/artwork\/6\?lang=de$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/artwork\/5\?lang=de$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  // This page is not there any more: the browser loads it by its old address.
  await watchWords(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: list.de })).toBeVisible();
  await expect(page).toHaveURL(/\/list\?lang=de$/);
  await expectToSpeak(page, "de");
  expect(await wordsSeen(page)).toEqual([`de ${list.de}`]);
  await page.goForward();
  await expect(page.locator("html")).toHaveAttribute("data-enhanced");
  await page.goForward();
  await expect(page).toHaveURL(/\/artwork\/6\?lang=de$/);
});

test.describe("in a browser that speaks German", () => {
  test.use({ locale: "de-DE" });

  test("a page whose language nobody chose offers German from the first paint on, and nothing moves", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await preloadAxe(page);
    const deliver = await pauseRequests(page, theApp);
    await page.goto("/galleria-borghese/artwork/5", { waitUntil: "commit" });
    const offer = page.getByRole("complementary", {
      name: "Diese Seite gibt es auch auf Deutsch.",
    });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(offer).toBeVisible();
    await expect(page.getByRole("complementary")).toHaveCount(1);
    const places = async () => [await offer.boundingBox(), await heading.boundingBox()];
    const before = await places();
    deliver();
    await expect(page.locator("html")).toHaveAttribute("data-enhanced");
    expect(await places()).toEqual(before);
    await expect(page.locator(".language-offer")).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(offer.getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/artwork\/5\?lang=de$/);
    await expect(heading).toBeFocused();
    await expect(offer).toHaveCount(0);
    // Another label: by now German is remembered, and nothing is offered.
    await openApp(page, "/galleria-borghese/artwork/6");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("complementary")).toHaveCount(0);
  });
});

/** Expects the page's language, and one title, description and canonical address in it. */
async function expectToSpeak(page: Page, language: Language) {
  for (const part of ["html", "#root"])
    await expect(page.locator(part)).toHaveAttribute("lang", language);
  await expect(page).toHaveTitle(`${list[language]} · Galleria Borghese · Varco`);
  for (const one of ["title", "meta[name=description]", "link[rel=canonical]"])
    await expect(page.locator(`head > ${one}`)).toHaveCount(1);
  const canonical = language === "en" ? "" : `?lang=${language}`;
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `https://varco.example/galleria-borghese/list${canonical}`,
  );
}

/** Some hosts ignore the query: whatever `?lang=` says, they send the one file of the address. */
function pretendPlainHost(page: Page) {
  return page.route(/\?/, async (route) => {
    const url = new URL(route.request().url());
    if (!route.request().isNavigationRequest()) return route.fallback();
    url.search = "";
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
}

function remember(page: Page, language: string | undefined) {
  return page.addInitScript((value) => {
    if (value !== undefined) localStorage.setItem("preferredLanguage", value);
  }, language);
}

/** Notes in every frame the heading that a visitor sees, and the `lang` of the page. */
function watchWords(page: Page) {
  return page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector("h1");
      if (heading?.checkVisibility({ visibilityProperty: true })) {
        const words = `${document.documentElement.lang} ${heading.textContent}`;
        if (words !== seen.at(-1)) seen.push(words);
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

function wordsSeen(page: Page) {
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

/** Playwright sees a request where Firefox takes a picture from memory, so the page is asked. */
function isOfWords(path: string) {
  return languages.some((code) => path.includes(`/assets/${code}-`));
}

function downloads(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}
