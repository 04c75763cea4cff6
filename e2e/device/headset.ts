import type { Page } from "@playwright/test";
import { withUserActivation } from "./patchFirefox.ts";

type Headset = { handlers: Record<string, (details: MediaSessionActionDetails) => void> };

/** Puts a `mediaSession` into the page that keeps handlers and metadata; runs in the page. */
export function emulateHeadset() {
  const handlers: Record<string, unknown> = {};
  Object.assign(window, { handlers });
  class FakeMetadata {
    title = "";
    artist = "";
    album = "";
    constructor(about: object) {
      Object.assign(this, about);
    }
  }
  Object.defineProperty(window, "MediaMetadata", { value: FakeMetadata, configurable: true });
  const mediaSession = {
    metadata: null,
    playbackState: "none",
    setPositionState() {},
    setActionHandler(action: string, handler: unknown) {
      if (handler) handlers[action] = handler;
      else delete handlers[action];
    },
  };
  Object.defineProperty(navigator, "mediaSession", { value: mediaSession, configurable: true });
}

/** Presses a button of the headset or of the lock screen. */
export function pressHeadset(page: Page, action: MediaSessionAction, details: object = {}) {
  return withUserActivation(() =>
    page.evaluate(
      ([name, more]) => (window as unknown as Headset).handlers[name]!({ action: name, ...more }),
      [action, details] as const,
    ),
  );
}

/** The buttons for which the page has a handler. */
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
