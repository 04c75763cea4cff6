import type { Page } from "@playwright/test";
import { onlyInChromium } from "../device/browser.ts";
import { preloadAxe } from "../checks/axe.ts";
import {
  crampedButtons,
  misfitsInLowWindows,
  sidewaysScroll,
  smallTargets,
} from "../checks/layout.ts";
import { expect, test } from "../journey.ts";
import { forgetFocus, keyboardTraps } from "../checks/keyboardTraps.ts";
import { axeFindingsInEveryScheme } from "../checks/colourSchemes.ts";
import { button, heading, link, write } from "./studioPage.ts";
import { dropDrawing, faultyDrawing, goodDrawing } from "./drawings.ts";
import { openAnew, openDraft } from "./openDraft.ts";
import { smallDraft } from "./smallDraft.ts";

// Without a graphics card, what is drawn on a canvas has to be read back to be shown.
test.use({ tolerated: /GPU stall due to ReadPixels/ });

type Screen = {
  /** Behind the address of the draft, or of the studio. */
  at: string;
  title: string;
  /** What is done there first, and what that has opened. */
  act?: (page: Page) => Promise<unknown>;
  opens?: "dialog" | "menu" | "frame";
};

const screens = {
  "the works": { at: "opere", title: "Opere" },
  "the question whether to renumber": {
    at: "opere",
    title: "Opere",
    act: (page) => button(page, "Rinumera").click(),
    opens: "dialog",
  },
  "the import": { at: "opere/importa", title: "Da un foglio di calcolo" },
  "a sheet that is shown": {
    at: "opere/importa",
    title: "Da un foglio di calcolo",
    act: chooseSheet,
  },
  "a sheet that was taken": {
    at: "opere/importa",
    title: "Da un foglio di calcolo",
    act: async (page) => {
      await chooseSheet(page);
      await button(page, "Prendi 3 opere").press("Enter");
      await expect(page.getByRole("region", { name: "Fatto" })).toBeFocused();
    },
  },
  "a work": { at: "opere/apollo", title: "Apollo" },
  "the models of a work": { at: "opere/apollo/modello", title: "Apollo" },
  "a drawing with a fault": {
    at: "opere/apollo/modello",
    title: "Apollo",
    act: async (page) => {
      await dropDrawing(page, "Disegno dell’emblema", faultyDrawing);
      await expect(page.getByText("Non si può ancora stampare")).toBeVisible();
    },
  },
  "a model that can be turned": {
    at: "opere/apollo/modello",
    title: "Apollo",
    act: async (page) => {
      await dropDrawing(page, "Disegno dell’emblema", goodDrawing);
      await page.getByRole("button", { name: /^Prepara il modello/ }).click();
      await expect(page.getByRole("heading", { name: "Il modello" })).toBeFocused({
        timeout: 60_000,
      });
    },
  },
  "the words of the original": {
    at: "opere/apollo/it",
    title: "Apollo",
    act: (page) => expect(page.getByText(/osservazion[ei], da guardare con calma/)).toBeVisible(),
  },
  "the menu of a sentence": {
    at: "opere/apollo/it",
    title: "Apollo",
    act: (page) =>
      page.getByRole("button", { name: "Azioni: frase 2, Descrizione" }).press("Enter"),
    opens: "menu",
  },
  "a translation whose original has changed": {
    at: "opere/apollo/en",
    title: "Apollo",
    act: (page) => expect(page.getByText("L’originale è cambiato").first()).toBeVisible(),
  },
  "the tour": { at: "percorso", title: "Percorso" },
  "the words of the tour": {
    at: "percorso/it",
    title: "Il percorso in italiano",
    act: remarked,
  },
  "the tour in translation": {
    at: "percorso/en",
    title: "Il percorso in inglese",
    act: remarked,
  },
  "the voices": { at: "voci", title: "Voci" },
  "the booth": {
    at: "voci/it/apollo",
    title: "Apollo",
    act: (page) => expect(page.getByRole("application")).toBeVisible(),
  },
  "a recording to be brought": {
    at: "voci/it/tour-help/importa",
    title: "Aiuto",
    act: (page) => expect(page.getByText(/trascinare il file/)).toBeVisible(),
  },
  "how far one is": { at: "stato", title: "A che punto siamo" },
  "the translators": { at: "traduttori", title: "Traduttori" },
  "the labels": { at: "etichette", title: "Etichette" },
  "the preview": { at: "anteprima", title: "Anteprima", opens: "frame" },
  publishing: { at: "pubblica", title: "Pubblica" },
  "a guide whose file was downloaded": {
    at: "pubblica",
    title: "Pubblica",
    act: async (page) => {
      await button(page, "Scarica il file del museo").click();
      await expect(page.getByRole("main").getByText("è tra i tuoi download")).toBeVisible();
    },
  },
  "the history": {
    at: "opere/apollo",
    title: "Cronologia",
    act: async (page) => {
      await write(page.getByRole("textbox", { name: "Sala" }), "IV");
      await link(page, "Cronologia").click();
      await expect(page.getByRole("button", { name: /^Torna a prima di/ })).toHaveCount(1);
    },
  },
  "the museum": { at: "museo", title: "Il museo" },
  "a work that is not there": { at: "opere/niente", title: "Quest’opera non c’è" },
  "a model that is not there": { at: "opere/niente/modello", title: "Quest’opera non c’è" },
  "words that are not there": { at: "opere/niente/it", title: "Quest’opera non c’è" },
  "a language that is not spoken": { at: "opere/apollo/fr", title: "Apollo" },
  "a tour that is not there": { at: "percorso/fr", title: "Qui non c’è un percorso" },
  "a page that is not there": { at: "niente", title: "Questa pagina non c’è" },
  "a draft that is not there": { at: "/altra/opere", title: "Questa bozza non è qui" },
  "the first screen": { at: "/", title: "Lo studio" },
  "the question whether to remove a draft": {
    at: "/",
    title: "Lo studio",
    act: (page) => button(page, "Elimina la bozza Museo").click(),
    opens: "dialog",
  },
} satisfies Record<string, Screen>;

/**
 * Which screens are looked at in one page, and one draft. What changes the draft comes last: the
 * screens after it would not be those of the small draft.
 */
const walks: Record<string, (keyof typeof screens)[]> = {
  "the first screen": [
    "the first screen",
    "the question whether to remove a draft",
    "a draft that is not there",
    "a page that is not there",
    "a work that is not there",
  ],
  "what is not there": [
    "a model that is not there",
    "words that are not there",
    "a language that is not spoken",
    "a tour that is not there",
  ],
  "the works": [
    "the museum",
    "the works",
    "the question whether to renumber",
    "a work",
    "the import",
    "a sheet that is shown",
    "the history",
    "a sheet that was taken",
  ],
  "the words and the tour": [
    "the words of the original",
    "the menu of a sentence",
    "a translation whose original has changed",
    "the tour",
    "the words of the tour",
  ],
  "the tour in translation and the translators": ["the tour in translation", "the translators"],
  "the voices and the models": [
    "the voices",
    "the booth",
    "a recording to be brought",
    "the models of a work",
    "a drawing with a fault",
    "a model that can be turned",
  ],
  "what a guide becomes": [
    "how far one is",
    "the labels",
    "the preview",
    "publishing",
    "a guide whose file was downloaded",
  ],
};

/** The remarks on a tour come after the page: they wait for the words of the tour's own buttons. */
function remarked(page: Page) {
  return expect(page.locator(".remark").first()).toBeVisible();
}

for (const [place, names] of Object.entries(walks))
  test(`${place}: on each screen one heading, title and landmarks, no finding of axe by day or by night; it fits, is easy to hit, by the Tab key too`, async ({
    page,
  }) => {
    test.slow();
    await preloadAxe(page);
    await openDraft(page, await smallDraft(), "museo");
    for (const name of names) await test.step(name, () => lookAt(page, name, screens[name]!));
  });

/** Opens a screen as after a reload, and has everything looked at. */
async function lookAt(page: Page, name: string, { at, title, act, opens }: Screen) {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAnew(page, at.startsWith("/") ? `/studio#${at}` : `/studio#/journey/${at}`);
  await expect(heading(page), name).toHaveCount(1);
  await act?.(page);
  await expect(heading(page), name).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title}(, .+)? · Studio · Varco$`));
  if (opens === "dialog") await expect(page.getByRole("dialog"), name).toBeVisible();
  else {
    await expect(page.getByRole("main"), name).toHaveCount(1);
    await expect(page.getByRole("banner"), name).toHaveCount(1);
  }
  if (!opens) {
    await page.evaluate(forgetFocus);
    expect(await keyboardTraps(page), name).toEqual([]);
    await page.evaluate(forgetFocus);
  }

  await page.setViewportSize({ width: 360, height: 740 });
  expect(await axeFindingsInEveryScheme(page), name).toEqual([]);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const size of ["100%", "200%"]) {
    await page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
    expect(await sidewaysScroll(page), `${name} ${size}`).toBe(0);
    expect(await crampedButtons(page), `${name} ${size}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  expect(await smallTargets(page), name).toEqual([]);
  expect(await page.evaluate(smallFields), name).toEqual([]);
  expect(await misfitsInLowWindows(page), name).toEqual([]);
}

test("from room to room the focus is on the heading, and the bar says where one is", async ({
  page,
}) => {
  await openDraft(page, await smallDraft(), "opere");
  const bar = page.getByRole("navigation", { name: "Studio" }).getByRole("link");
  await expect(bar).toHaveCount(8);
  for (const room of await bar.all()) {
    await room.click();
    await expect(room).toHaveAttribute("aria-current", "page");
    await expect(heading(page)).toBeFocused();
    await expect(bar.and(page.locator("[aria-current]"))).toHaveCount(1);
  }
  await link(page, "Cronologia").click();
  await expect(heading(page)).toHaveText("Cronologia");
  await expect(heading(page)).toBeFocused();
});

test("a dialog keeps the focus, and gives it back on Escape", async ({ page }) => {
  await openDraft(page, await smallDraft(), "opere");
  await button(page, "Rinumera").press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (const name of ["Chiudi", "Rinumera", "Lascia così"]) {
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("button", { name })).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "Rinumera")).toBeFocused();
});

test("the preview is a stop for the Tab key, and no trap", async ({ page }) => {
  await openDraft(page, await smallDraft(), "anteprima");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: /Tutta la visita/ }).focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("iframe")).toBeFocused();
  const inside = await frame.locator("a[href], button").count();
  for (let stop = 0; stop <= inside + 1; stop++) await page.keyboard.press("Tab");
  await expect(page.locator("iframe")).not.toBeFocused();
});

test("where the colours are the curator’s own, what is current, pressed or to be pressed is still seen", async ({
  page,
}) => {
  onlyInChromium("it can be told to force colours");
  await page.emulateMedia({ forcedColors: "active" });
  await openDraft(page, await smallDraft(), "anteprima");
  const lineUnder = (room: string) =>
    link(page, room).evaluate((element) => getComputedStyle(element).borderBlockEndColor);
  expect(await lineUnder("Anteprima")).not.toBe(await lineUnder("Opere"));
  const pressed = page.getByRole("button", { pressed: true });
  await expect(pressed).toHaveCSS("outline-style", "solid");
  await expect(button(page, "Lo scanner")).toHaveCSS("outline-style", "none");
  for (const each of await page.getByRole("main").getByRole("button").all())
    await expect(each).not.toHaveCSS("border-top-width", "0px");
});

/** Chooses a sheet with a new work, one that is known, one in doubt and one that is there twice. */
async function chooseSheet(page: Page) {
  const rows = [
    "Numero;Titolo;Autore;Data;Misure",
    "7;Fontana;Bernini;1650;127 x 188 cm",
    "8;Madonna;Raffaello;chissà;",
    "8;Doppia;;;",
    "1;Apollo;;1525;",
  ];
  await page.locator("input[type=file]").setInputFiles({
    name: "opere.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(rows.join("\n")),
  });
  await expect(page.getByRole("heading", { name: "Che cosa succederà" })).toBeVisible();
}

/** Fields, and labels that are pressed in their stead, under 44 px; runs in the page. */
function smallFields() {
  return [...document.querySelectorAll("input, select, textarea, label.check, label.button")]
    .filter((field) => field.checkVisibility() && !field.matches("label input"))
    .map((field) => ({ field, box: field.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 44 || box.height < 44)
    .map(({ field, box }) => `${field.outerHTML.slice(0, 80)}: ${box.width} × ${box.height}`);
}
