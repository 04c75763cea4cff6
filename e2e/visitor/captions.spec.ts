import type { Page } from "@playwright/test";
import type { Told } from "../../src/captions/fixtures/recordedSpeech.ts";
import { announced } from "../pages/announcements.ts";
import type { DeviceLog } from "../device/emulateDevice.ts";
import { onlyInChromium, inFirefox } from "../device/browser.ts";
import { preloadAxe, axeFindings } from "../checks/axe.ts";
import { misfitsInLowWindows } from "../checks/layout.ts";
import { pauseRequests } from "../server/pauseRequests.ts";
import { expect, test } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { openApp } from "../pages/openApp.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import { setHidden } from "../device/setHidden.ts";
import { sessions, tell, type Emulated } from "../device/speechRecognition.ts";

const captions = "/galleria-borghese/transcription?lang=en";
const asking = "Starting the microphone.";

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
});

test.describe("trouble", () => {
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

  test("without a network captions wait for it, and go on by themselves", async ({
    page,
    context,
  }) => {
    await openWithStillClock(page);
    await listen(page);
    await context.setOffline(true);
    await tell(page, { error: "network" }, "end");
    await expect(status(page, "No internet connection.")).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => count(page)).toBe(2);
  });
});

test("no finding of axe, in any light, whatever it is doing", async ({ page }) => {
  await preloadAxe(page);
  await page.clock.install();
  await openCaptions(page);
  const start = () => button(page, "Start").click();
  for (const [words, act] of <[string, () => Promise<void>][]>[
    [asking, start],
    ["Listening", () => tell(page, "start", final(0, "this is apollo"), interim(1, "by"))],
    ["No words recognised", () => page.clock.fastForward(9_000)],
    [
      "Interrupted.",
      async () => {
        await tell(page, "end");
        await page.clock.fastForward(2_500);
      },
    ],
    [
      "No internet connection.",
      async () => {
        await page.evaluate(() =>
          Object.defineProperty(navigator, "onLine", { value: false, configurable: true }),
        );
        await tell(page, "start", { error: "network" }, "end");
      },
    ],
    ["Stopped. The microphone is off.", () => button(page, "Stop").click()],
    ...(<const>[
      ["not-allowed", "Your browser or device is blocking the microphone."],
      ["service-not-allowed", "Speech recognition may be switched off"],
      ["language-not-supported", "This browser cannot recognise your guide’s language."],
      ["audio-capture", "No microphone was found."],
    ]).map(([error, says]) => <const>[says, () => fail(error)]),
    [
      "Another app may be using the microphone",
      async () => {
        await page.evaluate(() =>
          Object.assign(navigator.mediaDevices, {
            enumerateDevices: async () => [{ kind: "audioinput" }],
          }),
        );
        await fail("audio-capture");
      },
    ],
  ]) {
    await act();
    await expect(status(page, words)).toBeVisible();
    expect(await axeFindingsInEveryScheme(page), words).toEqual([]);
  }

  async function fail(error: string) {
    const before = await count(page);
    await start();
    await expect.poll(() => count(page)).toBe(before + 1);
    await tell(page, { error }, "end");
  }
});

test.describe("a browser without speech recognition", () => {
  const words = "This browser doesn't support speech recognition.";
  test.use({ speech: "none", tolerated: new RegExp(`^${words}$`) });

  test("says so, and axe finds nothing wrong with it", async ({ page }) => {
    await openCaptions(page);
    await expect(page.getByRole("main").getByText(words)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});

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
    expect(await axeFindings(page)).toEqual([]);
    await button(page, "Jump to live (3 new)").press("Enter");
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await expect(log(page)).toBeFocused();
    await expect(button(page, "Jump to live")).toHaveCount(0);
    await tell(page, ...sentences(23, 3));
    await expect(log(page)).toContainText("sentence 25");
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
    await page.keyboard.press("PageUp");
    await expect(button(page, "Jump to live")).toBeVisible();
    await logAtRest(page);
    await page.keyboard.press("End");
    await expect(button(page, "Jump to live")).toHaveCount(0);
    await logAtRest(page);
    await page.keyboard.press("PageUp");
    await expect(button(page, "Jump to live")).toBeVisible();
    await logAtRest(page);
    await button(page, "Jump to live").evaluate(pressAndTell, sentences(26, 3));
    await expect(log(page)).toContainText("sentence 28");
    await expect.poll(() => distanceFromEnd(page)).toBeLessThan(2);
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

  test("in a split screen and at 400 % the words have the whole width, and each button is reached", async ({
    page,
  }) => {
    await openCaptions(page, captions.replace("en", "de"));
    await page.getByRole("button", { name: "Starten" }).click();
    await tell(page, "start", ...sentences(0, 20));
    for (const size of ["medium", "largest"]) {
      await page.evaluate((each) => {
        document.querySelector<HTMLElement>(".captions")!.dataset["size"] = each;
      }, size);
      expect(await misfitsInLowWindows(page), size).toEqual([]);
    }
    const { width } = (await log(page).boundingBox())!;
    expect(width / page.viewportSize()!.width).toBeGreaterThan(0.8);
    for (const each of await page.getByRole("button").all()) {
      await each.scrollIntoViewIfNeeded();
      await expect(each).toBeInViewport({ ratio: 0.95 });
      expect(await isCovered(each)).toBe(false);
    }
    await button(page, "Nachricht zeigen").click();
    await page.getByRole("button", { name: /^Hinweise für/ }).click();
    expect(await misfitsInLowWindows(page)).toEqual([]);
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
    expect(await axeFindings(page)).toEqual([]);
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

  test("can be light, dark or dim whatever the device prefers", async ({ page }) => {
    onlyInChromium("its device is told to prefer dark or light");
    await preloadAxe(page);
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "Apollo"), interim(1, "is seated"));
    for (const [name, preferred, background] of [
      ["Light", "dark", "rgb(251, 247, 240)"],
      ["Dark", "light", "rgb(23, 19, 15)"],
      ["Dim, for dark rooms", "light", "rgb(12, 10, 8)"],
    ] as const) {
      await page.emulateMedia({ colorScheme: preferred, contrast: "no-preference" });
      await button(page, "Text and colours").click();
      await page.getByRole("radio", { name, exact: true }).check();
      expect(await axeFindings(page), name).toEqual([]);
      await page.keyboard.press("Escape");
      await expect(page.locator("html")).toHaveCSS("background-color", background);
      expect(await axeFindings(page), name).toEqual([]);
      await page.emulateMedia({ contrast: "more" });
      expect(await axeFindings(page), name).toEqual([]);
    }
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

  test("for good wipes everything, also what is said while one leaves", async ({ page }) => {
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "one"));
    await expect.poll(() => stored(page)).not.toEqual([]);
    const deliver = await pauseRequests(page, /LanguageScreen-.*\.js/);
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
});

test.describe("keeping", () => {
  test.use({ shares: true });

  test(
    "saves, shares and copies the words, with the museum, the day and the gaps",
    { tag: "@anyBrowser" },
    async ({ page }) => {
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
      const save = keep.getByRole("button", { name: "Save as a text file" });
      const file = await downloadedFile(page, () => save.click());
      expect(file.name).toBe("galleria-borghese-2026-11-15.txt");
      expect(file.bytes.toString()).toBe(text);
      await keep.getByRole("button", { name: "Share" }).click();
      await expect
        .poll(() => page.evaluate(() => (window as unknown as { shared: string }).shared))
        .toBe(text);
      await keep.getByRole("button", { name: "Copy" }).click();
      await expect(keep.locator("[aria-live]")).toHaveText("Copied.");
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    },
  );

  test("or clearing: axe finds nothing wrong with the dialog, nor with what it leaves", async ({
    page,
  }) => {
    await preloadAxe(page);
    await openCaptions(page);
    await listen(page);
    await tell(page, final(0, "one"));
    await button(page, "Keep or clear").click();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Clear the captions" }).click();
    await page.keyboard.press("Escape");
    await expect(button(page, "Keep or clear")).toBeFocused();
    await expect(log(page).getByRole("button", { name: "Undo" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe("showing", () => {
  test("holds up a card or one's own words, also upside down", async ({ page }) => {
    await preloadAxe(page);
    await openCaptions(page);
    await button(page, "Show a message").click();
    const show = page.getByRole("dialog", { name: "Show a message" });
    expect(await axeFindings(page)).toEqual([]);
    await show.getByRole("button", { name: "Card for your guide" }).click();
    await expect(show.getByText("Il mio telefono scrive quello che Lei dice")).toBeVisible();
    await expect(page.locator(".show-card")).toBeFocused();
    expect(await axeFindings(page)).toEqual([]);
    await show.getByRole("button", { name: "Turn upside down" }).press("Enter");
    await expect(page.locator(".show-card")).toHaveCSS("rotate", "180deg");
    await show.getByRole("button", { name: "Other messages" }).click();
    await show
      .getByRole("textbox", { name: "Write a message" })
      .pressSequentially("Wo ist Raum III?");
    await show.getByRole("button", { name: "Show in large letters" }).click();
    await expect(show.getByText("Wo ist Raum III?")).toBeVisible();
    await expect(page.locator(".show-card")).toHaveCSS("rotate", "none");
    expect(await axeFindings(page)).toEqual([]);
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

  test.describe("on a device that can do it in English", () => {
    test.use({ speech: { onDevice: "available", elsewhere: "downloadable" } });

    test("is the device, and is not left unasked when the guide's language changes", async ({
      page,
    }) => {
      await preloadAxe(page);
      await openCaptions(page);
      await expect(log(page).getByText("It is not sent anywhere.")).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await listen(page);
      await tell(page, final(0, "this is apollo"));
      await page.getByRole("combobox").selectOption("Italiano");
      await expect(
        status(page, "This device cannot recognise your guide’s language"),
      ).toBeVisible();
      expect(await count(page)).toBe(1);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
});

test("everything can be done with the keyboard alone", async ({ page }) => {
  await openCaptions(page);
  await page.getByRole("combobox").focus();
  for (const name of ["Text and colours", "Show a message", "Start"]) {
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

/** Browsers scroll by keys little by little, and what comes meanwhile ends that. */
async function logAtRest(page: Page) {
  let before: number | undefined;
  await expect
    .poll(async () => {
      const now = await topOfLog(page);
      const isAtRest = now === before;
      before = now;
      return isAtRest;
    })
    .toBe(true);
}

/** Presses it, and has words come before the screen is drawn again; runs in the page. */
async function pressAndTell(jump: HTMLElement, words: Told[]) {
  jump.click();
  await Promise.resolve();
  for (const each of words) (window as unknown as Emulated).tell(each);
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

function locks(page: Page) {
  return page.evaluate(() =>
    (window as unknown as DeviceLog).locks.map(({ released }) => released),
  );
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
