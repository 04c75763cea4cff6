import type { Locator, Page } from "@playwright/test";
import { languages, type Language } from "../src/i18n/languages.ts";
import { announced, expectAnnounced } from "./announced.ts";
import { chromiumAlone } from "./chromiumAlone.ts";
import { findings } from "./findings.ts";
import { lockScreen, press } from "./headset.ts";
import { hold } from "./hold.ts";
import { expect, test } from "./journey.ts";
import { findingsInEveryLight } from "./lights.ts";
import { openApp } from "./openApp.ts";
import { spoken } from "./spoken.ts";
import { expectSilence, expectToHear, voice } from "./voice.ts";

const address = "/galleria-borghese/artwork-description/apollo";

/** What is said at every player: whose voice it is, and who has not reviewed the text. */
const honest: Record<Language, [voice: string, review: string]> = {
  en: ["This is a computer voice.", "Blind listeners have not reviewed this text yet."],
  fr: [
    "C’est une voix de synthèse.",
    "Ce texte n’a pas encore été évalué par des personnes aveugles.",
  ],
  de: [
    "Die Stimme ist computergeneriert.",
    "Blinde Menschen haben diesen Text noch nicht geprüft.",
  ],
  it: ["La voce è sintetica.", "Il testo non è ancora stato valutato da persone cieche."],
  es: ["La voz es sintética.", "Este texto aún no ha sido revisado por personas ciegas."],
};

/** The messages of the player in each language. */
const words: Record<Language, { play: string; pause: string; status: [string, string, string] }> = {
  en: { play: "Play", pause: "Pause", status: ["PLAY", "AUDIO PLAYING", "AUDIO ENDED"] },
  fr: {
    play: "Écouter",
    pause: "Pause",
    status: ["ÉCOUTER", "LECTURE EN COURS", "LECTURE TERMINÉE"],
  },
  de: {
    play: "Abspielen",
    pause: "Anhalten",
    status: ["ABSPIELEN", "AUDIO LÄUFT", "AUDIO BEENDET"],
  },
  it: {
    play: "Ascolta",
    pause: "Pausa",
    status: ["ASCOLTA", "AUDIO IN RIPRODUZIONE", "AUDIO TERMINATO"],
  },
  es: {
    play: "Reproducir",
    pause: "Pausar",
    status: ["REPRODUCIR", "REPRODUCIENDO AUDIO", "AUDIO FINALIZADO"],
  },
};

for (const language of languages) {
  const { play, pause, status } = words[language];

  test(`in ${language}: played from the keyboard, paused, read along, ended and begun again`, async ({
    page,
  }) => {
    await openApp(page, `${address}?lang=${language}`);
    for (const each of honest[language]) await expect(page.getByText(each).first()).toBeVisible();
    await expect(page.getByText(status[0], { exact: true }).first()).toBeVisible();
    await button(page, play).focus();
    await page.keyboard.press("Enter");
    await expectToHear(page, "apollo");
    await expect(page.getByText(status[1], { exact: true })).toBeVisible();
    // Play and Pause are one button, which keeps its focus.
    await expect(button(page, pause)).toBeFocused();
    await page.keyboard.press("Space");
    await expectSilence(page);
    await expect(page.getByText(status[0], { exact: true }).first()).toBeVisible();
    await expect(button(page, play)).toBeFocused();

    const sentences = description(page).locator(".sentence");
    const last = (await sentences.count()) - 2;
    expect(last).toBeGreaterThan(15);
    await sentences.nth(last).click();
    await expectToHear(page, "apollo");
    await expect(sentences.nth(last)).toHaveAttribute("data-now");
    await description(page).getByRole("slider").press("End");
    await expect(page.getByText(status[2], { exact: true })).toBeVisible();
    await button(page, play).click();
    await expectToHear(page, "apollo");
    await expect(sentences.first()).toHaveAttribute("data-now");
  });
}

test("every work has its audio description, and the voice is one", async ({ page }) => {
  await openApp(page, "/galleria-borghese/list?lang=en");
  for (const [work, file] of [
    ["Apollo", "apollo"],
    ["Rinaldo e Armida", "rinaldo-e-armida"],
    ["Davide con la testa di Golia", "davide"],
    ["Andromeda liberata da Perseo", "andromeda"],
    ["Primavera", "primavera"],
    ["Autunno", "autunno"],
  ] as const) {
    await page.getByRole("link", { name: work }).click();
    await button(page, "Play").click();
    await expectToHear(page, file);
    // The recording stops when the visitor leaves the page.
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Artworks" })).toBeVisible();
    expect(await voice(page)).toMatchObject({ isPlaying: false, file: undefined });
    const answer = await page.request.get(`/galleria-borghese/artwork-description/${file}`);
    expect(answer.status()).toBe(200);
  }
});

test("a position that is heard when it is asked for, jumps of 15 seconds, and a speed that stays", async ({
  page,
}) => {
  await openApp(page, `${address}?lang=en`);
  const slider = description(page).getByRole("slider", { name: "Position" });
  await expect(slider).toHaveAttribute("aria-valuetext", "0 seconds of 1 minute 30 seconds");
  await button(page, "Forward 15 seconds").click();
  await button(page, "Forward 15 seconds").click();
  await button(page, "Back 15 seconds").click();
  await expectAnnounced(page, /^15 seconds of 1 minute 30 seconds$/);
  await description(page).getByRole("combobox", { name: "Speed" }).selectOption("1.5×");
  await button(page, "Play").click();
  await expect.poll(() => voice(page)).toMatchObject({ isPlaying: true, rate: 1.5 });
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(17);
  // A screen reader would read out a text that changed every second, every second.
  await expect(slider).toHaveAttribute("aria-valuetext", "15 seconds of 1 minute 30 seconds");
  await slider.focus();
  await expect(slider).not.toHaveAttribute("aria-valuetext", /^15/);
  expect(await findingsInEveryLight(page)).toEqual([]);

  // A recording that was heard to its end begins anew when the visitor comes back.
  await slider.press("End");
  await expect(page.getByText("AUDIO ENDED")).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Artworks" })).toBeVisible();
  await page.getByRole("link", { name: "Apollo" }).click();
  await expect(slider).toHaveValue("0");

  // The speed holds for the recording of another work too.
  await openApp(page, "/galleria-borghese/artwork/2?lang=en");
  await expect(description(page).getByRole("combobox", { name: "Speed" })).toHaveValue("1.5");
  await button(page, "Play").click();
  await expect
    .poll(() => voice(page))
    .toMatchObject({ file: "rinaldo-e-armida", isPlaying: true, rate: 1.5 });
});

test("a work on the lock screen, and buttons of a headset that play, pause and jump", async ({
  page,
}) => {
  await openApp(page, `${address}?lang=en`);
  await press(page, "play");
  await expectToHear(page, "apollo");
  await expect
    .poll(() => lockScreen(page))
    .toEqual({
      title: "Apollo",
      artist: "Dosso Dossi",
      album: "Galleria Borghese",
      playbackState: "playing",
    });
  await press(page, "seekto", { seekTime: 40 });
  await press(page, "pause");
  await expectSilence(page);
  await expect(description(page).getByRole("slider")).toHaveValue("40");
});

test("what a screen reader says of the player, in its order", async ({ page }) => {
  chromiumAlone("it lays open what it tells a screen reader");
  await openApp(page, `${address}?lang=en`);
  const said = await spoken(page);
  expect(said.slice(0, 12)).toEqual([
    "heading: Apollo: audio description",
    "Dosso Dossi",
    "button: Play — Length: 1 minute 30 seconds.",
    "slider: Position",
    "button: Back 15 seconds",
    "Speed",
    "combobox: Speed",
    "button: Forward 15 seconds",
    "This is a computer voice. Blind listeners have not reviewed this text yet.",
    "link: Download the recording",
    "heading: Transcript",
    "Apollo, by Dosso Dossi.",
  ]);
});

test("a sentence is heard by a tap or by keys; whoever marks words hears nothing", async ({
  page,
}) => {
  await openApp(page, `${address}?lang=en`);
  const sentences = description(page).locator(".sentence");
  await mark(sentences.nth(1));
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  expect((await voice(page)).file).toBeUndefined();

  await sentences.nth(3).click();
  await expectToHear(page, "apollo");
  await button(page, "Pause").click();
  await expect(sentences.nth(3)).toHaveAttribute("data-now");

  // The read-along is one stop for the Tab key, and a screen reader finds no links in it.
  const text = description(page).getByRole("group", {
    name: /tap it, or choose it with the arrow keys/,
  });
  await expect(text.getByRole("link")).toHaveCount(0);
  await description(page).getByRole("link", { name: "Download the recording" }).focus();
  await page.keyboard.press("Tab");
  await expect(text).toBeFocused();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  // The sentence that is chosen is seen by its background.
  await expect(sentences.nth(4)).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expectSilence(page);
  await page.keyboard.press("Enter");
  await expect(sentences.nth(4)).toHaveAttribute("data-now");
  await expectToHear(page, "apollo");
});

test("a reload goes on where one was, for this visitor", async ({ page }) => {
  await openApp(page, `${address}?lang=en`);
  await description(page).getByRole("slider").fill("40");
  await page.reload();
  await expect(description(page).getByRole("slider")).toHaveValue("40");
  await button(page, "Play").click();
  await expect.poll(async () => (await voice(page)).seconds).toBeGreaterThan(40);
  await page.getByRole("button", { name: "End visit" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End visit" }).click();
  await expect(page).toHaveURL("/galleria-borghese?lang=en");
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.getByRole("link", { name: "English" }).click();
  await page.getByRole("link", { name: /^Deafness/ }).click();
  await page.getByRole("link", { name: "Artworks" }).click();
  await page.getByRole("link", { name: "Apollo" }).click();
  await expect(description(page).getByRole("slider")).toHaveValue("0");
});

test("the recording can be taken home", async ({ page }) => {
  await openApp(page, `${address}?lang=en`);
  const download = page.waitForEvent("download");
  await description(page).getByRole("link", { name: "Download the recording" }).click();
  expect((await download).suggestedFilename()).toMatch(/^apollo.*\.mp3$/);
});

test("nothing of a recording is fetched before it is asked for", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp3")) fetched.push(request.url());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  expect(fetched).toEqual([]);
});

test.describe("a recording", () => {
  test.use({ tolerated: /ERR_FAILED|status of 404|cannot be played/ });

  for (const [what, answer] of [
    ["without a network", undefined],
    ["that is not there", { status: 404, body: "" }],
    ["that is broken", { status: 200, contentType: "audio/mpeg", body: "no music" }],
  ] as const) {
    test(`${what} says that it cannot be played, and plays when it can`, async ({ page }) => {
      await page.route("**/*.mp3", (route) => (answer ? route.fulfill(answer) : route.abort()));
      await openApp(page, `${address}?lang=en`);
      const logged = page.waitForEvent("console", (message) =>
        message.text().includes("cannot be played"),
      );
      await button(page, "Play").click();
      expect((await logged).type()).toBe("error");
      const told = page.getByRole("main").getByText("The recording could not be played.");
      await expect(told).toBeVisible();
      await expectAnnounced(page, "The recording could not be played.");
      expect(await findings(page)).toEqual([]);
      await page.unroute("**/*.mp3");
      await button(page, "Try again").click();
      await expectToHear(page, "apollo");
      await expect(button(page, "Try again")).toBeHidden();
      await expect(told).toHaveCount(0);
      await expect(button(page, "Pause")).toBeFocused();
    });
  }

  test("that plays goes on, however often a headset says Play", async ({ page }) => {
    await page.clock.install();
    await openApp(page, `${address}?lang=en`);
    await button(page, "Play").click();
    await expectToHear(page, "apollo");
    await press(page, "play");
    await page.clock.fastForward(10_500);
    await expectToHear(page, "apollo");
    await expect(page.locator(".player-problem")).toHaveCount(0);
    expect(await announced(page)).toEqual([]);
    await expect(button(page, "Pause")).toBeVisible();
  });

  test("that does not arrive says so, and goes on when it does", async ({ page }) => {
    await page.clock.install();
    await hold(page, "**/*.mp3");
    await openApp(page, `${address}?lang=en`);
    await button(page, "Play").click();
    await expect(page.getByText("Loading", { exact: true })).toBeVisible();
    await page.clock.fastForward(10_500);
    await expect(page.getByRole("main")).toContainText("The recording is not loading.");
    await expectAnnounced(page, "The recording is not loading.");
    // The first request is never answered; the one after “Try again” is.
    await page.unroute("**/*.mp3");
    await button(page, "Try again").click();
    await expectToHear(page, "apollo");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  chromiumAlone("it can be told to run no script");

  for (const [page_, last] of [
    [address, "End of description."],
    ["/galleria-borghese/blind-user", "Help, for this explanation."],
  ] as const) {
    test(`${page_} has its recordings and every word of them`, async ({ page }) => {
      await page.goto(page_);
      await expect(page.locator("audio[controls][src$='.mp3']").first()).toBeVisible();
      await expect(page.locator("audio > track[src$='.vtt']").first()).toBeAttached();
      await expect(page.locator("main p", { hasText: last })).toBeVisible();
    });
  }
});

test("a museum is told of the voices in the statement, in five languages", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibilità" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accessibilità");
  await expect(page.getByText("Le voci sono sintetiche")).toBeVisible();
  for (const language of languages)
    await expect(page.locator(`main li[lang=${language}]`)).toHaveCount(1);
});

/** Selects the first words of a sentence with the mouse. */
async function mark(sentence: Locator) {
  await sentence.scrollIntoViewIfNeeded();
  const { x, y } = await sentence.evaluate((element) => {
    const { left, top, height } = element.getClientRects()[0]!;
    return { x: left, y: top + height / 2 };
  });
  const { mouse } = sentence.page();
  await mouse.move(x + 2, y);
  await mouse.down();
  await mouse.move(x + 60, y, { steps: 4 });
  await mouse.up();
}

function button(page: Page, name: string) {
  return description(page).getByRole("button", { name, exact: true });
}

/** The player of the audio description; those of touch guides follow it. */
function description(page: Page) {
  return page.getByRole("main").locator(".player").first();
}
