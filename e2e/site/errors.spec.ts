import type { Page } from "@playwright/test";
import { answers404, expect, orInFirefox, test } from "../journey.ts";
import { openApp } from "../pages/openApp.ts";
import { languageFiles } from "../pages/languageFiles.ts";

test.describe("an unknown address", () => {
  test.use({ tolerated: answers404, locale: "es-ES" });

  test("shows the router's words and a way on, in the visitor's language", async ({ page }) => {
    const answer = await page.goto("/nonsense?lang=de");
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page.getByText("404 Not Found")).toBeVisible();
    await expect(
      page.getByRole("main").getByText("Unter dieser Adresse gibt es keine Seite."),
    ).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.locator("head > meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Alle Museen" }).click();
    await expect(page).toHaveURL("/musei");
    await expect(heading(page)).toBeVisible();
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: "Startseite von Varco" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Il museo si apre a tutti." }),
    ).toBeVisible();
  });

  test("of a museum leads to that museum, whose name the page has to find first", async ({
    page,
  }) => {
    const answer = await page.goto("/galleria-borghese/nonsense?lang=de");
    expect(answer?.status()).toBe(404);
    await expect(
      page.getByRole("main").getByText("Unter dieser Adresse gibt es keine Seite."),
    ).toBeVisible();
    await page.getByRole("link", { name: "Besuch beginnen: Galleria Borghese" }).click();
    await expect(page).toHaveURL(/\/galleria-borghese\?lang=de$/);
    await expect(heading(page)).toHaveText("Sprache wählen");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("says the same, in English", async ({ page }) => {
      await page.goto("/nonsense");
      await expect(heading(page)).toHaveText("Unexpected Application Error!");
      await expect(
        page.getByRole("main").getByText("There is no page at this address."),
      ).toBeVisible();
      const museums = page.getByRole("link", { name: "All museums" });
      await expect(museums).toHaveAttribute("href", "/musei");
      await page.getByRole("main").getByRole("link", { name: "Varco home page" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "Il museo si apre a tutti." }),
      ).toBeVisible();
    });
  });
});

test.describe("an unknown work", () => {
  test.use({ tolerated: /status of 404|There is no artwork with the id/ });

  const unknown = ["apollo%2F..%2F1", "x".repeat(5_000)];

  test("artwork/…: 'Loading' stays, an error is logged, and there is a way on", async ({
    page,
  }) => {
    await page.clock.install();
    for (const id of unknown) {
      const logged = page.waitForEvent("console", (message) =>
        message.text().startsWith("There is no artwork with the id"),
      );
      await page.goto(`/galleria-borghese/artwork/${id}?lang=en`);
      expect((await logged).type()).toBe("error");
      await expect(page.getByRole("heading", { level: 1, name: "Loading" })).toBeVisible();
      await expect(page.getByText("Unexpected Application Error!")).toBeHidden();
      // The work might still be on its way: the screen waits for a second.
      await page.clock.fastForward(1_000);
      await page.getByRole("link", { name: "Artworks" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Artworks" })).toBeVisible();
    }
  });

  test("artwork-description/…: 'Artwork not found' and a way on", async ({ page }) => {
    for (const id of unknown) {
      await page.goto(`/galleria-borghese/artwork-description/${id}?lang=en`);
      await expect(
        page.getByRole("heading", { level: 1, name: "Artwork not found" }),
      ).toBeVisible();
      await page.getByRole("link", { name: "Artworks" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Artworks" })).toBeVisible();
    }
  });
});

test.describe("a part of the app that fails", () => {
  test.use({
    tolerated: orInFirefox(
      /ERR_FAILED|Failed to fetch/,
      // An `Error` that is logged in Firefox reaches the journey without its message.
      /^Error$|during render Error$/,
    ),
  });

  test("leads from a link to the error page, with focus there and another try", async ({
    page,
  }) => {
    await openApp(page, "/galleria-borghese/disability?lang=it");
    await page.route("**/ScannerScreen-*.js", (route) => route.abort());
    await page.getByRole("link", { name: "Sordità" }).click();
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(heading(page)).toBeFocused();
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await page.unroute("**/ScannerScreen-*.js");
    await page.getByRole("link", { name: "Riprova" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Inquadra il codice QR" }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/deaf-user\?lang=it$/);
  });

  test("is told in the right language where its messages cannot be had, and tried again", async ({
    page,
  }) => {
    const files = languageFiles("/galleria-borghese/artwork/1", "it");
    const file = files.find((each) => each.includes("/assets/it-"));
    await page.route(`**${file}`, (route) => route.abort());
    await page.goto("/galleria-borghese/artwork/1?lang=it");
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await page.unroute(`**${file}`);
    await page.getByRole("link", { name: "Riprova" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Apollo" })).toBeVisible();
  });

  test("is told on a cold start too", async ({ page }) => {
    await page.route("**/ProfileScreen-*.js", (route) => route.abort());
    await page.goto("/galleria-borghese/disability");
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page.locator("head > title")).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });
});

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}
