import type { Page } from "@playwright/test";
import { languageNames } from "../../src/i18n/languages.ts";
import { expect, test } from "../journey.ts";
import { openApp } from "../pages/openApp.ts";

const names = Object.values(languageNames);

test("the first press of Tab is at the choice of a language", async ({ page }) => {
  await page.goto("/galleria-borghese");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: names[0]! })).toBeFocused();
});

for (const [locale, first] of [
  ["it-IT", "Italiano"],
  ["de-AT", "Deutsch"],
  ["is-IS", "English"],
] as const) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });

    test(`${first} is offered first, before the app is there and after, and not chosen`, async ({
      page,
    }) => {
      await page.route("**/assets/index-*.js", async (route) => {
        await expect.poll(() => highest(page)).toBe(first);
        await route.continue();
      });
      await page.goto("/galleria-borghese");
      const others = names.filter((name) => name !== first);
      await expect.poll(() => offered(page)).toEqual([first, ...others]);
      expect(await highest(page)).toBe(first);
      await expect(
        page.getByRole("heading", { level: 1, name: "Choose your language" }),
      ).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
}

test(
  "each of the two profiles leads to its screen, in the language of the visit",
  { tag: "@anyBrowser" },
  async ({ page }) => {
    await openApp(page, "/galleria-borghese/disability?lang=es");
    // The profile for blind visitors comes first: a visitor who sees finds the other one as fast.
    const profiles = page.getByRole("main").getByRole("listitem").getByRole("link");
    await expect(profiles).toHaveText([/^Ceguera/, /^Sordera/]);
    await page.getByRole("link", { name: "Sordera" }).click();
    await expect(page).toHaveURL("/galleria-borghese/deaf-user?lang=es");
    await page.getByRole("link", { name: "Atrás" }).click();
    await page.getByRole("link", { name: "Ceguera" }).click();
    await expect(page).toHaveURL("/galleria-borghese/blind-user?lang=es");
  },
);

test("a visit is ended after a question, and nothing of it is left on the device", async ({
  page,
}) => {
  await openApp(page, "/galleria-borghese");
  await page.getByRole("main").getByRole("link", { name: "Italiano" }).click();
  await page.getByRole("link", { name: "Sordità" }).click();
  // The screen before has the same button, and its dialog would go with it.
  await expect(
    page.getByRole("button", { name: "Tocca per attivare la fotocamera" }),
  ).toBeVisible();
  await page.evaluate(() => sessionStorage.setItem("anything", "else"));
  const button = page.getByRole("button", { name: "Termina la visita" });
  const dialog = page.getByRole("dialog", { name: "Vuoi terminare la visita?" });
  // With focus on the dialog's first button, Firefox would say that and not the question.
  await button.press("Enter");
  await expect(dialog).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  expect(await stored(page)).toContain("preferredLanguage");

  await button.click();
  await dialog.getByRole("button", { name: "Termina la visita" }).click();
  await expect(page).toHaveURL("/galleria-borghese?lang=it");
  await expect(page.getByRole("main").getByText("La visita è terminata.")).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Scegli la lingua" })).toBeVisible();
  await expect(page.getByText("La visita è terminata.")).toHaveCount(0);
});

test("the language is changed on every later screen, and the reader's place is kept", async ({
  page,
}) => {
  await openApp(page, "/galleria-borghese/artwork/1?lang=en");
  await page.getByRole("link", { name: "Next artwork" }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("link", { name: "Italiano" }).click();
  await expect(page.getByRole("link", { name: "Opera successiva" })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
});

/** The languages in the order in which keyboard and screen reader come to them. */
function offered(page: Page) {
  return page.getByRole("main").getByRole("listitem").allInnerTexts();
}

/** The language at the top of the screen. */
async function highest(page: Page) {
  const places = await page
    .getByRole("main")
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) => ({ name: item.textContent, top: item.getBoundingClientRect().top })),
    );
  return places.toSorted((one, other) => one.top - other.top)[0]?.name;
}

function stored(page: Page) {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}
