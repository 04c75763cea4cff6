import { within } from "@testing-library/dom";
import { expect, it } from "vitest";
import { openPage, type Page } from "../../app/fixtures/openPage.ts";

it("a sentence is heard by a tap, and marked while it sounds", async () => {
  const page = await open();
  expect(marked()).toEqual([]);
  await page.user.click(sentences()[3]!);
  await page.passes(500);
  expect(page.voice()).toMatchObject({ file: "apollo", isPlaying: true });
  expect(marked()).toEqual([3]);
  await page.user.click(sentences().at(-1)!);
  await page.passes(500);
  expect(marked()).toEqual([sentences().length - 1]);
  await page.hearToTheEnd();
  await page.user.click(page.main.getAllByRole("button", { name: "Play" })[0]!);
  await page.passes(500);
  expect(marked()).toEqual([0]);
});

it("whoever marks words hears nothing", async () => {
  const page = await open();
  const marking = document.createRange();
  marking.selectNodeContents(sentences()[1]!);
  getSelection()!.addRange(marking);
  sentences()[1]!.click();
  await page.passes(500);
  expect(page.voice().file).toBeUndefined();
});

it.each([
  [["ArrowDown"], 3],
  [["ArrowDown", "ArrowRight"], 4],
  [["ArrowUp", "ArrowUp"], 2],
  [["ArrowRight", "ArrowLeft"], 2],
  [["ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp"], 4],
  [["ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp"], 0],
  [["ArrowDown", "Shift>", "ArrowDown", "/Shift"], 3],
])(
  "with %j from the fourth sentence, the one that is reached has focus, and is heard",
  async (keys, reached) => {
    const page = await open();
    await page.user.click(sentences()[3]!);
    await page.passes(500);
    await page.user.click(page.main.getByRole("button", { name: "Pause" }));
    text(page).focus();
    for (const key of keys) await page.user.keyboard(`{${key}}`);
    await page.settle();
    expect(page.voice().isPlaying).toBe(false);
    expect(document.activeElement).toBe(sentences()[reached]);
    await page.user.keyboard("{Enter}");
    await page.passes(500);
    expect(marked()).toEqual([reached]);
    expect(page.voice().isPlaying).toBe(true);
  },
);

it("the arrow keys begin at the sentence that sounds", async () => {
  const page = await open();
  await page.user.click(page.main.getAllByRole("button", { name: "Play" })[0]!);
  await page.passes(15_000);
  const [sounding = 0] = marked();
  expect(sounding).toBeGreaterThan(1);
  await page.user.click(page.main.getByRole("button", { name: "Pause" }));
  text(page).focus();
  await page.user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await page.passes(500);
  expect(marked()).toEqual([sounding + 1]);
});

it("to a screen reader it is one text, without links or buttons", async () => {
  const page = await open();
  expect(within(text(page)).queryAllByRole("link")).toEqual([]);
  expect(within(text(page)).queryAllByRole("button")).toEqual([]);
  expect(text(page).tabIndex).toBe(0);
});

it("what the arrow keys reach is said by its name, and is the one stop of the Tab key", async () => {
  const page = await open();
  text(page).focus();
  for (const place of [0, 1]) {
    await page.user.keyboard("{ArrowDown}");
    const reached = within(text(page)).getByRole("button", { name: sentences()[place]!.innerText });
    expect(document.activeElement).toBe(reached);
    expect(stops(page)).toEqual([reached]);
  }
  await page.user.tab();
  expect(text(page).contains(document.activeElement)).toBe(false);
  await page.user.tab({ shift: true });
  expect(document.activeElement).toBe(text(page));
  expect(stops(page)).toEqual([text(page)]);
});

async function open() {
  return openPage("/galleria-borghese/artwork-description/apollo?lang=en", {
    sound: { lengthOf: () => 90 },
  });
}

/** The text of the audio description; those of touch guides follow it. */
function text(page: Page) {
  return page.main.getAllByRole("group", { name: /tap it, or choose it with the arrow keys/ })[0]!;
}

/** What in the text the Tab key stops at. */
function stops(page: Page) {
  return [text(page), ...sentences()].filter(({ tabIndex }) => tabIndex === 0);
}

function sentences() {
  const [first] = document.querySelectorAll<HTMLElement>(".read-along");
  return [...first!.querySelectorAll<HTMLElement>(".sentence")];
}

/** The numbers of the sentences that are marked as sounding. */
function marked() {
  return sentences().flatMap(({ dataset }, index) => ("now" in dataset ? [index] : []));
}
