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
