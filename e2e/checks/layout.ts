import type { Page } from "@playwright/test";

/** By how many pixels a page is wider than its window. */
export function sidewaysScroll(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Buttons whose words run out of them, or stand letter under letter. */
export function crampedButtons(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".button")]
      .filter((element) => element.checkVisibility())
      .filter(
        ({ scrollWidth, clientWidth, offsetWidth, offsetHeight }) =>
          scrollWidth > clientWidth || offsetHeight > 3 * offsetWidth,
      )
      .map(({ textContent, offsetWidth, offsetHeight }) =>
        [textContent, offsetWidth, offsetHeight].join(" "),
      ),
  );
}

/** What can be tapped and is under 44 px; a link over several lines is measured line by line. */
export function smallTargets(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("a, button, summary, .sentence")]
      // The skip link is off the screen until it has focus.
      .filter((element) => element.checkVisibility() && !element.classList.contains("skip-link"))
      .map((element) => ({
        name: element.textContent,
        width: element.getBoundingClientRect().width,
        height: Math.min(...[...element.getClientRects()].map((line) => line.height)),
      }))
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ name, width, height }) => `${name}: ${width} × ${height}`),
  );
}

/** A desktop at 400 %, half of a split screen, and a small phone held sideways at 200 %. */
const lowWindows = [
  { width: 320, height: 256 },
  { width: 412, height: 400 },
  { width: 427, height: 240 },
];

/** What of a page cannot be read or reached in low windows; the last of them stays. */
export async function misfitsInLowWindows(page: Page) {
  const found: string[] = [];
  for (const size of lowWindows) {
    await page.setViewportSize(size);
    const misfits = [...(await page.evaluate(misfitsNow)), ...(await crampedButtons(page))];
    found.push(...misfits.map((misfit) => `${size.width} × ${size.height}: ${misfit}`));
  }
  return found;
}

/** Runs in the page. */
function misfitsNow() {
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`scrolls sideways to ${scrollWidth} px`] : [];
  for (const element of document.querySelectorAll<HTMLElement>("body *")) {
    // In a field the words scroll.
    if (!element.checkVisibility() || element.matches("input, textarea")) continue;
    const { position, overflowX } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    const called = `${element.tagName}.${element.className} ${element.textContent.slice(0, 40)}`;
    const isBar = /fixed|sticky/.test(position) && !element.matches("dialog, [popover]");
    if (isBar && height > clientHeight / 2) found.push(`stays over half of the window: ${called}`);
    if (/hidden|clip/.test(overflowX) && width > 1 && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${called}`);
    // A sheet of labels is shown smaller than it will be printed.
    const isRead =
      element.matches("p:not(.label-sheet *, .visually-hidden *)") &&
      element.textContent.length > 60;
    if (isRead && width < 0.4 * clientWidth)
      found.push(`a column of ${Math.round(width)} px: ${called}`);
  }
  return found;
}
