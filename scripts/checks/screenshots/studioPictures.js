import { folderOf } from "../../museums/folders.js";
import { inProject } from "../../project.js";
import { guideAddress, photographPublishing } from "./publishingPictures.js";
import { day, photograph, room, show, wide } from "./studioScreen.js";

/**
 * @typedef {import("@playwright/test").Browser} Browser
 * @typedef {import("@playwright/test").Page} Page
 */

/** A spreadsheet as museums have one: dates and sizes written in many ways, cells left empty. */
const sheet = `N.;Titolo;Autore;Datazione;Tecnica e materiali;Misure (cm);Inv.;Sala;Testo breve
1;Fontana delle tre rane;Lina Esempio e Ugo Prova;1911-1913;marmo;320 x 240 x 240;C 7;Cortile;Tre rane di marmo guardano l’acqua che sale. Sono grandi come un cane seduto.
2;Leone che dorme;da Lina Esempio;ca. 1920;bronzo;41,5 x 30 x 90;C 12;Cortile;
3;Piatto con melograno;ignoto;XVI secolo;maiolica dipinta;diam. 38;M 3/a;Sala 2;Un melograno spaccato in due riempie il piatto da un bordo all’altro.
4;Ritratto di una libraia;Ada Esempio;verso il 1634;olio su tela;92 x 71;P 18;Sala 3;
5;Veduta del porto;attribuito a Pio Prova;prima del 1701;olio su tavola;48 x 66,5;P 21;Sala 3;
6;Annunciazione;bottega di Ada Esempio;1640-45;affresco;210 x 180;;Sala 4;
7;Busto di ignota;;II secolo;marmo;62;S 4;Sala 1;
8;Mantello da viaggio;;fine Settecento;lana e seta;;T 9;Sala 5;
`;

/** Breaks the rules of audio descriptions, so that the screenshot has a remark in it. */
const slip = "Come vedi, intorno alla testa ha una bellissima corona di foglie d’alloro.";

/** @param {string} name */
export const fileOfStudioPicture = (name) => inProject(`docs/studio/${name}.webp`);

export const studioSchemes = /** @type {const} */ (["light", "dark"]);

/** @param {(typeof studioSchemes)[number]} scheme */
export const fileOfStudioLook = (scheme) => inProject(`src/site/home/looks/studio-${scheme}.webp`);

/**
 * The screens of the studio that its handbook shows, by the names of their files.
 * @param {Browser} browser
 * @param {string} origin
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function photographStudio(browser, origin) {
  const page = await openStudio(browser, origin, "light");
  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  /** @param {string} name */
  const take = async (name) => pictures.set(name, await photograph(page));

  await page.getByLabel("Come si chiama il museo?").fill("Museo del Cortile");
  await take("inizio");
  await page.getByRole("button", { name: "Comincia" }).click();

  await page.getByRole("link", { name: "Prendi da un foglio di calcolo" }).click();
  await page
    .getByLabel("Scegli il foglio")
    .setInputFiles({ name: "elenco.csv", mimeType: "text/csv", buffer: Buffer.from(sheet) });
  await page.getByRole("heading", { name: "Le colonne" }).waitFor();
  await take("foglio");
  await page.getByRole("button", { name: "Prendi 8 opere" }).click();
  await page.getByRole("link", { name: "Vai alle opere" }).click();
  await page.getByRole("link", { name: "Numero 1 Fontana delle tre rane" }).click();
  await take("scheda");
  await room(page, "A che punto siamo");
  await take("stato");

  await openExample(page, origin);
  await writeSlip(page);
  await take("testi");
  await page.getByRole("link", { name: "inglese", exact: true }).first().click();
  await show(page, page.getByText("L’originale è cambiato dopo la traduzione").first());
  await take("traduzione");
  await room(page, "Percorso");
  await take("percorso");
  await room(page, "Voci");
  await bringRecording(page);
  await take("registrazione");
  await page.getByRole("button", { name: "Prendi queste frasi" }).click();
  await page.getByRole("button", { name: "Successiva" }).click();
  await show(page, page.getByRole("region", { name: "Cabina" }));
  await take("cabina");
  await page.getByRole("link", { name: "Tutte le voci" }).click();
  await page.getByText("letta: manca il permesso").waitFor();
  await take("voci");
  await room(page, "Etichette");
  await page.getByRole("textbox", { name: "Indirizzo della guida" }).fill(guideAddress);
  await show(page, page.getByRole("heading", { name: "I fogli" }));
  await take("etichette");
  await room(page, "Anteprima");
  await page.getByRole("button", { name: "L’elenco delle opere" }).click();
  await page.frameLocator("iframe").getByRole("heading", { name: "Le opere" }).waitFor();
  await take("anteprima");
  await photographPublishing(page, take);
  await page.context().close();
  return pictures;
}

/**
 * The studio as the home page shows it: a text, what is remarked on it, and the phone beside it.
 * @param {Browser} browser
 * @param {string} origin
 * @param {(typeof studioSchemes)[number]} scheme
 */
export async function photographStudioLook(browser, origin, scheme) {
  const page = await openStudio(browser, origin, scheme);
  await openExample(page, origin);
  await writeSlip(page);
  const picture = await photograph(page);
  await page.context().close();
  return picture;
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {(typeof studioSchemes)[number]} colorScheme
 */
async function openStudio(browser, origin, colorScheme) {
  const context = await browser.newContext({
    viewport: wide,
    colorScheme,
    reducedMotion: "reduce",
    locale: "it-IT",
    timezoneId: "Europe/Rome",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(day);
  await page.goto(`${origin}/studio`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function openExample(page, origin) {
  await page.goto(`${origin}/studio#/`);
  await page.getByRole("button", { name: "Guarda la Galleria Borghese" }).click();
  await page
    .getByRole("link", { name: /Apollo/ })
    .first()
    .waitFor();
}

/**
 * Writes into the audio description of the first work what it should not say.
 * @param {Page} page
 */
async function writeSlip(page) {
  await page.getByRole("list", { name: "Testi di Apollo" }).getByRole("link").first().click();
  const part = page.locator("#parte-audio-path");
  await part.getByRole("textbox", { name: "Frase 2 di" }).fill(slip);
  await part.locator("details summary").first().click();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await show(page, part);
}

/**
 * Opens, as a museum that has it already would, the recording of a work in Italian.
 * @param {Page} page
 */
async function bringRecording(page) {
  await page.getByRole("link", { name: /^Registra\W+Davide/ }).click();
  await page.getByRole("link", { name: "Porta un file" }).click();
  await page
    .getByLabel("Scegli la registrazione")
    .setInputFiles(`${folderOf("galleria-borghese")}/recordings/it/davide.mp3`);
  const sentences = page.getByRole("heading", { name: /^Le \d+ frasi$/ });
  await sentences.waitFor();
  await show(page, sentences);
}
