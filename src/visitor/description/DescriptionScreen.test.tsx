import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { eventually, openPage, type Page } from "../../app/fixtures/openPage.ts";
import { nameOfData, publishedFile } from "../../app/fixtures/publishedFiles.ts";
import type { ShownWork, WrittenPart } from "../../catalogue/catalogue.ts";
import { en } from "../../i18n/messages/en.ts";
import { languages, type Language } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

const address = "/galleria-borghese/artwork-description/apollo";

describe.each(languages)("the audio description in %s", (language) => {
  it("is played from the keyboard, paused, heard to its end and begun again", async () => {
    const { player, audioDescription } = await messagesIn[language]();
    const page = await openPage(`${address}?lang=${language}`);
    expect(status()).toBe(audioDescription.play);
    button(page, player.play).focus();
    await page.user.keyboard("{Enter}");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "apollo", isPlaying: true });
    expect(status()).toBe(audioDescription.playing);
    // Play and Pause are one button, which keeps its focus.
    expect(document.activeElement).toBe(button(page, player.pause));
    await page.user.keyboard(" ");
    await page.settle();
    expect(page.voice().isPlaying).toBe(false);
    expect(status()).toBe(audioDescription.play);
    expect(document.activeElement).toBe(button(page, player.play));
    await page.user.keyboard("{Enter}");
    await page.hearToTheEnd();
    expect(status()).toBe(audioDescription.ended);
    await page.user.keyboard("{Enter}");
    await page.passes(500);
    expect(page.voice()).toMatchObject({ isPlaying: true, seconds: 0.5 });
  });

  it("says whose voice it is, and who has not reviewed the text", async () => {
    const page = await openPage(`${address}?lang=${language}`);
    for (const words of honest[language])
      expect(page.main.getAllByText(new RegExp(words)).length).toBeGreaterThan(0);
  });
});

it("every work has its audio description, which falls silent when the visitor leaves", async () => {
  const page = await openPage("/galleria-borghese/list?lang=en");
  for (const [work, file] of [
    ["Apollo", "apollo"],
    ["Rinaldo e Armida", "rinaldo-e-armida"],
    ["Davide con la testa di Golia", "davide"],
    ["Andromeda liberata da Perseo", "andromeda"],
    ["Primavera", "primavera"],
    ["Autunno", "autunno"],
  ] as const) {
    await follow(page, new RegExp(`^${work}`), new RegExp(work));
    await page.user.click(page.all.getAllByRole("button", { name: "Play" })[0]!);
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file, isPlaying: true });
    await follow(page, "Back", "Artworks");
    expect(page.voice()).toMatchObject({ isPlaying: false, file: undefined });
  }
});

it.each<[title: string, untranslated: WrittenPart, isTold: boolean]>([
  ["an audio description in Italian only is said to be so", "script", true],
  ["an audio description is not foreign where only what is read is", "description", false],
])("%s, and a screen reader reads it in its language", async (_, untranslated, isTold) => {
  const page = await openPage(`${address}?lang=en`, {
    answer: (path) =>
      nameOfData(path) === "artwork-description/apollo"
        ? inItalianOnly(path, untranslated)
        : undefined,
  });
  const told = page.main.queryAllByText(en.missing.translation(en.missing.languages.it));
  expect(told).toHaveLength(isTold ? 1 : 0);
  const [text] = document.querySelectorAll(".read-along");
  const spokenIn = [...text!.querySelectorAll("p")].map(({ lang }) => lang);
  expect(new Set(spokenIn)).toEqual(new Set([isTold ? "it" : ""]));
});

it("a work that is not there is told, and the way to all works", async () => {
  const page = await openPage("/galleria-borghese/artwork-description/nothing?lang=en");
  expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe("Artwork not found");
  expect(page.main.getByRole("link", { name: "Artworks" }).getAttribute("href")).toBe(
    "/galleria-borghese/list?lang=en",
  );
});

it("the work is on the lock screen, and a headset plays, pauses and jumps", async () => {
  const page = await openPage(`${address}?lang=en`);
  await page.headset("play");
  await page.passes(500);
  expect(page.voice()).toMatchObject({ file: "apollo", isPlaying: true });
  expect(page.lockScreen()).toEqual({
    title: "Apollo",
    artist: "Dosso Dossi",
    album: "Galleria Borghese",
    playbackState: "playing",
  });
  await page.headset("seekto", { seekTime: 20 });
  await page.headset("seekforward");
  await page.headset("seekbackward", { seekOffset: 10 });
  await page.headset("pause");
  expect(page.voice()).toMatchObject({ isPlaying: false, seconds: 25 });
  expect(position(page)).toBe("25");
});

describe("the place in a recording", () => {
  it("is kept over a reload, and forgotten with the visit", async () => {
    const before = await openPage(`${address}?lang=en`);
    moveTo(before, 20);
    await before.setHidden(true);
    const page = await openPage(`${address}?lang=en`, { stored: before.stored() });
    expect(position(page)).toBe("20");
    await page.press("Play", playerOf(page));
    await page.passes(500);
    expect(page.voice()).toMatchObject({ isPlaying: true, seconds: 20.5 });
    await page.user.click(page.all.getByRole("button", { name: "End visit" }));
    await page.press("End visit", page.all.getByRole("dialog"));
    await eventually(() => expect(location.pathname).toBe("/galleria-borghese"));
    expect(page.stored()).toEqual({});
  });

  it("is kept while another screen is shown, and not once it was heard to its end", async () => {
    const page = await openPage("/galleria-borghese/list?lang=en");
    await follow(page, /^Apollo/, /Apollo/);
    moveTo(page, 20);
    await follow(page, "Back", "Artworks");
    await follow(page, /^Apollo/, /Apollo/);
    expect(position(page)).toBe("20");
    await page.press("Play", playerOf(page));
    await page.passes(500);
    await page.hearToTheEnd();
    await follow(page, "Back", "Artworks");
    await follow(page, /^Apollo/, /Apollo/);
    expect(position(page)).toBe("0");
  });
});

/** Answers for a work of which this part is there in Italian only. */
async function inItalianOnly(path: string, untranslated: WrittenPart) {
  const { words, ...shown }: ShownWork = await (await publishedFile(path)).json();
  return Response.json({ ...shown, words: { ...words, foreign: { [untranslated]: "it" } } });
}

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

/** The player of the audio description; those of touch guides follow it. */
function playerOf(page: Page) {
  return page.all.getAllByRole("slider")[0]!.closest<HTMLElement>(".player")!;
}

function button(page: Page, name: string) {
  return page.main.getAllByRole("button", { name })[0]!;
}

function status() {
  return document.querySelector(".player-status")?.textContent;
}

function position(page: Page) {
  return page.all.getAllByRole<HTMLInputElement>("slider")[0]!.value;
}

function moveTo(page: Page, seconds: number) {
  fireEvent.change(page.all.getAllByRole("slider")[0]!, { target: { value: String(seconds) } });
}

async function follow(page: Page, name: string | RegExp, title: string | RegExp) {
  await page.user.click(page.all.getByRole("link", { name }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1, name: title })).toBeTruthy(),
  );
}
