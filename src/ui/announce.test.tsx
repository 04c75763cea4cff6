import { expect, it } from "vitest";
import { openPage } from "../app/fixtures/openPage.ts";

it("two announcements at once are made apart, each in its language, and taken away after 5 s", async () => {
  const { page, region, announce } = await openQuiet();
  announce("Loading");
  announce("Caricamento", "it");
  expect(words(region)).toEqual(["Loading"]);
  await page.passes(400);
  expect(words(region)).toEqual(["Loading", "Caricamento"]);
  expect([...region.children].map((news) => (news as HTMLElement).lang)).toEqual(["en", "it"]);
  await page.passes(4_700);
  expect(words(region)).toEqual(["Caricamento"]);
  await page.passes(400);
  expect(words(region)).toEqual([]);
});

it("the same words are said again, as a new element", async () => {
  const { page, region, announce } = await openQuiet();
  announce("9 works");
  await page.passes(1_000);
  announce("9 works");
  expect(words(region)).toEqual(["9 works", "9 works"]);
});

it("what is announced while the voice speaks is dropped", async () => {
  const { page, region, announce, hush } = await openQuiet();
  announce("Before");
  announce("Waiting");
  const speakAgain = hush();
  announce("Meanwhile");
  await page.passes(1_000);
  speakAgain();
  expect(words(region)).toEqual(["Before"]);
  announce("After");
  expect(words(region)).toEqual(["Before", "After"]);
});

it("a dialog takes all announcements away, and what is announced behind it waits for its end", async () => {
  const { page, region, announce } = await openQuiet();
  const { openDialog } = await import("./dialog/openDialog.ts");
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  announce("Before");
  openDialog(dialog);
  expect(words(region)).toEqual([]);
  announce("Behind");
  await page.passes(1_000);
  expect(words(region)).toEqual([]);
  dialog.close();
  await page.settle();
  expect(words(region)).toEqual(["Behind"]);
});

/** Opens a page, and waits until its own title has been announced and taken away. */
async function openQuiet() {
  const page = await openPage("/galleria-borghese/disability");
  await page.passes(10_000);
  const region = document.querySelector(".visually-hidden[aria-live=polite]")!;
  // Loaded only now, as it belongs to this page.
  const { announce, hush } = await import("./announce.ts");
  return { page, region, announce, hush };
}

function words(region: Element) {
  return [...region.children].map(({ textContent }) => textContent);
}
