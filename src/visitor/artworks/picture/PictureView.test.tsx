import { fireEvent } from "@testing-library/dom";
import { expect, it } from "vitest";
import { openPage, type Page } from "../../../app/fixtures/openPage.ts";
import { en } from "../../../i18n/messages/en.ts";
import { languages } from "../../../i18n/languages.ts";
import { messagesIn } from "../../../i18n/messagesIn.ts";
import { percentIn } from "../../../i18n/numbers.ts";

const { zoomIn, zoomOut } = en.artwork;

it.each<[pressed: string[], said: string]>([
  [[], "Zoom 100%"],
  [[zoomIn], "Zoom 150%"],
  [[zoomIn, zoomIn], "Zoom 225%"],
  [[zoomIn, zoomIn, zoomOut], "Zoom 150%"],
  [[zoomOut], "Zoom 100%"],
  [Array.from({ length: 10 }, () => zoomIn), "Zoom 800%"],
])("after the buttons %j “%s” is said", async (pressed, said) => {
  const { page, view } = await openPicture();
  for (const name of pressed) await page.press(name, view);
  await page.passes(400);
  expect(saidIn(view)).toBe(said);
});

it.each<[keys: string, said: string]>([
  ["+", "Zoom 150%"],
  ["=", "Zoom 150%"],
  ["++-", "Zoom 150%"],
  ["++0", "Zoom 100%"],
  // With a modifier these keys are the browser's own shortcuts.
  ["{Control>}+{/Control}", "Zoom 100%"],
  ["{Meta>}+{/Meta}", "Zoom 100%"],
  ["{Alt>}+{/Alt}", "Zoom 100%"],
])("after the keys %s “%s” is said", async (keys, said) => {
  const { page, view } = await openPicture();
  await type(page, keys);
  await page.passes(400);
  expect(saidIn(view)).toBe(said);
});

it("a wheel enlarges the picture and not the page", async () => {
  const { page, view } = await openPicture();
  const stage = view.querySelector(".picture-stage")!;
  expect(fireEvent.wheel(stage, { deltaY: -400 })).toBe(false);
  await page.settle();
  await page.passes(400);
  expect(saidIn(view)).toBe("Zoom 223%");
});

it("only the last of many movements is said", async () => {
  const { page, view } = await openPicture();
  await type(page, "+");
  await page.passes(200);
  await type(page, "+");
  await page.passes(200);
  expect(saidIn(view)).toBe("Zoom 100%");
  await page.passes(200);
  expect(saidIn(view)).toBe("Zoom 225%");
});

it("Escape closes it, and it is whole when it is opened again, with focus on it and its name", async () => {
  const { page, view } = await openPicture();
  await type(page, "++{Escape}");
  expect(view.open).toBe(false);
  await page.press(en.artwork.enlarge);
  await page.passes(400);
  expect(document.activeElement).toBe(page.all.getByRole("dialog", { name: "Apollo" }));
  expect(saidIn(view)).toBe("Zoom 100%");
});

it.each(languages)("in %s its buttons are named, and its size is said", async (language) => {
  const { artwork } = await messagesIn[language]();
  const { page, view } = await openPicture(language);
  for (const name of ["zoomOut", "left", "right", "up", "down", "zoomIn"] as const)
    await page.press(artwork[name], view);
  await page.passes(400);
  expect(saidIn(view)).toBe(artwork.zoom(percentIn(language, 1.5)));
});

async function openPicture(language: (typeof languages)[number] = "en") {
  const { artwork } = await messagesIn[language]();
  const page = await openPage(`/galleria-borghese/artwork/1?lang=${language}`);
  await page.press(artwork.enlarge);
  return { page, view: page.all.getByRole<HTMLDialogElement>("dialog", { name: "Apollo" }) };
}

async function type(page: Page, keys: string) {
  await page.user.keyboard(keys);
  await page.settle();
}

/** What a screen reader is told of the picture. */
function saidIn(view: HTMLElement) {
  return view.querySelector("[aria-live]")?.textContent;
}
