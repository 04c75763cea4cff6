import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { eventually, openPage, type Page } from "../../app/fixtures/openPage.ts";
import { commands, type Command } from "../../i18n/commands.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";

/** Leads through all of the tour and beyond both its ends: what is heard, and at which stop. */
const throughTheTour = [
  ["back", "tour-cannot-go-back", 1],
  ["repeat", "tour-apollo", 1],
  ["help", "tour-help", 1],
  ["next", "tour-davide", 2],
  ["back", "tour-apollo", 1],
  ["next", "tour-davide", 2],
  ["next", "tour-autunno", 3],
  ["next", "tour-completed", 3],
] as const;

const digits = { next: 1, back: 2, repeat: 3, help: 4, play: 5, rewind: 7, forward: 8 };
const tracks = { next: "nexttrack", back: "previoustrack" } as const;

describe("the whole tour, each answer at once", () => {
  it.each<[string, (page: Page, command: Command) => Promise<void>]>([
    ["by buttons", (page, command) => page.press(buttons[command])],
    ["by keys", (page, command) => pressKey(page, command)],
  ])("%s", async (_, give) => {
    const page = await openReady();
    for (const [command, file, step] of throughTheTour) {
      await give(page, command);
      await page.passes(500);
      expect(page.voice()).toMatchObject({ file, isPlaying: true });
      expect(counter()).toBe(`step ${step} of 3`);
    }
  });

  it("by a headset, which jumps and pauses too", async () => {
    const page = await openReady();
    for (const [command, file] of [
      ["next", "tour-davide"],
      ["back", "tour-apollo"],
      ["back", "tour-cannot-go-back"],
      ["next", "tour-davide"],
    ] as const) {
      await page.headset(tracks[command]);
      await page.passes(500);
      expect(page.voice()).toMatchObject({ file, isPlaying: true });
    }
    await page.headset("pause");
    expect(page.voice().isPlaying).toBe(false);
    expect(status()).toBe("Paused");
    await page.headset("seekto", { seekTime: 20 });
    await page.headset("seekforward");
    await page.headset("seekbackward", { seekOffset: 10 });
    await page.headset("play");
    expect(page.voice()).toMatchObject({ isPlaying: true, seconds: 25 });
  });
});

describe("before it is pressed, a button says where it leads and how long that lasts", () => {
  it.each([
    [1, ["Next, step 2 of 3, 37 seconds", "Back, 5 seconds", "Repeat, 39 seconds"]],
    [2, ["Next, step 3 of 3, 35 seconds", "Back, step 1 of 3, 39 seconds", "Repeat, 37 seconds"]],
    [3, ["Next, 12 seconds", "Back, step 2 of 3, 37 seconds", "Repeat, 35 seconds"]],
  ])("at step %i", async (at, names) => {
    const page = await openReady();
    for (let before = 1; before < at; before++) {
      await page.press(buttons.next);
      await page.passes(500);
    }
    const offered = commands.map((command) => button(page, buttons[command]));
    expect(offered.map((each) => each.getAttribute("aria-label"))).toEqual([
      ...names,
      "Help, 19 seconds",
    ]);
  });
});

describe("the keys", () => {
  it("are written on the screen and on the buttons", async () => {
    const page = await openReady();
    await page.user.click(page.main.getByText("Keys and headset"));
    const rows = page.main
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ["1", "Next"],
      ["2", "Back"],
      ["3", "Repeat"],
      ["4", "Help"],
      ["5", "Play or pause"],
      ["6", "activate assistant"],
      ["7", "Back 15 seconds"],
      ["8", "Forward 15 seconds"],
    ]);
    const keys = [...commands.map((command) => buttons[command]), /^Play/].map((name) =>
      button(page, name).getAttribute("aria-keyshortcuts"),
    );
    expect(keys).toEqual([1, 2, 3, 4, 5].map((digit) => `Control+Shift+${digit}`));
  });

  it("play, pause and jump", async () => {
    const page = await openReady();
    await pressKey(page, "play");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-apollo", isPlaying: true });
    await pressKey(page, "forward");
    expect(page.voice().seconds).toBe(15.5);
    await pressKey(page, "play");
    expect(page.voice().isPlaying).toBe(false);
    await pressKey(page, "rewind");
    expect(page.voice().seconds).toBe(0.5);
  });

  it.each([
    ["a digit alone", "[Digit1]"],
    ["with Control", "{Control>}[Digit1]{/Control}"],
    ["with Shift", "{Shift>}[Digit1]{/Shift}"],
    ["with Alt and Shift", "{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}"],
    ["with Alt as well", "{Control>}{Alt>}{Shift>}[Digit1]{/Shift}{/Alt}{/Control}"],
    ["a letter", "n"],
    ["on the number pad", "{Control>}{Shift>}[Numpad1]{/Shift}{/Control}"],
    ["a digit of no command", "{Control>}{Shift>}[Digit9]{/Shift}{/Control}"],
  ])("are nobody else's: %s does nothing", async (_, keys) => {
    const page = await openReady();
    await page.user.keyboard(keys);
    await page.passes(500);
    expect(page.voice().isPlaying).toBe(false);
    expect(counter()).toBe("step 1 of 3");
  });
});

it("the lock screen shows the stop, and what else is said as a part of the tour", async () => {
  const page = await openReady();
  await page.press(buttons.next);
  await page.passes(500);
  expect(page.lockScreen()).toEqual({
    title: "Davide con la testa di Golia",
    artist: "Battistello Caracciolo",
    album: "step 2 of 3 · Galleria Borghese",
    playbackState: "playing",
  });
  await page.press(buttons.help);
  await page.press(/^Pause/);
  expect(page.lockScreen()).toEqual({
    title: "Voice-guided tour",
    artist: "Galleria Borghese",
    album: "step 2 of 3",
    playbackState: "paused",
  });
});

describe("what is playing", () => {
  it.each(languages)("is said in %s, from the first press to the end", async (language) => {
    const { player } = await messagesIn[language]();
    const tour = await tourMessagesIn[language]();
    const page = await openPage(`/galleria-borghese/blind-user?lang=${language}`);
    await page.press(tour.skipIntroduction);
    await page.passes(1_000);
    // The title of the page that was opened is announced.
    page.announced.splice(0);
    expect(status()).toBe(tour.ready);
    expect(counter()).toBe(tour.step(1, 3));
    await page.press(withLength(player.play));
    await page.passes(500);
    expect(status()).toBe(tour.playing);
    await page.press(withLength(player.pause));
    expect(status()).toBe(tour.paused);
    await page.passes(500);
    await page.press(withLength(player.play));
    expect(page.announced).toEqual([]);
    await page.hearToTheEnd();
    expect(status()).toBe(tour.ended);
    expect(page.announced).toEqual([tour.ended]);
  });

  it("is one button, which keeps the focus through play, pause and the end", async () => {
    const page = await openReady();
    button(page, "Play 39 seconds").focus();
    await page.user.keyboard("{Enter}");
    await page.passes(500);
    expect(document.activeElement).toBe(button(page, "Pause 39 seconds"));
    await page.user.keyboard("{Enter}");
    await page.settle();
    expect(page.voice().isPlaying).toBe(false);
    await page.user.keyboard("{Enter}");
    await page.hearToTheEnd();
    expect(document.activeElement).toBe(button(page, "Play 39 seconds"));
  });

  it("once ended, is heard again from its beginning, or its last words only", async () => {
    const page = await openReady();
    await page.press(/^Play/);
    await page.passes(500);
    await page.hearToTheEnd();
    expect(page.voice().isPlaying).toBe(false);
    await page.press("Back 15 seconds");
    await page.passes(500);
    expect(page.announced.at(-1)).toBe("24 seconds of 39 seconds");
    await page.press(/^Play/);
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-apollo", seconds: 24.5 });
    await page.hearToTheEnd();
    await page.press(/^Play/);
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-apollo", seconds: 0.5 });
  });

  it("stops for help, and goes on where it was", async () => {
    const page = await openReady();
    await page.press(buttons.next);
    await page.passes(500);
    moveTo(page, 20);
    await page.press(buttons.help);
    await page.passes(500);
    expect(page.voice().file).toBe("tour-help");
    await page.hearToTheEnd();
    await page.press(/^Play 37/);
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-davide", seconds: 20.5 });
  });

  it("stops and goes on with the system, as for a call", async () => {
    const page = await openReady();
    await page.press(/^Play/);
    await page.passes(500);
    document.querySelector("audio")!.pause();
    await page.settle();
    expect(button(page, /^Play/)).toBeTruthy();
    expect(status()).toBe("Paused");
    void document.querySelector("audio")!.play();
    await page.settle();
    expect(button(page, /^Pause/)).toBeTruthy();
    expect(status()).toBe("Playing");
  });
});

it("from a stop, its audio description and all works are a link away", async () => {
  const page = await openReady();
  await page.press(buttons.next);
  await page.passes(500);
  const links = page.main.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/galleria-borghese/artwork-description/davide?lang=en",
    "/galleria-borghese/list?lang=en",
  ]);
});

it("a double tap on Next is one step", async () => {
  const page = await openReady();
  await page.user.dblClick(button(page, buttons.next));
  await page.passes(500);
  expect(counter()).toBe("step 2 of 3");
});

it("whoever leaves in mid-sentence leaves silence, and a headset that does nothing", async () => {
  const page = await openReady();
  await page.press(buttons.next);
  await page.passes(500);
  await page.user.click(page.all.getByRole("link", { name: "Back, Welcome" }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1, name: "Welcome" })).toBeTruthy(),
  );
  expect(page.voice()).toMatchObject({ isPlaying: false, file: undefined });
  expect((globalThis as unknown as { handlers: object }).handlers).toEqual({});
});

/** Of the four commands; “Back 15 seconds” is another button than “Back”. */
const buttons: Record<Command, RegExp> = {
  next: /^Next,/,
  back: /^Back,/,
  repeat: /^Repeat,/,
  help: /^Help,/,
};

/** The name of a button that plays something, which it says the length of. */
function withLength(name: string) {
  return new RegExp(`^${name} \\d`);
}

/** Opens the tour, past the introduction. */
async function openReady() {
  const page = await openPage("/galleria-borghese/blind-user?lang=en");
  await page.press("Skip the introduction");
  return page;
}

async function pressKey(page: Page, action: keyof typeof digits) {
  await page.user.keyboard(`{Control>}{Shift>}[Digit${digits[action]}]{/Shift}{/Control}`);
  await page.settle();
}

function moveTo(page: Page, seconds: number) {
  fireEvent.change(page.main.getByRole("slider", { name: "Position" }), {
    target: { value: String(seconds) },
  });
}

function button(page: Page, name: string | RegExp) {
  return page.main.getByRole("button", { name });
}

/** Which stop of the tour it is, in words. */
function counter() {
  return document.querySelector(".tour-step strong")?.textContent;
}

function status() {
  return document.querySelector(".tour-status")?.textContent?.trim();
}
