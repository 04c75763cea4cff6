import { describe, expect, it, vi } from "vitest";
import { eventually, openPage, type Options, type Page } from "../../app/fixtures/openPage.ts";
import { chooseLanguage } from "../../i18n/inAllLanguages/chooseLanguage.ts";
import { languages } from "../../i18n/languages.ts";
import { lentMessages } from "../../i18n/lent/lentMessages.ts";
import { captionsMessagesIn, messagesIn } from "../../i18n/messagesIn.ts";

const minute = 60_000;
const opened = new Date("2026-11-15T10:00:00");
const { asked } = lentMessages.it;

describe.each(languages)("in %s a lent phone that nobody has used", (language) => {
  it("asks whose visit it is, says how long is left, and ends it where nobody answers", async () => {
    const said = lentMessages[language];
    const { endVisit, duration } = await messagesIn[language]();
    const page = await openLent(`/galleria-borghese/list?lang=${language}`, {
      stored: { preferredLanguage: language, "tour/speech": "service", speed: "1.5" },
    });
    await page.user.click(page.main.getByRole("heading", { level: 1 }));
    await page.passes(10 * minute - 5_000);
    expect(question(page)).toBe(null);
    await page.passes(6_000);
    const dialog = page.all.getByRole<HTMLDialogElement>("alertdialog", {
      name: said.asked.question,
    });
    expect(document.activeElement).toBe(dialog);
    expect(document.getElementById(dialog.getAttribute("aria-describedby")!)?.textContent).toBe(
      said.asked.means(duration.minutes(2)),
    );
    const heard = dialog.querySelector("[aria-live=polite]")!;
    expect(heard.textContent).toBe("");
    await page.passes(60_000);
    expect(dialog.querySelector("[aria-hidden=true]")?.textContent).toMatch(/0:59|1:00/);
    expect(heard.textContent).toBe(said.asked.endsIn(duration.minutes(1)));
    await page.passes(20_000);
    expect(heard.textContent).toBe(said.asked.endsIn(duration.minutes(1)));
    await page.passes(25_000);
    expect(heard.textContent).toBe(said.asked.endsIn(duration.seconds(20)));
    await page.passes(16_000);
    await eventually(() =>
      expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(
        chooseLanguage[language],
      ),
    );
    await page.passes(2_000);
    expect(location.pathname).toBe("/galleria-borghese");
    expect(question(page)).toBe(null);
    expect(page.announced).toContain(endVisit.ended);
    expect(document.activeElement).toBe(page.main.getByRole("heading", { level: 1 }));
    expect([page.stored(), sessionStorage.length]).toEqual([{ lent: "10" }, 0]);
    await page.passes(60 * minute);
    expect(question(page)).toBe(null);
  });
});

it.each(["stillMine", "Escape"] as const)(
  "%s goes on with the visit, and asks later",
  async (how) => {
    const page = await openAsked();
    const dialog = question(page)!;
    if (how === "Escape") await page.user.keyboard("{Escape}");
    else await page.press(asked.stillMine, dialog);
    await page.passes(9 * minute);
    expect([question(page), page.stored()]).toMatchObject([null, { preferredLanguage: "it" }]);
    expect(location.pathname).toBe("/galleria-borghese/list");
    await page.passes(2 * minute);
    expect(question(page)).not.toBe(null);
  },
);

it("whoever takes the phone next begins a visit of their own", async () => {
  const { endVisit } = await messagesIn.it();
  const page = await openAsked();
  await page.press(asked.beginNew, question(page)!);
  await eventually(() => expect(page.main.getByText(endVisit.ended)).toBeTruthy());
  expect(page.stored()).toEqual({ lent: "10" });
});

it("says that the visit has ended also where the first screen was open", async () => {
  const { endVisit } = await messagesIn.it();
  const page = await openAsked("/galleria-borghese?lang=it");
  await page.press(asked.beginNew, question(page)!);
  await eventually(() => expect(page.main.getByText(endVisit.ended)).toBeTruthy());
});

it("asks on as before whoever goes back in history", async () => {
  const page = await openLent("/galleria-borghese/deaf-user?lang=it");
  await page.user.click(page.main.getByRole("link", { name: "Le opere" }));
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/list"));
  await page.passes(11 * minute);
  expect(question(page)).not.toBe(null);
  history.back();
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/deaf-user"));
  await page.passes(1_000);
  expect(question(page)).not.toBe(null);
});

it("gives all the time again to whoever touches the phone without an answer", async () => {
  const page = await openAsked();
  await page.passes(100_000);
  await page.user.click(question(page)!.querySelector("h2")!);
  await page.passes(100_000);
  expect(question(page)).not.toBe(null);
  await page.passes(21_000);
  expect(question(page)).toBe(null);
});

it.each<[what: string, passed: number, isAsked: boolean]>([
  ["asks at once when it is opened the next day", 20 * 60 * minute, true],
  ["asks at once when it is opened after the time", 11 * minute, true],
  ["asks nothing when it is opened soon", 5 * minute, false],
])("a tab that was closed %s", async (_, passed, isAsked) => {
  const page = await openLent("/galleria-borghese/list?lang=it", {
    stored: { lastUse: String(opened.getTime() - passed) },
  });
  await page.passes(1_000);
  expect(question(page) !== null).toBe(isAsked);
});

it("a phone that was locked asks on its return, and leaves all the time to answer", async () => {
  const page = await openLent("/galleria-borghese/list?lang=it");
  await page.user.click(page.main.getByRole("heading", { level: 1 }));
  await page.setHidden(true);
  await page.passes(60 * minute);
  expect(question(page)).toBe(null);
  await page.setHidden(false);
  expect(question(page)).not.toBe(null);
  await page.passes(60_000);
  await page.setHidden(true);
  await page.passes(60 * minute);
  await page.setHidden(false);
  await page.passes(110_000);
  expect(question(page)).not.toBe(null);
});

it("whoever takes up a phone whose timers stood still is asked before the touch counts", async () => {
  const page = await openLent("/galleria-borghese/list?lang=it");
  await page.user.click(page.main.getByRole("heading", { level: 1 }));
  vi.setSystemTime(Date.now() + 20 * minute);
  await page.user.click(page.main.getByRole("heading", { level: 1 }));
  await page.settle();
  expect(question(page)).not.toBe(null);
});

it("a first screen that scrolls after a visit begins no other", async () => {
  const page = await openAsked();
  await page.press(asked.beginNew, question(page)!);
  document.dispatchEvent(new Event("scroll"));
  expect(page.stored()).toEqual({ lent: "10" });
});

it("is not asked while a recording sounds, and is after it", async () => {
  const { player } = await messagesIn.it();
  const page = await openLent("/galleria-borghese/artwork-description/apollo?lang=it", {
    sound: { lengthOf: () => 30 * 60 },
  });
  await page.user.click(page.main.getAllByRole("button", { name: player.play })[0]!);
  await page.passes(29 * minute);
  expect(question(page)).toBe(null);
  await page.passes(12 * minute);
  expect(question(page)).not.toBe(null);
});

it("is not asked while captions are written; is where they hear nobody, and they go on", async () => {
  const captions = await captionsMessagesIn.it();
  const page = await openLent("/galleria-borghese/transcription?lang=it");
  await page.press(captions.start);
  for (const word of ["questo", "è", "Apollo"]) {
    await page.tell("start", { from: 0, results: [[word]] });
    await page.passes(8 * minute);
    expect(question(page)).toBe(null);
  }
  await page.passes(3 * minute);
  expect(question(page)).not.toBe(null);
  expect(page.main.getByRole("button", { name: captions.stop })).toBeTruthy();
});

it.each<[what: string, scrolled: () => EventTarget, isAsked: boolean]>([
  ["is not asked where a screen reader scrolls the page", () => document, false],
  [
    "is asked where a part of the screen scrolls by itself",
    () => document.querySelector("h1")!,
    true,
  ],
])("%s", async (_, scrolled, isAsked) => {
  const page = await openLent("/galleria-borghese/list?lang=it");
  await page.user.click(page.main.getByRole("heading", { level: 1 }));
  await page.passes(8 * minute);
  scrolled().dispatchEvent(new Event("scroll"));
  await page.passes(3 * minute);
  expect(question(page) !== null).toBe(isAsked);
});

it("asks nothing on a visitor's own phone, and keeps no time there", async () => {
  const page = await openPage("/galleria-borghese/list?lang=it");
  await page.user.click(page.main.getByRole("heading", { level: 1 }));
  await page.passes(60 * minute);
  expect(question(page)).toBe(null);
  expect(page.stored()["lastUse"]).toBeUndefined();
});

function openLent(address: string, { stored, ...options }: Options = {}) {
  return openPage(address, {
    time: opened,
    ...options,
    stored: { preferredLanguage: "it", lent: "10", ...stored },
  });
}

/** A phone on which the question has just been asked. */
async function openAsked(address = "/galleria-borghese/list?lang=it") {
  const lastUse = String(opened.getTime() - 11 * minute);
  const page = await openLent(address, { stored: { lastUse } });
  await page.passes(1_000);
  expect(question(page)).not.toBe(null);
  return page;
}

function question(page: Page) {
  return page.all.queryByRole<HTMLDialogElement>("alertdialog");
}
