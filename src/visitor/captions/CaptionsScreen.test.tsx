import { within } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../app/fixtures/openPage.ts";
import {
  androidChrome,
  androidChromeSaid,
  desktopChrome,
  desktopChromeSaid,
  iosSafari,
  iosSafariSaid,
  type Recorded,
  type Told,
} from "../../captions/fixtures/recordedSpeech.ts";
import { captions as messages } from "../../i18n/captions/en.ts";
import { languageNames, languages, type Language } from "../../i18n/languages.ts";
import { captionsMessagesIn } from "../../i18n/messagesIn.ts";

describe("what the guide says", () => {
  it.each<[device: string, recorded: Recorded, said: (string | number)[][]]>([
    ["Chrome on a computer", desktopChrome, desktopChromeSaid],
    ["Chrome on Android", androidChrome, androidChromeSaid],
    ["Safari on an iPhone", iosSafari, iosSafariSaid],
  ])("appears once, in order, as %s tells it", async (_, recorded, said) => {
    const page = await openCaptions();
    await press(page, "Start");
    let now = 0;
    for (const [at, told] of recorded) {
      await page.passes(at - now);
      now = at;
      await page.tell(told);
    }
    expect(page.sessions()).toHaveLength(recorded.filter(([, told]) => told === "start").length);
    await page.passes(2_000);
    expect(written(page)).toEqual(
      said.map((pieces) =>
        pieces
          .map((piece) => (typeof piece === "number" ? "[… 1 second not heard]" : piece))
          .join(" "),
      ),
    );
  });

  it.each<[how: string, agent: string | undefined, continuous: boolean]>([
    ["without a pause on a computer", undefined, true],
    ["in one utterance after another on Android", "Mozilla/5.0 (Linux; Android 15)", false],
  ])("is heard %s", async (_, agent, continuous) => {
    const page = await openCaptions({ agent });
    await press(page, "Start");
    expect(page.sessions()).toMatchObject([{ lang: "en-US", continuous, interimResults: true }]);
  });

  it("is listened to again after an end, and a gap is marked with its length", async () => {
    const page = await openCaptions();
    await listen(page);
    await page.passes(1_000);
    await page.tell(final(0, "before"), { error: "no-speech" }, "end");
    await page.passes(300);
    expect(states(page)).toEqual(["ended", "asked"]);
    expect(status()).toBe(messages.listening);
    await page.passes(4_000);
    expect(status()).toBe(messages.restarting);
    await page.tell("start", final(0, "after"));
    expect(written(page)).toEqual(["before [… 4 seconds not heard]", "after"]);
    expect(status()).toBe(messages.listening);
  });

  it.each(languages)("is marked where nobody heard it, in %s", async (language) => {
    const { gap, start } = await captionsMessagesIn[language]();
    const page = await openCaptions(
      { stored: { "captions/settings": '{"guideLanguage":"en"}' } },
      language,
    );
    await press(page, start);
    await page.tell("start", final(0, "before"), "end");
    await page.passes(5_000);
    await page.tell("start", final(0, "after"));
    const seconds = {
      en: "5 seconds",
      fr: "5 secondes",
      de: "5 Sekunden",
      it: "5 secondi",
      es: "5 segundos",
    };
    expect(written(page)).toEqual([`before ${gap(seconds[language])}`, "after"]);
  });

  it("stays when it is stopped, the microphone is off, and what follows stands apart", async () => {
    const page = await openCaptions();
    await listen(page);
    await page.tell(final(0, "one"), interim(1, "and half of"));
    await press(page, "Stop");
    expect(status()).toBe(messages.stopped);
    expect(written(page)).toEqual(["one and half of"]);
    expect(states(page)).toEqual(["aborted"]);
    page.main.getByRole("button", { name: "Start" }).focus();
    await page.user.keyboard("{Enter}");
    await page.settle();
    expect(states(page)).toEqual(["aborted", "asked"]);
    await page.tell("start", final(0, "two"));
    expect(written(page)).toEqual(["one and half of", "two"]);
  });

  it("links the names of artworks and artists to their pages, however they were heard", async () => {
    const page = await openCaptions();
    await listen(page);
    await page.tell(final(0, "by battistello carachiolo and jacopo bassano and caravaggio"));
    expect(written(page)).toEqual(["by Battistello Caracciolo and Jacopo Bassano and Caravaggio"]);
    const links = within(log(page)).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Battistello Caracciolo", expect.stringMatching(/\/artwork\/\w+\?lang=en$/)],
      ["Jacopo Bassano", "/galleria-borghese/list?lang=en"],
    ]);
  });
});

describe("the guide's language", () => {
  it("is the visitor's until another is chosen, and that is remembered", async () => {
    const page = await openCaptions({}, "de");
    const speaks = () => page.main.getByRole("combobox", { name: "Sprache der Führung" });
    expect(speaks()).toHaveProperty("value", "de");
    await press(page, "Starten");
    await page.tell("start", final(0, "hier ist apollo"), interim(1, "und jetzt"));
    await page.user.selectOptions(speaks(), languageNames.it);
    await page.settle();
    await page.passes(300);
    expect(page.sessions()).toMatchObject([
      { lang: "de-DE", state: "aborted" },
      { lang: "it-IT", state: "asked" },
    ]);
    await page.tell("start", interim(0, "ecco la"));
    expect(paragraphs(page)).toEqual([
      ["de", expect.stringMatching(/^hier ist Apollo und jetzt/)],
      ["it", "ecco la"],
    ]);
    await page.tell(final(0, "ecco la galleria borghese"));
    expect(paragraphs(page).at(-1)).toEqual(["it", "ecco la Galleria Borghese"]);

    const again = await openCaptions({ stored: page.stored() }, "de");
    expect(again.main.getByRole("combobox")).toHaveProperty("value", "it");
  });

  it.each<[title: string, isListening: boolean, language: Language]>([
    ["follows the language of the app while none is chosen", false, "fr"],
    ["stays what it was at the start when the app changes its own", true, "en"],
  ])("%s", async (_, isListening, language) => {
    const page = await openCaptions();
    if (isListening) await listen(page);
    await page.user.click(page.all.getByRole("button", { name: "Language: English" }));
    await page.user.click(page.all.getByRole("link", { name: "Français" }));
    await eventually(() =>
      expect(page.all.getByRole("combobox", { name: "Langue de votre guide" })).toHaveProperty(
        "value",
        language,
      ),
    );
    expect(states(page)).toEqual(isListening ? ["listening"] : []);
  });

  it.each<[language: Language, why: string, stored: Record<string, string>]>([
    ["es", "that was chosen before", { preferredLanguage: "es" }],
    ["en", "none was chosen before", {}],
  ])("is %s where the address has none and %s", async (language, _, stored) => {
    const page = await openPage("/galleria-borghese/transcription", { stored });
    expect(document.documentElement.lang).toBe(language);
    expect(page.main.getByRole("combobox")).toHaveProperty("value", language);
  });
});

describe("where speech is recognised", () => {
  it.each(languages)(
    "is said before the start: perhaps by the browser's maker, in %s",
    async (language) => {
      const { where, start } = await captionsMessagesIn[language]();
      const page = await openCaptions({}, language);
      within(log(page)).getByText(where.service);
      within(log(page)).getByText(where.askFirst);
      expect(page.main.queryByRole("checkbox")).toBeNull();
      await press(page, start);
      expect(page.sessions()).toMatchObject([{ processLocally: false }]);
    },
  );

  it("is the device where it can, unless the visitor wants otherwise", async () => {
    const speech = { onDevice: "available" } as const;
    const page = await openCaptions({ speech });
    within(log(page)).getByText(messages.where.device);
    const only = () => within(log(page)).getByRole("checkbox", { name: messages.where.onDevice });
    expect(only()).toHaveProperty("checked", true);
    await press(page, "Start");
    await page.tell({ error: "language-not-supported" }, "end");
    expect(status()).toBe(messages.problems.notOnDevice);
    await page.user.click(only());
    await page.settle();
    expect(within(log(page)).queryByText(messages.where.device)).toBeNull();
    await press(page, "Start");
    expect(page.sessions()).toMatchObject([{ processLocally: true }, { processLocally: false }]);

    const again = await openCaptions({ speech, stored: page.stored() });
    expect(within(log(again)).getByRole("checkbox")).toHaveProperty("checked", false);
  });

  it("does not leave the device unasked when the guide's language changes", async () => {
    const page = await openCaptions({
      speech: { onDevice: "available", elsewhere: "downloadable" },
    });
    await listen(page);
    await page.tell(final(0, "this is apollo"));
    await page.user.selectOptions(page.main.getByRole("combobox"), languageNames.it);
    await page.settle();
    await page.passes(300);
    expect(status()).toBe(messages.problems.notOnDevice);
    expect(page.sessions().map(({ processLocally }) => processLocally)).toEqual([true]);
    await page.user.click(page.main.getByRole("checkbox", { name: messages.where.onDevice }));
    await page.settle();
    expect(status()).toBe(messages.stopped);
    expect(document.activeElement).toBe(page.main.getByRole("button", { name: "Start" }));
    await page.user.keyboard("{Enter}");
    await page.settle();
    expect(page.sessions()).toMatchObject([
      { lang: "en-US", processLocally: true },
      { lang: "it-IT", processLocally: false },
    ]);
  });

  it.each([
    ["works", true, messages.where.device],
    ["fails", false, messages.where.notDownloaded],
  ])(
    "can become the device by a download; when that %s, it is said",
    async (_, downloads, words) => {
      const page = await openCaptions({ speech: { onDevice: "downloadable", downloads } });
      await page.passes(1_000);
      within(log(page)).getByText(messages.where.service);
      within(log(page)).getByRole("button", { name: messages.where.download }).focus();
      await page.user.keyboard("{Enter}");
      await page.settle();
      within(log(page)).getByText(words);
      expect(log(page).contains(document.activeElement)).toBe(true);
      await page.passes(1_000);
      expect(page.announced).toContain(messages.where.downloading);
      expect(page.announced.includes(messages.where.notDownloaded)).toBe(!downloads);
    },
  );
});

describe("reading", () => {
  it("can be calm: whole sentences only", async () => {
    const page = await openCaptions();
    await listen(page);
    await choose(page, "checkbox", messages.settings.calm);
    await page.tell(final(0, "one sentence"), interim(1, "and half"));
    expect(written(page)).toEqual(["one sentence"]);
    await page.tell(final(1, "and half of another"));
    expect(written(page)).toEqual(["one sentence and half of another"]);
  });

  it.each(Object.entries(messages.settings.sizes))(
    "has the size %s, “%s”, which is remembered",
    async (size, name) => {
      const page = await openCaptions();
      await choose(page, "radio", name);
      expect(document.querySelector(".captions")).toHaveProperty("dataset.size", size);
      const again = await openCaptions({ stored: page.stored() });
      expect(document.querySelector(".captions")).toHaveProperty("dataset.size", size);
      await again.press(messages.settings.title);
      again.all.getByRole("radio", { name, checked: true });
    },
  );

  it.each([
    ["light", "dim"],
    ["dark", "light"],
    ["dim", "dark"],
  ] as const)(
    "has %s colours where they were %s, on this screen, and they are remembered",
    async (theme, before) => {
      const page = await openCaptions({ stored: { "captions/settings": `{"theme":"${before}"}` } });
      expect(document.documentElement.dataset["theme"]).toBe(before);
      await choose(page, "radio", messages.settings.themes[theme]);
      expect(document.documentElement.dataset["theme"]).toBe(theme);
      const again = await openCaptions({ stored: page.stored() });
      expect(document.documentElement.dataset["theme"]).toBe(theme);
      await again.user.click(again.all.getByRole("link", { name: "Back" }));
      await eventually(() => again.all.getByRole("heading", { level: 1, name: "Scan an artwork" }));
      expect(document.documentElement.dataset["theme"]).toBeUndefined();
    },
  );

  it("keeps the screen on while it listens, and says where that is refused", async () => {
    const page = await openCaptions({ wakeLocks: 1 });
    await listen(page);
    expect(page.used().locks).toMatchObject([{ released: false }]);
    await press(page, "Stop");
    expect(page.used().locks).toMatchObject([{ released: true }]);
    expect(page.main.queryByText(messages.screenMayTurnOff)).toBeNull();
    await press(page, "Start");
    page.main.getByText(messages.screenMayTurnOff);
  });
});

function openCaptions(options: Options = {}, language: Language = "en") {
  return openPage(`/galleria-borghese/transcription?lang=${language}`, options);
}

/** Presses a button; so soon after the last press it would be the second half of a double tap. */
async function press(page: Page, name: string) {
  await page.passes(400);
  await page.press(name);
}

async function listen(page: Page) {
  await press(page, "Start");
  await page.tell("start");
}

/** Chooses by name how the captions look. */
async function choose(page: Page, role: "radio" | "checkbox", name: string) {
  await page.press(messages.settings.title);
  await page.user.click(page.all.getByRole(role, { name }));
  await page.user.keyboard("{Escape}");
  await page.settle();
}

function log(page: Page) {
  return page.main.getByRole("region");
}

/** The paragraphs of the transcript, each with its language. */
function paragraphs(page: Page) {
  return [...log(page).querySelectorAll("p")].map((paragraph) => [
    paragraph.lang,
    paragraph.textContent.replaceAll(/\s+/g, " ").trim(),
  ]);
}

function written(page: Page) {
  return paragraphs(page).map(([, text]) => text);
}

function status() {
  return document.querySelector(".captions-status")?.textContent;
}

function states(page: Page) {
  return page.sessions().map(({ state }) => state);
}

function interim(from: number, text: string): Told {
  return { from, results: [[text]] };
}

function final(from: number, text: string): Told {
  return { from, results: [[text, 0.9]] };
}
