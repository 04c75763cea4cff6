import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { hasPoppler } from "../../scripts/machine/poppler.js";
import { runIn, withBuiltCopy } from "../server/builtCopy.ts";
import { test } from "../device/camera.ts";
import { onlyInChromium, inFirefox } from "../device/browser.ts";
import { expect } from "../journey.ts";
import { openApp } from "../pages/openApp.ts";
import { labelSeen, pagesOf } from "./printedLabels.ts";
import { photographs, spreadsheet, translatedDocument, works } from "./curatorFiles.ts";

// The copied project is served at an address of its own.
test.use({
  tolerated: /foreign request: http:\/\/localhost/,
  viewport: { width: 1280, height: 800 },
});

test("a curator makes a guide of a spreadsheet and four photographs, and a visitor walks it, from the first click to the last scan", async ({
  page,
  showToCamera,
}) => {
  onlyInChromium("its driver tells of downloads");
  // This builds the site with one more museum.
  test.slow();
  await page.goto("/studio");
  await page.getByRole("textbox", { name: "Come si chiama il museo?" }).fill("Museo del Porto");
  await page.getByRole("button", { name: "Comincia" }).click();
  await takeSheet(page);
  for (const [number, photograph] of (await photographs()).entries())
    await addPhotograph(page, works[number]!.title, photograph);
  await describe(page);
  await makeTour(page);
  await translate(page);
  const labels = await printLabels(page);
  const zip = await handOver(page);

  const packed = await zip.path();
  const add = (copy: string) => {
    const said = runIn(copy, "scripts/commands/museum.js", "add", packed);
    expect(said).toContain("museo-del-porto");
  };
  await withBuiltCopy(add, async ({ serve }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `${await serve()}/museo-del-porto`, labels, showToCamera);
  });
});

/** The list of works comes in, is understood, and a second time adds nothing. */
async function takeSheet(page: Page) {
  await page.getByRole("link", { name: "Prendi da un foglio di calcolo" }).click();
  for (const [button, done] of [
    ["Prendi 12 opere", "12 opere nuove, 0 aggiornate"],
    ["Prendi 12 opere", "0 opere nuove, 12 aggiornate"],
  ] as const) {
    await page.locator("input[type=file]").setInputFiles(spreadsheet());
    await expect(page.getByRole("combobox", { name: "Inv." })).toHaveValue("inventory");
    await expect(page.getByRole("combobox", { name: "Title (EN)" })).toHaveValue("titleIn-en");
    // A column that means nothing to us is left out.
    await expect(page.getByRole("combobox", { name: "Stato di conservazione" })).toHaveValue("");
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("main").getByText(done)).toBeVisible();
    await page.getByRole("link", { name: "Opere", exact: true }).click();
    await expect(page.getByText("12 opere, nell’ordine")).toBeVisible();
    await page.getByRole("link", { name: "Prendi da un foglio di calcolo" }).click();
  }
}

async function addPhotograph(page: Page, title: string, buffer: Buffer) {
  await openRoom(page, "Opere");
  await page.getByRole("link", { name: new RegExp(`^Numero \\d+ ?${title}`) }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "IMG_0001.JPG", mimeType: "image/jpeg", buffer });
  const alternative = page.getByRole("textbox", { name: /Alternativa testuale/ });
  await expect(alternative).toBeFocused();
  await alternative.fill(`${title}, di fronte, su un fondo grigio.`);
}

/** The words of the first work, sentence by sentence, and the remark that helps to write them. */
async function describe(page: Page) {
  const { title } = works[0]!;
  await openRoom(page, "Opere");
  await page
    .getByRole("list", { name: `Testi di ${title}` })
    .getByRole("link")
    .first()
    .click();
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await part("Testo breve").getByRole("textbox").fill(short);
  await part("Testo da leggere").getByRole("textbox").first().fill(long);
  await writeLines(page, "Etichetta", [`${title}.`, "Legno dipinto."]);
  await part("Soggetto").getByRole("textbox").fill("Una barca a vela poggia su quattro ruote.");
  await writeLines(page, "Descrizione", ["Lo scafo è bello e lungo.", "L’albero è al centro."]);
  await expect(part("Descrizione").getByText(/^1 osservazione/)).toHaveCount(0);
  // “Bello” praises: the rule says why, and is gone with the word.
  const remark = part("Descrizione").locator("summary");
  await expect(remark).toHaveCount(1);
  await part("Descrizione").getByRole("textbox").first().fill("Lo scafo è lungo.");
  await expect(remark).toHaveCount(0);
  await part("Descrizione").getByRole("textbox").first().press("Alt+ArrowDown");
  await expect(part("Descrizione").getByRole("textbox").first()).toHaveValue(
    "L’albero è al centro.",
  );
  // Beside the text stands the visitor's own page, with what was just written.
  const phone = page.frameLocator("iframe[title='L’opera su un telefono']");
  await expect(phone.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(phone.getByText(long)).toBeVisible();
}

async function writeLines(page: Page, part: string, lines: readonly string[]) {
  const fields = page.getByRole("region", { name: part, exact: true }).getByRole("textbox");
  for (const [number, line] of lines.entries()) {
    if (number > 0) await fields.nth(number - 1).press("Enter");
    await fields.nth(number).fill(line);
  }
}

/** Two stops, and the program counts them. */
async function makeTour(page: Page) {
  await openRoom(page, "Percorso");
  for (const { title } of works.slice(0, 2))
    await page.getByRole("button", { name: `Aggiungi al percorso: ${title}` }).click();
  await page.getByRole("button", { name: `Sposta prima: ${works[1]!.title}` }).click();
  await page.getByRole("link", { name: "Parole in italiano" }).click();
  const stop = page.getByRole("region", { name: `Tappa 2: ${works[0]!.title}` });
  await expect(stop.getByRole("textbox").first()).toHaveValue("Tappa due di due.");
  for (const number of [1, 2]) {
    const last = page
      .getByRole("region", { name: `Tappa ${number}: ` })
      .getByRole("textbox")
      .last();
    await last.press("End");
    await last.press("Enter");
    await page.keyboard.type("Il legno è scuro e lucido.");
  }
}

/** The document goes to the translator and comes back. */
async function translate(page: Page) {
  await openRoom(page, "Traduttori");
  const sent = await downloaded(page, "Scarica il documento da tradurre in inglese");
  const buffer = await translatedDocument(readFileSync(await sent.path()));
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "tradotto.docx", mimeType: "application/octet-stream", buffer });
  await page.getByRole("button", { name: /^Prendi \d+ testi$/ }).click();
  await expect(page.getByText(/testi in inglese al loro posto/)).toBeVisible();
}

async function printLabels(page: Page): Promise<Buffer | undefined> {
  await openRoom(page, "Etichette");
  await page.getByRole("textbox", { name: "Indirizzo della guida" }).fill("https://guida.museo.it");
  await page.getByRole("radio", { name: /Da banco/ }).check();
  await expect(page.getByRole("article")).toHaveCount(works.length + 2);
  if (inFirefox || !hasPoppler()) return undefined;
  return page.pdf({ preferCSSPageSize: true });
}

/** What is missing is told, and the file is there all the same. */
async function handOver(page: Page): Promise<Download> {
  await openRoom(page, "Pubblica");
  await expect(page.getByText(/opere su 12 senza/).first()).toBeVisible();
  return downloaded(page, "Scarica il file del museo");
}

/** A visitor walks the guide: the list, a work to read and to hear, the tour, a label. */
async function visit(
  page: Page,
  museum: string,
  labels: Buffer | undefined,
  showToCamera: (frame: Uint8Array) => void,
) {
  await openApp(page, `${museum}/list?lang=it`);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(works.length);
  await page.getByRole("link", { name: works[0]!.title }).click();
  await expect(page.getByText(long)).toBeVisible();
  await expect(page.getByRole("img", { name: /di fronte, su un fondo grigio/ })).toBeVisible();
  await page.goto(`${museum}/artwork/1?lang=en`);
  await expect(page.getByText(`EN ${long}`)).toBeVisible();
  await page.goto(`${museum}/artwork-description/carro-nave?lang=en`);
  await expect(page.getByText("EN Lo scafo è lungo.")).toBeVisible();
  await openApp(page, `${museum}/blind-user?lang=it`);
  await expect(page.getByText(/due tappe/).first()).toBeVisible();
  if (!labels) return;
  const code = "https://guida.museo.it/museo-del-porto/artwork/7";
  showToCamera(await labelSeen(await pagesOf(labels), code, 25));
  await openApp(page, `${museum}/deaf-user?lang=it`);
  await page.getByRole("button", { name: "Tocca per attivare la fotocamera" }).click();
  await expect(page.getByRole("heading", { level: 1, name: works[6]!.title })).toBeVisible();
}

async function openRoom(page: Page, name: string) {
  await page.getByRole("navigation", { name: "Studio" }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function downloaded(page: Page, button: string) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return download;
}

const short =
  "Una barca a vela con le ruote, costruita nel porto da due fratelli. Nelle feste d’estate girava per le strade, piena di bambini. Oggi è ferma nella prima sala, e le sue ruote sono ancora quelle di un carro.";
const long =
  "Il carro nave nacque per gioco, e per gioco restò. I due fratelli lo costruirono in un inverno, con il legno di una barca vecchia.";
