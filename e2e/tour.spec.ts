import type { Locator, Page } from "@playwright/test";
import { announced, expectAnnounced } from "./announced.ts";
import { chromiumAlone } from "./chromiumAlone.ts";
import { findings } from "./findings.ts";
import { headsetKeys, lockScreen, press } from "./headset.ts";
import { hold } from "./hold.ts";
import { expect, test } from "./journey.ts";
import { findingsInEveryLight } from "./lights.ts";
import { openApp } from "./openApp.ts";
import { sessions, tell } from "./recogniser.ts";
import { setHidden } from "./setHidden.ts";
import { spoken } from "./spoken.ts";
import { expectSilence, expectToHear, hearToTheEnd, voice } from "./voice.ts";
import { withLength } from "./withLength.ts";

const address = "/galleria-borghese/blind-user";
const failed = "Failed to play introduction audio. Please check your audio settings.";

test.describe("the introduction", () => {
  test(
    "plays after the tap that asked for the tour, and then the first step is offered",
    { tag: "@anyBrowser" },
    async ({ page }) => {
      await enterTour(page);
      await expect(main(page).getByText("Introduction playing")).toBeVisible();
      await expect(button(page, "activate assistant")).toBeHidden();
      await expectToHear(page, "tour-introduction");
      // A screen reader would say any other announcement over the introduction.
      expect(await announced(page)).toEqual(["Voice-guided tour"]);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

      await hearToTheEnd(page);
      await expect(button(page, "activate assistant")).toBeVisible();
      await expectSilence(page);
      await expect(main(page).getByText("step 1 of 3", { exact: true })).toBeVisible();
      await expect(button(page, "Play")).toHaveAccessibleName("Play 39 seconds");
      await button(page, "Play").click();
      await expectToHear(page, "tour-apollo");
    },
  );

  test("refused by the browser, is told and announced, and starts by a button", async ({
    page,
  }) => {
    await openTour(page);
    await expect(main(page).getByText(failed)).toBeVisible();
    await expectAnnounced(page, new RegExp(`^${failed} Start the introduction.$`));
    expect(await voice(page)).toMatchObject({ isPlaying: false });
    expect(await findingsInEveryLight(page)).toEqual([]);
    const start = button(page, "Start the introduction");
    const { width, height } = (await start.boundingBox())!;
    expect(Math.min(width / 4, height)).toBeGreaterThan(70);
    await start.focus();
    await page.keyboard.press("Enter");
    await expectToHear(page, "tour-introduction");
    await expect(main(page).getByText(failed)).toBeHidden();
    await expect(button(page, "Pause")).toBeFocused();
  });

  test("is skipped, and focus goes to what is offered instead", async ({ page }) => {
    await openTour(page);
    await button(page, "Skip the introduction").focus();
    await page.keyboard.press("Enter");
    await expect(button(page, "Play")).toBeFocused();
    await expect(button(page, "Skip the introduction")).toBeHidden();
  });

  test("in a language that is none is in English, in another in that language", async ({
    page,
  }) => {
    await openTour(page, "xx");
    await expect(main(page).getByText(failed)).toBeVisible();
    await openTour(page, "de");
    await expectAnnounced(
      page,
      /^Die Einführung konnte nicht abgespielt werden\. Bitte prüfen Sie Ihre Audioeinstellungen\. Einführung abspielen\.$/,
    );
  });

  for (const [way, enter, milliseconds] of [
    ["a tap", (link: Locator) => link.click(), 1_200],
    // Begun at once, the introduction would talk over what a screen reader says of the page.
    ["a key", (link: Locator) => link.press("Enter"), 5_000],
    ["a screen reader's tap", tapWithoutFinger, 5_000],
  ] as const) {
    test(`begins ${milliseconds} ms after ${way}`, async ({ page }) => {
      await page.clock.install({ time: 0 });
      await openApp(page, "/galleria-borghese/disability?lang=en");
      await page.clock.pauseAt(3_600_000);
      await enter(page.getByRole("link", { name: /^Blindness/ }));
      await expect(main(page).getByText("Introduction playing")).toBeVisible();
      await page.clock.runFor(milliseconds - 1);
      expect((await voice(page)).file).toBeUndefined();
      await page.clock.runFor(1);
      await expectToHear(page, "tour-introduction");
    });
  }
});

test("the whole tour by voice: what is said is offered, heard, and then it listens again", async ({
  page,
}) => {
  await openReady(page);
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  await hearToTheEnd(page);

  // Before the microphone is on, the visitor is told where speech is recognised.
  await button(page, "activate assistant").click();
  const notice = page.getByRole("dialog", { name: "Before you speak" });
  await expect(notice).toContainText("may send your voice to a service run by its maker");
  expect(await findings(page)).toEqual([]);
  expect(await sessions(page)).toEqual([]);
  await notice.getByRole("button", { name: "Use my voice" }).click();
  await expect
    .poll(() => sessions(page))
    .toMatchObject([
      { lang: "en-US", continuous: false, interimResults: false, maxAlternatives: 1 },
    ]);
  await tell(page, "start");
  await expect(button(page, "Listening")).toHaveCSS("background-color", "rgb(168, 18, 27)");
  expect(await findingsInEveryLight(page)).toEqual([]);
  await tell(page, { from: 0, results: [["The NEXT one please", 0.9]] }, "end");
  await expect(button(page, "Play")).toBeFocused();
  await expect(button(page, "Play")).toHaveAccessibleName("Play 37 seconds");
  await expectAnnounced(page, /^Heard: “The NEXT one please”\. Understood: Next\.$/);
  await expect(main(page).getByText("step 2 of 3", { exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await expectToHear(page, "tour-davide");
  await hearToTheEnd(page);

  for (const [phrase, file, step] of [
    ["back", "tour-apollo", 1],
    ["go back", "tour-cannot-go-back", 1],
    ["could you say that again", "tour-apollo", 1],
    ["help", "tour-help", 1],
    ["what a lovely day", "tour-not-recognised", 1],
    ["next", "tour-davide", 2],
    ["next", "tour-autunno", 3],
    ["next", "tour-completed", 3],
  ] as const) {
    await say(page, phrase);
    await expect(button(page, "Play")).toBeFocused();
    await page.keyboard.press("Enter");
    await expectToHear(page, file);
    await expect(main(page).getByText(`step ${step} of 3`, { exact: true })).toBeVisible();
    await hearToTheEnd(page);
    await expect(button(page, "activate assistant")).toBeVisible();
  }
  for (const { hasHeardTheVoice } of await sessions(page)) expect(hasHeardTheVoice).toBe(false);
});

test("the whole tour by buttons, each at once and with its length before", async ({ page }) => {
  await openTour(page);
  await expect(button(page, "Next")).toHaveAccessibleName("Next, step 2 of 3, 37 seconds");
  await expect(button(page, "Help")).toHaveAccessibleName("Help, 19 seconds");
  await inOneVoice(page, async (command) => {
    await button(
      page,
      { next: "Next", back: "Back", repeat: "Repeat", help: "Help" }[command],
    ).click();
  });
});

test("the whole tour by keys, which are written on the screen", async ({ page }) => {
  await openTour(page);
  const keys = { next: "1", back: "2", repeat: "3", help: "4" };
  await page.getByText("Keys and headset").click();
  const listed = main(page).getByRole("term");
  await expect(listed).toHaveText(["1", "2", "3", "4", "5", "6", "7", "8"]);
  await expect(button(page, "Next")).toHaveAttribute("aria-keyshortcuts", "Control+Shift+1");
  expect(await findings(page)).toEqual([]);
  await inOneVoice(page, async (command) => {
    await page.keyboard.press(`Control+Shift+Digit${keys[command]}`);
  });
  await page.keyboard.press("Control+Shift+Digit5");
  await expectSilence(page);
  await page.keyboard.press("Control+Shift+Digit5");
  await expectToHear(page, "tour-completed");
  // Without Control and Shift, on the number pad or behind a dialog, a key is not the tour's.
  for (const held of ["", "Control+", "Shift+", "Alt+Shift+", "Control+Alt+Shift+"])
    await page.keyboard.press(`${held}Digit1`);
  for (const key of ["n", "Control+Shift+Numpad1"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.keyboard.press("Control+Shift+Digit4");
  expect((await voice(page)).file).toBe("tour-completed");
});

test(
  "the whole tour by a headset and from the lock screen",
  { tag: "@anyBrowser" },
  async ({ page }) => {
    await openTour(page);
    const keys = { next: "nexttrack", back: "previoustrack" } as const;
    for (const [command, file] of [
      ["next", "tour-davide"],
      ["back", "tour-apollo"],
      ["back", "tour-cannot-go-back"],
      ["next", "tour-davide"],
    ] as const) {
      await press(page, keys[command]);
      await expectToHear(page, file);
    }
    await expect
      .poll(() => lockScreen(page))
      .toEqual({
        title: "Davide con la testa di Golia",
        artist: "Battistello Caracciolo",
        album: "step 2 of 3 · Galleria Borghese",
        playbackState: "playing",
      });
    await press(page, "pause");
    await expectSilence(page);
    await expect(button(page, "Play")).toBeVisible();
    await press(page, "seekto", { seekTime: 20 });
    await press(page, "seekforward", {});
    await press(page, "seekbackward", { seekOffset: 10 });
    await press(page, "play");
    await expect.poll(async () => Math.floor((await voice(page)).seconds)).toBe(25);
    // Once the visitor has left the tour, the buttons of the headset do nothing.
    await page.getByRole("link", { name: "Back, Welcome" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
    expect(await headsetKeys(page)).toEqual([]);
  },
);

test("two phrases that are not understood point out the four buttons", async ({ page }) => {
  await openReady(page);
  await agree(page);
  await say(page, "hello");
  await expect(main(page).getByText("That is not one of the four words.")).toBeVisible();
  const hint = main(page).getByText("You can use the four buttons Next, Back, Repeat and Help.");
  await expect(hint).toBeHidden();
  await say(page, "good morning");
  await expect(hint).toBeVisible();
  await expectAnnounced(page, "the four buttons Next");
  expect(await findingsInEveryLight(page)).toEqual([]);
  await button(page, "Next").click();
  await expect(hint).toBeHidden();
});

test("whatever goes wrong with listening is said, with the buttons, and one can try again", async ({
  page,
}) => {
  await openReady(page);
  await agree(page);
  for (const [error, words] of [
    ["not-allowed", "blocking the microphone"],
    ["audio-capture", "No microphone was found"],
    ["network", "Speech recognition is not responding."],
    ["language-not-supported", "This browser cannot recognise English."],
    ["service-not-allowed", "may be switched off"],
    ["no-speech", "Nothing was heard."],
    ["aborted", "Nothing was heard."],
  ] as const) {
    const before = (await announced(page)).length;
    await listen(page);
    await tell(page, { error }, "end");
    await expect
      .poll(async () => (await announced(page)).slice(before))
      .toEqual([expect.stringMatching(`${words}.* the four buttons Next, Back`)]);
    await expect(main(page).getByText(words)).toBeVisible();
    await expect(button(page, "activate assistant")).toBeVisible();
  }
  // A second tap stops the recogniser, and so does turning to another app.
  await listen(page);
  await button(page, "Listening").click();
  await expect(button(page, "activate assistant")).toBeVisible();
  await listen(page);
  await setHidden(page, true);
  await expect(button(page, "activate assistant")).toBeVisible();
  const states = (await sessions(page)).map(({ state }) => state);
  expect(states.slice(-2)).toEqual(["aborted", "aborted"]);
});

test.describe("without speech recognition", () => {
  test.use({ speech: "none" });

  test("a browser without speech recognition says so, and the buttons do it all", async ({
    page,
  }) => {
    await openTour(page);
    await expect(
      main(page).getByText("Speech recognition is not supported on this device."),
    ).toBeVisible();
    await expect(button(page, "activate assistant")).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await button(page, "Next").click();
    await expectToHear(page, "tour-davide");

    // A visitor who comes back hears no introduction, so this is announced instead.
    await page.getByRole("link", { name: "Back, Welcome" }).click();
    await page.getByRole("link", { name: /^Blindness/ }).click();
    await expectAnnounced(
      page,
      "You are back where you left off. step 2 of 3. Speech recognition is not supported on this device. You can use the four buttons Next",
    );
  });

  test("the introduction and the help are of buttons, and speak of no voice", async ({ page }) => {
    await enterTour(page);
    await expectToHear(page, "tour-introduction-by-buttons");
    await page.getByText("Read along").click();
    const text = main(page).locator(".tour-text .read-along");
    await expect(text).toContainText("Voice commands do not work on this device");
    await expect(text).not.toContainText("activate assistant");
    await hearToTheEnd(page);
    await expect(button(page, "Help")).toHaveAccessibleName("Help, 11 seconds");
    await button(page, "Help").click();
    await expectToHear(page, "tour-help-by-buttons");
    await expect(text).toContainText("There are four large buttons on the screen.");
  });
});

test.describe("on an iPhone, which has to be told what sound is for", () => {
  test.use({ asksAboutSound: true });

  test("the microphone takes turns with the voice, and nothing is announced meanwhile", async ({
    page,
  }) => {
    const use = () =>
      page.evaluate(
        () => (navigator as unknown as { audioSession: { type: string } }).audioSession.type,
      );
    await openReady(page);
    await agree(page);
    await button(page, "Next").click();
    await expectToHear(page, "tour-davide");
    expect(await use()).toBe("playback");
    await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(0.5);
    const before = await announced(page);
    await listen(page);
    await expectSilence(page);
    expect(await use()).toBe("play-and-record");
    // The microphone would hear an announcement, so none is made while it is on.
    await button(page, "Forward 15 seconds").click();
    await button(page, "Back 15 seconds").click();
    expect(await announced(page)).toEqual(before);
    // No command was understood, so the stop goes on from its position.
    await tell(page, "end");
    await expectAnnounced(page, "Nothing was heard.");
    await button(page, "Play").click();
    await expectToHear(page, "tour-davide");
    await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(0.5);
    expect((await sessions(page)).some(({ hasHeardTheVoice }) => hasHeardTheVoice)).toBe(false);
  });
});

test("after a question of the device the tone comes again, and then it listens", async ({
  page,
}) => {
  await page.clock.install();
  await openReady(page);
  await agree(page);
  await button(page, "activate assistant").click();
  await expect.poll(async () => (await sessions(page)).length).toBe(1);
  await expect(main(page).getByText("Starting the microphone.")).toBeVisible();
  await page.clock.fastForward(5_000);
  await tell(page, "start");
  await expect
    .poll(async () => (await sessions(page)).map(({ state }) => state))
    .toEqual(["aborted", "asked"]);
  await tell(page, "start", { from: 0, results: [["help", 0.9]] });
  await expect(button(page, "Play")).toBeFocused();
});

test("a recogniser that never answers is given up", async ({ page }) => {
  await page.clock.install();
  await openReady(page);
  await agree(page);
  await button(page, "activate assistant").click();
  await expect.poll(async () => (await sessions(page)).length).toBe(1);
  await page.clock.fastForward(30_500);
  await expectAnnounced(page, "Speech recognition is not responding.");
  await expect(button(page, "activate assistant")).toBeVisible();
});

test("without tones it listens at once; with what was said and no end it does not wait for ever", async ({
  page,
}) => {
  await page.clock.install();
  await openReady(page);
  await agree(page);
  await page.getByRole("checkbox", { name: /Short tones/ }).uncheck();
  await button(page, "activate assistant").click();
  expect(await sessions(page)).toHaveLength(1);
  await tell(page, "start");
  await page.clock.fastForward(12_000);
  await expectAnnounced(page, "Nothing was heard.");
  await page.reload();
  await expect(page.getByRole("checkbox", { name: /Short tones/ })).not.toBeChecked();
});

test("declined, the microphone stays off, and it is asked again", async ({ page }) => {
  await openReady(page);
  for (const way of ["Use the buttons", "Close"]) {
    await button(page, "activate assistant").click();
    await page.getByRole("dialog").getByRole("button", { name: way }).click();
    await expect(button(page, "activate assistant")).toBeFocused();
  }
  expect(await sessions(page)).toEqual([]);
});

test.describe("on a device that understands speech", () => {
  test.use({ speech: { onDevice: "available" } });

  test("where the device understands speech itself it is said so, and nothing leaves it", async ({
    page,
  }) => {
    await openTour(page);
    await button(page, "Skip the introduction").click();
    await button(page, "activate assistant").click();
    await expect(page.getByRole("dialog")).toContainText("Your voice is not sent anywhere.");
    await page.getByRole("button", { name: "Use my voice" }).click();
    await expect.poll(() => sessions(page)).toMatchObject([{ processLocally: true }]);
  });
});

test("whoever leaves in mid-sentence leaves silence, and a microphone that is off", async ({
  page,
}) => {
  await openReady(page);
  await agree(page);
  await button(page, "Next").click();
  await expectToHear(page, "tour-davide");
  await page.getByRole("link", { name: "Back, Welcome" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  expect(await voice(page)).toMatchObject({ isPlaying: false, file: undefined });

  await page.getByRole("link", { name: /^Blindness/ }).click();
  await expect(main(page).getByText("You are back where you left off.")).toBeVisible();
  await expectAnnounced(page, /^You are back where you left off\. step 2 of 3\.$/);
  await listen(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  expect((await sessions(page)).at(-1)?.state).toBe("aborted");
});

test("a reload in mid-tour comes back to the same sentence; the end of a visit forgets it", async ({
  page,
}) => {
  await openReady(page);
  await button(page, "Next").click();
  await expectToHear(page, "tour-davide");
  await page.getByRole("slider", { name: "Position" }).fill("20");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
  await page.reload();
  await expect(main(page).getByText("step 2 of 3", { exact: true })).toBeVisible();
  await expect(main(page).getByText("You are back where you left off.")).toBeVisible();
  await expect(page.getByRole("slider", { name: "Position" })).toHaveValue(/^2\d$/);
  expect(await voice(page)).toMatchObject({ isPlaying: false });
  await button(page, "Play").click();
  await expectToHear(page, "tour-davide");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);

  // In another language it is the same stop, from its beginning.
  await page.getByRole("button", { name: "Language: English" }).click();
  await page.getByRole("link", { name: "Italiano" }).click();
  await expect(main(page).getByText("tappa 2 di 3", { exact: true })).toBeVisible();
  await expect(page.getByRole("slider", { name: "Posizione" })).toHaveValue("0");
  await expectSilence(page);

  await page.getByRole("button", { name: "Termina la visita" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Termina la visita" }).click();
  await expect(page).toHaveURL("/galleria-borghese?lang=it");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test("ended in another tab, the visit leaves no place for whoever is next", async ({
  page,
  context,
}) => {
  await openApp(page, "/galleria-borghese/blind-user?lang=en");
  await button(page, "Next").click();
  await expectToHear(page, "tour-davide");
  await button(page, "Pause").click();
  await page.getByRole("combobox", { name: "Speed" }).selectOption("1.5×");
  const other = await context.newPage();
  await openApp(other, "/galleria-borghese/list?lang=en");
  await other.getByRole("button", { name: "End visit" }).click();
  await other.getByRole("dialog").getByRole("button", { name: "End visit" }).click();
  await expect(other).toHaveURL("/galleria-borghese?lang=en");
  await expect(page.getByRole("combobox", { name: "Speed" })).toHaveValue("1");
  await page.getByRole("link", { name: "Back, Welcome" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole("link", { name: "Blindness" }).click();
  await expectToHear(page, "tour-introduction");
  await expect(main(page).getByText("You are back where you left off.")).toHaveCount(0);
});

test("paused and played again it comes to its end, and then it can be heard again, or its last words", async ({
  page,
}) => {
  await openReady(page);
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  await button(page, "Pause").focus();
  await page.keyboard.press("Enter");
  await expectSilence(page);
  await expect(main(page).getByText("Paused")).toBeVisible();
  await page.keyboard.press("Enter");
  await hearToTheEnd(page);
  await expectAnnounced(page, /^Audio ended$/);
  await expect(button(page, "activate assistant")).toBeVisible();
  await expectSilence(page);
  await button(page, "Back 15 seconds").click();
  await expectAnnounced(page, /^24 seconds of 39 seconds$/);
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(24);
  await hearToTheEnd(page);
  await expect(button(page, "Play")).toBeVisible();
  await expectSilence(page);
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  expect((await voice(page)).seconds).toBeLessThan(10);
});

test("after help the step goes on where it was; a double tap is one", async ({ page }) => {
  chromiumAlone("it counts the clicks that it is told to make");
  await openReady(page);
  await button(page, "Next").dblclick();
  await expectToHear(page, "tour-davide");
  await page.getByRole("slider", { name: "Position" }).fill("20");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
  await button(page, "Help").click();
  await expectToHear(page, "tour-help");
  await hearToTheEnd(page);
  await expect(button(page, "Play")).toBeVisible();
  await button(page, "Play").dblclick();
  await expectToHear(page, "tour-davide");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
});

test("the system interrupts and goes on, as for a call, and the screen knows", async ({ page }) => {
  await openReady(page);
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  await page.evaluate(() => document.querySelector("audio")!.pause());
  await expect(button(page, "Play")).toBeVisible();
  await expect(main(page).getByText("Paused")).toBeVisible();
  await page.evaluate(() => document.querySelector("audio")!.play());
  await expect(button(page, "Pause")).toBeVisible();
  await expect(main(page).getByText("Playing")).toBeVisible();
  // Played from outside while the recogniser listens, the voice is stopped.
  await agree(page);
  await page.getByRole("checkbox", { name: /Short tones/ }).uncheck();
  await listen(page);
  await page.evaluate(() => document.querySelector("audio")!.play());
  await expectSilence(page);
  await expect(button(page, "Listening")).toBeVisible();
});

test("the introduction can be heard again, and then the step goes on", async ({ page }) => {
  await openReady(page);
  await button(page, "Next").click();
  await expectToHear(page, "tour-davide");
  await page.getByRole("slider", { name: "Position" }).fill("20");
  await button(page, "Start the introduction").click();
  await expectToHear(page, "tour-introduction");
  await button(page, "Skip the introduction").click();
  await button(page, "Play").click();
  await expectToHear(page, "tour-davide");
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
  await page.getByRole("link", { name: "Artworks" }).click();
  await expect(page).toHaveURL("/galleria-borghese/list?lang=en");
});

test("a page that goes out of view during the tone does not listen", async ({ page }) => {
  await openReady(page);
  await agree(page);
  const deliver = await hold(page, /ready.*\.mp3/);
  await button(page, "activate assistant").click();
  await setHidden(page, true);
  await expect(button(page, "activate assistant")).toBeVisible();
  deliver();
  expect(await sessions(page)).toEqual([]);
});

for (const language of ["de", "es"]) {
  test(`in ${language} the tour fits 320 px with text twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openApp(page, `${address}?lang=${language}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await page.locator("summary").last().click();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test("a tour that was heard to its end begins anew", async ({ page }) => {
  await openReady(page);
  for (const file of ["tour-davide", "tour-autunno", "tour-completed"]) {
    await button(page, "Next").click();
    await expectToHear(page, file);
  }
  await hearToTheEnd(page);
  await expectAnnounced(page, /^Audio ended$/);
  await cold(page, () => page.reload());
  await expect(button(page, "Start the introduction")).toBeVisible();
  await expect(main(page).getByText("step 1 of 3", { exact: true })).toBeVisible();
});

test.describe("a recording of the tour", () => {
  test.use({ tolerated: /status of 404|cannot be played|ERR_FAILED/ });

  for (const [what, answer] of [
    ["is not there", { status: 404, body: "" }],
    ["is broken", { status: 200, contentType: "audio/mpeg", body: "no music" }],
  ] as const) {
    test(`that ${what}: it is said, its text is there, and one can try again`, async ({ page }) => {
      await page.route(/tour-davide.*\.mp3/, (route) => route.fulfill(answer));
      await openReady(page);
      await button(page, "Next").click();
      await expectAnnounced(page, "The recording could not be played.");
      await expect(main(page).getByText("Stop two of three.")).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.unroute(/tour-davide.*\.mp3/);
      await button(page, "Play").click();
      await expectToHear(page, "tour-davide");
      await expect(main(page).getByText("The recording could not be played.")).toBeHidden();
    });
  }

  test("that does not arrive: it is said after ten seconds", async ({ page }) => {
    await page.clock.install();
    // The first request is never answered; the one after Play is.
    await hold(page, /tour-davide.*\.mp3/);
    await openReady(page);
    await button(page, "Next").click();
    await expect(button(page, "Pause")).toBeVisible();
    await page.clock.fastForward(10_500);
    await expectAnnounced(page, "The recording is not loading.");
    await page.unroute(/tour-davide.*\.mp3/);
    await button(page, "Play").click();
    await expectToHear(page, "tour-davide");
  });
});

test("the text is one tap away, and read along in step", async ({ page }) => {
  await openReady(page);
  await page.getByText("Read along").click();
  await button(page, "Play").click();
  await expectToHear(page, "tour-apollo");
  const now = main(page).locator(".sentence[data-now]");
  await expect(now).toHaveText("Stop one of three.");
  await main(page).locator(".sentence", { hasText: "A green cloth edged with gold" }).click();
  await expect(now).toContainText("A green cloth");
  await button(page, "Pause").click();
  expect(await findingsInEveryLight(page)).toEqual([]);
  // The read-along is one stop for the Tab key; the arrow keys begin at the marked sentence.
  await page.getByText("Read along").focus();
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("group", { name: /^To listen from/ })).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(now).toContainText("lira da braccio");
  await expect(now.locator("[lang=it]")).toHaveText("lira da braccio");
});

test.describe("the touch guide of a stop", () => {
  test("is one line until it is opened, and the tour goes on where it was", async ({ page }) => {
    await openReady(page);
    await button(page, "Play").click();
    await expectToHear(page, "tour-apollo");
    await page.getByRole("slider", { name: "Position" }).fill("20");
    await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
    await expect(guideOf(page)).toBeHidden();
    await playGuide(page);
    await expectToHear(page, "touch-apollo-emblem");
    await expect(main(page).getByText("step 1 of 3", { exact: true })).toBeVisible();
    await expect(main(page).getByText("Paused")).toBeVisible();
    // A button that is half under the bar is too small for axe.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await findingsInEveryLight(page)).toEqual([]);

    await main(page).getByRole("button", { name: "Play 39 seconds" }).click();
    await expectToHear(page, "tour-apollo");
    await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(20);
    await expect(guideOf(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
    // A stop with one model has one guide, and needs no heading for it.
    await button(page, "Next").click();
    await expectToHear(page, "tour-davide");
    await expect(main(page).getByRole("heading")).toHaveCount(1);
    await expect(main(page).getByText("Ask the staff whether it is here")).toHaveCount(1);
  });

  test("is paused and moved by the keys; a headset leads on to the next stop", async ({ page }) => {
    await openReady(page);
    await playGuide(page);
    await expectToHear(page, "touch-apollo-emblem");
    expect(await lockScreen(page)).toMatchObject({
      title: "Apollo",
      album: "Touch guide: the emblem · Galleria Borghese",
    });
    await page.keyboard.press("Control+Shift+Digit8");
    await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(15);
    await page.keyboard.press("Control+Shift+Digit5");
    await expectSilence(page);
    await page.keyboard.press("Control+Shift+Digit5");
    await expectToHear(page, "touch-apollo-emblem");
    await page.keyboard.press("Control+Shift+Digit5");
    await expectSilence(page);
    await press(page, "play");
    await expectToHear(page, "touch-apollo-emblem");
    await press(page, "nexttrack");
    await expectToHear(page, "tour-davide");
    await expect
      .poll(() => lockScreen(page))
      .toMatchObject({ album: "step 2 of 3 · Galleria Borghese", playbackState: "playing" });
    // The guide of the stop before is gone, and the voice with which the tour speaks is not.
    await expect(guideOf(page)).toHaveCount(0);
    await expectToHear(page, "tour-davide");
  });

  for (const tones of ["with tones", "without tones"]) {
    test(`is silent while the tour listens, and ends the listening where it is played, ${tones}`, async ({
      page,
    }) => {
      await openReady(page);
      await agree(page);
      if (tones === "without tones")
        await page.getByRole("checkbox", { name: /Short tones/ }).uncheck();
      await playGuide(page);
      await expectToHear(page, "touch-apollo-emblem");
      await listen(page);
      await expectSilence(page);
      await guideOf(page).getByRole("button", { name: "Play", exact: true }).click();
      await expect(button(page, "activate assistant")).toBeVisible();
      await expectToHear(page, "touch-apollo-emblem");
      expect((await sessions(page)).at(-1)?.state).toBe("aborted");
      for (const { hasHeardTheVoice } of await sessions(page)) expect(hasHeardTheVoice).toBe(false);
    });
  }
});

test("what a screen reader says of the tour, in its order", async ({ page }) => {
  chromiumAlone("it lays open what it tells a screen reader");
  await openReady(page);
  expect(await spoken(page)).toEqual([
    "heading: Voice-guided tour",
    "step 1 of 3",
    "Apollo,",
    "Dosso Dossi",
    "Ready",
    "button: Play 39 seconds",
    "button: activate assistant",
    "button: Next, step 2 of 3, 37 seconds",
    "button: Back, 5 seconds",
    "button: Repeat, 39 seconds",
    "button: Help, 19 seconds",
    "slider: Position",
    "button: Back 15 seconds",
    "Speed",
    "combobox: Speed",
    "button: Forward 15 seconds",
    "DisclosureTriangle: Read along",
    "DisclosureTriangle: Touch guide",
    "button: Start the introduction",
    "link: Listen to the audio description",
    "link: Artworks",
    "checkbox: Short tones, for example before you speak",
    "DisclosureTriangle: Keys and headset",
  ]);
});

/** Opens the tour by its address: without a tap, the browser refuses to play the introduction. */
async function openTour(page: Page, language = "en") {
  await cold(page, () => page.goto(`${address}?lang=${language}`));
  if (language === "en") await expect(button(page, "Start the introduction")).toBeVisible();
}

/**
 * Chromium counts a page as tapped once a journey runs a script in it, so none is run before
 * the app has tried to play the introduction.
 */
async function cold(page: Page, open: () => Promise<unknown>) {
  const tried = page.waitForRequest(/tour-introduction.*\.mp3/);
  await open();
  await tried;
}

/** Opens the tour, past the introduction. */
async function openReady(page: Page) {
  await openApp(page, `${address}?lang=en`);
  await button(page, "Skip the introduction").click();
}

/** Comes to the tour by a tap, as visitors do. */
async function enterTour(page: Page) {
  await openApp(page, "/galleria-borghese/disability?lang=en");
  await page.getByRole("link", { name: /^Blindness/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Voice-guided tour" })).toBeVisible();
}

/** A screen reader taps with a pointer that has no size. */
async function tapWithoutFinger(link: Locator) {
  // Firefox lets nothing sound after a tap that a script has made, so a real click comes before it.
  await link.page().getByRole("heading", { level: 1 }).click();
  await link.evaluate((element: HTMLElement) => {
    element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, width: 0, height: 0 }));
    element.click();
  });
}

/** Gives the commands that lead through all of the tour and beyond both its ends. */
async function inOneVoice(
  page: Page,
  command: (command: "next" | "back" | "repeat" | "help") => Promise<void>,
) {
  for (const [asked, file, step] of [
    ["back", "tour-cannot-go-back", 1],
    ["repeat", "tour-apollo", 1],
    ["help", "tour-help", 1],
    ["next", "tour-davide", 2],
    ["back", "tour-apollo", 1],
    ["next", "tour-davide", 2],
    ["next", "tour-autunno", 3],
    ["next", "tour-completed", 3],
  ] as const) {
    await command(asked);
    await expectToHear(page, file);
    await expect(main(page).getByText(`step ${step} of 3`, { exact: true })).toBeVisible();
  }
}

/** Opens the touch guides of the first stop, and plays the one of the emblem. */
async function playGuide(page: Page) {
  await main(page).getByText("Touch guide", { exact: true }).click();
  await guideOf(page).getByRole("button", { name: "Play", exact: true }).click();
}

function guideOf(page: Page) {
  return page.getByRole("region", { name: "Touch guide: the emblem" });
}

/** Keeps on the device that the visitor has agreed to where speech is recognised. */
async function agree(page: Page) {
  await page.evaluate(() => localStorage.setItem("tour/speech", "service"));
  // The app reads this again only when it keeps something itself, here the place in the tour.
  await button(page, "Repeat").click();
  await button(page, "Pause").click();
}

async function listen(page: Page) {
  const count = (await sessions(page)).length;
  await button(page, "activate assistant").click();
  await expect(async () => {
    const asked = await sessions(page);
    // On a slow machine `start` is told late: the tone then sounds again and a new session begins.
    if (asked.length > count && asked.at(-1)?.state === "asked") await tell(page, "start");
    await expect(main(page).getByText("Listening", { exact: true })).toHaveCount(2, {
      timeout: 500,
    });
  }).toPass({ intervals: [50] });
}

async function say(page: Page, phrase: string) {
  await listen(page);
  await tell(page, { from: 0, results: [[phrase, 0.9]] }, "end");
}

function main(page: Page) {
  return page.getByRole("main");
}

function button(page: Page, name: string) {
  return main(page).getByRole("button", { name: withLength(name) });
}
