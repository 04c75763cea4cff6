import { expect, type Page } from "@playwright/test";

/** In milliseconds: Playwright polls once a second and would notice every recording late. */
const soon = { intervals: [50, 100] };

/** What the one audio element of the app does; a second one fails the journey. */
export function voice(page: Page) {
  return page.evaluate(() => {
    const [element, ...others] = document.querySelectorAll("audio");
    if (others.length > 0) throw new Error("There is more than one voice.");
    return {
      /** The name of the recording, without what the build adds to it. */
      file: element?.src.match(/([^/]+?)-[\w-]{8}\.mp3$/)?.[1],
      isPlaying: element !== undefined && !element.paused,
      seconds: element?.currentTime ?? 0,
      rate: element?.playbackRate ?? 1,
    };
  });
}

/** Waits until this recording has sounded for a moment. */
export async function expectToHear(page: Page, file: string) {
  await expect.poll(() => voice(page), soon).toMatchObject({ file, isPlaying: true });
  await expect.poll(async () => (await voice(page)).seconds, soon).toBeGreaterThan(0.4);
}

export async function expectSilence(page: Page) {
  await expect.poll(async () => (await voice(page)).isPlaying, soon).toBe(false);
}

/** Has the visitor go to the end of what sounds, and hear its last second. */
export async function hearToTheEnd(page: Page, slider = "Position") {
  // Until the browser knows the length of the recording, there is no end to go to.
  await expect.poll(async () => (await voice(page)).seconds, soon).toBeGreaterThan(0);
  await page.getByRole("slider", { name: slider }).press("End");
}

/** Matches the name of a button, alone or followed by where it leads or by how long that is. */
export function buttonNamed(name: string) {
  // “Back 15 seconds” is another button than “Back”.
  const length = name === "Back" ? "" : "| \\d";
  return new RegExp(`^${name}(,|$${length})`);
}
