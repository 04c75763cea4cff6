import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { eventually, openPage, type Options } from "../../app/fixtures/openPage.ts";
import { nameOfData, publishedFile } from "../../app/fixtures/publishedFiles.ts";
import type { ListedWork } from "../../catalogue/catalogue.ts";
import { en } from "../../i18n/messages/en.ts";
import { languages } from "../../i18n/languages.ts";
import { messagesIn } from "../../i18n/messagesIn.ts";

const address = "/galleria-borghese/deaf-user?lang=";

it.each<[keys: string[], shown: string, said: string]>([
  [["5"], "5", "5 Primavera"],
  [["9"], "9", `9 ${en.artwork.notInCatalogue}`],
  [["1", "0"], "10", `10 ${en.artwork.notInCatalogue}`],
  [["9", en.number.erase, "5"], "5", "5 Primavera"],
  [["5", en.number.erase], "", ""],
  [[en.number.erase], "", ""],
  [["1", "2", "3", "4", "5"], "1234", `1234 ${en.artwork.notInCatalogue}`],
])("the keys %j write “%s”, and “%s” is said", async (keys, shown, said) => {
  const { page, pad, number } = await openPad();
  for (const key of keys) await page.press(key, pad);
  expect(number.value).toBe(shown);
  expect(saidIn(pad)).toBe(said);
});

it("the first digit of a longer number is no mistake yet", async () => {
  const { page, pad } = await openPad("en", { answer: elevenToSixteen });
  await page.press("1", pad);
  expect(saidIn(pad)).toBe("1");
  await page.press("5", pad);
  expect(saidIn(pad)).toBe("15 Primavera");
  await page.press("0", pad);
  expect(saidIn(pad)).toBe(`150 ${en.artwork.notInCatalogue}`);
});

it.each<[typed: string, shown: string]>([
  ["-1e0", "10"],
  ["٣", ""],
  ["<b>", ""],
])("of “%s” on a keyboard only the digits are taken: “%s”", async (typed, shown) => {
  const { page, number } = await openPad();
  await page.user.keyboard(typed);
  expect(number.value).toBe(shown);
});

it("of a long text that is pasted only the first digits are taken", async () => {
  const { page, number } = await openPad();
  await page.user.paste(`no. ${"9".repeat(5_000)}`);
  expect(number.value).toBe("9999");
});

it("has the field focused once a screen reader knows of the dialog, and says where the number is", async () => {
  const page = await openPage(`${address}en`);
  await page.press(en.number.title);
  const pad = page.all.getByRole("dialog", { name: en.number.title });
  await page.passes(300);
  expect(document.activeElement).toBe(pad);
  await page.passes(200);
  expect(document.activeElement).toBe(
    within(pad).getByRole("textbox", { name: en.number.label, description: en.number.where }),
  );
});

it("a digit typed while a key of the pad has focus goes into the field", async () => {
  const { page, pad, number } = await openPad();
  await page.press("4", pad);
  await page.user.keyboard("2");
  expect(document.activeElement).toBe(number);
  expect(number.value).toBe("42");
});

it.each([["{Enter}"], ["Open"]])(
  "a number that is not in the catalogue is not opened by %s, and the field has focus",
  async (how) => {
    const { page, pad, number } = await openPad();
    await page.user.keyboard("9");
    if (how === "Open") await page.press(how, pad);
    else await page.user.keyboard(how);
    expect(within(pad).getByRole("button", { name: "Open" }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    expect(document.activeElement).toBe(number);
    expect(location.pathname).toBe("/galleria-borghese/deaf-user");
  },
);

it.each(languages)("in %s a work is opened by its number, and Back returns", async (language) => {
  const messages = await messagesIn[language]();
  const { page, pad } = await openPad(language);
  await page.press("5", pad);
  expect(saidIn(pad)).toBe("5 Primavera");
  await page.press(messages.number.open, pad);
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe("Primavera"),
  );
  expect(location.pathname + location.search).toBe(`/galleria-borghese/artwork/5?lang=${language}`);
  await page.user.click(page.all.getByRole("link", { name: messages.back }));
  await eventually(() =>
    expect(page.all.getByRole("heading", { level: 1 }).textContent).toBe(messages.scanner.title),
  );
});

it("without the list of works any number is opened: the work's screen says if there is none", async () => {
  const page = await openPage(`${address}en`, {
    answer: (path) => (nameOfData(path) === "list" ? Response.error() : undefined),
  });
  await page.press(en.number.title);
  await page.passes(500);
  await page.user.keyboard("9");
  await page.settle();
  const pad = page.all.getByRole("dialog", { name: en.number.title });
  expect(saidIn(pad)).toBe("9");
  await page.press(en.number.open, pad);
  await eventually(() => expect(location.pathname).toBe("/galleria-borghese/artwork/9"));
});

it("is empty again when it is opened again", async () => {
  const { page, pad } = await openPad();
  await page.press("5", pad);
  await page.press(en.close, pad);
  expect(pad.open).toBe(false);
  await page.press(en.number.title);
  expect(within(pad).getByRole<HTMLInputElement>("textbox").value).toBe("");
});

/** Opens the number pad and waits until its field has focus. */
async function openPad(language: (typeof languages)[number] = "en", options: Options = {}) {
  const { number } = await messagesIn[language]();
  const page = await openPage(address + language, options);
  await page.press(number.title);
  await page.passes(500);
  const pad = page.all.getByRole<HTMLDialogElement>("dialog", { name: number.title });
  const field = within(pad).getByRole<HTMLInputElement>("textbox", { name: number.label });
  return { page, pad, number: field };
}

/** Answers for a museum whose six works have the numbers 11 to 16. */
function elevenToSixteen(path: string) {
  return nameOfData(path) === "list" ? renumbered(path) : undefined;
}

async function renumbered(path: string) {
  const list: ListedWork[] = await (await publishedFile(path)).json();
  return Response.json(list.map((work) => Object.assign(work, { id: work.id + 10 })));
}

/** What the number pad has a screen reader say. */
function saidIn(pad: HTMLElement) {
  return pad.querySelector("[aria-live]")?.textContent.trim();
}
