import type { Page } from "@playwright/test";
import { chromiumAlone } from "./chromiumAlone.ts";
import { answers404, expect, orInFirefox, test } from "./journey.ts";
import { openApp } from "./openApp.ts";
import { wordsOf } from "./wordsOf.ts";

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
    await expect(heading(page)).toHaveAttribute("lang", "en");
    await expect(page.locator("head > meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "Besuch beginnen: Galleria Borghese" }).click();
    await expect(page).toHaveURL(/\/galleria-borghese$/);
    await page.goBack();
    await page.getByRole("main").getByRole("link", { name: "Startseite von Varco" }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Il museo si apre a tutti." }),
    ).toBeVisible();
  });

  test("of any kind is told in the browser's language where none was chosen", async ({ page }) => {
    for (const address of [
      "/galleria-borghese/nonsense",
      "/constructor",
      "/galleria-borghese/artwork",
    ]) {
      await page.goto(address);
      await expect(page.getByText("404 Not Found"), address).toBeVisible();
      await expect(
        page.getByRole("main").getByText("No hay ninguna página en esta dirección."),
      ).toBeVisible();
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    chromiumAlone("it can be told to run no script");
    test("says the same, in English", async ({ page }) => {
      await page.goto("/nonsense");
      await expect(heading(page)).toHaveText("Unexpected Application Error!");
      await expect(
        page.getByRole("main").getByText("There is no page at this address."),
      ).toBeVisible();
      await page.getByRole("link", { name: "Start your visit: Galleria Borghese" }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "Choose your language" }),
      ).toBeVisible();
    });
  });
});

test.describe("an unknown work", () => {
  test.use({ tolerated: /status of 404|There is no artwork with the id/ });

  const unknown = [
    "999",
    "0",
    "-1",
    "1e0",
    "__proto__",
    "constructor",
    "apollo%2F..%2F1",
    "x".repeat(5_000),
  ];

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

test.describe("an unknown work, on a host that answers with a page for every file", () => {
  test.use({ tolerated: /There is no artwork with the id/ });

  test("is as unknown", async ({ page }) => {
    const home = "<!doctype html><title>Varco</title>";
    await page.route("**/*/{7,ermafrodito}.json", (route) =>
      route.fulfill({ contentType: "text/html", body: home }),
    );
    await openApp(page, "/galleria-borghese/list?lang=en");
    await go(page, "/galleria-borghese/artwork/7?lang=en");
    await expect(page.getByRole("heading", { level: 1, name: "Loading" })).toBeVisible();
    await go(page, "/galleria-borghese/artwork-description/ermafrodito?lang=en");
    await expect(page.getByRole("heading", { level: 1, name: "Artwork not found" })).toBeVisible();
  });
});

test.describe("a part of the app that fails", () => {
  test.use({
    tolerated: orInFirefox(
      /ERR_FAILED|Failed to fetch|status of 404|has been replaced|did not arrive|out of paint/,
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

  test("crashes while rendering into the error page", async ({ page }) => {
    await openApp(page, "/galleria-borghese/disability?lang=fr");
    await crash(page, "ScannerScreen");
    await page.getByRole("link", { name: "Surdité" }).click();
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page.getByText("out of paint")).toBeVisible();
    await expect(
      page.getByRole("main").getByText("Un problème est survenu sur cette page."),
    ).toBeVisible();
    await expect(heading(page)).toBeFocused();
  });

  test("crashes on a cold start into the same page, with nothing left of the old head", async ({
    page,
  }) => {
    await crash(page, "ProfileScreen");
    await page.goto("/galleria-borghese/disability");
    await expect(page.getByText("out of paint")).toBeVisible();
    await expect(page.locator("head > title")).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });

  test("is given up after 120 s, not before", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openApp(page, "/galleria-borghese/disability?lang=es");
    await expect(page.getByRole("link", { name: "Sordera" })).toBeVisible();
    await page.route("**/ScannerScreen-*.js", () => {});
    // With a running clock a slow machine would use up the last second by itself.
    await page.clock.pauseAt(3_600_000);
    await page.getByRole("link", { name: "Sordera" }).click();
    await expect(page.getByRole("progressbar")).toBeAttached();
    await page.clock.fastForward(119_000);
    await expect(
      page.getByRole("heading", { level: 1, name: "Le damos la bienvenida" }),
    ).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page.getByText("did not arrive within 120 s")).toBeVisible();
    await expect(page.getByRole("main").getByText("Algo ha fallado en esta página.")).toBeVisible();
  });

  for (const words of ["/artwork/1.json", "/museum.json", "/assets/it-"]) {
    test(`is told in the right language where ${words} cannot be had, and tried again`, async ({
      page,
    }) => {
      const files = wordsOf("/galleria-borghese/artwork/1", "it");
      const file = files.find((each) => each.includes(words));
      await page.route(`**${file}`, (route) => route.abort());
      await page.goto("/galleria-borghese/artwork/1?lang=it");
      await expect(heading(page)).toHaveText("Unexpected Application Error!");
      await expect(page.locator("html")).toHaveAttribute("lang", "it");
      await page.unroute(`**${file}`);
      await page.getByRole("link", { name: "Riprova" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Apollo" })).toBeVisible();
    });
  }

  test("is told where the catalogue has been replaced since the page was opened", async ({
    page,
  }) => {
    await openApp(page, "/galleria-borghese/list?lang=it");
    await page.route("**/*.json", (route) => route.fulfill({ status: 404 }));
    await page.getByRole("link", { name: "Primavera" }).click();
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await page.unroute("**/*.json");
    await page.getByRole("link", { name: "Riprova" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Primavera" })).toBeVisible();
  });

  test("is told on a cold start too", async ({ page }) => {
    await page.route("**/ProfileScreen-*.js", (route) => route.abort());
    await page.goto("/galleria-borghese/disability");
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page.locator("head > title")).toHaveCount(1);
  });
});

function heading(page: Page) {
  return page.getByRole("heading", { level: 1 });
}

/** Has the router go to an address that no link of the app has. */
async function go(page: Page, address: string) {
  await page.getByRole("main").getByRole("link").first().waitFor();
  await page.evaluate((to) => {
    history.pushState({}, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: {} }));
  }, address);
}

/** Has a screen throw as soon as it is rendered. */
function crash(page: Page, screen: string) {
  return page.route(`**/${screen}-*.js`, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export function ${screen}() { throw new Error("out of paint") }`,
    }),
  );
}
