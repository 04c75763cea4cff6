import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../app/fixtures/openPage.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";

const address = "/galleria-borghese/blind-user";

describe("an introduction that the browser refuses", () => {
  it.each([...languages.map((language) => [language, language] as const), ["xx", "en"] as const])(
    "is told and announced where %s is asked for, in %s, and begins by a button",
    async (asked, language) => {
      const { player } = await messagesIn[language]();
      const tour = await tourMessagesIn[language]();
      const sound = { isRefused: "until a press" } as const;
      const page = await openPage(`${address}?lang=${asked}`, { sound });
      await page.passes(2_000);
      expect(status()).toBe(tour.introductionFailed);
      expect(page.announced.at(-1)).toBe(`${tour.introductionFailed} ${tour.startIntroduction}.`);
      expect(page.voice().isPlaying).toBe(false);

      const start = page.main.getByRole("button", { name: withLength(tour.startIntroduction) });
      start.focus();
      await page.user.keyboard("{Enter}");
      await page.passes(500);
      expect(page.voice()).toMatchObject({ file: "tour-introduction", isPlaying: true });
      expect(status()).toBe(tour.introductionPlaying);
      expect(document.activeElement).toBe(
        page.main.getByRole("button", { name: withLength(player.pause) }),
      );
    },
  );
});

describe("the introduction", () => {
  it("speaks alone: only the screen is announced, and nothing can be said to it", async () => {
    const page = await enterTour();
    expect(document.activeElement).toBe(page.all.getByRole("heading", { level: 1 }));
    expect(status()).toBe("Introduction playing");
    expect(assistant(page)).toBeNull();
    await page.passes(6_000);
    expect(page.voice()).toMatchObject({ file: "tour-introduction", isPlaying: true });
    // A screen reader would say any other announcement over the introduction.
    await page.press("Forward 15 seconds");
    await page.passes(500);
    expect(page.announced).toEqual(["Voice-guided tour"]);
    await page.user.keyboard("{Control>}{Shift>}[Digit6]{/Shift}{/Control}");
    await page.settle();
    expect(page.voice()).toMatchObject({ file: "tour-introduction", isPlaying: true });
  });

  it("comes before the first step, which waits for a press", async () => {
    const page = await enterTour();
    await page.passes(6_000);
    await page.hearToTheEnd();
    expect(assistant(page)).not.toBeNull();
    expect(page.voice().isPlaying).toBe(false);
    expect(page.main.queryByText("step 1 of 3")).not.toBeNull();
    await page.press("Play 39 seconds");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-apollo", isPlaying: true });
  });

  it("is skipped, and focus goes to what is offered instead", async () => {
    const page = await openPage(`${address}?lang=en`);
    page.main.getByRole("button", { name: "Skip the introduction" }).focus();
    await page.user.keyboard("{Enter}");
    await page.settle();
    expect(document.activeElement).toBe(page.main.getByRole("button", { name: "Play 39 seconds" }));
    expect(page.main.queryByRole("button", { name: "Skip the introduction" })).toBeNull();
    await page.passes(6_000);
    expect(page.voice().isPlaying).toBe(false);
  });

  it("can be heard again, and then the step goes on where it was", async () => {
    const page = await openPage(`${address}?lang=en`);
    await page.press("Skip the introduction");
    await page.press(/^Next,/);
    await page.passes(500);
    fireEvent.change(page.main.getByRole("slider", { name: "Position" }), {
      target: { value: "20" },
    });
    await page.press("Start the introduction");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-introduction", isPlaying: true });
    await page.press("Skip the introduction");
    await page.press("Play 37 seconds");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-davide", seconds: 20.5 });
  });

  // Begun at once, it would talk over what a screen reader says of the page.
  it.each<[number, string, (page: Page) => Promise<void>]>([
    [1_200, "a tap", (page) => tap(page, { width: 20, height: 20, pressure: 0.5 })],
    [5_000, "a key", (page) => pressEnter(page)],
    [5_000, "a screen reader's tap", (page) => tap(page, { width: 0, height: 0 })],
    [5_000, "a tap of TalkBack", (page) => tap(page, { width: 1, height: 1, pressure: 0 })],
  ])("begins %i ms after %s", async (milliseconds, _, enter) => {
    const page = await enterTour({}, enter);
    await page.passes(milliseconds - 1);
    expect(page.voice().file).toBeUndefined();
    await page.passes(1);
    expect(page.voice()).toMatchObject({ file: "tour-introduction", isPlaying: true });
  });
});

describe("on a device that recognises no speech", () => {
  it("the introduction and the help are of buttons, and speak of no voice", async () => {
    const page = await enterTour({ speech: "none" });
    await page.passes(6_000);
    expect(page.voice()).toMatchObject({ file: "tour-introduction-by-buttons", isPlaying: true });
    expect(text()).toContain("Voice commands do not work on this device");
    expect(text()).not.toContain("activate assistant");
    await page.hearToTheEnd();
    await page.press("Help, 11 seconds");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-help-by-buttons", isPlaying: true });
    expect(text()).toContain("There are four large buttons on the screen.");
  });

  it.each(languages)("that is said in %s, and the buttons do it all", async (language) => {
    const tour = await tourMessagesIn[language]();
    const page = await openPage(`${address}?lang=${language}`, { speech: "none" });
    await page.press(tour.skipIntroduction);
    expect(page.main.queryByText(`${tour.unsupported} ${tour.useButtons}`)).not.toBeNull();
    expect(page.main.queryByRole("button", { name: tour.activate })).toBeNull();
    await page.press(new RegExp(`^${tour.commands.next[0]},`));
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-davide", isPlaying: true });
  });

  it("a visitor who comes back, and hears no introduction, is told by announcement", async () => {
    const before = await openPage(`${address}?lang=en`, { speech: "none" });
    await before.press("Skip the introduction");
    await before.press(/^Next,/);
    await before.passes(500);
    const stored = before.stored();
    const page = await openPage(`${address}?lang=en`, { speech: "none", stored });
    await page.passes(1_500);
    expect(page.announced.at(-1)).toBe(
      "You are back where you left off. step 2 of 3. Speech recognition is not supported on this device. You can use the four buttons Next, Back, Repeat and Help.",
    );
  });
});

/** Comes to the tour from the screen before it, as visitors do. */
async function enterTour(options: Options = {}, enter = pressEnter) {
  const page = await openPage("/galleria-borghese/disability?lang=en", options);
  // The title of the page that was opened is announced.
  await page.passes(1_000);
  page.announced.splice(0);
  await enter(page);
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe("Voice-guided tour"),
  );
  return page;
}

async function pressEnter(page: Page) {
  link(page).focus();
  await page.user.keyboard("{Enter}");
}

async function tap(page: Page, pointer: PointerEventInit) {
  link(page).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, ...pointer }));
  link(page).click();
}

function link(page: Page) {
  return page.all.getByRole("link", { name: /^Blindness/ });
}

function assistant(page: Page) {
  return page.all.queryByRole("button", { name: "activate assistant" });
}

/** The name of a button that plays something, which it says the length of. */
function withLength(name: string) {
  return new RegExp(`^${name} \\d`);
}

function status() {
  return document.querySelector(".tour-status")?.textContent?.trim();
}

function text() {
  return document.querySelector(".tour-text .read-along")?.textContent;
}
