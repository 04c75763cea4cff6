import { describe, expect, it } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../app/fixtures/openPage.ts";
import { languages, locales } from "../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";

const address = "/galleria-borghese/blind-user";
const useButtons = "You can use the four buttons Next, Back, Repeat and Help.";

describe("before the microphone is on for the first time", () => {
  it.each(languages)("in %s, it is said where speech is recognised", async (language) => {
    const tour = await tourMessagesIn[language]();
    const page = await openPage(`${address}?lang=${language}`);
    await page.press(tour.skipIntroduction);
    await page.press(tour.activate);
    const notice = page.all.getByRole("dialog", { name: tour.where.title });
    expect(notice.textContent).toContain(`${tour.where.service} ${tour.where.microphone}`);
    expect(page.sessions()).toEqual([]);
    await page.press(tour.where.agree, notice);
    await page.passes(500);
    expect(page.sessions()).toMatchObject([
      {
        lang: locales[language],
        continuous: false,
        interimResults: false,
        maxAlternatives: 1,
        processLocally: false,
      },
    ]);

    const [word] = tour.commands.next;
    await page.tell("start", { from: 0, results: [[word, 0.9]] }, "end");
    await page.passes(500);
    expect(page.announced.at(-1)).toBe(tour.understood(word, word));
    const { player } = await messagesIn[language]();
    expect(document.activeElement).toBe(
      page.main.getByRole("button", { name: new RegExp(`^${player.play} \\d`) }),
    );
  });

  it("a device that recognises speech itself says that nothing leaves it", async () => {
    const page = await openReady({ speech: { onDevice: "available" }, stored: {} });
    await page.press("activate assistant");
    expect(page.all.getByRole("dialog").textContent).toContain("Your voice is not sent anywhere.");
    await page.press("Use my voice");
    await page.passes(500);
    expect(page.sessions()).toMatchObject([{ processLocally: true }]);
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ["Use the buttons", (page) => page.press("Use the buttons")],
    ["Close", (page) => page.press("Close")],
    ["Escape", (page) => page.user.keyboard("{Escape}")],
  ])("declined by %s, it stays off, and one is asked again", async (_, decline) => {
    const page = await openReady({ stored: {} });
    for (let time = 0; time < 2; time++) {
      await page.press("activate assistant");
      expect(page.all.queryByRole("dialog")).not.toBeNull();
      await decline(page);
      await page.passes(1_500);
      expect(page.all.queryByRole("dialog")).toBeNull();
    }
    expect(page.sessions()).toEqual([]);
  });

  it("whoever agreed to recognition on the device is asked before it is a service", async () => {
    const page = await openReady({ stored: { "tour/speech": "device" } });
    await page.press("activate assistant");
    await page.passes(1_500);
    expect(page.all.queryByRole("dialog", { name: "Before you speak" })).not.toBeNull();
    expect(page.sessions()).toEqual([]);
  });
});

it("what is said is offered, heard after a press, and then it listens again", async () => {
  const page = await openReady();
  for (const [phrase, file, step] of [
    ["The NEXT one please", "tour-davide", 2],
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
    await page.passes(1_000);
    expect(page.voice().isPlaying).toBe(false);
    expect(document.activeElement).toBe(page.main.getByRole("button", { name: /^Play \d/ }));
    await page.user.keyboard("{Enter}");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file, isPlaying: true });
    expect(page.main.queryByText(`step ${step} of 3`)).not.toBeNull();
    await page.hearToTheEnd();
  }
  expect(page.sessions().some(({ hasHeardTheVoice }) => hasHeardTheVoice)).toBe(false);
});

it("two phrases that are not understood point out the four buttons", async () => {
  const page = await openReady();
  await say(page, "hello");
  expect(status()).toBe("Heard: “hello”. That is not one of the four words.");
  await say(page, "good morning");
  const told = `Heard: “good morning”. That is not one of the four words. ${useButtons}`;
  expect(status()).toBe(told);
  await page.passes(500);
  expect(page.announced.at(-1)).toBe(told);
  await page.press(/^Next,/);
  await page.passes(500);
  await say(page, "hello");
  expect(status()).toBe("Heard: “hello”. That is not one of the four words.");
});

describe("whatever goes wrong with listening is said, with the buttons, and one can try again", () => {
  it.each<[string, Options, string]>([
    ["not-allowed", {}, "Your browser or device is blocking the microphone."],
    ["audio-capture", {}, "No microphone was found."],
    ["audio-capture", { microphones: 1 }, "Another app may be using the microphone"],
    ["network", {}, "Speech recognition is not responding."],
    ["network", { isOnline: false }, "There is no internet connection"],
    ["language-not-supported", {}, "This browser cannot recognise English."],
    ["service-not-allowed", {}, "Speech recognition may be switched off"],
    ["service-not-allowed", { isOnHomeScreen: true }, "Open Varco in Safari to use your voice."],
    ["no-speech", {}, "Nothing was heard."],
    ["aborted", {}, "Nothing was heard."],
  ])("%s, where %o", async (error, options, words) => {
    const { isOnline = true, ...device } = options;
    const page = await openReady(device);
    await page.setOnline(isOnline);
    await listen(page);
    await page.tell({ error }, "end");
    await page.passes(1_500);
    expect(page.announced).toEqual([status()]);
    expect(status()).toContain(words);
    expect(status()).toContain(useButtons);
    await listen(page);
    expect(status()).toBe("Listening");
  });

  it("a recogniser that never answers is given up after half a minute", async () => {
    const page = await openReady();
    await page.press("activate assistant");
    await page.passes(500);
    expect(page.sessions()).toHaveLength(1);
    expect(status()).toBe("Starting the microphone. If asked, please allow access.");
    await page.passes(31_000);
    expect(page.announced.at(-1)).toBe(`Speech recognition is not responding. ${useButtons}`);
    expect(page.sessions()[0]!.state).toBe("aborted");
  });

  it("one that begins and tells no end is given up after twelve seconds", async () => {
    const page = await openReady();
    await listen(page);
    await page.passes(12_500);
    expect(page.announced.at(-1)).toBe(`Nothing was heard. ${useButtons}`);
    expect(page.sessions()[0]!.state).toBe("aborted");
  });
});

describe("the microphone is off again", () => {
  it.each<[string, (page: Page) => Promise<void>]>([
    ["a second tap", (page) => page.press("Listening")],
    ["the visitor turns to another app", (page) => page.setHidden(true)],
    ["a button of the tour", (page) => page.press(/^Next,/)],
    ["the visitor leaves", (page) => leave(page)],
  ])("after %s", async (_, act) => {
    const page = await openReady();
    await listen(page);
    await page.passes(500);
    await act(page);
    expect(page.sessions().at(-1)!.state).toBe("aborted");
    expect(page.all.queryByRole("button", { name: "Listening" })).toBeNull();
  });

  it("where the page goes out of view during the tone, it is never on", async () => {
    const sound = { faultOf: () => "late" as const };
    const page = await openReady({ sound });
    await page.press("activate assistant");
    await page.setHidden(true);
    expect(page.main.queryByRole("button", { name: "activate assistant" })).not.toBeNull();
    await page.passes(2_000);
    expect(page.sessions()).toEqual([]);
  });

  it("while it is on, a voice that the system starts is silenced", async () => {
    const page = await openReady({ stored: { "tour/speech": "service", "tour/tones": "off" } });
    await page.press(/^Play/);
    await page.passes(500);
    await page.press(/^Pause/);
    await listen(page);
    void document.querySelector("audio")!.play();
    await page.settle();
    expect(page.voice().isPlaying).toBe(false);
    expect(status()).toBe("Listening");
  });
});

describe("the tone before one speaks", () => {
  it("comes again after a question of the device, and then it listens", async () => {
    const page = await openReady();
    await page.press("activate assistant");
    await page.passes(500);
    await page.passes(5_000);
    await page.tell("start");
    await page.passes(500);
    expect(page.sessions().map(({ state }) => state)).toEqual(["aborted", "asked"]);
    await page.tell("start", { from: 0, results: [["help", 0.9]] });
    expect(document.activeElement).toBe(page.main.getByRole("button", { name: /^Play/ }));
  });

  it("is waited for, and not for ever", async () => {
    const page = await openReady({ sound: { faultOf: () => "late" } });
    await page.press("activate assistant");
    await page.passes(900);
    expect(page.sessions()).toEqual([]);
    await page.passes(100);
    expect(page.sessions()).toHaveLength(1);
  });

  it("can be turned off, for this visit: then it listens at once", async () => {
    const before = await openReady();
    await before.user.click(before.main.getByRole("checkbox", { name: /^Short tones/ }));
    await before.press("activate assistant");
    expect(before.sessions()).toHaveLength(1);
    const page = await openPage(`${address}?lang=en`, { stored: before.stored() });
    const tones = page.main.getByRole<HTMLInputElement>("checkbox", { name: /^Short tones/ });
    expect(tones.checked).toBe(false);
  });
});

it("an iPhone is told when sound is for the voice and when for the microphone", async () => {
  const page = await openReady({ asksAboutSound: true });
  await page.press(/^Next,/);
  await page.passes(1_000);
  expect(page.soundIsFor()).toBe("playback");
  await listen(page);
  expect(page.voice().isPlaying).toBe(false);
  expect(page.soundIsFor()).toBe("play-and-record");
  // The microphone would hear an announcement, so none is made while it is on.
  page.announced.splice(0);
  await page.press("Forward 15 seconds");
  await page.press("Back 15 seconds");
  await page.passes(1_000);
  expect(page.announced).toEqual([]);
  await page.tell("end");
  await page.passes(500);
  expect(page.announced).toEqual([`Nothing was heard. ${useButtons}`]);
  // No command was understood, so the stop goes on from its position.
  await page.press(/^Play 37/);
  expect(page.soundIsFor()).toBe("playback");
  await page.passes(500);
  expect(page.voice()).toMatchObject({ file: "tour-davide", seconds: 1.5 });
  expect(page.sessions()).toMatchObject([{ hasHeardTheVoice: false }]);
});

/** Opens the tour, past the introduction; where speech is recognised has been agreed to. */
async function openReady(options: Options = {}) {
  const stored = { "tour/speech": "service" };
  const page = await openPage(`${address}?lang=en`, { stored, ...options });
  await page.press("Skip the introduction");
  // The title of the page that was opened is announced.
  await page.passes(1_000);
  page.announced.splice(0);
  return page;
}

async function listen(page: Page) {
  await page.press("activate assistant");
  await page.passes(500);
  await page.tell("start");
}

async function say(page: Page, phrase: string) {
  await listen(page);
  await page.tell({ from: 0, results: [[phrase, 0.9]] }, "end");
}

async function leave(page: Page) {
  await page.user.click(page.all.getByRole("link", { name: "Back, Welcome" }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe("Welcome"),
  );
}

function status() {
  return document.querySelector(".tour-status")?.textContent?.trim();
}
