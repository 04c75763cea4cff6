import { fireEvent } from "@testing-library/dom";
import { describe, expect, it } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../app/fixtures/openPage.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn, tourMessagesIn } from "../../i18n/messagesIn.ts";

const address = "/galleria-borghese/blind-user";

describe("a visitor in mid-tour", () => {
  it.each(languages)("in %s, comes back to the same second after a reload", async (language) => {
    const tour = await tourMessagesIn[language]();
    const { player } = await messagesIn[language]();
    const page = await openPage(`${address}?lang=${language}`, {
      stored: await storedAt(2, 20, language),
    });
    await page.passes(1_500);
    expect(page.announced.at(-1)).toBe(`${tour.welcomeBack} ${tour.step(2, 3)}.`);
    expect(page.main.queryByText(tour.welcomeBack)).not.toBeNull();
    expect(page.main.queryByText(tour.step(2, 3))).not.toBeNull();
    expect(position(page)).toBe("20");
    expect(page.voice().isPlaying).toBe(false);
    await page.press(new RegExp(`^${player.play} \\d`));
    await page.passes(500);
    expect(page.voice()).toMatchObject({ file: "tour-davide", isPlaying: true, seconds: 20.5 });
  });

  it("comes back to it from another screen", async () => {
    const page = await openReady();
    await page.press(/^Next,/);
    await page.passes(500);
    await follow(page, "Back, Welcome", "Welcome");
    await follow(page, /^Blindness/, "Voice-guided tour");
    await page.passes(1_000);
    expect(page.announced.at(-1)).toBe("You are back where you left off. step 2 of 3.");
    expect(page.main.queryByText("You are back where you left off.")).not.toBeNull();
  });

  it("who chooses another language gets the same stop from its beginning, in silence", async () => {
    const page = await openReady();
    await page.press(/^Next,/);
    await page.passes(500);
    moveTo(page, 20);
    await page.user.click(page.all.getByRole("button", { name: "Language: English" }));
    await page.user.click(page.all.getByRole("link", { name: "Italiano" }));
    await eventually(() => expect(page.main.queryByText("tappa 2 di 3")).not.toBeNull());
    expect(page.main.getByRole<HTMLInputElement>("slider", { name: "Posizione" }).value).toBe("0");
    expect(page.voice().isPlaying).toBe(false);
  });

  it("who ends the visit leaves nothing of it", async () => {
    const page = await openReady({ stored: await storedAt(2, 20) }, false);
    await page.user.click(page.all.getByRole("button", { name: "End visit" }));
    await page.press("End visit", page.all.getByRole("dialog"));
    await eventually(() => expect(location.pathname).toBe("/galleria-borghese"));
    expect(page.stored()).toEqual({});
  });

  it("after the end of the visit in another tab is kept nothing of, until the tour goes on here", async () => {
    const page = await openReady({ stored: await storedAt(2, 20) }, false);
    localStorage.clear();
    dispatchEvent(new StorageEvent("storage", { key: null }));
    await page.setHidden(true);
    await page.setHidden(false);
    expect(page.stored()).toEqual({});
    await page.press(/^Next,/);
    await page.passes(500);
    await page.setHidden(true);
    const [, place] = Object.entries(page.stored()).find(([key]) => key.includes("tour/"))!;
    expect(JSON.parse(place)).toMatchObject({ step: 3, language: "en" });
  });

  it("keeps nothing that is not a place, and then the tour begins at its beginning", async () => {
    const place = Object.entries(await storedAt(2, 20)).find(([key]) => key.includes("tour/"))![0];
    const page = await openPage(`${address}?lang=en`, {
      stored: { ...(await storedAt(2, 20)), [place]: '{"step":7}' },
    });
    expect(page.main.queryByText("Introduction playing")).not.toBeNull();
    expect(page.main.queryByText("step 1 of 3")).not.toBeNull();
  });
});

it("a tour that was heard to its end begins anew", async () => {
  const before = await openReady();
  for (const file of ["tour-davide", "tour-autunno", "tour-completed"]) {
    await before.press(/^Next,/);
    await before.passes(500);
    expect(before.voice().file).toBe(file);
  }
  await before.hearToTheEnd();
  expect(before.announced.at(-1)).toBe("Audio ended");
  const page = await openPage(`${address}?lang=en`, { stored: before.stored() });
  expect(page.main.queryByText("Introduction playing")).not.toBeNull();
  expect(page.main.queryByText("step 1 of 3")).not.toBeNull();
});

/** What a visitor leaves on the device who reloads the page at this second of a stop. */
async function storedAt(step: number, seconds: number, language = "en") {
  const tour = await tourMessagesIn[language as "en"]();
  const page = await openPage(`${address}?lang=${language}`);
  await page.press(tour.skipIntroduction);
  for (let at = 1; at < step; at++) {
    await page.press(new RegExp(`^${tour.commands.next[0]},`));
    await page.passes(500);
  }
  moveTo(page, seconds);
  await page.setHidden(true);
  return page.stored();
}

async function openReady(options: Options = {}, isNew = true) {
  const page = await openPage(`${address}?lang=en`, options);
  if (isNew) await page.press("Skip the introduction");
  await page.passes(1_000);
  return page;
}

async function follow(page: Page, name: string | RegExp, title: string) {
  await page.user.click(page.all.getByRole("link", { name }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(title),
  );
}

function moveTo(page: Page, seconds: number) {
  fireEvent.change(page.main.getByRole("slider"), { target: { value: String(seconds) } });
}

function position(page: Page) {
  return page.main.getByRole<HTMLInputElement>("slider").value;
}
