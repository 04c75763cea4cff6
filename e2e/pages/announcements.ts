import { expect, type BrowserContext, type Page } from "@playwright/test";

type WithAnnounced = typeof globalThis & { announced: string[] };

/** The app removes an announcement after seconds, so each is noted in every page as it appears. */
export function noteAnnouncements(context: BrowserContext) {
  return context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { announced: heard });
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        if ((target as Element).matches?.(".visually-hidden[aria-live=polite]"))
          heard.push(...[...addedNodes].map(({ textContent }) => textContent ?? ""));
    }).observe(document, { childList: true, subtree: true });
  });
}

/** All that was announced since this page was opened, in its order. */
export function announced(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as WithAnnounced).announced);
}

export async function expectAnnounced(page: Page, text: string | RegExp) {
  const said =
    typeof text === "string" ? expect.stringContaining(text) : expect.stringMatching(text);
  await expect.poll(() => announced(page)).toContainEqual(said);
}
