import type { Page } from "@playwright/test";

type Headset = { handlers: Record<string, (details: MediaSessionActionDetails) => void> };

/** Keeps what the page wants to hear of, as the system does. Call it before the page is opened. */
export async function pretendHeadset(page: Page) {
  await page.addInitScript(() => {
    const handlers: Record<string, unknown> = {};
    Object.assign(window, { handlers });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      if (handler) handlers[action] = handler;
      else delete handlers[action];
    };
  });
}

/** Presses a button of the headset or of the lock screen. */
export function press(page: Page, action: MediaSessionAction, details: object = {}) {
  return page.evaluate(
    ([name, more]) => (window as unknown as Headset).handlers[name]!({ action: name, ...more }),
    [action, details] as const,
  );
}

/** The buttons that do something. */
export function headsetKeys(page: Page) {
  return page.evaluate(() => Object.keys((window as unknown as Headset).handlers));
}

export function lockScreen(page: Page) {
  return page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession;
    return {
      title: metadata?.title,
      artist: metadata?.artist,
      album: metadata?.album,
      playbackState,
    };
  });
}
