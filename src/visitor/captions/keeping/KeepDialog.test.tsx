import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { openPage, type Options, type Page } from "../../../app/fixtures/openPage.ts";
import type { Told } from "../../../captions/fixtures/recordedSpeech.ts";
import { captions as english } from "../../../i18n/captions/en.ts";
import type { Language } from "../../../i18n/languages.ts";
import { captionsMessagesIn } from "../../../i18n/messagesIn.ts";

it.each<[Language, day: string, pause: string]>([
  ["en", "November 15, 2026", "[… 5 seconds not heard]"],
  ["fr", "15 novembre 2026", "[… il manque 5 secondes]"],
  ["de", "15. November 2026", "[… 5 Sekunden nicht erfasst]"],
  ["it", "15 novembre 2026", "[… ascolto interrotto per 5 secondi]"],
  ["es", "15 de noviembre de 2026", "[… 5 segundos sin subtítulos]"],
])(
  "in %s the words are copied and shared with the museum, the day and the gaps",
  async (language, day, pause) => {
    const { title, keep, start } = await captionsMessagesIn[language]();
    const page = await openCaptions({ shares: true }, language);
    await page.press(start);
    await page.tell("start", final(0, "dosso dossi"), "end");
    await page.passes(5_000);
    await page.tell("start", final(0, "one"));
    await page.press(keep.title);
    const dialog = page.all.getByRole("dialog", { name: keep.title });
    within(dialog).getByText(keep.kept);
    await page.press(keep.copy, dialog);
    expect(told(dialog)).toBe(keep.copied);
    const text = [
      "Galleria Borghese",
      `${title}, ${day}`,
      keep.automatic,
      "",
      `Dosso Dossi ${pause}`,
      "",
      "one",
      "",
    ].join("\n");
    expect(await page.copied()).toBe(text);
    await page.press(keep.share, dialog);
    expect(page.used().shared).toBe(text);
  },
);

it.each<[device: string, options: Options, tells: string]>([
  ["cannot copy", { copies: false }, english.keep.notCopied],
  ["can copy", {}, english.keep.copied],
])(
  "where the device %s, that is said, and nothing is shared where it cannot",
  async (_, options, tells) => {
    const page = await openCaptions(options);
    await say(page, "one");
    const dialog = await open(page);
    expect(within(dialog).queryByRole("button", { name: english.keep.share })).toBeNull();
    await page.press(english.keep.copy, dialog);
    expect(told(dialog)).toBe(tells);
  },
);

it("where there are no words, that is said, and nothing is offered", async () => {
  const page = await openCaptions();
  const dialog = await open(page);
  within(dialog).getByText(english.keep.nothing);
  expect(within(dialog).getAllByRole("button")).toEqual([
    within(dialog).getByRole("button", { name: "Close" }),
  ]);
});

it("where nothing can be stored, that is said", async () => {
  const page = await openCaptions({ stores: false });
  await say(page, "one");
  expect((await open(page)).textContent).toContain(english.keep.notKept);
});

it("words that are cleared are gone, and come back with what was said since", async () => {
  const page = await openCaptions();
  await say(page, "one");
  const dialog = await open(page);
  await page.press(english.keep.clear, dialog);
  expect(told(dialog)).toBe(english.keep.cleared);
  expect(document.activeElement).toBe(
    within(dialog).getByRole("button", { name: english.keep.clear }),
  );
  expect(keptWords(page)).toEqual([]);
  await page.user.keyboard("{Escape}");
  await page.tell(final(1, "two"));
  expect(written(page)).toEqual(["two"]);
  await open(page);
  expect(told(dialog)).toBe("");
  await page.press(english.keep.undo, dialog);
  expect(told(dialog)).toBe(english.keep.restored);
  expect(document.activeElement).toBe(
    within(dialog).getByRole("button", { name: english.keep.undo }),
  );
  expect(written(page)).toEqual(["one", "two"]);

  const again = await openCaptions({ stored: page.stored() });
  expect(written(again)).toEqual(["one", "two"]);
});

it("words that are cleared can be brought back where they stood, and focus stays there", async () => {
  const page = await openCaptions();
  await say(page, "one");
  await page.press(english.keep.clear, await open(page));
  await page.user.keyboard("{Escape}");
  await page.settle();
  expect(written(page)).toEqual([english.keep.cleared]);
  await page.press(english.keep.undo, log(page));
  expect(written(page)).toEqual(["one"]);
  expect(document.activeElement).toBe(log(page));
});

it("of a long day the end is there at once; once it is cleared, what is said next is there", async () => {
  const page = await openCaptions({ stored: longDay() });
  expect(written(page).at(-1)).toContain("sentence 199 ");
  expect(written(page).length).toBeLessThan(60);
  await page.press(english.keep.clear, await open(page));
  await page.user.keyboard("{Escape}");
  await say(page, "a new beginning");
  expect(written(page)).toEqual(["a new beginning"]);
});

function openCaptions(options: Options = {}, language: Language = "en") {
  return openPage(`/galleria-borghese/transcription?lang=${language}`, options);
}

/** Two hundred sentences of today, as they are kept on the device. */
function longDay() {
  const pages = Array.from({ length: 10 }, (_, number) => {
    const paragraphs = Array.from({ length: 20 }, (_each, index) => ({
      language: "en",
      pieces: [`this is sentence ${number * 20 + index} of a very long day in a museum`],
    }));
    return [`day/2026-11-15/captions/galleria-borghese/${number}`, JSON.stringify(paragraphs)];
  });
  return Object.fromEntries(pages) as Record<string, string>;
}

/** Has the guide say something, as the first thing since the start. */
async function say(page: Page, text: string) {
  await page.press(english.start);
  await page.tell("start", final(0, text));
}

async function open(page: Page) {
  await page.press(english.keep.title);
  return page.all.getByRole("dialog", { name: english.keep.title });
}

/** What the dialog tells of what was done. */
function told(dialog: HTMLElement) {
  return dialog.querySelector("[aria-live]")?.textContent;
}

function log(page: Page) {
  return page.main.getByRole("region");
}

function written(page: Page) {
  return [...log(page).querySelectorAll("p")].map(({ textContent }) => textContent.trim());
}

/** The keys under which the transcript is kept on the device. */
function keptWords(page: Page) {
  return Object.keys(page.stored()).filter((key) => key.startsWith("day/"));
}

function final(from: number, text: string): Told {
  return { from, results: [[text, 0.9]] };
}
