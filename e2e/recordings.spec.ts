import type { Locator } from "@playwright/test";
import { languages, type Language } from "../src/i18n/languages.ts";
import { expect, test } from "./journey.ts";
import { openApp } from "./openApp.ts";

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

for (const language of languages) {
  test(`a recording in ${language} plays from the keyboard, in step with its text`, async ({
    page,
  }) => {
    await page.goto(`${address}?lang=${language}`);
    for (const words of honest[language]) await expect(page.getByText(words)).toBeVisible();

    const audio = page.locator("audio");
    await audio.focus();
    await page.keyboard.press("Space");
    await expect(audio).toHaveJSProperty("paused", false);
    const sentences = await sentencesOf(audio);
    expect(sentences.length).toBeGreaterThan(15);
    const shown = page.locator(".spoken-text");
    for (const sentence of sentences) await expect(shown).toContainText(sentence);

    // In the middle of the last sentence but one that very sentence is the one being heard.
    const wanted = sentences.at(-2)!;
    await audio.evaluate((player: HTMLAudioElement) => {
      const cue = player.textTracks[0]!.cues![player.textTracks[0]!.cues!.length - 2]!;
      player.currentTime = (cue.startTime + cue.endTime) / 2;
    });
    await expect.poll(() => heardNow(audio)).toEqual([wanted]);
  });
}

test("one voice at a time: a recording that starts stops the other", async ({ page }) => {
  await openApp(page, "/galleria-borghese/blind-user");
  const introduction = page.getByLabel("Introduction", { exact: true });
  const help = page.getByLabel("Help", { exact: true });
  for (const audio of [introduction, help]) {
    await audio.focus();
    await page.keyboard.press("Space");
    await expect(audio).toHaveJSProperty("paused", false);
  }
  await expect(introduction).toHaveJSProperty("paused", true);
});

test("nothing of a recording is fetched before it is asked for", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp3")) fetched.push(request.url());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  expect(fetched).toEqual([]);
});

test.describe("without a network", () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test("a recording says that it cannot be played, and plays when it can", async ({ page }) => {
    await page.route("**/*.mp3", (route) => route.abort());
    await page.goto(address);
    const audio = page.locator("audio");
    await audio.focus();
    await page.keyboard.press("Space");
    await expect(page.getByRole("alert")).toContainText("The recording could not be played.");
    await page.unroute("**/*.mp3");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(audio).toHaveJSProperty("paused", false);
    await expect
      .poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime))
      .toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Try again" })).toBeHidden();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [page_, last] of [
    [address, "End of description."],
    ["/galleria-borghese/blind-user", "Or, without speaking, use the four large buttons"],
  ] as const) {
    test(`${page_} has its recordings and every word of them`, async ({ page }) => {
      await page.goto(page_);
      await expect(page.locator("audio[controls][src$='.mp3']").first()).toBeVisible();
      await expect(page.locator("audio > track[src$='.vtt']").first()).toBeAttached();
      await expect(page.getByText(last)).toBeVisible();
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

async function sentencesOf(audio: Locator) {
  const read = () =>
    audio.evaluate((player: HTMLAudioElement) =>
      Array.from(
        player.textTracks[0]?.cues ?? [],
        (cue) => (cue as VTTCue).getCueAsHTML().textContent,
      ),
    );
  await expect.poll(read).not.toEqual([]);
  return read();
}

function heardNow(audio: Locator) {
  return audio.evaluate((player: HTMLAudioElement) =>
    Array.from(
      player.textTracks[0]?.activeCues ?? [],
      (cue) => (cue as VTTCue).getCueAsHTML().textContent,
    ),
  );
}
