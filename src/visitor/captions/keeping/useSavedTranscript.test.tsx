import { expect, it, vi } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../../app/fixtures/openPage.ts";
import type { Told } from "../../../captions/fixtures/recordedSpeech.ts";
import { captions as messages } from "../../../i18n/captions/en.ts";

it.each([
  ["stops the microphone, and the words are there on return", true],
  ["is no loss where nothing can be stored", false],
])("leaving for another screen %s", async (_, stores) => {
  const page = await openCaptions({ stores });
  await listen(page);
  await page.tell(final(0, "one"), interim(1, "two"));
  expect(written()).toEqual(["one two"]);
  await leaveAndReturn(page);
  expect(states(page)).toEqual(["aborted"]);
  expect(written()).toEqual(["one two"]);
  expect(status()).toBe(messages.ready);
});

it.each([
  ["while it listens", async () => {}],
  ["once it was stopped", (page: Page) => press(page, "Stop")],
])("closing the app %s loses no word, and what is said later stands apart", async (_, leave) => {
  const page = await openCaptions();
  await listen(page);
  await page.tell(final(0, "one"), interim(1, "two"));
  await leave(page);
  await page.setHidden(true);
  const again = await openCaptions({ stored: page.stored() });
  expect(written()).toEqual(["one two"]);
  await listen(again);
  await again.tell(final(0, "three"));
  expect(written()).toEqual(["one two", "three"]);
});

it("leaving for another app turns the microphone off until one comes back, and marks the gap", async () => {
  const page = await openCaptions();
  await listen(page);
  await page.tell(final(0, "before"));
  await page.setHidden(true);
  expect(states(page)).toEqual(["aborted"]);
  await page.passes(20_000);
  expect(states(page)).toEqual(["aborted"]);
  await page.setHidden(false);
  await page.passes(300);
  expect(states(page)).toEqual(["aborted", "asked"]);
  await page.tell("start", final(0, "after"));
  expect(written()).toEqual(["before [… 20 seconds not heard]", "after"]);
});

it("after midnight nothing of the evening is lost, before it is copied or after a reload", async () => {
  const page = await openCaptions({ time: new Date("2026-11-15T23:50:00") });
  await listen(page);
  await page.tell(final(0, "before midnight"));
  vi.setSystemTime(new Date("2026-11-16T00:10:00"));
  await page.tell(final(1, "and after it"));
  await press(page, "Stop");
  await page.setHidden(true);
  await page.setHidden(false);
  expect(written()).toEqual(["before midnight", "and after it"]);
  await page.press(messages.keep.title);
  await page.press(messages.keep.copy, page.all.getByRole("dialog"));
  expect(await page.copied()).toMatch(/before midnight\n+and after it/);

  const again = await openCaptions({
    stored: page.stored(),
    time: new Date("2026-11-16T00:15:00"),
  });
  expect(written()).toEqual(["before midnight", "and after it"]);
  await listen(again);
  await again.tell(final(0, "and on"));
  expect(written()).toEqual(["before midnight", "and after it", "and on"]);
});

it("a page that stays open for the night shows and keeps nothing of the day before", async () => {
  const page = await openCaptions({ time: new Date("2026-11-15T20:00:00") });
  await listen(page);
  await page.tell(final(0, "yesterday"));
  await press(page, "Stop");
  vi.setSystemTime(new Date("2026-11-16T09:00:00"));
  await listen(page);
  await page.tell(final(0, "today"));
  expect(written()).toEqual(["today"]);
  expect(keptWords(page)).toEqual(["day/2026-11-16/captions/galleria-borghese/0"]);
});

it("opened again the next morning, nothing of the day before is there", async () => {
  const page = await openCaptions({ time: new Date("2026-11-15T20:00:00") });
  await listen(page);
  await page.tell(final(0, "today"));
  expect(keptWords(page)).toEqual(["day/2026-11-15/captions/galleria-borghese/0"]);
  const again = await openCaptions({
    stored: page.stored(),
    time: new Date("2026-11-16T09:00:00"),
  });
  expect(written()).toContain(messages.where.service);
  expect(keptWords(again)).toEqual([]);
});

it.each([
  ["a transcript", "day/2026-11-15/captions/galleria-borghese/0", '[{"language":"xx"}]'],
  ["settings", "captions/settings", "[1,"],
])("rubbish in the storage instead of %s is no obstacle", async (_, key, rubbish) => {
  const page = await openCaptions({ stored: { [key]: rubbish } });
  await listen(page);
  await page.tell(final(0, "one"));
  expect(written()).toEqual(["one"]);
  expect(page.logged).toEqual([]);
});

function openCaptions(options: Options = {}) {
  return openPage("/galleria-borghese/transcription?lang=en", options);
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

async function leaveAndReturn(page: Page) {
  await page.user.click(page.all.getByRole("link", { name: "Back" }));
  await eventually(() => page.all.getByRole("heading", { level: 1, name: "Scan an artwork" }));
  await page.user.click(page.all.getByRole("link", { name: "transcribe guide in real-time" }));
  await eventually(() => page.all.getByRole("heading", { level: 1, name: messages.title }));
}

function written() {
  return [...document.querySelectorAll(".captions-log p")].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, " ").trim(),
  );
}

function status() {
  return document.querySelector(".captions-status")?.textContent;
}

function states(page: Page) {
  return page.sessions().map(({ state }) => state);
}

/** The keys under which the transcript is kept on the device. */
function keptWords(page: Page) {
  return Object.keys(page.stored()).filter((key) => key.startsWith("day/"));
}

function interim(from: number, text: string): Told {
  return { from, results: [[text]] };
}

function final(from: number, text: string): Told {
  return { from, results: [[text, 0.9]] };
}
