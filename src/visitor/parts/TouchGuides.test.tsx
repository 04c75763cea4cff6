import { fireEvent, within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { eventually, openPage, type Page } from "../../app/fixtures/openPage.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

it.each(
  ["artwork/1", "artwork-description/apollo"].flatMap((screen) =>
    languages.map((language) => [screen, language] as const),
  ),
)(
  "on %s in %s it is played, and the sentence that is heard is marked",
  async (screen, language) => {
    const { touch, player } = await messagesIn[language]();
    const page = await openPage(`/galleria-borghese/${screen}?lang=${language}`);
    const guide = page.main.getByRole("region", { name: touch.emblem });
    expect(within(guide).queryAllByRole("button")).toEqual([]);
    await unfold(page, guide);
    await page.press(`${player.play}, ${touch.parts.emblem}`, guide);
    await page.passes(600);
    expect(page.voice()).toMatchObject({ file: "touch-apollo-emblem", isPlaying: true });
    await page.user.click(within(guide).getByText(`${touch.text}, ${touch.parts.emblem}`));
    expect(marked()).toEqual([sentencesOf(guide)[0]]);
    await page.user.click(sentencesOf(guide)[4]!);
    await page.passes(300);
    expect(marked()).toEqual([sentencesOf(guide)[4]]);
    await page.press(`${player.pause}, ${touch.parts.emblem}`, guide);
    expect(page.voice().isPlaying).toBe(false);
  },
);

it("where a work has one model it is simply the touch guide, and says what it is for", async () => {
  const page = await openPage("/galleria-borghese/artwork/2?lang=en");
  const guide = page.main.getByRole("region", { name: "Touch guide" });
  expect(guide.textContent).toContain("Ask the staff whether it is here to touch.");
});

it.each(languages)(
  "in %s no two controls of its page have one name, and what is taken home has a name that speaks",
  async (language) => {
    const { player, touch } = await messagesIn[language]();
    const page = await openPage(`/galleria-borghese/artwork/1?lang=${language}`);
    for (const name of [touch.emblem, touch.composition])
      await unfold(page, page.main.getByRole("region", { name }));
    const files: string[] = [];
    for (const part of ["", `, ${touch.parts.emblem}`, `, ${touch.parts.composition}`]) {
      for (const control of [player.play, player.rewind, player.forward])
        expect(page.main.getByRole("button", { name: control + part })).toBeTruthy();
      expect(page.main.getByRole("slider", { name: player.positionLabel + part })).toBeTruthy();
      expect(page.main.getByRole("combobox", { name: player.speed + part })).toBeTruthy();
      const file = page.main.getByRole<HTMLAnchorElement>("link", { name: player.download + part });
      files.push(file.download);
    }
    expect(new Set(files).size).toBe(3);
    for (const file of files) expect(file).toMatch(/^Apol+on?( -|,) .+\.mp3$/);
  },
);

it("where it has two, each is named, after the facts", async () => {
  const page = await openPage("/galleria-borghese/artwork/1?lang=en");
  const headings = page.main.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Listen to the audio description",
    "About the work",
    "Touch guide: the emblem",
    "Touch guide: the scheme of the composition",
  ]);
});

it("leaves the other recordings of its page where they are", async () => {
  const { page, emblem, composition } = await openGuides();
  await play(page, emblem);
  moveTo(emblem, 30);
  await play(page, composition);
  expect(page.voice()).toMatchObject({ file: "touch-apollo-composition", isPlaying: true });
  expect(slider(emblem).value).toBe("30");
  await play(page, emblem);
  expect(page.voice().file).toBe("touch-apollo-emblem");
  expect(page.voice().seconds).toBeGreaterThan(30);
  // A screen reader would say anything that was announced over the voice.
  expect(page.announced.slice(1)).toEqual([]);
});

it("has the lock screen and the keys of the headset from when it is played, also when it has ended", async () => {
  const { page, emblem, composition } = await openGuides();
  expect(lockScreen()).toMatchObject({ title: "Apollo", album: "Galleria Borghese" });
  await play(page, composition);
  expect(lockScreen()).toEqual({
    title: "Apollo",
    artist: "Dosso Dossi",
    album: "Guida tattile: lo schema della composizione · Galleria Borghese",
    playbackState: "playing",
  });
  await page.headset("seekto", { seekTime: 20 });
  await page.headset("pause");
  expect(page.voice().isPlaying).toBe(false);
  expect(slider(composition).value).toBe("20");
  await page.headset("play");
  expect(page.voice()).toMatchObject({ file: "touch-apollo-composition", isPlaying: true });

  await play(page, emblem);
  await page.hearToTheEnd();
  expect(within(emblem).getByText("AUDIO TERMINATO")).toBeTruthy();
  expect(lockScreen()).toMatchObject({
    album: "Guida tattile: l’emblema · Galleria Borghese",
    playbackState: "paused",
  });
  await page.headset("play");
  await page.passes(600);
  expect(page.voice()).toMatchObject({ file: "touch-apollo-emblem", isPlaying: true });

  // The audio description is the first of the page.
  await page.user.click(page.main.getAllByRole("button", { name: /^Ascolta/ })[0]!);
  await page.passes(600);
  expect(lockScreen()).toMatchObject({ album: "Galleria Borghese", playbackState: "playing" });
});

it("is silent on the next work, and the list has no keys of the headset", async () => {
  const { page, composition } = await openGuides();
  await play(page, composition);
  await page.user.click(page.main.getByRole("link", { name: /^Opera successiva/ }));
  await eventually(() => expect(lockScreen().title).toBe("Rinaldo e Armida"));
  expect(page.voice()).toMatchObject({ isPlaying: false, file: undefined });
  await page.user.click(page.all.getByRole("link", { name: "Indietro" }));
  await eventually(() => expect(lockScreen().title).toBe("Apollo"));
  expect(Object.keys(handlers())).toContain("play");
  await page.user.click(page.all.getByRole("link", { name: "Indietro" }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/list"));
  expect(handlers()).toEqual({});
});

async function openGuides() {
  const page = await openPage("/galleria-borghese/artwork/1?lang=it");
  await page.passes(1_500);
  const [emblem, composition] = ["l’emblema", "lo schema della composizione"].map((name) =>
    page.main.getByRole("region", { name: `Guida tattile: ${name}` }),
  ) as [HTMLElement, HTMLElement];
  for (const guide of [emblem, composition]) await unfold(page, guide);
  return { page, emblem, composition };
}

async function unfold(page: Page, guide: HTMLElement) {
  await page.user.click(within(guide).getByRole("heading", { level: 2 }));
}

async function play(page: Page, guide: HTMLElement) {
  await page.press(/^Ascolta,/, guide);
  await page.passes(600);
}

function slider(guide: HTMLElement) {
  return within(guide).getByRole<HTMLInputElement>("slider");
}

function moveTo(guide: HTMLElement, seconds: number) {
  fireEvent.change(slider(guide), { target: { value: String(seconds) } });
}

function sentencesOf(guide: HTMLElement) {
  return [...guide.querySelectorAll<HTMLElement>(".sentence")];
}

/** The sentences that are marked as heard now, on the whole page. */
function marked() {
  return [...document.querySelectorAll(".sentence[data-now]")];
}

function lockScreen() {
  const { metadata, playbackState } = navigator.mediaSession;
  const { title, artist, album } = metadata ?? {};
  return { title, artist, album, playbackState };
}

function handlers() {
  return (globalThis as unknown as { handlers: Record<string, unknown> }).handlers;
}
