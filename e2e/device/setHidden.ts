import type { Page } from "@playwright/test";

/** Hides or shows the page, as when the visitor turns to another app, and back. */
export function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
