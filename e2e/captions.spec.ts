import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  androidChrome,
  androidChromeSaid,
  desktopChrome,
  desktopChromeSaid,
  iosSafari,
  iosSafariSaid,
  type Recorded,
  type Told,
} from "../src/captions/fixtures/recordedSpeech.ts";
import { announced, expectAnnounced } from "./announced.ts";
import type { Used } from "./become.ts";
import { chromiumAlone } from "./chromiumAlone.ts";
import { findings } from "./findings.ts";
import { hold } from "./hold.ts";
import { inFirefox } from "./inFirefox.ts";
import { expect, test } from "./journey.ts";
import { findingsInEveryLight } from "./lights.ts";
import { openApp } from "./openApp.ts";
import { setHidden } from "./setHidden.ts";
import { sessions, tell } from "./recogniser.ts";

const captions = "/galleria-borghese/transcription?lang=en";
const asking = "Starting the microphone.";
const stopped = "Stopped. The microphone is off.";

test.describe("what the guide says", () => {
  test(
    "is written as it is said, and what stands does not move",
    { tag: "@anyBrowser" },
    async ({ page }) => {
      await openCaptions(page);
      await expect(status(page, "Ready. Tap Start")).toBeVisible();
      await button(page, "Start").click();
      await expect(status(page, asking)).toBeVisible();
      await expect
        .poll(() => sessions(page))
        .toMatchObject([
          {
            lang: "en-US",
            continuous: true,
            interimResults: true,
            processLocally: false,
            state: "asked",
          },
        ]);
      await tell(page, "start");
      await expect(status(page, "Listening")).toBeVisible();
      await expect(button(page, "Stop")).toHaveCSS("background-color", "rgb(168, 18, 27)");
      await expect(button(page, "Stop")).toHaveCSS("border-radius", "50%");
      await tell(page, interim(0, "this is"));
      await expect(log(page)).toHaveText("this is");
      await tell(page, final(0, "this is apollo by dosso dossi"));
      await expect(log(page)).toHaveText("this is Apollo by Dosso Dossi");
      const first = log(page).getByRole("link", { name: "Apollo" });
      const before = await first.boundingBox();
      await tell(page, interim(1, "he has just"), interim(1, "he has just lifted the bow"));
      await expect(log(page)).toHaveText(
        "this is Apollo by Dosso Dossi he has just lifted the bow",
      );
      expect(await first.boundingBox()).toEqual(before);
      await expect(log(page).locator("p")).toHaveAttribute("lang", "en");
    },
  );

  test("stays when it is stopped, and the microphone is off", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "one"), interim(1, "and half of"));
    await button(page, "Stop").click();
    await expect(status(page, stopped)).toBeVisible();
    await expect(log(page)).toHaveText("one and half of");
    expect(await states(page)).toEqual(["aborted"]);
    await button(page, "Start").press("Enter");
    await expect.poll(() => states(page)).toEqual(["aborted", "asked"]);
    await tell(page, "start", final(0, "two"));
    await expect(log(page).locator("p")).toHaveText(["one and half of", "two"]);
  });

  for (const [device, recorded, said] of <[string, Recorded, (string | number)[][]][]>[
    ["Chrome on a computer", desktopChrome, desktopChromeSaid],
    ["Chrome on Android", androidChrome, androidChromeSaid],
    ["Safari on an iPhone", iosSafari, iosSafariSaid],
  ]) {
    test(`appears once, in order, as ${device} tells it`, async ({ page }) => {
      await openWithStillClock(page);
      await button(page, "Start").click();
      let now = 0;
      let session = 0;
      for (const [at, told] of recorded) {
        await page.clock.runFor(at - now);
        now = at;
        if (told === "start") await expect.poll(() => count(page)).toBe(++session);
        await tell(page, told);
      }
      await page.clock.runFor(2_000);
      const paragraphs = said.map((pieces) =>
        pieces.map((piece) => (typeof piece === "number" ? "[… 1 second not heard]" : piece)),
      );
      await expect(log(page).locator("p")).toHaveText(paragraphs.map((each) => each.join(" ")));
    });
  }

  test("is listened to again after an end, and a gap is marked with its length", async ({
    page,
  }) => {
    await openWithStillClock(page);
    await listen(page);
    await page.clock.runFor(1_000);
    await tell(page, final(0, "before"), { error: "no-speech" }, "end");
    await page.clock.runFor(300);
    await expect.poll(() => states(page)).toEqual(["ended", "asked"]);
    await expect(status(page, "Listening")).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(status(page, "Interrupted. Starting again…")).toBeVisible();
    await tell(page, "start", final(0, "after"));
    await expect(log(page)).toHaveText("before [… 4 seconds not heard] after");
    await expect(status(page, "Listening")).toBeVisible();
    await page.clock.runFor(9_000);
    await expect(status(page, "No words recognised for a few seconds.")).toBeVisible();
  });

  test.describe("by a phone", () => {
    test.use({ agent: "Mozilla/5.0 (Linux; Android 15)" });

    test("is heard in one utterance after another on Android", async ({ page }) => {
      await openCaptions(page);
      await button(page, "Start").click();
      await expect.poll(async () => (await sessions(page))[0]?.continuous).toBe(false);
    });
  });
});

test.describe("the guide's language", () => {
  test("is the visitor's until another is chosen, and that is remembered", async ({ page }) => {
    await openCaptions(page, "/galleria-borghese/transcription?lang=de");
    const speaks = page.getByRole("combobox", { name: "Sprache der Führung" });
    await expect(speaks).toHaveValue("de");
    await button(page, "Starten").click();
    await tell(page, "start", final(0, "hier ist apollo"), interim(1, "und jetzt"));
    await speaks.selectOption("Italiano");
    await expect.poll(() => states(page)).toEqual(["aborted", "asked"]);
    expect((await sessions(page)).map(({ lang }) => lang)).toEqual(["de-DE", "it-IT"]);
    const paragraphs = log(page).locator("p");
    await tell(page, "start", interim(0, "ecco la"));
    await expect(paragraphs.last()).toHaveText("ecco la");
    await expect(paragraphs.last()).toHaveAttribute("lang", "it");
    await tell(page, final(0, "ecco la galleria borghese"));
    await expect(paragraphs).toHaveText([
      /^hier ist Apollo und jetzt/,
      "ecco la Galleria Borghese",
    ]);
    await expect(paragraphs.first()).toHaveAttribute("lang", "de");
    await expect(paragraphs.last()).toHaveAttribute("lang", "it");
    await page.reload();
    await expect(speaks).toHaveValue("it");
  });

  test("stays what it was at the start when the app changes its own", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.getByRole("combobox", { name: "Langue de votre guide" })).toHaveValue("en");
    expect(await states(page)).toEqual(["listening"]);
  });

  test("follows the language of the app while none is chosen", async ({ page }) => {
    await openCaptions(page);
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("link", { name: "Français" }).click();
    await expect(page.getByRole("combobox", { name: "Langue de votre guide" })).toHaveValue("fr");
  });

  for (const [remembered, language] of [
    ["es", "es"],
    [undefined, "en"],
  ] as const) {
    test(`is ${language} where the address has none and ${remembered} is remembered`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        if (value) localStorage.setItem("preferredLanguage", value);
      }, remembered);
      await openCaptions(page, "/galleria-borghese/transcription");
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("combobox")).toHaveValue(language);
    });
  }
});

test.describe("trouble", () => {
  for (const [error, words] of [
    ["not-allowed", "Your browser or device is blocking the microphone."],
    ["service-not-allowed", "Speech recognition may be switched off"],
    ["language-not-supported", "This browser cannot recognise your guide’s language."],
  ] as const) {
    test(`${error} is said with what to do, and another try is possible`, async ({ page }) => {
      await openCaptions(page);
      await button(page, "Start").click();
      await tell(page, { error }, "end");
      await expect(status(page, words)).toBeVisible();
      await expectAnnounced(page, words);
      expect(await pulses(page)).toBe(1);
      expect(await findings(page)).toEqual([]);
      await button(page, "Start").click();
      await expect(status(page, asking)).toBeVisible();
      await expect.poll(() => count(page)).toBe(2);
    });
  }

  test("a refusal is told by browsers that say no more after it, and a second one is said again", async ({
    page,
  }) => {
    await openCaptions(page);
    for (let turn = 1; turn < 3; turn++) {
      await button(page, "Start").click();
      await expect.poll(() => count(page)).toBe(turn);
      await tell(page, { error: "not-allowed" });
      await expect(status(page, "blocking the microphone")).toBeVisible();
      await expect.poll(() => pulses(page)).toBe(turn);
    }
    const refusals = async () =>
      (await announced(page)).filter((text) => text.includes("blocking")).length;
    await expect.poll(refusals).toBe(2);
  });

  test("an end that is never told is taken for one", async ({ page }) => {
    await openWithStillClock(page);
    await listen(page);
    await tell(page, { error: "no-speech" });
    await page.clock.runFor(2_000);
    await expect.poll(() => count(page)).toBe(2);
  });

  test("behind a dialog it is said when that is closed", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await button(page, "Text and colours").click();
    const before = await announced(page);
    await tell(page, { error: "not-allowed" }, "end");
    await expect(status(page, "blocking the microphone")).toBeAttached();
    expect(await announced(page)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => announced(page))
      .toEqual([...before, expect.stringContaining("blocking the microphone")]);
  });

  for (const [microphones, words] of [
    [0, "No microphone was found."],
    [1, "Another app may be using the microphone"],
  ] as const) {
    test.describe(`on a device with ${microphones} microphones`, () => {
      test.use({ microphones });

      test(`a microphone that is lost: ${words}`, async ({ page }) => {
        await openCaptions(page);
        await listen(page);
        await tell(page, final(0, "before"), { error: "audio-capture" }, "end");
        await expect(status(page, words)).toBeVisible();
        await expect(log(page)).toHaveText("before");
        expect(await findings(page)).toEqual([]);
      });
    });
  }

  test("without a network captions wait for it, say so once, and go on by themselves", async ({
    page,
    context,
  }) => {
    await openWithStillClock(page);
    await listen(page);
    await tell(page, final(0, "before apollo"));
    await expect(log(page).getByRole("link", { name: "Apollo" })).toBeVisible();
    await context.setOffline(true);
    await tell(page, { error: "network" }, "end");
    await expect(status(page, "No internet connection.")).toBeVisible();
    for (let turn = 1; turn < 4; turn++) {
      await page.clock.runFor(2 ** turn * 250);
      await expect.poll(() => count(page)).toBe(turn + 1);
      await tell(page, "start", { error: "network" }, "end");
    }
    await expect(status(page, "No internet connection.")).toBeVisible();
    const told = (await announced(page)).filter((text) => text.includes("No internet"));
    expect(told).toHaveLength(1);
    await page.clock.runFor(3_000);
    await context.setOffline(false);
    await expect.poll(() => count(page)).toBe(5);
    await tell(page, "start", final(0, "after"));
    await expect(log(page)).toHaveText("before Apollo [… 7 seconds not heard] after");
  });

  test("a service that does not answer is said, and tried again", async ({ page }) => {
    await openWithStillClock(page);
    await listen(page);
    await tell(page, { error: "network" }, "end");
    await expect(status(page, "Speech recognition is not responding.")).toBeVisible();
    await page.clock.runFor(1_000);
    await expect.poll(() => count(page)).toBe(2);
  });

  test.describe("on an iPhone's home screen", () => {
    test.use({ isOnHomeScreen: true });

    test("an iPhone's home screen where nothing happens is said, and Safari named", async ({
      page,
    }) => {
      await openWithStillClock(page);
      await button(page, "Start").click();
      await page.clock.runFor(2_100);
      await expect(status(page, "Open Varco in Safari instead.")).toBeVisible();
      await tell(page, "start");
      await expect(status(page, "Listening")).toBeVisible();
    });
  });
});

for (const [state, words, act] of <[string, string, (page: Page) => Promise<void>][]>[
  ["asking", asking, (page) => button(page, "Start").click()],
  [
    "listening",
    "Listening",
    async (page) => {
      await listen(page);
      await tell(page, final(0, "this is apollo"), interim(1, "by"));
    },
  ],
  [
    "quiet",
    "No words recognised",
    async (page) => {
      await listen(page);
      await page.clock.fastForward(9_000);
    },
  ],
  [
    "restarting",
    "Interrupted.",
    async (page) => {
      await listen(page);
      await tell(page, final(0, "one"), "end");
      await page.clock.fastForward(2_500);
    },
  ],
  [
    "offline",
    "No internet connection.",
    async (page) => {
      await listen(page);
      await expect(log(page)).toBeVisible();
      await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
      await tell(page, { error: "network" }, "end");
    },
  ],
  [
    "stopped",
    stopped,
    async (page) => {
      await listen(page);
      await button(page, "Stop").click();
    },
  ],
]) {
  test(`no finding of axe while it is ${state}, in any light`, async ({ page }) => {
    await page.clock.install();
    await openCaptions(page);
    await act(page);
    await expect(status(page, words)).toBeVisible();
    expect(await findingsInEveryLight(page)).toEqual([]);
  });
}

for (const [language, words] of Object.entries({
  en: "This browser doesn't support speech recognition.",
  fr: "Ce navigateur ne prend pas en charge la reconnaissance vocale.",
  de: "Dieser Browser unterstützt keine Spracherkennung.",
  it: "Questo browser non supporta il riconoscimento vocale.",
  es: "Este navegador no admite el reconocimiento de voz.",
})) {
  test.describe(`a browser without speech recognition, in ${language}`, () => {
    test.use({ speech: "none", tolerated: new RegExp(`^${words}$`) });

    test("says so, in the console too, and what is still there", async ({ page }) => {
      const logged = page.waitForEvent("console", (message) => message.text() === words);
      await openApp(page, `/galleria-borghese/transcription?lang=${language}`);
      await logged;
      await expect(page.getByRole("main").getByText(words)).toBeVisible();
      await expect(page.locator(".captions-toggle")).toHaveCount(0);
      await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", /\/list\?/);
      expect(await findings(page)).toEqual([]);
    });
  });
}

test.describe("reading", () => {
  test("back holds the words, and one tap leads to the new ones", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, ...sentences(0, 20));
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await log(page).hover();
    await page.mouse.wheel(0, -400);
    await expect(button(page, "Jump to live")).toBeVisible();
    const held = await topOfLog(page);
    await tell(page, ...sentences(20, 3));
    await expect(button(page, "Jump to live (3 new)")).toBeVisible();
    expect(await topOfLog(page)).toBe(held);
    expect(await findings(page)).toEqual([]);
    await button(page, "Jump to live (3 new)").press("Enter");
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await expect(log(page)).toBeFocused();
    await expect(button(page, "Jump to live")).toHaveCount(0);
    await tell(page, ...sentences(23, 3));
    await expect(log(page)).toContainText("sentence 25");
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await page.keyboard.press("PageUp");
    await expect(button(page, "Jump to live")).toBeVisible();
    await page.keyboard.press("End");
    await expect(button(page, "Jump to live")).toHaveCount(0);
  });

  test("back a little at a time holds them too, and another size keeps the place", async ({
    page,
  }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, ...sentences(0, 60));
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await log(page).hover();
    for (let step = 0; step < 20; step++) await page.mouse.wheel(0, -4);
    await expect(button(page, "Jump to live")).toBeVisible();
    await page.mouse.wheel(0, -1500);
    await expect.poll(() => distanceFromEnd(page)).toBeGreaterThan(1000);
    const read = await firstInView(page);
    await button(page, "Text and colours").click();
    await page.getByRole("radio", { name: "Largest" }).check();
    await page.keyboard.press("Escape");
    await expect.poll(() => firstInView(page)).toBe(read);
    await button(page, "Keep or clear").click();
    await page.getByRole("button", { name: "Clear the captions" }).click();
    await page.keyboard.press("Escape");
    await expect(button(page, "Jump to live")).toHaveCount(0);
  });

  test("of a long day the end is there at once, and the beginning when it is scrolled to", async ({
    page,
  }) => {
    await keepLongDay(page);
    await openCaptions(page);
    await expect(log(page).getByText("sentence 199 ")).toBeInViewport();
    expect(await log(page).locator("p").count()).toBeLessThan(60);
    await log(page).focus();
    await expect(async () => {
      await page.keyboard.press("Home");
      await expect(log(page).getByText("sentence 0 ")).toBeInViewport({ timeout: 500 });
    }).toPass();
    expect(await log(page).locator("p").count()).toBe(200);
    await button(page, "Jump to live").click();
    await expect(log(page).getByText("sentence 199 ")).toBeInViewport();
  });

  test("of a long day that is cleared, what is said next is there", async ({ page }) => {
    await keepLongDay(page);
    await openCaptions(page);
    await expect(log(page).getByText("sentence 199 ")).toBeInViewport();
    await button(page, "Keep or clear").click();
    await page.getByRole("button", { name: "Clear the captions" }).click();
    await page.keyboard.press("Escape");
    await listen(page);
    await tell(page, final(0, "a new beginning"));
    await expect(log(page)).toHaveText("a new beginning");
  });

  test("on a phone on its side the words and the button stay in view", async ({ page }) => {
    for (const [width, height] of [
      [844, 390],
      [568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openCaptions(page);
      await listen(page);
      // In Firefox, Playwright scrolls a button to the middle of the window to press it.
      if (inFirefox) await page.evaluate(() => scrollTo(0, 0));
      await tell(page, ...sentences(0, 20));
      await expect(log(page)).toBeInViewport({ ratio: 0.99 });
      await expect(button(page, "Stop")).toBeInViewport({ ratio: 0.99 });
      await page.evaluate(() => localStorage.clear());
    }
  });

  test("in the dim light, no page that loads lights up the room", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("captions/settings", '{"theme":"dim"}');
    });
    await page.route("**/assets/index-*.js", async (route) => {
      await expect(page.locator("html")).toHaveCSS("background-color", "rgb(12, 10, 8)");
      await route.continue();
    });
    await openCaptions(page);
  });

  test("has five sizes; at the largest, on a small screen, nothing is cut off or covered", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openCaptions(page);
    await listen(page);
    await tell(page, ...sentences(0, 6), final(6, "Wiedererkennungsmerkmalsausstellung"));
    await button(page, "Text and colours").click();
    const settings = page.getByRole("dialog", { name: "Text and colours" });
    const letters: number[] = [];
    for (const size of ["Medium", "Large", "Larger", "Very large", "Largest"]) {
      await settings.getByRole("radio", { name: size, exact: true }).check();
      letters.push(await letterHeight(page));
    }
    expect(letters).toEqual(letters.toSorted((one, other) => one - other));
    expect(new Set(letters).size).toBe(5);
    expect(letters[4]! / letters[0]!).toBeGreaterThan(2);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    expect(await sideways(page)).toEqual([0, 0]);
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    for (const part of [log(page), button(page, "Stop"), button(page, "Keep or clear")]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 0.95 });
      expect(await isCovered(part)).toBe(false);
    }
    await page.reload();
    await expect.poll(() => letterHeight(page)).toBe(letters[4]);
  });

  for (const [name, theme, page_] of [
    ["Light", "light", "rgb(251, 247, 240)"],
    ["Dark", "dark", "rgb(23, 19, 15)"],
    ["Dim, for dark rooms", "dim", "rgb(12, 10, 8)"],
  ] as const) {
    test(`can be ${theme} whatever the device prefers, on this screen, and is remembered`, async ({
      page,
    }) => {
      chromiumAlone("its device is told to prefer dark or light");
      await page.emulateMedia({ colorScheme: theme === "light" ? "dark" : "light" });
      await openCaptions(page);
      await listen(page);
      await tell(page, final(0, "Apollo"), interim(1, "is seated"));
      await button(page, "Text and colours").click();
      await page.getByRole("radio", { name, exact: true }).check();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator("html")).toHaveCSS("background-color", page_);
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ contrast: "more" });
      expect(await findings(page)).toEqual([]);
      await page.emulateMedia({ contrast: "no-preference" });
      await page.reload();
      await expect(page.locator("html")).toHaveCSS("background-color", page_);
      await page.getByRole("link", { name: "Back" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Scan an artwork" })).toBeVisible();
      await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    });
  }

  test("can be calm: whole sentences only", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await button(page, "Text and colours").click();
    await page.getByRole("checkbox", { name: "Calm mode" }).check();
    await page.keyboard.press("Escape");
    await tell(page, final(0, "one sentence"), interim(1, "and half"));
    await expect(log(page)).toHaveText("one sentence");
    await tell(page, final(1, "and half of another"));
    await expect(log(page)).toHaveText("one sentence and half of another");
  });

  test.describe("on a device that agrees twice", () => {
    test.use({ wakeLocks: 2 });

    test(
      "keeps the screen on, again after a while away, and says where that is refused",
      { tag: "@anyBrowser" },
      async ({ page }) => {
        await openCaptions(page);
        expect(await locks(page)).toEqual([]);
        await listen(page);
        await expect.poll(() => locks(page)).toEqual([false]);
        await setHidden(page, true);
        await setHidden(page, false);
        await expect.poll(() => locks(page)).toHaveLength(2);
        await button(page, "Stop").click();
        await expect.poll(async () => (await locks(page)).at(-1)).toBe(true);
        await button(page, "Start").click();
        await expect(page.getByText("Your screen may switch off by itself.")).toBeVisible();
      },
    );
  });

  test("a name leads to its work, and Back to the words", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "by battistello carachiolo and jacopo bassano and caravaggio"));
    await expect(log(page)).toHaveText(
      "by Battistello Caracciolo and Jacopo Bassano and Caravaggio",
    );
    await expect(log(page).getByRole("link")).toHaveText([
      "Battistello Caracciolo",
      "Jacopo Bassano",
    ]);
    await expect(log(page).getByRole("link").last()).toHaveAttribute("href", /\/list\?lang=en$/);
    await log(page).getByRole("link", { name: "Battistello Caracciolo" }).click();
    await expect(page.getByRole("heading", { name: "Davide con la testa di Golia" })).toBeVisible();
    expect(await states(page)).toEqual(["aborted"]);
    await page.goBack();
    await expect(log(page)).toContainText("Battistello Caracciolo");
    await expect(status(page, "Ready. Tap Start")).toBeVisible();
  });
});

test.describe("leaving", () => {
  test("stops the microphone, and the words are there on return, and after a reload", async ({
    page,
  }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "one"), interim(1, "two"));
    await expect(log(page)).toHaveText("one two");
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Scan an artwork" })).toBeVisible();
    expect(await states(page)).toEqual(["aborted"]);
    await page.getByRole("link", { name: "transcribe guide in real-time" }).click();
    await expect(log(page)).toHaveText("one two");
    await page.reload();
    await expect(log(page)).toHaveText("one two");
    await button(page, "Start").click();
    await tell(page, "start", final(0, "three"));
    await expect(log(page).locator("p")).toHaveText(["one two", "three"]);
  });

  test("for another app turns it off until one comes back, and marks the gap", async ({ page }) => {
    await openWithStillClock(page);
    await listen(page);
    await tell(page, final(0, "before"));
    await setHidden(page, true);
    await expect.poll(() => states(page)).toEqual(["aborted"]);
    await page.clock.runFor(20_000);
    await setHidden(page, false);
    await page.clock.runFor(300);
    await expect.poll(() => states(page)).toEqual(["aborted", "asked"]);
    await tell(page, "start", final(0, "after"));
    await expect(log(page)).toHaveText("before [… 20 seconds not heard] after");
  });

  test("after midnight loses nothing of the evening, before it is saved or after a reload", async ({
    page,
  }) => {
    chromiumAlone("what it saves can be looked at");
    await page.clock.install({ time: new Date("2026-11-15T23:50:00") });
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "before midnight"));
    await page.clock.setFixedTime(new Date("2026-11-16T00:10:00"));
    await tell(page, final(1, "and after it"));
    await button(page, "Stop").click();
    await expect(log(page)).toHaveText("before midnight and after it");
    await setHidden(page, true);
    await setHidden(page, false);
    await button(page, "Keep or clear").click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a text file" }).click();
    expect(readFileSync(await (await saved).path(), "utf8")).toContain("before midnight");
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(log(page)).toHaveText("before midnight and after it");
    await button(page, "Start").click();
    await tell(page, "start", final(0, "and on"));
    await expect(log(page)).toContainText("before midnight");
  });

  test("for the night leaves nothing of the day before on a page that stays open", async ({
    page,
  }) => {
    await page.clock.install({ time: new Date("2026-11-15T20:00:00") });
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "yesterday"));
    await button(page, "Stop").click();
    await page.clock.setFixedTime(new Date("2026-11-16T09:00:00"));
    await button(page, "Start").click();
    await expect.poll(() => count(page)).toBe(2);
    await tell(page, "start", final(0, "today"));
    await expect(log(page)).toHaveText("today");
    expect(await stored(page)).toEqual(["day/2026-11-16/captions/galleria-borghese/0"]);
  });

  test("in another tab: what is said there is shown here, and its end is the end here", async ({
    page,
    context,
  }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "one"));
    const other = await context.newPage();
    await openCaptions(other);
    await expect(log(other)).toHaveText("one");
    await button(page, "Stop").click();
    await listen(other);
    await tell(other, final(0, "two"));
    await expect(log(page).locator("p")).toHaveText(["one", "two"]);
    await page.getByRole("button", { name: "End visit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End visit" }).click();
    await expect(log(other).getByText("Before you start, ask your guide")).toBeVisible();
    expect(await states(other)).toEqual(["aborted"]);
    expect(await stored(other)).toEqual([]);
  });

  test("until tomorrow leaves nothing", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-15T20:00:00") });
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "today"));
    await expect(log(page)).toHaveText("today");
    await page.clock.setFixedTime(new Date("2026-11-16T09:00:00"));
    await page.reload();
    await expect(log(page).getByText("To turn your guide’s speech into text")).toBeVisible();
    await expect.poll(() => stored(page)).toEqual([]);
  });

  test("for good wipes everything, also what is said while one leaves", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "one"));
    await expect.poll(() => stored(page)).not.toEqual([]);
    const deliver = await hold(page, /LanguageScreen-.*\.js/);
    await page.getByRole("button", { name: "End visit" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "End visit" }).click();
    await expect(log(page).getByText("one")).toHaveCount(0);
    expect(await states(page)).toEqual(["aborted"]);
    await tell(page, final(1, "too late"));
    deliver();
    await expect(page).toHaveURL("/galleria-borghese?lang=en");
    await expect(page.getByText("Your visit has ended.").last()).toBeAttached();
    expect(await stored(page)).toEqual([]);
  });

  test.describe("where nothing can be stored", () => {
    test.use({ stores: false });

    test("is no loss, and that is said", async ({ page }) => {
      await openCaptions(page);
      await listen(page);
      await tell(page, final(0, "one"));
      await button(page, "Keep or clear").click();
      await expect(page.getByText("This browser does not let us keep the captions.")).toBeVisible();
      await page.keyboard.press("Escape");
      await page.getByRole("link", { name: "Back" }).click();
      await page.getByRole("link", { name: "transcribe guide in real-time" }).click();
      await expect(log(page)).toHaveText("one");
    });
  });

  test("rubbish in the storage is no obstacle", async ({ page }) => {
    await page.addInitScript(() => {
      const day = new Date().toLocaleDateString("sv");
      localStorage.setItem(`day/${day}/captions/galleria-borghese/0`, '[{"language":"xx"}]');
      localStorage.setItem("captions/settings", "[1,");
    });
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "one"));
    await expect(log(page)).toHaveText("one");
  });
});

test.describe("keeping", () => {
  test.use({ shares: true });

  test(
    "saves, shares and copies the words, with the museum, the day and the gaps",
    { tag: "@anyBrowser" },
    async ({ page }) => {
      chromiumAlone("what it saves can be looked at");
      await openWithStillClock(page);
      await button(page, "Keep or clear").click();
      const keep = page.getByRole("dialog", { name: "Keep or clear" });
      await expect(keep.getByText("There are no captions at the moment.")).toBeVisible();
      await page.keyboard.press("Escape");
      await listen(page);
      await tell(page, final(0, "this is apollo"), "end");
      await page.clock.runFor(5_000);
      await tell(page, "start", final(0, "by dosso dossi"));
      await button(page, "Keep or clear").click();
      const text = [
        "Galleria Borghese",
        "Live captions, November 15, 2026",
        "Written by speech recognition. There may be mistakes and gaps.",
        "",
        "this is Apollo [… 5 seconds not heard]",
        "",
        "by Dosso Dossi",
        "",
      ].join("\n");
      const saving = page.waitForEvent("download");
      await keep.getByRole("button", { name: "Save as a text file" }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe("galleria-borghese-2026-11-15.txt");
      expect(readFileSync(await file.path(), "utf8")).toBe(text);
      await keep.getByRole("button", { name: "Share" }).click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared: string }).shared))
        .toBe(text);
      await keep.getByRole("button", { name: "Copy" }).click();
      await expect(keep.locator("[aria-live]")).toHaveText("Copied.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    },
  );

  test("clears the words, and brings them back with what was said since", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "one"));
    await button(page, "Keep or clear").click();
    const keep = page.getByRole("dialog", { name: "Keep or clear" });
    expect(await findings(page)).toEqual([]);
    await keep.getByRole("button", { name: "Clear the captions" }).click();
    await expect(keep.locator("[aria-live]")).toHaveText("The captions have been cleared.");
    await expect(keep.getByRole("button", { name: "Clear the captions" })).toBeFocused();
    await expect.poll(() => stored(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(log(page).getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await tell(page, final(1, "two"));
    await expect(log(page)).toHaveText("two");
    await button(page, "Keep or clear").click();
    await keep.getByRole("button", { name: "Undo" }).click();
    await expect(keep.getByRole("button", { name: "Undo" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(log(page).locator("p")).toHaveText(["one", "two"]);
    await page.reload();
    await expect(log(page).locator("p")).toHaveText(["one", "two"]);
  });
});

test.describe("showing", () => {
  test("holds up a card, a ready phrase or one's own words, also upside down", async ({ page }) => {
    await openCaptions(page);
    await page.getByRole("combobox").selectOption("Deutsch");
    await button(page, "Show a message").click();
    const show = page.getByRole("dialog", { name: "Show a message" });
    expect(await findings(page)).toEqual([]);
    await show.getByRole("button", { name: "Card for your guide" }).click();
    const italian = show.getByText("Il mio telefono scrive quello che Lei dice");
    await expect(italian).toBeVisible();
    await expect(page.locator(".show-card")).toBeFocused();
    await expect(show.getByText("Mein Handy schreibt mit, was Sie sagen")).toBeVisible();
    expect(await italian.evaluate((line) => line.closest("[lang]")?.getAttribute("lang"))).toBe(
      "it",
    );
    expect(await findings(page)).toEqual([]);
    await show.getByRole("button", { name: "Turn upside down" }).press("Enter");
    await expect(show.getByRole("button", { name: "Turn upside down" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(page.locator(".show-card")).toHaveCSS("rotate", "180deg");
    await show.getByRole("button", { name: "Other messages" }).click();
    await expect(page.locator(".show-choices")).toBeFocused();
    await show.getByRole("button", { name: "I have a question." }).click();
    await expect(show.getByText("Ich habe eine Frage.")).toBeVisible();
    await expect(page.locator(".show-card")).toHaveCSS("rotate", "none");
    await show.getByRole("button", { name: "Other messages" }).click();
    await show
      .getByRole("textbox", { name: "Write a message" })
      .pressSequentially("Wo ist Raum III?");
    await show.getByRole("button", { name: "Show in large letters" }).click();
    await expect(show.getByText("Wo ist Raum III?")).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(button(page, "Show a message")).toBeFocused();
  });

  test("fits a small screen with text twice the size", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openCaptions(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await button(page, "Show a message").click();
    const show = page.getByRole("dialog", { name: "Show a message" });
    await show.getByRole("button", { name: "Card for your guide" }).click();
    expect(await show.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    for (const part of [show.getByText("Il mio telefono"), show.getByText("Thank you!")]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
    }
  });
});

test.describe("where speech is recognised", () => {
  test(
    "is said before the start: perhaps by the browser's maker",
    { tag: "@anyBrowser" },
    async ({ page }) => {
      await openCaptions(page);
      await expect(
        page.getByText("this browser may send it to a service run by its maker").first(),
      ).toBeVisible();
      await expect(page.getByRole("checkbox", { name: "on this device only" })).toHaveCount(0);
    },
  );

  test.describe("on a device that can do it", () => {
    test.use({ speech: { onDevice: "available" } });

    test("is the device where it can, unless the visitor wants otherwise", async ({ page }) => {
      await openCaptions(page);
      await expect(log(page).getByText("It is not sent anywhere.")).toBeVisible();
      const only = log(page).getByRole("checkbox", { name: "on this device only" });
      await expect(only).toBeChecked();
      expect(await findings(page)).toEqual([]);
      await button(page, "Start").click();
      await expect.poll(async () => (await sessions(page))[0]?.processLocally).toBe(true);
      await tell(page, { error: "language-not-supported" }, "end");
      await expect(
        status(page, "This device cannot recognise your guide’s language"),
      ).toBeVisible();
      await only.uncheck();
      await expect(log(page).getByText("It is not sent anywhere.")).toHaveCount(0);
      await button(page, "Start").click();
      await expect.poll(async () => (await sessions(page))[1]?.processLocally).toBe(false);
      await button(page, "Stop").click();
      await page.reload();
      await expect(only).not.toBeChecked();
    });
  });

  test.describe("on a device that can do it in English", () => {
    test.use({ speech: { onDevice: "available", elsewhere: "downloadable" } });

    test("does not leave the device unasked when the guide's language changes", async ({
      page,
    }) => {
      await openCaptions(page);
      await expect(log(page).getByText("It is not sent anywhere.")).toBeVisible();
      await button(page, "Start").click();
      await expect.poll(() => count(page)).toBe(1);
      await tell(page, "start", final(0, "this is apollo"));
      await page.getByRole("combobox").selectOption("Italiano");
      await expect(
        status(page, "This device cannot recognise your guide’s language"),
      ).toBeVisible();
      expect((await sessions(page)).map(({ processLocally }) => processLocally)).toEqual([true]);
      expect(await findings(page)).toEqual([]);
      await page.getByRole("checkbox", { name: "on this device only" }).click();
      await expect(status(page, "Stopped.")).toBeVisible();
      await expect(button(page, "Start")).toBeFocused();
      await page.keyboard.press("Enter");
      await expect.poll(async () => (await sessions(page)).at(-1)?.processLocally).toBe(false);
    });
  });

  for (const downloads of [true, false]) {
    test.describe(`on a device whose download ${downloads ? "works" : "fails"}`, () => {
      test.use({ speech: { onDevice: "downloadable", downloads } });

      test(`can become the device by a download that ${downloads ? "works" : "fails"}`, async ({
        page,
      }) => {
        await openCaptions(page);
        await expect(log(page).getByText("this browser may send it")).toBeVisible();
        await log(page).getByRole("button", { name: "Download this language" }).press("Enter");
        await expect(page.locator(":focus")).not.toHaveCount(0);
        await expect(
          log(page).getByText(
            downloads ? "It is not sent anywhere." : "The language could not be downloaded.",
          ),
        ).toBeVisible();
      });
    });
  }
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  await openCaptions(page);
  await page.getByRole("combobox").focus();
  for (const name of ["Text and colours", "Captions", "Show a message", "Start"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
  await page.keyboard.press("Space");
  await expect(status(page, asking)).toBeVisible();
  await expect(button(page, "Stop")).toBeFocused();
  for (const name of ["Keep or clear", "End visit"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toHaveAccessibleName(name);
  }
});

async function openCaptions(page: Page, address = captions) {
  await openApp(page, address);
}

/** Has two hundred sentences of today kept on the device when the page is opened. */
function keepLongDay(page: Page) {
  return page.addInitScript(() => {
    // A page that is opened again finds what the app has stored since.
    if (localStorage.length > 0) return;
    const day = new Date().toLocaleDateString("sv");
    for (let number = 0; number < 10; number++) {
      const paragraphs = Array.from({ length: 20 }, (_, index) => ({
        language: "en",
        pieces: [`this is sentence ${number * 20 + index} of a very long day in a museum`],
      }));
      localStorage.setItem(
        `day/${day}/captions/galleria-borghese/${number}`,
        JSON.stringify(paragraphs),
      );
    }
  });
}

/** Opens the captions with a clock that moves only when the journey moves it. */
async function openWithStillClock(page: Page) {
  const time = new Date("2026-11-15T10:00:00");
  await page.clock.install({ time });
  await openCaptions(page);
  await page.clock.pauseAt(time.getTime() + 60_000);
}

async function listen(page: Page) {
  await button(page, "Start").click();
  await expect.poll(async () => (await states(page)).at(-1)).toBe("asked");
  await tell(page, "start");
  await expect(status(page, "Listening")).toBeVisible();
}

function button(page: Page, name: string) {
  return page.getByRole("main").getByRole("button", { name, exact: name === "Start" });
}

function log(page: Page) {
  return page.getByRole("region", { name: /^(Captions|Untertitel)$/ });
}

/** The status of the captions, as it is shown. */
function status(page: Page, words: string) {
  return page.locator(".captions-status").getByText(words);
}

function interim(from: number, text: string): Told {
  return { from, results: [[text]] };
}

function final(from: number, text: string): Told {
  return { from, results: [[text, 0.9]] };
}

function sentences(from: number, length: number): Told[] {
  return Array.from({ length }, (_, index) =>
    final(from + index, `this is sentence ${from + index} of a long explanation`),
  );
}

async function states(page: Page) {
  return (await sessions(page)).map(({ state }) => state);
}

async function count(page: Page) {
  return (await sessions(page)).length;
}

function pulses(page: Page) {
  return page.evaluate(() => (window as unknown as Used).pulses.length);
}

function locks(page: Page) {
  return page.evaluate(() => (window as unknown as Used).locks.map(({ released }) => released));
}

/** The keys under which the transcript is kept on the device. */
function stored(page: Page) {
  return page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("day/")));
}

function distanceFromEnd(page: Page) {
  return log(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
}

function topOfLog(page: Page) {
  return log(page).evaluate((box) => box.scrollTop);
}

/** The index of the paragraph at the top of the log. */
function firstInView(page: Page) {
  return log(page).evaluate((box) => {
    const { left, top } = box.getBoundingClientRect();
    const paragraph = document.elementFromPoint(left + 20, top + 20)?.closest("p");
    return [...box.querySelectorAll("p")].indexOf(paragraph!);
  });
}

function letterHeight(page: Page) {
  return log(page)
    .locator("p")
    .first()
    .evaluate((line) => parseFloat(getComputedStyle(line).fontSize));
}

/** How far the page and the log can be scrolled sideways, in pixels. */
function sideways(page: Page) {
  return page.evaluate(() =>
    [document.documentElement, document.querySelector(".captions-log")!].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
}

function isCovered(part: ReturnType<typeof log>) {
  return part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !element.contains(top);
  });
}
