import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "../../hosting/serve.js";
import { publishMuseum } from "../../museums/publishMuseum.js";
import { guideAddress } from "./publishingPictures.js";
import { day, photograph, show, wide } from "./studioScreen.js";

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Page} Page
 */

/**
 * The page on which a published guide checks itself, on a host that does all that is asked of it and
 * on one with two faults, by the names of their files.
 * @param {Browser} browser
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function photographCheckup(browser) {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  const to = join(folder, "guide");
  const isMade = await publishMuseum("galleria-borghese", {
    to,
    address: guideAddress,
    isWithoutEars: true,
  });
  if (!isMade) throw new Error("The guide for the pictures of its check could not be made");
  const server = await serve({ port: 0, folder: to });
  try {
    const good = await openCheckup(browser, to, server.port, () => false);
    const bad = await openCheckup(browser, to, server.port, isMissing);
    await bad.locator("#check-files details summary").first().click();
    await show(bad, bad.getByRole("heading", { name: "I punti del controllo" }));
    const pictures = new Map([
      ["controllo", await photograph(good)],
      ["da-sistemare", await photograph(bad)],
    ]);
    await Promise.all([good, bad].map((page) => page.context().close()));
    return pictures;
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

/** Recordings that did not go up, as where an upload was broken off. */
const isMissing = (/** @type {string} */ path) => /\/assets\/davide-[^/]+\.mp3$/.test(path);

/**
 * Opens the check of the guide in a folder as if it lay at its address.
 * @param {Browser} browser
 * @param {string} folder
 * @param {number} port of the server that sends it
 * @param {(path: string) => boolean} lacks
 */
async function openCheckup(browser, folder, port, lacks) {
  const context = await browser.newContext({
    viewport: wide,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "it-IT",
    timezoneId: "Europe/Rome",
  });
  await context.route(`${guideAddress}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.endsWith("/guide.json"))
      return route.fulfill({ contentType: "application/json", body: datedList(folder) });
    if (lacks(pathname)) return route.fulfill({ status: 404, body: "" });
    const response = await route.fetch({ url: `http://localhost:${port}${pathname}${search}` });
    return route.fulfill({ response });
  });
  const page = await context.newPage();
  await page.goto(`${guideAddress}/controllo/`);
  await page
    .locator("#summary")
    .filter({ hasText: /pronta per i visitatori|da sistemare/ })
    .waitFor({ timeout: 120_000 });
  return page;
}

/**
 * What the guide says of itself, made on the day of the other pictures. Playwright lets no request
 * for the browser’s own icon through.
 * @param {string} folder
 */
function datedList(folder) {
  const list = JSON.parse(readFileSync(join(folder, "controllo/guide.json"), "utf8"));
  const { "/favicon.ico": _, ...files } = list.files;
  return JSON.stringify({ ...list, made: day.toISOString(), files });
}
