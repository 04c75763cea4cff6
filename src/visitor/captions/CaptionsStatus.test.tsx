import { expect, it } from "vitest";
import { openPage, type Options, type Page } from "../../app/fixtures/openPage.ts";
import type { Told } from "../../captions/fixtures/recordedSpeech.ts";
import { captions as english, type CaptionsMessages } from "../../i18n/captions/en.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import { captionsMessagesIn } from "../../i18n/messagesIn.ts";

type Status = {
  state: string;
  words: (messages: CaptionsMessages) => string;
  /** What happens after the visitor has pressed Start. */
  happens: (page: Page, messages: CaptionsMessages) => Promise<void>;
  /** Whether the captions go on by themselves. */
  isOn: boolean;
  /** Whether the phone vibrates, for a visitor who looks at a painting. */
  isTrouble?: boolean;
  device?: Options;
};

const statuses: Status[] = [
  {
    state: "the microphone is asked for",
    words: ({ asking }) => asking,
    happens: async () => {},
    isOn: true,
  },
  {
    state: "it listens",
    words: ({ listening }) => listening,
    happens: (page) => page.tell("start"),
    isOn: true,
  },
  {
    state: "nothing is heard for long",
    words: ({ quiet }) => quiet,
    happens: async (page) => {
      await page.tell("start");
      await page.passes(9_000);
    },
    isOn: true,
  },
  {
    state: "it has to begin again",
    words: ({ restarting }) => restarting,
    happens: async (page) => {
      await page.tell("start", final(0, "one"), "end");
      await page.passes(2_500);
    },
    isOn: true,
  },
  {
    state: "there is no network",
    words: ({ offline }) => offline,
    happens: async (page) => {
      await page.tell("start");
      await page.setOnline(false);
      await page.tell({ error: "network" }, "end");
    },
    isOn: true,
    isTrouble: true,
  },
  {
    state: "the service does not answer",
    words: ({ service }) => service,
    happens: (page) => page.tell("start", { error: "network" }, "end"),
    isOn: true,
    isTrouble: true,
  },
  {
    state: "it was stopped",
    words: ({ stopped }) => stopped,
    happens: async (page, { stop }) => {
      await page.tell("start");
      await press(page, stop);
    },
    isOn: false,
  },
  {
    state: "the microphone is refused",
    words: ({ problems }) => problems.refused,
    happens: (page) => page.tell({ error: "not-allowed" }, "end"),
    isOn: false,
    isTrouble: true,
  },
  {
    state: "recognition is switched off",
    words: ({ problems }) => problems.unavailable,
    happens: (page) => page.tell({ error: "service-not-allowed" }, "end"),
    isOn: false,
    isTrouble: true,
  },
  {
    state: "the guide's language cannot be recognised",
    words: ({ problems }) => problems.language,
    happens: (page) => page.tell({ error: "language-not-supported" }, "end"),
    isOn: false,
    isTrouble: true,
  },
  {
    state: "there is no microphone any more",
    words: ({ problems }) => problems.lost,
    happens: (page) => page.tell("start", { error: "audio-capture" }, "end"),
    isOn: false,
    isTrouble: true,
  },
  {
    state: "another app has the microphone",
    words: ({ problems }) => problems.taken,
    happens: (page) => page.tell("start", { error: "audio-capture" }, "end"),
    isOn: false,
    isTrouble: true,
    device: { microphones: 1 },
  },
  {
    state: "nothing happens on an iPhone's home screen",
    words: ({ problems }) => problems.homeScreen,
    happens: (page) => page.passes(2_100),
    isOn: true,
    isTrouble: true,
    device: { isOnHomeScreen: true },
  },
];

it.each(named(statuses))(
  "when %s, that is shown and announced once, and there is a way on",
  async (_, { words, happens, isOn, isTrouble = false, device = {} }) => {
    const page = await openCaptions("en", device);
    await press(page, english.start);
    await happens(page, english);
    expect(status()).toBe(words(english));
    page.main.getByRole("button", { name: isOn ? english.stop : english.start });
    await page.passes(800);
    expect(page.announced.filter((text) => text === words(english))).toHaveLength(1);
    expect(page.used().pulses).toHaveLength(isTrouble ? 1 : 0);
  },
);

it.each(languages)("every state is shown and announced in %s", async (language) => {
  const messages = await captionsMessagesIn[language]();
  const page = await openCaptions(language);
  expect(status()).toBe(messages.ready);
  for (const { words, happens, isOn, device } of statuses) {
    if (device) continue;
    await press(page, messages.start);
    await happens(page, messages);
    expect(status()).toBe(words(messages));
    await page.passes(800);
    expect(page.announced).toContain(words(messages));
    await page.setOnline(true);
    if (isOn) await press(page, messages.stop);
  }
  expect(page.logged).toEqual([]);
});

it.each(named(statuses.filter(({ isOn }) => !isOn)))(
  "when %s, another try is possible, and the words stay",
  async (_, { happens, device = {} }) => {
    const page = await openCaptions("en", device);
    await press(page, english.start);
    await page.tell("start", final(0, "before"));
    await press(page, english.stop);
    await press(page, english.start);
    await happens(page, english);
    expect(written(page)).toBe("before");
    await press(page, english.start);
    expect(status()).toBe(english.asking);
    expect(page.sessions().at(-1)).toMatchObject({ state: "asked" });
    expect(page.sessions()).toHaveLength(3);
  },
);

it("a refusal is told by browsers that say no more after it, and a second one is said again", async () => {
  const page = await openCaptions();
  for (let turn = 1; turn < 3; turn++) {
    await press(page, english.start);
    expect(page.sessions()).toHaveLength(turn);
    await page.tell({ error: "not-allowed" });
    expect(status()).toBe(english.problems.refused);
    await page.passes(1_000);
    expect(page.used().pulses).toHaveLength(turn);
    const refusals = page.announced.filter((text) => text === english.problems.refused);
    expect(refusals).toHaveLength(turn);
  }
});

it("a status that comes back by itself within a minute is not announced again", async () => {
  const page = await openCaptions();
  await press(page, english.start);
  await page.tell("start");
  for (let turn = 0; turn < 2; turn++) {
    await page.passes(9_000);
    expect(status()).toBe(english.quiet);
    await page.tell(final(turn, "one"));
    expect(status()).toBe(english.listening);
  }
  await page.passes(1_000);
  expect(page.announced.slice(-3)).toEqual([english.asking, english.listening, english.quiet]);
});

it("an end that is never told is taken for one", async () => {
  const page = await openCaptions();
  await press(page, english.start);
  await page.tell("start", { error: "no-speech" });
  await page.passes(2_000);
  expect(page.sessions()).toHaveLength(2);
});

it("trouble behind a dialog is said when that is closed", async () => {
  const page = await openCaptions();
  await press(page, english.start);
  await page.tell("start");
  await page.passes(1_000);
  await page.press(english.settings.title);
  const before = [...page.announced];
  await page.tell({ error: "not-allowed" }, "end");
  await page.passes(1_000);
  expect(status()).toBe(english.problems.refused);
  expect(page.announced).toEqual(before);
  await page.user.keyboard("{Escape}");
  await page.passes(1_000);
  expect(page.announced).toEqual([...before, english.problems.refused]);
});

it("without a network captions wait for it, say so once, and go on by themselves", async () => {
  const page = await openCaptions();
  await press(page, english.start);
  await page.tell("start", final(0, "before apollo"));
  await page.setOnline(false);
  await page.tell({ error: "network" }, "end");
  for (let turn = 1; turn < 4; turn++) {
    await page.passes(2 ** turn * 250);
    expect(page.sessions()).toHaveLength(turn + 1);
    await page.tell("start", { error: "network" }, "end");
    expect(status()).toBe(english.offline);
  }
  expect(page.announced.filter((text) => text === english.offline)).toHaveLength(1);
  await page.passes(3_000);
  await page.setOnline(true);
  expect(page.sessions()).toHaveLength(5);
  await page.tell("start", final(0, "after"));
  expect(status()).toBe(english.listening);
  expect(written(page)).toBe("before Apollo [… 7 seconds not heard] after");
});

it("a service that does not answer is tried again", async () => {
  const page = await openCaptions();
  await press(page, english.start);
  await page.tell("start", { error: "network" }, "end");
  await page.passes(1_000);
  expect(page.sessions()).toHaveLength(2);
});

it("an iPhone's home screen where something happens after all is believed", async () => {
  const page = await openCaptions("en", { isOnHomeScreen: true });
  await press(page, english.start);
  await page.passes(2_100);
  expect(status()).toBe(english.problems.homeScreen);
  await page.tell("start");
  expect(status()).toBe(english.listening);
});

it.each<[Language, words: string]>([
  ["en", "This browser doesn't support speech recognition."],
  ["fr", "Ce navigateur ne prend pas en charge la reconnaissance vocale."],
  ["de", "Dieser Browser unterstützt keine Spracherkennung."],
  ["it", "Questo browser non supporta il riconoscimento vocale."],
  ["es", "Este navegador no admite el reconocimiento de voz."],
])(
  "a browser without speech recognition says so in %s, in the console too, and what is still there",
  async (language, words) => {
    const { start, show, problems } = await captionsMessagesIn[language]();
    const page = await openCaptions(language, { speech: "none" });
    page.main.getByText(words);
    page.main.getByText(problems.unsupported);
    expect(new Set(page.logged)).toEqual(new Set([words]));
    expect(page.announced).toContain(`${words} ${problems.unsupported}`);
    expect(page.used().pulses).toEqual([]);
    expect(page.main.queryByRole("button", { name: start })).toBeNull();
    page.main.getByRole("button", { name: show.title });
    expect(page.main.getByRole("link").getAttribute("href")).toBe(
      `/galleria-borghese/list?lang=${language}`,
    );
  },
);

/** With the state first, for the title of a test. */
function named(rows: Status[]) {
  return rows.map((row) => [row.state, row] as const);
}

/** Opens the captions, and waits until a screen reader knows where announcements appear. */
async function openCaptions(language: Language = "en", options: Options = {}) {
  const page = await openPage(`/galleria-borghese/transcription?lang=${language}`, options);
  await page.passes(1_500);
  return page;
}

/** Presses a button; so soon after the last press it would be the second half of a double tap. */
async function press(page: Page, name: string) {
  await page.passes(400);
  await page.press(name);
}

function status() {
  return document.querySelector(".captions-status")?.textContent;
}

function written(page: Page) {
  return page.main.getByRole("region").textContent.replaceAll(/\s+/g, " ").trim();
}

function final(from: number, text: string): Told {
  return { from, results: [[text, 0.9]] };
}
