import { describe, expect, it } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../app/fixtures/openPage.ts";
import { publishedFile } from "../../app/fixtures/publishedFiles.ts";
import { languages, locales, type Language } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";
import { readAloudMessages } from "../../i18n/inAllLanguages/readAloud.ts";

const { read, stop, goOn, problems } = readAloudMessages.en;

describe("a text without a recording", () => {
  it.each(languages)("in %s, is read by the device, sentence by sentence", async (language) => {
    const words = readAloudMessages[language];
    const page = await open(language);
    const texts = sentences().map(({ textContent }) => textContent);
    page.main.getByRole("button", { name: words.read }).focus();
    await page.user.keyboard("{Enter}");
    await page.settle();
    // The one button keeps its focus, and stops what it has begun.
    expect(document.activeElement).toBe(page.main.getByRole("button", { name: words.stop }));
    expect(status()).toBe(words.starting);
    const heard = texts.map(() => "");
    for (let part = 0; status() !== words.ended; part++) {
      await tellVoice(page, "start");
      expect(status()).toBe(words.reading);
      expect(marked()).toHaveLength(1);
      heard[marked()[0]!] += ` ${spoken()[part]!.text}`;
      await tellVoice(page, "end");
    }
    // A long sentence is spoken in parts.
    expect(heard.map((text) => text.trim())).toEqual(texts);
    expect(spoken().every(({ lang, rate }) => lang === locales[language] && rate === 1)).toBe(true);
    expect(document.activeElement).toBe(page.main.getByRole("button", { name: words.read }));
    expect(marked()).toEqual([]);
  });

  it.each(languages)(
    "says in %s whose voice it is, and where the text is sent",
    async (language) => {
      const { about, service } = readAloudMessages[language];
      await open(language);
      expect(aboutVoice()).toBe(about);
      await open(language, { voices: { ofService: [locales[language]] } });
      expect(aboutVoice()).toBe(`${about} ${service}`);
    },
  );

  it("can still be read where the device has no voice for the language", async () => {
    const page = await open("de", { voices: { onDevice: ["en-US"] } });
    expect(sentences().length).toBeGreaterThan(15);
    expect(page.main.queryByRole("button", { name: readAloudMessages.de.read })).toBeNull();
  });

  it("is read at the speed that the visitor has chosen", async () => {
    const page = await open("en", { stored: { speed: "1.5" } });
    await page.press(read);
    expect(spoken()[0]!.rate).toBe(1.5);
  });
});

describe("a voice that reads", () => {
  it("is stopped, and begins at the beginning again", async () => {
    const page = await begin();
    await readOn(page);
    await page.press(stop);
    expect(spoken().at(-1)!.state).toBe("cancelled");
    await page.passes(500);
    await page.press(read);
    await page.passes(500);
    expect(spoken().at(-1)!.text).toBe(spoken()[0]!.text);
    expect(page.announced).toEqual([]);
  });

  it("is silent on a page out of view, and goes on where it was", async () => {
    const page = await begin();
    await readOn(page);
    const interrupted = spoken().at(-1)!;
    await page.setHidden(true);
    expect(interrupted.state).toBe("cancelled");
    await page.setHidden(false);
    await page.passes(500);
    expect(page.announced).toEqual([readAloudMessages.en.interrupted]);
    await page.press(goOn);
    await page.passes(500);
    expect(spoken().at(-1)!.text).toBe(interrupted.text);
  });

  it("is not taken along to another screen", async () => {
    const page = await begin();
    await page.user.click(page.all.getByRole("link", { name: "Back" }));
    await eventually(() => expect(document.querySelector(".read-aloud")).toBeNull());
    expect(spoken().at(-1)!.state).toBe("cancelled");
  });
});

describe("a voice that fails", () => {
  it.each([
    ["not-allowed", problems.refused],
    ["network", problems.offline],
    ["synthesis-failed", problems.broken],
  ])("with %s is told, and tried again", async (error, words) => {
    const page = await open("en");
    await page.press(read);
    await tellVoice(page, { error });
    await page.passes(500);
    expect(problem()).toContain(words);
    await tryAgain(page, words);
  });

  it("by its silence is told after eight seconds", async () => {
    const page = await open("en");
    await page.press(read);
    await page.passes(7_500);
    expect(problem()).toBeUndefined();
    await page.passes(1_000);
    expect(problem()).toContain(problems.silent);
    await tryAgain(page, problems.silent);
  });
});

/** Opens the audio description of a work as if nobody had recorded it. */
async function open(language: Language, options: Options = {}) {
  const { player } = await messagesIn[language]();
  const page = await openPage(`/galleria-borghese/artwork-description/autunno?lang=${language}`, {
    voices: { onDevice: [locales[language]] },
    answer: withoutRecordings,
    ...options,
  });
  await eventually(() => expect(document.querySelector(".read-aloud")).not.toBeNull());
  expect(page.main.queryByRole("button", { name: player.play })).toBeNull();
  // The title of the page that was opened is announced.
  await page.passes(1_000);
  page.announced.splice(0);
  return page;
}

/** Nor are there touch guides, which would be read aloud too. */
async function withoutRecordings(path: string) {
  const answer = await publishedFile(path);
  if (!answer.ok) return answer;
  const text = JSON.stringify(await answer.json(), (key, value) =>
    key === "recordings" ? {} : key === "touch" ? undefined : value,
  );
  return new Response(text, { headers: { "Content-Type": "application/json" } });
}

/** Has the voice read the first sentence. */
async function begin() {
  const page = await open("en");
  await page.press(read);
  await page.passes(500);
  await tellVoice(page, "start");
  return page;
}

/** Has it read on into the second sentence. */
async function readOn(page: Page) {
  while (marked()[0] !== 1) {
    await tellVoice(page, "end");
    await tellVoice(page, "start");
  }
}

async function tryAgain(page: Page, words: string) {
  expect(page.announced).toEqual([words]);
  await page.press("Try again");
  expect(document.activeElement).toBe(page.main.getByRole("button", { name: stop }));
  await page.passes(500);
  await tellVoice(page, "start");
  expect(problem()).toBeUndefined();
  expect(status()).toBe(readAloudMessages.en.reading);
}

type Told = "start" | "end" | { error: string };
type Utterance = {
  text: string;
  lang: string;
  rate: number;
  state: string;
  tell: (told: Told) => void;
};

/** What the app has had the device's voice speak, in order. */
function spoken() {
  return (globalThis as unknown as { spoken: Utterance[] }).spoken;
}

async function tellVoice(page: Page, told: Told) {
  spoken().at(-1)!.tell(told);
  await page.settle();
}

function sentences() {
  return [...document.querySelectorAll<HTMLElement>(".read-aloud .sentence")];
}

/** The numbers of the sentences that are marked as being read. */
function marked() {
  return sentences().flatMap(({ dataset }, index) => ("now" in dataset ? [index] : []));
}

function status() {
  return document.querySelector(".read-aloud-status")?.textContent;
}

function aboutVoice() {
  return document.querySelector(".read-aloud .recording-about")?.textContent;
}

function problem() {
  return document.querySelector(".player-problem")?.textContent;
}
