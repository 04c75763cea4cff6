import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { openPage, type Options, type Page } from "../../../app/fixtures/openPage.ts";
import { cards, phrases } from "../../../i18n/inAllLanguages/cards.ts";
import { captions as messages } from "../../../i18n/captions/en.ts";
import { languageNames, languages, type Language } from "../../../i18n/languages.ts";
import { captionsMessagesIn } from "../../../i18n/messagesIn.ts";

it.each(languages)(
  "a card in Italian, which every guide of the museum reads, and in %s, which this one speaks",
  async (spoken) => {
    const page = await openCaptions();
    const dialog = await open(page, spoken);
    await page.press(messages.show.card, dialog);
    expect(shown(dialog)).toEqual(
      [...new Set<Language>(["it", spoken])].map((language) => [
        language,
        [...cards[language].guide],
      ]),
    );
    expect(document.activeElement).toBe(card(dialog));
  },
);

it("in a museum of another country the card is in the language of that museum", async () => {
  const page = await openCaptions("en", { speaks: ["de", "en"] });
  const dialog = await open(page, "fr");
  await page.press(messages.show.card, dialog);
  expect(shown(dialog).map(([language]) => language)).toEqual(["de", "fr"]);
});

it.each(languages)(
  "ready phrases to choose in %s, and to show in the guide's language",
  async (language) => {
    const { show, guideSpeaks } = await captionsMessagesIn[language]();
    const page = await openCaptions(language);
    await page.user.selectOptions(
      page.main.getByRole("combobox", { name: guideSpeaks }),
      languageNames.de,
    );
    await page.press(show.title);
    const dialog = page.all.getByRole("dialog", { name: show.title });
    for (const phrase of phrases) {
      await page.press(cards[language].phrases[phrase], dialog);
      expect(shown(dialog)).toEqual([["de", [cards.de.phrases[phrase]]]]);
      expect(document.activeElement).toBe(card(dialog));
      await page.press(show.others, dialog);
      expect(card(dialog)).toBeNull();
      expect(dialog.contains(document.activeElement)).toBe(true);
      expect(document.activeElement).not.toBe(dialog);
    }
  },
);

it("one's own words, line by line, in no language that we claim to know", async () => {
  const page = await openCaptions();
  const dialog = await open(page, "de");
  const large = () => within(dialog).getByRole("button", { name: messages.show.show });
  expect(large().getAttribute("aria-disabled")).toBe("true");
  await page.user.click(large());
  await page.settle();
  expect(card(dialog)).toBeNull();
  const box = within(dialog).getByRole("textbox", { name: messages.show.write });
  await page.user.type(box, "  Wo ist Raum III?\nDanke!");
  await page.press(messages.show.show, dialog);
  expect(shown(dialog)).toEqual([["", ["Wo ist Raum III?", "Danke!"]]]);
  expect(document.activeElement).toBe(card(dialog));
});

it("turned upside down for who stands opposite, until another message is chosen", async () => {
  const page = await openCaptions();
  const dialog = await open(page, "en");
  const turn = () => within(dialog).getByRole("button", { name: messages.show.turn });
  await page.press(messages.show.card, dialog);
  expect(turn().getAttribute("aria-pressed")).toBe("false");
  turn().focus();
  await page.user.keyboard("{Enter}");
  await page.settle();
  expect(turn().getAttribute("aria-pressed")).toBe("true");
  expect(card(dialog)).toHaveProperty("dataset.turned", "true");
  expect(document.activeElement).toBe(turn());
  await page.press(messages.show.others, dialog);
  await page.press(cards.en.phrases.question, dialog);
  expect(turn().getAttribute("aria-pressed")).toBe("false");
  expect(card(dialog)).toHaveProperty("dataset.turned", "false");
});

it("opened again, the dialog offers its messages anew", async () => {
  const page = await openCaptions();
  const dialog = await open(page, "en");
  await page.press(messages.show.card, dialog);
  await page.user.keyboard("{Escape}");
  await page.settle();
  await open(page, "en");
  within(dialog).getByRole("button", { name: messages.show.card });
  expect(card(dialog)).toBeNull();
});

function openCaptions(language: Language = "en", options: Options = {}) {
  return openPage(`/galleria-borghese/transcription?lang=${language}`, options);
}

/** Opens the messages to show, for a guide who speaks a language. */
async function open(page: Page, spoken: Language) {
  await page.user.selectOptions(page.main.getByRole("combobox"), languageNames[spoken]);
  await page.press(messages.show.title);
  return page.all.getByRole("dialog", { name: messages.show.title });
}

/** The box with what is held up; `null` while a message is chosen. */
function card(dialog: HTMLElement) {
  return dialog.querySelector<HTMLElement>(".show-card");
}

/** What is held up: in each language its lines. */
function shown(dialog: HTMLElement) {
  return [...card(dialog)!.children].map((part) => [
    part.getAttribute("lang"),
    [...part.querySelectorAll("p")].map(({ textContent }) => textContent),
  ]);
}
