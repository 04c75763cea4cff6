import { addresses, isSite } from "../pages/addresses.ts";
import { expect, test } from "../journey.ts";
import { openApp } from "../pages/openApp.ts";
import { loadedLater, requestedFiles } from "../pages/requestedFiles.ts";
import { wordsBeside } from "../../scripts/checks/builtPages.js";

/** One address of each screen. */
const screens = new Map(
  addresses.filter((each) => !isSite(each)).map((each) => [each.split("/")[2], each]),
);

/** They start the page and the app, and no page lists them. */
const starts = /\/assets\/(firstPaint|startApp|index)-/;

for (const address of screens.values()) {
  test(`${address} lists the very files that it asks for where it lists none`, async ({ page }) => {
    let listed: string[] = [];
    await page.route(`**${address}`, async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      listed = [...preloadedIn(html), ...(wordsBeside(html)["en"] ?? [])];
      const body = html.replaceAll(preload, "").replaceAll(/ data-[a-z]{2}="[^"]*"/g, "");
      await route.fulfill({ response, body });
    });
    const asked = requestedFiles(page);
    await openApp(page, address);
    await page.waitForLoadState("networkidle");
    expect(listed.length).toBeGreaterThan(3);
    const needed = asked().filter(
      (file) => listed.includes(file) || !(starts.test(file) || loadedLater.test(file)),
    );
    expect([...new Set(listed)].toSorted()).toEqual([...new Set(needed)]);
  });
}

const preload = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

function preloadedIn(html: string) {
  return [...html.matchAll(preload)].map(([, href = ""]) => href);
}
