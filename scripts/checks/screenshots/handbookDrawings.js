import { readFileSync } from "node:fs";
import { inProject } from "../../project.js";

/** @typedef {import("@playwright/test").Browser} Browser */

/** In pixels; the height is that of the drawing. */
const WIDTH = 1280;

/**
 * The drawings of the handbook, by the names of their files: other people’s pages change and are not
 * ours to show.
 * @param {Browser} browser
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function photographDrawings(browser) {
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 200 } });
  /** @type {Map<string, Buffer>} */
  const pictures = new Map();
  for (const [name, drawing] of Object.entries(drawings)) {
    // oxlint-disable no-await-in-loop -- they are drawn one after the other in one page
    await page.setContent(`<style>${style()}</style><main>${drawing}</main>`);
    await page.evaluate(() => document.fonts.ready);
    pictures.set(name, await page.locator("main").screenshot());
    // oxlint-enable no-await-in-loop
  }
  await page.close();
  return pictures;
}

/**
 * @param {string} title
 * @param {string[]} steps
 */
const way = (title, steps) =>
  `<section><h2>${title}</h2>${steps
    .map((step) => `<div class="step"><div>${step}</div></div>`)
    .join('<div class="then">↓</div>')}</section>`;

/**
 * @param {string} name
 * @param {string} what
 * @param {string} [look]
 */
const line = (name, what, look = "") =>
  `<li class="${look}"><b>${name}</b><span>${what}</span></li>`;

const drawings = {
  vie: [
    way("Un servizio che ospita siti", [
      "Dallo studio:<br><b>museo-guida.zip</b>",
      "Apri lo zip: diventa<br><b>una cartella</b>",
      '<div class="drop">La trascini qui,<br>nella pagina del servizio</div>',
      '<span class="address">https://guida-museo.netlify.app</span>',
    ]),
    way("Lo spazio web del museo", [
      "Dallo studio:<br><b>museo-guida.zip</b>",
      "Lo mandi a chi cura il sito,<br><b>con tre frasi già scritte</b>",
      "Lo si apre nella cartella<br><b>guida</b> del sito",
      '<span class="address">https://www.museo.it/guida</span>',
    ]),
    way("Il nostro aiuto", [
      "Dallo studio:<br><b>museo.varco.zip</b>",
      "Ce lo mandi",
      "Lo controlliamo<br>e <b>lo pubblichiamo noi</b>",
      '<span class="address">l’indirizzo che concordiamo</span>',
    ]),
  ].join(""),
  cartella: `<section class="wide"><h2>www.museo.it</h2><ul>
    ${line("index.html, orari, mostre…", "il sito di oggi: non si tocca")}
    ${line("guida", "la cartella nuova, con dentro tutto quello che c’è nello zip", "new")}
    <ul>
    ${line("index.html", "porta alla prima schermata", "new")}
    ${line(".htaccess", "comincia con un punto: è «nascosto», ma deve esserci", "new")}
    ${line("museo, it, fr…", "le pagine, e quelle nelle altre lingue", "new")}
    ${line("assets", "immagini, registrazioni, programmi", "new")}
    ${line("controllo", "la pagina che controlla la guida", "new")}
    ${line("tecnico", "le istruzioni per chi cura il server", "new")}
    </ul></ul></section>`,
};

function style() {
  const font = readFileSync(inProject("src/ui/fonts/AtkinsonHyperlegibleNext.woff2"), "base64");
  return `
    @font-face { font-family: Atkinson; font-weight: 200 800;
      src: url("data:font/woff2;base64,${font}") }
    body { margin: 0; font: 22px/1.35 Atkinson; color: #211b16; background: #fbf7f0 }
    main { display: flex; gap: 24px; padding: 32px }
    section { flex: 1; padding: 24px; background: #fffdf9; border: 1px solid #dccdb4;
      border-radius: 20px; text-align: center }
    h2 { margin: 0 0 20px; font-size: 26px }
    .step { min-height: 62px; padding: 12px; background: #f2eadb; border-radius: 12px;
      display: grid; place-content: center }
    .then { margin: 6px 0; font-size: 28px; line-height: 1; color: #8a2d17 }
    .drop { padding: 10px 16px; border: 3px dashed #8a2d17; border-radius: 12px }
    .address { font-weight: 700; color: #8a2d17; font-size: 20px }
    .wide { text-align: left }
    ul { margin: 0; padding: 0 0 0 28px; list-style: none }
    .wide > ul { padding: 0 }
    li { display: flex; gap: 20px; margin: 8px 0; padding: 10px 16px; border-radius: 12px;
      border: 2px solid #dccdb4 }
    li.new { background: #f2eadb; border-color: #8a2d17 }
    li span { color: #4a3f35 }`;
}
