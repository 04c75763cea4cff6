import type { Page } from "@playwright/test";
import { hasPoppler } from "../../scripts/machine/poppler.js";
import { codeSquares, QUIET } from "../../src/studio/labels/printing/codeSquares.ts";
import { test as withCamera } from "../device/camera.ts";
import { onlyInChromium } from "../device/browser.ts";
import { expect, test } from "../journey.ts";
import { axeFindingsInEveryScheme, setColourScheme } from "../checks/colourSchemes.ts";
import { openApp } from "../pages/openApp.ts";
import { expectSaved, write } from "./studioPage.ts";
import {
  codesIn,
  darkestAround,
  labelSeen,
  millimetres,
  ownCamera,
  pagesOf,
  seenFrom,
} from "./printedLabels.ts";
import { documentsOfMuseum, openDraft, type DraftDocuments } from "./openDraft.ts";

const site = "https://guida.museo.it";
const museum = `${site}/galleria-borghese`;
/** What the codes hold, in the order of the labels. */
const works = [1, 2, 3, 4, 5, 6].map((number) => `${museum}/artwork/${number}`);
const captions = `${museum}/transcription`;
const everything = [...works, captions, museum];

const sizes = [
  { size: "wall", name: /Da parete/, pages: 4, side: 60, number: 60, distance: 50 },
  { size: "desk", name: /Da banco/, pages: 1, side: 25, number: 32, distance: 25 },
  { size: "pocket", name: /Da tasca/, pages: 1, side: 25, number: 20, distance: 15 },
] as const;

for (const { size, name, pages, side, number, distance } of sizes) {
  test.describe(`labels “${name.source}”`, () => {
    /** Until its sheets are drawn, those of the size before stand there and would be printed. */
    async function chooseSize(page: Page) {
      await page.getByRole("radio", { name }).check();
      await expect(page.locator(`.label[data-size=${size}]`)).toHaveCount(everything.length);
    }

    test("are printed on A4 with codes that every phone reads", async ({ page }) => {
      onlyInChromium("it prints to a PDF");
      test.skip(!hasPoppler(), "there is no pdftoppm");
      await openLabels(page, { hasTags: true });
      await chooseSize(page);
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const numbers = await page.evaluate(sizesOfNumbers);
      expect(numbers).toHaveLength(works.length);
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(number);

      const printed = await print(page);
      // The last page is the list for whoever writes the tags.
      expect(printed).toHaveLength(pages + 1);
      const read: string[] = [];
      for (const paper of printed) {
        expect([paper.width, paper.height]).toEqual([2480, 3508].map(about));
        const codes = await codesIn(paper);
        read.push(...codes.map(({ text }) => text));
        for (const code of codes) {
          expect(millimetres(code.side), code.text).toBeGreaterThanOrEqual(side);
          expect(darkestAround(paper, code, modulesOf(code.text, size)), code.text).toBeGreaterThan(
            230,
          );
        }
        const { picture } = await seenFrom(paper, 40, ownCamera);
        expect((await codesIn(picture)).map(({ text }) => text)).toEqual(
          codes.map(({ text }) => text),
        );
      }
      expect(read).toEqual(everything);
    });

    withCamera("lead to their works when our scanner sees them", async ({ page, showToCamera }) => {
      onlyInChromium("it prints to a PDF, and its camera shows a film");
      withCamera.skip(!hasPoppler(), "there is no pdftoppm");
      await openLabels(page);
      await chooseSize(page);
      const printed = await print(page);
      for (const [text, address] of [
        [works[2], "/galleria-borghese/artwork/3"],
        [captions, "/galleria-borghese/transcription"],
      ] as const) {
        showToCamera(await labelSeen(printed, text!, distance));
        await openApp(page, "/galleria-borghese/deaf-user?lang=en");
        await page.getByRole("button", { name: "Tap to activate the camera" }).click();
        await expect(page).toHaveURL(({ pathname }) => pathname.replace(/\/$/, "") === address);
      }
    });

    for (const hasTags of [true, false])
      test(`hold the longest words${hasTags ? ", with the sign of a tag" : ""}`, async ({
        page,
      }) => {
        const documents = await documentsOfMuseum("galleria-borghese");
        lengthen(documents);
        await openLabels(page, { hasTags, languages: ["de", "fr"] }, documents);
        await chooseSize(page);
        expect(await page.evaluate(labelsThatDoNotFit)).toEqual([]);
        await setColourScheme(page, {
          media: "print",
          colorScheme: "light",
          contrast: "no-preference",
        });
        expect(await page.evaluate(labelsThatDoNotFit)).toEqual([]);
      });
  });
}

test("the labels are lists of articles, each with its code by name and its words in their language", async ({
  page,
}) => {
  await openLabels(page, { hasTags: true });
  const label = page.getByRole("article").nth(1);
  await expect(label.getByRole("heading", { level: 4 })).toHaveText("Rinaldo e Armida");
  await expect(label.getByRole("heading", { level: 4 })).toHaveAttribute("lang", "it");
  await expect(
    label.getByRole("img", { name: "Codice di Rinaldo e Armida, numero 2" }),
  ).toBeVisible();
  const how = label.locator(".label-how");
  await expect(how.nth(0)).toHaveAttribute("lang", "it");
  await expect(how.nth(0)).toContainText("oppure scrivi il numero 2 nell’app");
  await expect(how.nth(1)).toHaveAttribute("lang", "en");
  await expect(how.nth(1)).toContainText("type the number 2 in the app");
  await expect(page.getByRole("row").filter({ hasText: "Rinaldo" })).toContainText(works[1]!);
  expect(await axeFindingsInEveryScheme(page)).toEqual([]);
});

test("what was chosen is there again when the draft is opened again", async ({ page }) => {
  await openLabels(page);
  await page.getByRole("radio", { name: /Da tasca/ }).check();
  await page.getByRole("radio", { name: /quelle che scelgo/ }).check();
  await page.getByRole("textbox", { name: "Cerca per titolo o numero" }).fill("gòlia");
  await page.getByRole("checkbox", { name: /Davide/ }).check();
  await expect(page.getByRole("article")).toHaveCount(3);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: /Da tasca/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Davide/ })).toBeChecked();
  await expect(page.getByRole("article")).toHaveCount(3);
});

test("labels marked as printed come again when a work has changed", async ({ page }) => {
  const documents = await documentsOfMuseum("galleria-borghese");
  await openLabels(page, {}, documents);
  await page.getByRole("button", { name: "Segna come stampate" }).click();
  await page.getByRole("radio", { name: /cambiate dall’ultima stampa/ }).check();
  await expect(page.getByText("Nessuna etichetta è cambiata dall’ultima stampa.")).toBeVisible();
  const address = page.getByRole("textbox", { name: "Indirizzo della guida" });
  await write(address, "nuovo.museo.it");
  await expect(page.getByRole("article")).toHaveCount(everything.length);
  await write(address, site);
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("an address that cannot be is refused in words, and nothing is printed", async ({ page }) => {
  await openLabels(page);
  const address = page.getByRole("textbox", { name: "Indirizzo della guida" });
  await write(address, "http://museo.it/guida");
  await expect(address).toHaveAccessibleDescription(/deve cominciare con https/);
  await expect(page.getByRole("article")).toHaveCount(0);
  await write(address, "https://museo.it/guida?lang=it");
  await expect(address).toHaveAccessibleDescription(/punto interrogativo/);
  await write(address, "https://museo.it");
  await expect(page.getByRole("article")).toHaveCount(everything.length);
  await write(address, "https://museo.example");
  await expect(address).toHaveAccessibleDescription(/Questo indirizzo è solo un esempio/);
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("the screen fits a small phone with text twice the size", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openLabels(page, { hasTags: true, which: "chosen", chosen: ["apollo"] });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const tooWide = (main: HTMLElement) => main.scrollWidth - main.clientWidth;
  expect(await page.getByRole("main").evaluate(tooWide)).toBe(0);
});

/** Opens the labels of a draft of the Galleria Borghese. */
async function openLabels(page: Page, choices: object = {}, documents?: DraftDocuments) {
  const all = documents ?? (await documentsOfMuseum("galleria-borghese"));
  all.set("museum", { ...(all.get("museum") as object), site });
  all.set("labels", { ...chosen, ...choices });
  await openDraft(page, all, "etichette");
  await expect(page.getByRole("article").first()).toBeVisible();
}

const chosen = {
  size: "wall",
  languages: ["it", "en"],
  which: "all",
  chosen: [],
  hasCaptions: true,
  hasFirstPage: true,
  hasTags: false,
};

/** Gives the works the longest titles, numbers and makers that a label has to hold. */
function lengthen(documents: DraftDocuments) {
  const sentence =
    "Ritratto del cardinale Scipione Borghese a cavallo con il paggio e il levriero, davanti alla villa fuori porta Pinciana";
  const titles = [
    sentence.padEnd(120, "."),
    sentence.toUpperCase().padEnd(120, "."),
    "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3).slice(0, 120),
    "Donaudampfschifffahrtsgesellschaft",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW MMMMMMMMMMMMMMMMMMMMMMMM",
    "Madonna col Bambino, san Giovannino e due angeli musicanti",
  ];
  const { works: slugs } = documents.get("museum") as { works: string[] };
  for (const [n, slug] of slugs.entries()) {
    const makers = [{ name: "Giovanni Francesco Barbieri detto il Guercino", hand: "workshop" }];
    const facts = documents.get(`works/${slug}`) as object;
    documents.set(`works/${slug}`, { ...facts, id: 9990 + n, title: titles[n], makers });
    for (const language of ["de", "fr"])
      documents.set(`${language}/${slug}`, { title: `${titles[n]!.slice(1)} ${language}` });
  }
}

async function print(page: Page) {
  return pagesOf(await page.pdf({ preferCSSPageSize: true }));
}

/** How many squares wide a code is, without its border. */
function modulesOf(text: string, size: (typeof sizes)[number]["size"]) {
  return codeSquares(text, size === "wall" ? "quartile" : "medium").across - 2 * QUIET;
}

/** How large the numbers of the labels are, in points; runs in the page. */
function sizesOfNumbers() {
  return [...document.querySelectorAll(".label-number")].map(
    (number) => parseFloat(getComputedStyle(number).fontSize) * 0.75,
  );
}

function about(pixels: number) {
  return expect.closeTo(pixels, -1);
}

/** What does not fit: words outside their label, or over its code or each other; runs in the page. */
function labelsThatDoNotFit(): string[] {
  const SLACK = 0.5;
  // A box may be smaller than its words, so the words themselves are measured.
  const boxesOfWords = (part: Element) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement!.closest(".visually-hidden")) continue;
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  return [...document.querySelectorAll(".label")].flatMap((label) => {
    const name = label.querySelector(".label-title")!.textContent;
    const [work, code, words] = [".label-work", ".label-code", ".label-words"].map((part) =>
      label.querySelector(part)!,
    ) as [Element, Element, Element];
    const whole = label.getBoundingClientRect();
    const drawn = code.getBoundingClientRect();
    const problems: string[] = [];
    for (const part of [work, words]) {
      for (const box of boxesOfWords(part)) {
        const isInside =
          box.left >= whole.left - SLACK &&
          box.right <= whole.right + SLACK &&
          box.top >= whole.top - SLACK &&
          box.bottom <= whole.bottom + SLACK;
        if (!isInside) problems.push("outside");
        const isOverCode =
          box.right > drawn.left + SLACK &&
          box.left < drawn.right - SLACK &&
          box.bottom > drawn.top + SLACK &&
          box.top < drawn.bottom - SLACK;
        if (isOverCode) problems.push("over the code");
        if (part === work && box.bottom > words.getBoundingClientRect().top + SLACK)
          problems.push("over the words below");
      }
    }
    if (drawn.bottom > words.getBoundingClientRect().top + SLACK)
      problems.push("the code over the words below");
    return [...new Set(problems)].map((problem) => `${problem}: ${name}`);
  });
}
