/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Locator} Locator
 * @typedef {import("@playwright/test").Page} Page
 */

/** The window of every picture of the handbook. */
export const wide = { width: 1280, height: 800 };

/** The browser’s clock: with today’s, the dates in the screenshots would change with every run. */
export const day = new Date("2026-11-17T09:30:00+01:00");

/**
 * @param {Page} page
 * @param {string} name
 */
export async function room(page, name) {
  await page
    .getByRole("navigation", { name: "Studio" })
    .getByRole("link", { name, exact: true })
    .click();
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
}

/**
 * Brings something to the top of the window, under the bar.
 * @param {Page} page
 * @param {Locator} what
 */
export async function show(page, what) {
  const top = await what.evaluate((element) => element.getBoundingClientRect().top);
  const bar = await page
    .getByRole("banner")
    .evaluate((element) => element.getBoundingClientRect().height);
  await page.evaluate((by) => scrollBy(0, by), top - bar - 24);
}

/**
 * What a page shows once all is fetched and drawn; nothing is pointed at and nothing focused.
 * @param {Page} page
 */
export async function photograph(page) {
  await page.mouse.move(0, wide.height - 1);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  // Playwright does not always notice that the network is idle where the preview’s frame has been
  // replaced, so what is drawn is asked instead.
  await Promise.all(page.frames().map((frame) => frame.waitForFunction(isDrawn)));
  return page.screenshot({ animations: "disabled", caret: "hide" });
}

/** Runs in the page: whether its fonts are there, and the pictures in its window. */
function isDrawn() {
  const isSeen = (/** @type {Element} */ image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const images = Array.from(document.images).filter(isSeen);
  return (
    document.readyState === "complete" &&
    document.fonts.status === "loaded" &&
    images.every((image) => image.complete && image.naturalWidth > 0)
  );
}
