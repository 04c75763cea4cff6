import type { Page } from "@playwright/test";
import { announced, expectAnnounced } from "../pages/announcements.ts";
import { axeFindings } from "../checks/axe.ts";
import { crampedButtons, sidewaysScroll, smallTargets } from "../checks/layout.ts";
import { expect, test } from "../journey.ts";
import { setColourScheme } from "../checks/colourSchemes.ts";

const praising = "Al centro siede un cane bellissimo. Come vedi, ha un collare rosso.";
const good =
  "Destra e sinistra sono di chi sta di fronte. Al centro siede un cane da caccia. È marrone come una castagna, con il muso verso destra. Accanto a lui, a destra, c’è un secchio di legno. È pieno di latte fino all’orlo. In alto corre un ramo con cinque fiori rosa.";

test("praise and “come vedi” are remarked on after a pause, with why and how else", async ({
  page,
}) => {
  await open(page);
  await field(page).fill(praising);
  await expect(remarks(page)).toHaveCount(2);
  const [praise, eyes] = [remarks(page).first(), remarks(page).last()];
  await expect(praise).toContainText("Un giudizio: «bellissimo»");
  await expect(praise).toContainText("«Al centro siede un cane bellissimo.»");
  await expect(praise).toContainText("non fa immaginare nulla");
  await expect(praise).toContainText("Un panno verde, orlato di filo d’oro, copre le gambe.");
  await expect(eyes).toContainText("Un invito a guardare: «Come vedi»");
  await expect(eyes).toContainText("senza passare dagli occhi");
  await expectAnnounced(page, /^2 osservazioni\.$/);
  expect(await axeFindings(page)).toEqual([]);
  await setColourScheme(page, { colorScheme: "dark", contrast: "no-preference" });
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await crampedButtons(page)).toEqual([]);
  expect(await smallTargets(page)).toEqual([]);

  await field(page).fill("Al centro siede un cane.");
  await expect(remarks(page)).toHaveCount(0);
  await expectAnnounced(page, "niente da cambiare. Continua.");
});

test("nothing is announced at each key, and the same remarks only once", async ({ page }) => {
  await open(page);
  await field(page).pressSequentially("Un bel cane, un bel");
  await expect(remarks(page)).toHaveCount(1);
  await field(page).pressSequentially(" secchio");
  await expect(remarks(page)).toContainText("«Un bel cane, un bel secchio»");
  expect(await announced(page)).toEqual(["1 osservazione."]);
});

test("a good description gets the good word, and ours beside it", async ({ page }) => {
  await open(page);
  const ours = exercise(page).getByText("Come l’abbiamo descritto noi");
  await field(page).fill("Un cane siede.");
  await expect(exercise(page).getByText("3 parole, circa 1 secondo ad alta voce.")).toBeVisible();
  await expect(ours).toBeHidden();
  await field(page).fill(good);
  await expect(exercise(page).getByText("51 parole, circa 18 secondi")).toBeVisible();
  await expectAnnounced(page, "Le regole non trovano niente da cambiare.");
  await expect(remarks(page)).toHaveCount(0);

  await ours.click();
  await expect(exercise(page).getByText("uno strumento simile a un violino")).toBeVisible();
  await exercise(page).getByRole("radio", { name: "Primavera" }).check();
  await expect(exercise(page).getByText("un cane da caccia marrone siede")).toBeVisible();
  await expect(exercise(page).getByText("uno strumento simile a un violino")).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);

  await exercise(page).getByRole("radio", { name: "a portata di mano" }).check();
  await expect(exercise(page).getByRole("img")).toHaveCount(0);
  await expect(ours).toBeHidden();
});

test("all of it works by keyboard: choose, write, ask", async ({ page }) => {
  await open(page);
  const apollo = exercise(page).getByRole("radio", { name: "Apollo" });
  const pictures = exercise(page).getByRole("img");
  await apollo.focus();
  await expect(pictures).toHaveCount(1);
  const before = await pictures.getAttribute("alt");
  await page.keyboard.press("ArrowDown");
  await expect(apollo).not.toBeChecked();
  await expect(pictures).toHaveCount(1);
  expect(await pictures.getAttribute("alt")).not.toBe(before);
  await page.keyboard.press("Tab");
  await expect(field(page)).toBeFocused();
  await isAnswering(page);

  await page.keyboard.press("Tab");
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectAnnounced(page, "Scrivi almeno una frase");
  expect(await axeFindings(page)).toEqual([]);

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("A destra c’è un secchio alto 40 cm");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(remarks(page)).toHaveText([
    /Da scrivere in parole: 40/,
    /Manca il punto alla fine/,
    /Sinistra o destra: di chi\?/,
  ]);
  await expect(ask(page)).toBeFocused();
});

test("the rules answer whoever presses the button first, also without focus on it", async ({
  page,
}) => {
  await open(page);
  await ask(page).evaluate((button: HTMLElement) => button.click());
  await expectAnnounced(page, "Scrivi almeno una frase");
});

test("the rules are fetched when somebody begins to write; nothing is kept or sent", async ({
  page,
}) => {
  const asked: string[] = [];
  await open(page);
  await page.waitForLoadState("networkidle");
  const before = await stored(page);
  page.on("request", (request) => {
    // The drawing is fetched as it comes into view.
    if (request.resourceType() !== "image") asked.push(new URL(request.url()).pathname);
  });
  await field(page).fill(praising);
  await expect(remarks(page)).toHaveCount(2);
  await ask(page).click();
  expect(asked).toEqual([expect.stringMatching(/^\/assets\/startDescription-[\w-]+\.js$/)]);
  expect(await stored(page)).toEqual(before);
  await page.reload();
  await expect(field(page)).toHaveValue("");
});

test.describe("without a network", () => {
  test.use({ tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test("somebody is told that the rules have not come, and may try again", async ({
    page,
    context,
  }) => {
    await open(page);
    await context.route("**/startDescription-*.js*", (route) => route.abort());
    await field(page).fill(praising);
    const alert = exercise(page).getByRole("alert");
    await expect(alert).toContainText("Le regole non sono arrivate");
    expect(await axeFindings(page)).toEqual([]);
    await context.unroute("**/startDescription-*.js*");
    await field(page).blur();
    await field(page).focus();
    await expect(alert).toBeHidden();
    await isAnswering(page);
    await ask(page).click();
    await expect(remarks(page)).toHaveCount(2);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is paper, a drawing to choose, and every rule", async ({ page }) => {
    await open(page);
    const instead = exercise(page).locator("noscript");
    await expect(instead).toBeVisible();
    // Playwright finds no text in a `<noscript>`.
    expect(await instead.innerHTML()).toContain("Scrivi su un foglio");
    await expect(field(page)).toBeHidden();
    await exercise(page).getByRole("radio", { name: "Autunno" }).check();
    await expect(exercise(page).getByRole("img", { name: "grappoli d’uva" })).toBeVisible();
    await exercise(page).getByText("Le regole, una per una").click();
    await expect(exercise(page).getByText("al massimo diciassette parole")).toBeVisible();
  });
});

async function open(page: Page) {
  await page.goto("/formazione/descrivere");
}

function exercise(page: Page) {
  return page.getByRole("region", { name: "Descrivi", exact: false });
}

function field(page: Page) {
  return page.getByLabel("La tua descrizione");
}

function ask(page: Page) {
  return exercise(page).getByRole("button", { name: "Che cosa dicono le regole?" });
}

function remarks(page: Page) {
  return exercise(page).locator("[data-remarks] > li:not([hidden])");
}

/** The script of the exercise is fetched when the field gets focus. */
function isAnswering(page: Page) {
  // The pattern of a remark is taken out of the page by what fills it.
  return expect(page.locator("[data-remarks] > li")).toHaveCount(0);
}

/** All that the page has stored, but for the files that the site itself is made of. */
function stored(page: Page) {
  return page.evaluate(async () => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
    databases: await indexedDB.databases(),
  }));
}
