import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { openPage, type Page } from "../app/fixtures/openPage.ts";
import type { Sound } from "../app/fixtures/emulateSound.ts";
import { languages } from "../i18n/languages.ts";
import { messagesIn } from "../i18n/messagesIn.ts";

const address = "/galleria-borghese/artwork-description/apollo";

describe("a recording that cannot be heard", () => {
  const problems = ["broken", "late", "refused"] as const;

  it.each(languages.flatMap((language) => problems.map((why) => [why, language] as const)))(
    "because it is %s is told in %s, and plays when it can",
    async (why, language) => {
      const { player, tryAgain } = await messagesIn[language]();
      const sound: Sound = why === "refused" ? { isRefused: true } : { faultOf: () => why };
      const page = await open(language, sound);
      await press(page, player.play);
      await page.passes(why === "late" ? 10_500 : 500);
      expect(problem()).toContain(player.problems[why]);
      expect(page.announced).toEqual([player.problems[why]]);
      // Sound that a browser refuses before the first tap is no error.
      expect(page.logged.some((line) => line.includes("cannot be played"))).toBe(why !== "refused");

      delete sound.faultOf;
      sound.isRefused = false;
      await press(page, tryAgain);
      await page.passes(500);
      expect(page.voice()).toMatchObject({ file: "apollo", isPlaying: true, seconds: 0.5 });
      expect(problem()).toBeUndefined();
      // “Try again” is gone, and focus has not gone with it.
      expect(document.activeElement).toBe(first(page, player.pause));
    },
  );

  it.each(languages)("is waited for, which is said in %s, for ten seconds", async (language) => {
    const { player, loading } = await messagesIn[language]();
    const page = await open(language, { faultOf: () => "late" });
    await press(page, player.play);
    await page.passes(9_500);
    expect(status()).toBe(loading);
    expect(problem()).toBeUndefined();
    expect(page.announced).toEqual([]);
  });
});

it("a recording that plays goes on, however often a headset says Play", async () => {
  const page = await open("en");
  await press(page, "Play");
  await page.passes(500);
  await page.headset("play");
  await page.passes(10_500);
  expect(page.voice()).toMatchObject({ file: "apollo", isPlaying: true, seconds: 11 });
  expect(problem()).toBeUndefined();
  expect(page.announced).toEqual([]);
});

it("nothing is fetched before it is asked for, and one recording ends the other", async () => {
  const page = await open("en");
  expect(page.voice().file).toBeUndefined();
  await press(page, "Play");
  await page.passes(500);
  const guide = page.main.getByRole("region", { name: "Touch guide: the emblem" });
  await page.user.click(within(guide).getByRole("heading"));
  await page.press("Play, the emblem", guide);
  await page.passes(500);
  expect(page.voice()).toMatchObject({ file: "touch-apollo-emblem", isPlaying: true });
  expect(within(guide).queryByRole("button", { name: "Pause, the emblem" })).not.toBeNull();
  expect(first(page, "Play")).toBeTruthy();
});

it("the recording can be taken home", async () => {
  const page = await open("en");
  const link = page.main.getByRole<HTMLAnchorElement>("link", { name: "Download the recording" });
  expect(link.getAttribute("href")).toMatch(/apollo\.mp3$/);
  expect(link.download).toBe("Apollo - audio description.mp3");
});

async function open(language: string, sound: Sound = {}) {
  const page = await openPage(`${address}?lang=${language}`, { sound });
  // The title of the page that was opened is announced.
  await page.passes(1_000);
  page.announced.splice(0);
  return page;
}

/** Of the buttons of this name, that of the audio description; those of touch guides follow it. */
function first(page: Page, name: string) {
  return page.main.getAllByRole("button", { name })[0]!;
}

async function press(page: Page, name: string) {
  await page.user.click(first(page, name));
  await page.settle();
}

function status() {
  return document.querySelector(".player-status")?.textContent;
}

function problem() {
  return document.querySelector(".player-problem")?.textContent;
}
