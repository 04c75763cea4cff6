import type { Locator, Page } from "@playwright/test";
import type { Told } from "../../src/captions/fixtures/recordedSpeech.ts";
import { captionsText } from "../../src/site/training/words/captionsText.ts";
import { announced, expectAnnounced } from "../pages/announcements.ts";
import { crampedButtons, sidewaysScroll, smallTargets } from "../checks/layout.ts";
import { expect, test } from "../journey.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { sessions, tell } from "../device/speechRecognition.ts";
import { setHidden } from "../device/setHidden.ts";

const sentences = captionsText.paragraphs.flat();
const unsupported = /^Questo browser non supporta il riconoscimento vocale\.$/;

/** As recognisers write the names that they do not know. */
const misheard = sentences.map((sentence) =>
  sentence
    .replace("Caracciolo", "carra ciolo")
    .replace("Tiarini", "chiarini")
    .replace("Armida", "a Milano"),
);

test("what was misheard is marked in the text, and what to change is said", async ({ page }) => {
  await open(page);
  await listen(page);
  await say(page, misheard, calmly);
  await expect(live(page)).toContainText("battistello carra ciolo");
  await expectNoFindings(page);
  await button(page, "Ho finito").click();

  expect(await states(page)).toEqual(["aborted"]);
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText(/^Capite \d+ parole su \d+$/);
  await expect(status(page)).toHaveText("Il microfono è spento.");
  await expect(marks(page)).toHaveText(["Caracciolo.", "Armida,", "Tiarini."]);
  await expect(exercise(page)).toContainText("Caracciolo. [capito: «carra ciolo»] Davide");
  await expect(exercise(page)).toContainText("Armida, [capito: «a milano»] di Alessandro");
  await expect(advice(page)).toHaveText([
    /^Bene: quasi ogni parola è arrivata come l’hai detta\. Anche l’andatura è quella giusta/,
    /Battistello Caracciolo, Armida e Alessandro Tiarini sono arrivati diversi.*didascalia/,
  ]);
  await expect(figure(page, "Nomi capiti")).toHaveText("2 su 5");
  await expect(figure(page, "Andatura")).toHaveText(/^circa 13\d parole al minuto$/);
  await expect(figure(page, "Pause")).toHaveText("7 in 8 frasi");
  await expectNoFindings(page);
  expect(await kept(page)).toEqual([]);

  await button(page, "Prova di nuovo").click();
  await expect(heading(page)).toBeHidden();
  await expect(live(page)).toBeHidden();
  await expect(button(page, "Comincia a parlare")).toBeFocused();
  await button(page, "Comincia a parlare").press("Enter");
  await expect.poll(() => states(page)).toEqual(["aborted", "asked"]);
});

test("said well it is praised, and nothing is marked", { tag: "@anyBrowser" }, async ({ page }) => {
  await open(page);
  await listen(page);
  await say(page, sentences, calmly);
  await button(page, "Ho finito").press("Enter");
  await expect(heading(page)).toHaveText(/^Capite (\d+) parole su \1$/);
  await expect(advice(page)).toHaveText([/ogni parola come l’hai detta.*Parla così anche in sala/]);
  await expect(marks(page)).toHaveCount(0);
  await expect(figure(page, "Nomi capiti")).toHaveText("5 su 5");
});

test("it begins with the first press, also where its script was there before", async ({ page }) => {
  const come = page.waitForResponse(/speakToCaptions-[\w-]+\.js$/);
  await open(page);
  await button(page, "Comincia a parlare").scrollIntoViewIfNeeded();
  await (await come).finished();
  await page.waitForLoadState("networkidle");
  await button(page, "Comincia a parlare").click();
  await expect(button(page, "Ho finito")).toBeVisible();
  await expect.poll(() => states(page)).toEqual(["asked"]);
});

test("said too fast and in one breath, it is asked for more time", async ({ page }) => {
  await open(page);
  await listen(page);
  await say(page, sentences, inOneBreath);
  await button(page, "Ho finito").click();
  await expect(advice(page)).toHaveText([
    /ogni parola come l’hai detta\.$/,
    /molto in fretta, a circa 19\d parole al minuto/,
    /Lascia un respiro dopo ogni punto/,
  ]);
  await expect(figure(page, "Pause")).toHaveText("0 in 8 frasi");
});

test("stopped halfway, the rest is not reached and no mistake", async ({ page }) => {
  await open(page);
  await listen(page);
  await say(page, sentences.slice(0, 4), calmly);
  await button(page, "Ho finito").click();
  await expect(marks(page)).toHaveCount(0);
  await expect(advice(page).last()).toContainText("Il testo non è arrivato alla fine.");
  await expect(
    exercise(page).getByText("[fin qui è arrivata la tua voce] Qui invece siamo"),
  ).toBeVisible();
  await expect(figure(page, "Nomi capiti")).toBeHidden();
  await expectNoFindings(page);
});

test("where nothing was heard, what to try is said", async ({ page }) => {
  await open(page);
  await listen(page);
  await page.clock.runFor(9_000);
  await expect(status(page)).toHaveText(/^Da qualche secondo non arrivano parole\./);
  await button(page, "Ho finito").click();
  await expect(heading(page)).toHaveText(/^Capite 0 parole su/);
  await expect(advice(page)).toHaveText([/quasi niente.*mezzo metro.*riprova/]);
  await expect(exercise(page).getByText("Il tuo testo nei sottotitoli")).toBeHidden();
  await expectNoFindings(page);
});

test("the microphone is asked for first, and whoever speaks is not talked over", async ({
  page,
}) => {
  await open(page);
  await button(page, "Comincia a parlare").click();
  await expect(status(page)).toHaveText(/^Il microfono si sta accendendo\./);
  await expect.poll(() => states(page)).toEqual(["asked"]);
  expect((await sessions(page))[0]).toMatchObject({ lang: "it-IT", processLocally: false });
  await tell(page, "start");
  await expectAnnounced(page, "Ti ascolto.");
  await say(page, sentences.slice(0, 3), calmly);
  await page.clock.runFor(9_000);
  await expect(status(page)).toHaveText(/^Da qualche secondo/);
  await say(page, sentences.slice(3, 5), calmly, 3);
  await expect(status(page)).toHaveText("Ti ascolto.");
  expect(await announced(page)).toEqual(["Ti ascolto."]);
});

test("a recogniser that ends by itself is started anew, and the words before it stay", async ({
  page,
}) => {
  await open(page);
  await listen(page);
  await say(page, sentences.slice(0, 2), calmly);
  await tell(page, "end");
  await page.clock.runFor(300);
  await expect.poll(() => states(page)).toEqual(["ended", "asked"]);
  await page.clock.runFor(3_000);
  await expect(status(page)).toHaveText(/^L’ascolto si è interrotto/);
  await expectNoFindings(page);
  await tell(page, "start");
  await say(page, sentences.slice(2), calmly);
  await expect(live(page)).toContainText("[…]");
  await button(page, "Ho finito").click();
  await expect(heading(page)).toHaveText(/^Capite (\d+) parole su \1$/);
});

test.describe("trouble", () => {
  test("a refusal is said with what to do, and another try is possible", async ({ page }) => {
    await open(page);
    await button(page, "Comincia a parlare").click();
    await expect.poll(() => states(page)).toEqual(["asked"]);
    await tell(page, { error: "not-allowed" }, "end");
    await expect(status(page)).toHaveText(/blocca il microfono\. Dai il permesso/);
    await expect(status(page)).toBeInViewport();
    await expectAnnounced(page, "blocca il microfono");
    await expect(button(page, "Comincia a parlare")).toBeFocused();
    await expectNoFindings(page);
    await button(page, "Comincia a parlare").press("Enter");
    await expect.poll(() => states(page)).toEqual(["ended", "asked"]);
  });

  test("without a microphone, and without a network, that is said", async ({ page, context }) => {
    await open(page);
    await listen(page);
    await tell(page, { error: "audio-capture" }, "end");
    await expect(status(page)).toHaveText(/^Non è stato trovato nessun microfono\./);
    await expectNoFindings(page);
    await listen(page);
    await context.setOffline(true);
    await tell(page, { error: "network" }, "end");
    await expect(status(page).first()).toHaveText(/^Manca la connessione a internet\./);
    await expectNoFindings(page);
    await context.setOffline(false);
    await expect.poll(() => count(page)).toBe(3);
    await tell(page, "start", final(0, "vi avverto"));
    await expect(status(page)).toHaveText("Ti ascolto.");
  });

  test.describe("in a browser that recognises no speech", () => {
    test.use({ speech: "none", tolerated: unsupported });

    test("that is said, and what to do instead", async ({ page }) => {
      await open(page);
      await expect(exercise(page).getByText("fatelo in due")).toBeVisible();
      await button(page, "Comincia a parlare").click();
      await expect(status(page).first()).toHaveText(
        /^Questo browser non ha il riconoscimento vocale\. Apri questa pagina in Chrome, Edge o Safari/,
      );
      await expect(status(page).first()).toBeInViewport();
      await expect(exercise(page).getByText("Questo browser può mandare la tua voce")).toBeHidden();
      await expectAnnounced(page, "oppure fate l’esercizio in due");
      await expect(button(page, "Comincia a parlare")).toBeFocused();
      // Offered only where a museum has published ears.
      const ears = status(page).getByRole("link");
      for (const link of await ears.all())
        await expect(link).toHaveAttribute("href", "/galleria-borghese/transcription?lang=it");
      await expectNoFindings(page);
    });
  });

  test.describe("without a network", () => {
    test.use({ tolerated: /ERR_|dynamically imported module/ });

    test("the exercise says that it does not come, and may be tried again", async ({ page }) => {
      const scripts = "**/speakToCaptions*.js*";
      await open(page);
      await page.route(scripts, (route) => route.abort());
      await button(page, "Comincia a parlare").click();
      await expect(exercise(page).getByRole("alert")).toContainText("non si è caricato");
      await expectNoFindings(page);
      await page.unroute(scripts);
      // A browser may remember that a module did not come: it is asked for at another address.
      const asked = page.waitForRequest(/speakToCaptions-[\w-]+\.js\?\d$/);
      await button(page, "Comincia a parlare").click();
      await asked;
      await expect(exercise(page).getByRole("alert")).toBeHidden();
      await expect.poll(() => states(page)).toEqual(["asked"]);
    });
  });
});

test.describe("where the voice goes", () => {
  test("is said before the first start: perhaps to the browser’s maker", async ({ page }) => {
    await open(page);
    await expect(
      exercise(page).getByText("può mandare la tua voce a un servizio di chi produce il browser"),
    ).toBeVisible();
    await expect(exercise(page).getByText("non resta niente").first()).toBeVisible();
  });

  test.describe("on a device that recognises speech by itself", () => {
    test.use({ speech: { onDevice: "available" } });

    test("it stays there, and goes to a service only after that was said", async ({ page }) => {
      await open(page);
      await button(page, "Comincia a parlare").click();
      await expect.poll(() => locally(page)).toEqual([true]);
      await expect(exercise(page).getByText("non viene mandata da nessuna parte")).toBeVisible();
      await tell(page, { error: "language-not-supported" }, "end");
      await expect(status(page).first()).toContainText(
        "non riesce a riconoscere l’italiano da solo",
      );
      await expect(
        exercise(page).getByText("Questo browser può mandare la tua voce"),
      ).toBeVisible();
      await expectNoFindings(page);
      await button(page, "Comincia a parlare").click();
      await expect.poll(() => locally(page)).toEqual([true, false]);
    });
  });
});

test("out of view the microphone is off, and the page that is left lets go of it", async ({
  page,
}) => {
  await open(page);
  await listen(page);
  await setHidden(page, true);
  await expect.poll(() => states(page)).toEqual(["aborted"]);
  await setHidden(page, false);
  await page.clock.runFor(300);
  await expect.poll(() => states(page)).toEqual(["aborted", "asked"]);
  await tell(page, "start");
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  expect(await states(page)).toEqual(["aborted", "aborted"]);
  await expect(button(page, "Comincia a parlare")).toBeVisible();
});

test("nothing is cut off on a small screen, while one speaks and afterwards", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  await listen(page);
  await expect(button(page, "Ho finito")).toBeInViewport({ ratio: 0.99 });
  await expect(exercise(page).getByText(sentences[0]!)).toBeInViewport();
  await say(page, misheard, calmly);
  await expect(button(page, "Ho finito")).toBeInViewport({ ratio: 0.99 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await smallTargets(page)).toEqual([]);
  await button(page, "Ho finito").click();
  await expect(heading(page)).toBeInViewport();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await crampedButtons(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the text is there, and how to do it in two", async ({ page }) => {
    await page.goto("/formazione/sottotitoli");
    await expect(exercise(page).getByText(sentences[0]!)).toBeVisible();
    await expect(exercise(page).getByText("scrive quello che le arriva")).toBeVisible();
    await expect(exercise(page).getByRole("button")).toHaveCount(0);
  });
});

async function open(page: Page) {
  const time = new Date("2026-11-15T10:00:00");
  await page.clock.install({ time });
  await page.goto("/formazione/sottotitoli");
  await expect(page.locator("html")).toHaveAttribute("data-enhanced");
  await page.clock.pauseAt(time.getTime() + 60_000);
}

async function listen(page: Page) {
  const before = await count(page);
  await button(page, "Comincia a parlare").click();
  await expect.poll(() => count(page)).toBe(before + 1);
  await tell(page, "start");
  await expect(status(page)).toHaveText("Ti ascolto.");
}

/** In milliseconds: how long a word takes, and the silence after a sentence. */
type Manner = { word: number; pause: number };

const calmly: Manner = { word: 400, pause: 1_000 };
const inOneBreath: Manner = { word: 310, pause: 310 };

/**
 * Axe waits by the clock of the page, which so goes on by as little as axe needs: on a busy machine
 * it takes longer than a recogniser may take to begin.
 */
async function expectNoFindings(page: Page) {
  const looking = axeFindingsInEveryScheme(page);
  let found: string[] | void;
  do found = await Promise.race([looking, page.clock.runFor(1)]);
  while (!found);
  expect(found).toEqual([]);
}

/** Has the recogniser tell sentences word by word; `from` is the number of the first result. */
async function say(page: Page, said: readonly string[], { word, pause }: Manner, from = 0) {
  for (const [index, sentence] of said.entries()) {
    const words = sentence.toLowerCase().replaceAll(/[.,]/g, "").split(" ");
    for (let end = 1; end < words.length; end++) {
      await tell(page, interim(from + index, words.slice(0, end).join(" ")));
      await page.clock.runFor(word);
    }
    await tell(page, final(from + index, words.join(" ")));
    await page.clock.runFor(pause);
  }
}

function interim(from: number, text: string): Told {
  return { from, results: [[text]] };
}

function final(from: number, text: string): Told {
  return { from, results: [[text, 0.9]] };
}

function exercise(page: Page): Locator {
  return page.getByRole("region", { name: "Parla ai sottotitoli" });
}

function button(page: Page, name: string) {
  return exercise(page).getByRole("button", { name });
}

function status(page: Page) {
  return page.locator(".speak-status > p").filter({ visible: true });
}

function live(page: Page) {
  return page.getByRole("region", { name: "Sottotitoli dal vivo" });
}

function heading(page: Page) {
  return exercise(page).getByRole("heading", { name: /^Capite? / });
}

function marks(page: Page) {
  return exercise(page).locator("mark");
}

function advice(page: Page) {
  return exercise(page).getByRole("listitem");
}

function figure(page: Page, name: string) {
  return exercise(page).locator("dl > div", { hasText: name }).locator("dd");
}

async function states(page: Page) {
  return (await sessions(page)).map(({ state }) => state);
}

async function locally(page: Page) {
  return (await sessions(page)).map(({ processLocally }) => processLocally);
}

async function count(page: Page) {
  return (await sessions(page)).length;
}

function kept(page: Page) {
  return page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
}
