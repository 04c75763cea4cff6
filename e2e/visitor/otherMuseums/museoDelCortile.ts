import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { inProject } from "../../../scripts/project.js";
import { preloadAxe, axeFindings } from "../../checks/axe.ts";
import { answers404, expect, orInFirefox } from "../../journey.ts";
import { sidewaysScroll, smallTargets } from "../../checks/layout.ts";
import { openApp, openKeptApp } from "../../pages/openApp.ts";
import { runIn, runWithInput } from "../../server/builtCopy.ts";
import type { JourneysOfMuseums } from "./withMuseums.ts";
import { sampleFilm } from "./sampleFilm.ts";

const museum = "/museo-del-cortile";

/** Puts the museum in as another museum would get it: packed into one file, and added from that. */
export async function addMuseoDelCortile(copy: string) {
  const folder = join(copy, "museums/museo-del-cortile");
  cpSync(inProject("e2e/museums/museo-del-cortile"), folder, { recursive: true });
  const signs = join(folder, "signs/lis");
  mkdirSync(signs, { recursive: true });
  writeFileSync(join(signs, "fontana.webm"), await sampleFilm());
  cpSync(join(folder, "pictures/palazzo.jpg"), join(signs, "fontana.jpg"));
  const captions = "WEBVTT\n\n00:00.000 --> 00:01.000\nTre rane siedono sul bordo.\n";
  writeFileSync(join(signs, "fontana_it.vtt"), captions);
  const narrated = join(folder, "narrated/it");
  mkdirSync(narrated, { recursive: true });
  cpSync(inProject("scripts/voices/fixtures/voice.mp3"), join(narrated, "fontana.mp3"));
  const reader = { reader: "Maria Rossi", date: "2026-11-17", permission: "2026-11-17" };
  writeFileSync(join(narrated, "fontana.json"), JSON.stringify(reader));

  const command = "scripts/commands/museum.js";
  expect(runIn(copy, command, "pack", "museo-del-cortile")).toContain(
    "museo-del-cortile.varco.zip",
  );
  rmSync(folder, { recursive: true });
  const zip = "museo-del-cortile.varco.zip";
  expect(runIn(copy, command, "add", zip)).toContain("Museo del Cortile is in museums/");
  expect(runIn(copy, command, "add", zip)).toContain(
    "There is a museum “museo-del-cortile” already",
  );
  rmSync(join(copy, zip));
  const typed = "Museo della Carta\nit, de\nPressa a mano\n\n";
  const made = runWithInput(copy, typed, command, "new", "museo-della-carta");
  expect(made).toContain("museums/museo-della-carta is there");
}

/**
 * Three languages and no English, sculptures and a building, no tour, gaps in every format: walked
 * by a deaf and by a blind visitor.
 */
export function museoDelCortileJourneys(test: JourneysOfMuseums) {
  test("offers the languages it has, and its own where another is asked for", async ({ page }) => {
    await openApp(page, `${museum}?lang=en`);
    await expect(page.locator("html")).toHaveAttribute("lang", "it");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scegli la lingua");
    const choices = page.getByRole("main").getByRole("list").getByRole("link");
    await expect(choices).toHaveText(["Français", "Deutsch", "Italiano"]);
    expect(await alternates(page)).toEqual({
      fr: `${museum}?lang=fr`,
      de: `${museum}?lang=de`,
      it: museum,
      "x-default": museum,
    });
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /tre lingue/);
    await choices.filter({ hasText: "Deutsch" }).click();
    await expect(page).toHaveURL(`${museum}/disability?lang=de`);
    await page.getByRole("button", { name: "Sprache: Deutsch" }).click();
    const dialog = page.getByRole("dialog").getByRole("list").getByRole("link");
    await expect(dialog).toHaveText(["Français", "Deutsch", "Italiano"]);
    // A language that is remembered from another museum, which this one does not speak.
    await page.evaluate(() => localStorage.setItem("preferredLanguage", "es"));
    await openApp(page, `${museum}/list`);
    await expect(page.getByRole("heading", { level: 1, name: "Le opere" })).toBeVisible();
  });

  test("tells phones, search engines and hosts of no more than there is", async ({
    museums: { copy },
    request,
  }) => {
    const manifest = await (await request.get(`${museum}.webmanifest`)).json();
    expect(manifest).toMatchObject({ lang: "it", name: "Varco · Museo del Cortile" });
    const shortcuts = manifest.shortcuts.map(({ url }: { url: string }) => url);
    expect(shortcuts).toEqual(
      ["deaf-user", "transcription", "list"].map((screen) => `${museum}/${screen}`),
    );
    const sitemap = await (await request.get("/sitemap.xml")).text();
    expect(sitemap).toContain(`${museum}/artwork/21<`);
    const redirects = readFileSync(join(copy, "dist/site/_redirects"), "utf8");
    const rules = redirects.split("\n").filter((rule) => rule.startsWith(`${museum} `));
    expect(rules.map((rule) => rule.split(" ")[1])).toEqual(["lang=fr", "lang=de"]);
  });

  test("is found under its town, with what it has; museums without a town come last", async ({
    page,
  }) => {
    await preloadAxe(page);
    await page.goto("/musei");
    const towns = page.getByRole("navigation", { name: "Le città" }).getByRole("link");
    await expect(towns).toHaveText(["Bologna 1 museo", "Roma 1 museo", "Altri musei 2 musei"]);
    const bologna = page.getByRole("region", { name: "Bologna" });
    await expect(bologna.getByText("5 opere, in italiano, tedesco e francese")).toBeVisible();
    await expect(
      bologna.getByText("Filmato di un’opera in lingua dei segni italiana (LIS)"),
    ).toBeVisible();
    await expect(bologna.getByText(/guida vocale/)).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await sidewaysScroll(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    }
    await towns.filter({ hasText: "Altri musei" }).press("Enter");
    const others = page.getByRole("region", { name: "Altri musei" });
    await expect(others).toBeInViewport();
    await expect(others.getByRole("heading", { level: 3 })).toHaveText([
      "Museo della Carta",
      "Museo di prova",
    ]);
    // From the link that was followed the Tab key goes on in the town.
    await page.keyboard.press("Tab");
    await expect(others.getByRole("link", { name: "Museo della Carta" })).toBeFocused();
    await others.getByRole("link", { name: "Torna alle città" }).click();
    await expect(towns.first()).toBeInViewport();
  });

  test("what `npm run museum -- new` has made is built and can be visited", async ({ page }) => {
    await openApp(page, "/museo-della-carta/list");
    await page.getByRole("link", { name: "Pressa a mano" }).click();
    const missing = "Di quest’opera non c’è ancora un testo da leggere.";
    await expect(page.getByText(missing)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test("a deaf visitor reads what there is, in whatever language", async ({ page }) => {
    await preloadAxe(page);
    await openApp(page, `${museum}/deaf-user?lang=fr`);
    await page.getByRole("link", { name: "Les œuvres" }).click();
    const works = page.getByRole("main").getByRole("listitem");
    await expect(works).toHaveCount(5);
    // What has no picture is found by the number on its label.
    await expect(works.nth(1)).toHaveText(/^12Leone che dorme/);
    expect(await axeFindings(page)).toEqual([]);

    await works.nth(0).getByRole("link").click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Fontana delle tre rane");
    await expect(main.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "it");
    const notice = "Ce texte n’est pas encore disponible en français. Le voici en italien.";
    await expect(main.getByText(notice).first()).toBeVisible();
    const text = main.getByText("Tre rane di marmo siedono");
    await expect(text.locator("xpath=ancestor::*[@lang][1]")).toHaveAttribute("lang", "it");
    await expect(main.getByText("Lina Esempio et Ugo Prova")).toBeVisible();
    await expect(fact(page, "Technique")).toHaveText("Marbre");
    await expect(fact(page, "Dimensions")).toHaveText(
      "320 cm de haut, 240 cm de large, 240 cm de profondeur",
    );
    await expect(fact(page, "Date")).toHaveText("de 1911 à 1913");
    expect(await axeFindings(page)).toEqual([]);

    await openApp(page, `${museum}/artwork/7?lang=de`);
    await expect(page.getByText("Drei Frösche aus Marmor")).toBeVisible();
    await expect(fact(page, "Technik")).toHaveText("Marmor");

    // Written in one language only, and that is not the museum's own.
    await openApp(page, `${museum}/artwork/13?lang=it`);
    await expect(
      page.getByText("Questo testo non è ancora disponibile in italiano. Eccolo in tedesco."),
    ).toBeVisible();
    await expect(page.getByText("Ein runder Teller").locator("xpath=..")).toHaveAttribute(
      "lang",
      "de",
    );
    await expect(page.getByText("Di quest’opera non c’è ancora un’immagine.")).toBeVisible();
    await expect(page.getByText("autore ignoto")).toBeVisible();
    await expect(fact(page, "Dimensioni")).toHaveText("diametro 38 cm");
    await expect(fact(page, "Data")).toHaveText("XVI secolo");
    expect(await axeFindings(page)).toEqual([]);

    await openApp(page, `${museum}/artwork/20?lang=de`);
    await expect(
      page.getByText("Zu diesem Werk gibt es noch keinen Text zum Lesen."),
    ).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);

    await openApp(page, `${museum}/artwork/21?lang=fr`);
    await expect(page.getByText("Le palais a deux étages")).toBeVisible();
    await expect(page.getByText("Photo")).toBeVisible();
    await expect(page.getByRole("img", { name: /image n’a pas encore été décrite/ })).toBeVisible();
    await expect(page.getByRole("link", { name: "Œuvre suivante" })).toHaveCount(0);
  });

  test("what is easy to read is one tap away, and stays so at the next work", async ({ page }) => {
    await openApp(page, `${museum}/artwork/7?lang=it`);
    const easy = page.getByRole("button", { name: "Con parole semplici" });
    await expect(easy).toHaveAttribute("aria-pressed", "false");
    await easy.press("Enter");
    await expect(easy).toHaveAttribute("aria-pressed", "true");
    await expect(easy).toBeFocused();
    await expect(page.getByText("Sul bordo ci sono 3 rane.")).toBeVisible();
    await expect(page.getByText("Tre rane di marmo siedono")).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
    await openApp(page, `${museum}/artwork/21?lang=it`);
    await expect(page.getByText("Il palazzo ha 2 piani.")).toBeVisible();
    await page.getByRole("button", { name: "Con parole semplici" }).click();
    await expect(page.getByText("un portico di sette archi")).toBeVisible();
    // Where there is none, nothing is offered.
    await openApp(page, `${museum}/artwork/12?lang=it`);
    await expect(page.getByText("Un leone di bronzo dorme")).toBeVisible();
    await expect(page.getByRole("button", { name: "Con parole semplici" })).toHaveCount(0);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("both texts are there, and what was not recorded can be read", async ({ page }) => {
      await page.goto(`${museum}/artwork/7`);
      await expect(page.getByText("Tre rane di marmo siedono")).toBeVisible();
      // Playwright finds no text in a `<noscript>`.
      await expect(page.locator(".easy-text")).toContainText("Sul bordo ci sono 3 rane.");
      await page.goto(`${museum}/artwork-description/leone`);
      await expect(page.getByText("La criniera è liscia")).toBeVisible();
      await expect(page.getByRole("button")).toHaveCount(0);
    });
  });

  test("a film in sign language is fetched when it is played, at the chosen speed", async ({
    page,
  }) => {
    const films: string[] = [];
    page.on("request", (request) => {
      if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
    });
    await openApp(page, `${museum}/artwork/7?lang=it`);
    const film = page.getByRole("region", { name: "Lingua dei segni italiana (LIS)" });
    await expect(film.getByText(/^Filmato, /)).toBeVisible();
    const video = film.locator("video");
    await expect(video).toHaveAttribute("lang", "ise");
    expect(await video.evaluate((element: HTMLVideoElement) => element.autoplay)).toBe(false);
    expect(films).toEqual([]);
    await film.getByRole("combobox", { name: "Velocità" }).selectOption("0.75");
    await playToTheEnd(video);
    expect(await video.evaluate((element: HTMLVideoElement) => element.playbackRate)).toBe(0.75);
    expect(films).not.toEqual([]);
    expect(await axeFindings(page)).toEqual([]);
    // As wide as the phone: hands and faces are small enough.
    expect(await video.evaluate((element) => element.clientWidth)).toBe(360);
    await openApp(page, `${museum}/artwork/12?lang=it`);
    await expect(page.locator("video")).toHaveCount(0);
  });

  test.describe("a film that cannot be had", () => {
    // Firefox complains of what its own controls had begun when the film is loaded anew.
    test.use({ tolerated: orInFirefox(/ERR_FAILED|no supported source/i, /AbortError/) });
    test("is told, and tried again", async ({ page }) => {
      await page.route("**/*.webm", (route) => route.abort());
      await openApp(page, `${museum}/artwork/7?lang=it`);
      const film = page.getByRole("region", { name: "Lingua dei segni italiana (LIS)" });
      await film.locator("video").press("Space");
      await expect(film.getByText("Non è stato possibile riprodurre il filmato.")).toBeVisible();
      await page.unroute("**/*.webm");
      await film.getByRole("button", { name: "Riprova" }).click();
      await expect(film.getByText("Non è stato possibile riprodurre il filmato.")).toBeHidden();
    });
  });

  test.describe("on the device", () => {
    test.use({ keepsApp: true });
    test("films are kept only where they are asked for", async ({ page, context }) => {
      await openKeptApp(page, `${museum}/disability?lang=it`);
      const visit = page.getByRole("region", { name: "Niente internet al museo?" });
      await visit.getByRole("button", { name: /^Scarica/ }).click();
      await expect(visit.getByRole("button", { name: "Elimina il download" })).toBeVisible();
      expect(await keptFilms(page)).toEqual([]);
      const films = page.getByRole("region", { name: "Anche i filmati in lingua dei segni?" });
      await films.getByRole("button", { name: /^Scarica/ }).click();
      await expect(films.getByText("I filmati sono su questo dispositivo")).toBeVisible();
      expect(await keptFilms(page)).toHaveLength(1);
      expect(await axeFindings(page)).toEqual([]);
      await context.setOffline(true);
      await openApp(page, `${museum}/artwork/7?lang=it`);
      await playToTheEnd(page.locator("video"));
    });
  });

  test("a blind visitor is told that there is no tour, and led to what there is", async ({
    page,
  }) => {
    await preloadAxe(page);
    await openApp(page, `${museum}/disability?lang=it`);
    await page.getByRole("link", { name: /^Cecità/ }).click();
    await expect(
      page.getByText("Questo museo non ha ancora una visita con guida vocale."),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("main").getByRole("link", { name: "Le opere" }).click();
    await expect(page).toHaveURL(`${museum}/list?lang=it`);

    // Read by a person.
    await openApp(page, `${museum}/artwork-description/fontana?lang=it`);
    await expect(page.getByText("Legge Maria Rossi, novembre 2026.")).toBeVisible();
    await expect(page.getByText("Andiamo dall’alto verso il basso.")).toBeVisible();
    await expect(page.getByText("di fronte all’opera")).toBeVisible();
    // The recording of another language is played, and its words are marked as that.
    await openApp(page, `${museum}/artwork-description/fontana?lang=de`);
    await expect(
      page.getByText("Diesen Text gibt es noch nicht auf Deutsch. Hier steht er auf Italienisch."),
    ).toBeVisible();
    await expect(page.getByText("Gesprochen von Maria Rossi im November 2026.")).toBeVisible();
    const spoken = page.getByText("A sinistra siede la rana più grande.");
    await expect(spoken.locator("xpath=ancestor::*[@lang][1]")).toHaveAttribute("lang", "it");
    expect(await axeFindings(page)).toEqual([]);
    // Never recorded.
    await openApp(page, `${museum}/artwork-description/leone?lang=de`);
    await expect(page.getByText("Dieser Text ist noch nicht aufgenommen.")).toBeVisible();
    await expect(page.getByText("Die Mähne ist glatt")).toBeVisible();
    // No audio description at all: the description stands for it.
    await openApp(page, `${museum}/artwork-description/piatto?lang=it`);
    await expect(page.getByText("Di quest’opera non c’è ancora l’audiodescrizione.")).toBeVisible();
    await expect(page.getByText("Ein runder Teller")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await openApp(page, `${museum}/artwork-description/sala-degli-stucchi?lang=fr`);
    await expect(
      page.getByText("Il n’y a pas encore de texte à lire sur cette œuvre."),
    ).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test.describe("a page in a language that it does not speak", () => {
    test.use({ tolerated: answers404 });
    test("is nowhere", async ({ request }) => {
      expect((await request.get(`/en${museum}`)).status()).toBe(404);
      expect((await request.get(`/it${museum}`)).status()).toBe(404);
      expect((await request.get(`/de${museum}`)).status()).toBe(200);
    });
  });
}

/** The addresses at which the page is in each language, as search engines are told. */
function alternates(page: Page) {
  return page.locator("link[rel=alternate]").evaluateAll((links) =>
    Object.fromEntries(
      (links as HTMLLinkElement[]).map(({ hreflang, href }) => {
        const { pathname, search } = new URL(href);
        return [hreflang, pathname + search];
      }),
    ),
  );
}

/** Has a film played as a visitor would by its own keys: browsers refuse what nobody asked for. */
async function playToTheEnd(video: Locator) {
  await video.press("Space");
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  const seconds = await video.evaluate((element: HTMLVideoElement) => element.currentTime);
  expect(seconds).toBeGreaterThan(0.5);
}

function fact(page: Page, name: string) {
  return page.locator(".work-details > div", { hasText: name }).locator("dd");
}

/** The films that are on the device. */
function keptFilms(page: Page) {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = await Promise.all(opened.map((cache) => cache.keys()));
    return kept
      .flat()
      .map(({ url }) => url)
      .filter((url) => url.endsWith(".webm"));
  });
}
