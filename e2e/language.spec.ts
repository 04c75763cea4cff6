import type { Page } from "@playwright/test";
import { hold } from "./hold.ts";
import { expect, test } from "./journey.ts";
import { openApp } from "./openApp.ts";

const theApp = /\/assets\/index-.*\.js/;
const list = {
  en: "Artworks",
  fr: "Les œuvres",
  de: "Die Werke",
  it: "Le opere",
  es: "Las obras",
};
type Language = keyof typeof list;

const longQuery = "x".repeat(10_000);

const cases: [query: string, remembered: string | undefined, language: Language][] = [
  ["", undefined, "en"],
  ["?lang=en", undefined, "en"],
  ["?lang=fr", undefined, "fr"],
  ["?lang=de", undefined, "de"],
  ["?lang=it", undefined, "it"],
  ["?lang=es", undefined, "es"],
  ["", "it", "it"],
  ["?lang=fr", "it", "fr"],
  ["?lang=xx", "it", "en"],
  ["?lang=__proto__", "it", "en"],
  ["?lang=it&lang=fr", undefined, "it"],
  [`?q=${longQuery}&lang=de`, undefined, "de"],
  ["", "rubbish", "en"],
  ["", '{"lang":"it"}', "en"],
];

for (const [query, remembered, language] of cases) {
  test(`list${query.slice(0, 30)}, remembered ${remembered}: ${language}, and never another on the way`, async ({
    page,
  }) => {
    await remember(page, remembered);
    await watchWords(page);
    const deliver = await hold(page, theApp);
    await page.goto(`/galleria-borghese/list${query}`, { waitUntil: "commit" });
    // The browser has painted, and the app is not there yet.
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("h1")).toBeVisible({ visible: language === "en" });
    await expect(page).toHaveTitle(language === "en" ? /^Artworks/ : "Varco");
    deliver();
    await expect(
      page.getByRole("heading", { level: 1, name: list[language], exact: true }),
    ).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page).toHaveTitle(`${list[language]} · Galleria Borghese · Varco`);
    await expect(page.locator("head > title")).toHaveCount(1);
    const canonical = language === "en" ? "" : `?lang=${language}`;
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
      "href",
      `https://varco.example/galleria-borghese/list${canonical}`,
    );
    expect(await wordsSeen(page)).toEqual([`${language} ${list[language]}`]);
  });
}

test("on a work's page an unknown language is ignored", async ({ page }) => {
  await remember(page, "es");
  await page.goto("/galleria-borghese/artwork/1?lang=xx");
  await expect(page.getByRole("heading", { name: "Escuchar la audiodescripción" })).toBeVisible();
  await page.goto("/galleria-borghese/artwork-description/apollo?lang=xx");
  await expect(page.getByRole("heading", { name: "Apolo: audiodescripción" })).toBeVisible();
});

test("the Italian site stays Italian, whatever is asked or remembered", async ({ page }) => {
  await remember(page, "de");
  await page.goto("/contatti?lang=fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
  await expect(page.getByRole("heading", { level: 1, name: "Contatti" })).toBeVisible();
});

test("each visitor downloads the words of one language", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/galleria-borghese/list?lang=it", { waitUntil: "networkidle" });
  const words = asked.filter((path) => /\/assets\/(en|fr|de|it|es)-/.test(path));
  expect(words.map((path) => path.slice(8, 10))).toEqual(["it"]);
});

for (const [name, spoil] of [
  [
    "throws when it is used",
    () => {
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new DOMException("denied", "SecurityError");
      };
    },
  ],
  [
    "throws when it is named",
    () => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    },
  ],
] as const) {
  test(`a visit goes on where storage ${name}`, async ({ page }) => {
    await page.addInitScript(spoil);
    await page.goto("/galleria-borghese");
    await page.getByRole("main").getByRole("link", { name: "Deutsch" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Willkommen" })).toBeVisible();
    await expect(page).toHaveURL(/\/galleria-borghese\/disability\?lang=de$/);
  });
}

test.describe("where the app cannot be had", () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test("the prerendered words are shown after all, and called English", async ({ page }) => {
    await page.route(theApp, (route) => route.abort());
    await page.goto("/galleria-borghese/list?lang=it");
    await expect(page.getByRole("heading", { level: 1, name: "Artworks" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
});

test("an app that keeps one waiting leaves the prerendered words to read", async ({ page }) => {
  await page.clock.install();
  const deliver = await hold(page, theApp);
  await page.goto("/galleria-borghese/list?lang=it", { waitUntil: "commit" });
  await expect(page.locator("html[data-foreign=hidden]")).toBeAttached();
  await expect(page.locator("h1")).toBeHidden();
  await page.clock.fastForward(10_000);
  await expect(page.getByRole("heading", { level: 1, name: "Artworks" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  deliver();
  await expect(page.getByRole("heading", { level: 1, name: "Le opere" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "it");
});

test.describe("where the script for the first paint cannot be had", () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test("the right words come all the same", async ({ page }) => {
    await page.route("**/firstPaint-*.js", (route) => route.abort());
    await page.goto("/galleria-borghese/list?lang=it");
    await expect(page.getByRole("heading", { level: 1, name: list.it })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await expect(page.locator("head > title")).toHaveCount(1);
  });
});

test("a page that was prerendered in another language is announced when it is there", async ({
  page,
}) => {
  await page.goto("/galleria-borghese/list?lang=de");
  await expect(page.getByRole("status")).toHaveText(`${list.de} · Galleria Borghese · Varco`);
  await page.goto("/galleria-borghese/list?lang=en");
  await expect(page.getByRole("heading", { level: 1, name: list.en })).toBeVisible();
  await expect(page.getByRole("status")).toBeEmpty();
});

test("the language is changed without losing the place, and remembered", async ({ page }) => {
  await openApp(page, "/galleria-borghese/artwork/3?lang=en");
  await page.getByRole("button", { name: "Language: English" }).click();
  const dialog = page.getByRole("dialog", { name: "Choose your language" });
  await expect(dialog.getByRole("link", { name: "English" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Language: English" })).toBeFocused();
  await page.keyboard.press("Enter");
  await dialog.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/artwork\/3\?lang=fr$/);
  await expect(page.getByRole("button", { name: "Langue\u00a0: Français" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("status")).toHaveText(
    "Davide con la testa di Golia · Galleria Borghese · Varco",
  );
  await page.goto("/galleria-borghese/list");
  await expect(page.getByRole("heading", { level: 1, name: list.fr })).toBeVisible();
});

function remember(page: Page, language: string | undefined) {
  return page.addInitScript((value) => {
    if (value !== undefined) localStorage.setItem("preferredLanguage", value);
  }, language);
}

/** Notes in every frame what a visitor sees of the heading, and in which language it is called. */
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
