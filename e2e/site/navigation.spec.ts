import type { Page } from "@playwright/test";
import { announced } from "../pages/announcements.ts";
import { expect, test } from "../journey.ts";
import { openApp } from "../pages/openApp.ts";

// With motion, as most visitors have it: a page that scrolls smoothly would not open at its top.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("after a navigation focus is on the new heading, which is said once, and its title is not", async ({
  page,
}) => {
  await openApp(page, "/galleria-borghese");
  await expect(page.locator("h1")).not.toBeFocused();
  await page.getByRole("main").getByRole("link", { name: "Italiano" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Ti diamo il benvenuto" }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Sordità" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Inquadra il codice QR" }),
  ).toBeFocused();
  await page.getByRole("link", { name: "Indietro" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Ti diamo il benvenuto" }),
  ).toBeFocused();
  await expect(page).toHaveTitle("Ti diamo il benvenuto · Galleria Borghese · Varco");
  // Orca does not read the new heading where the pressed link is gone, so it is announced.
  await expect
    .poll(() => announced(page))
    .toEqual(["Ti diamo il benvenuto", "Inquadra il codice QR"]);
});

test("the next screen begins at its top, and Back returns to where one was", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openApp(page, "/galleria-borghese/list?lang=it");
  const link = page.getByRole("link", { name: "Autunno" });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Autunno" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Le opere" })).toBeVisible();
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name: "Autunno" })).toBeFocused();
});

test("a page that is opened by its address begins at its top, wherever the one before was left", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openApp(page, "/galleria-borghese/list?lang=it");
  await page.evaluate(() => window.scrollTo(0, 400));
  await openApp(page, "/galleria-borghese/blind-user?lang=it");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a link to a section brings focus and view there, from any page", async ({ page }) => {
  await page.goto("/contatti");
  await page.getByRole("contentinfo").getByRole("link", { name: "Partners" }).click();
  await expect(page).toHaveURL(/\/#partner$/);
  await expect(page.getByRole("region", { name: "Partner" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Partner", exact: true })).toBeInViewport();
  await page.getByRole("contentinfo").getByRole("link", { name: "Cosa Facciamo" }).click();
  await expect(page.getByRole("region", { name: "Cosa facciamo" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Cosa facciamo" })).toBeInViewport();
});

test("the first press of Tab offers to skip the bar", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("banner").getByRole("link", { name: "Vai al contenuto" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Scopri di più" })).toBeFocused();
});

test("the menu of the site opens, closes on Escape and on choosing, by keyboard alone", async ({
  page,
}) => {
  await page.goto("/contatti");
  const partner = page
    .getByRole("navigation", { name: "Principale" })
    .getByRole("link", { name: "Partner" });
  await expect(partner).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Enter");
  await expect(partner).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(partner).toBeHidden();
  await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/#partner$/);
  await expect(partner).toBeHidden();
});

test("Back from a work goes one step in history, or to the list for who came from outside", async ({
  page,
}) => {
  await openApp(page, "/galleria-borghese/artwork/2/?lang=it");
  await page.getByRole("link", { name: "Indietro" }).click();
  await expect(page).toHaveURL(/\/galleria-borghese\/list\?lang=it$/);
  await openAutunno(page);
  await page.getByRole("link", { name: "Indietro" }).click();
  await expect(page).toHaveURL(/\/artwork\/5\?lang=it$/);
});

test("an open menu closes when the screen is turned and there is room for its links", async ({
  page,
}) => {
  await page.goto("/contatti");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("#site-menu:popover-open")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Principale" }).getByRole("link")).toHaveCount(
    4,
  );
});

test("skipping the bar is no step in history, and Back knows its modifier keys", async ({
  page,
}) => {
  await openApp(page, "/galleria-borghese/list?lang=it");
  await openAutunno(page);
  await page.getByRole("link", { name: "Vai al contenuto" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const back = page.getByRole("link", { name: "Indietro" });
  // Now and then the driver sees nothing but the blank of a new tab: then it is opened once more.
  await expect(async () => {
    const tab = page.context().waitForEvent("page");
    await back.click({ modifiers: ["ControlOrMeta"] });
    const title = (await tab).getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Le opere", { timeout: 20_000 });
  }).toPass();
  await expect(page).toHaveURL(/\/artwork\/6\?lang=it$/);
  await back.click();
  await expect(page).toHaveURL(/\/artwork\/5\?lang=it$/);
});

test("a page that keeps one waiting says so to the eye", async ({ page }) => {
  await openApp(page, "/galleria-borghese/disability?lang=it");
  await page.route("**/ScannerScreen-*.js", () => {});
  await page.getByRole("link", { name: "Sordità" }).click();
  await expect(page.getByRole("progressbar", { name: "Caricamento" })).toBeVisible();
});

for (const [size, stays] of [
  ["100%", true],
  ["200%", false],
] as const) {
  test(`the bar ${stays ? "stays" : "goes with the page"} with text of ${size}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openApp(page, "/galleria-borghese/list?lang=en");
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    await page.getByRole("link", { name: /^Autunno/ }).scrollIntoViewIfNeeded();
    const bar = page.getByRole("banner");
    if (stays) await expect(bar).toBeInViewport();
    else await expect(bar).not.toBeInViewport();
  });
}

/** Opens Autunno from the list, by way of Primavera, the work before it. */
async function openAutunno(page: Page) {
  await page.getByRole("link", { name: "Primavera" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Primavera" })).toBeVisible();
  await page.getByRole("link", { name: "Autunno" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Autunno" })).toBeVisible();
}
