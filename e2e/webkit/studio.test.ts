import { expect, test } from "vitest";
import type { View } from "./view.ts";
import { openBrowser } from "./walk.ts";

test("a curator begins a museum, writes of a work, sees it on the phone and finds it again", async () => {
  const view = await openBrowser({ languages: ["it"] });
  await view.resize(1280, 800);
  await view.open("/studio");
  await expect.poll(view.heading).toBe("Lo studio");
  await view.type("Come si chiama il museo", "Museo del Porto");
  await view.press("button", "^Comincia$");
  await expect.poll(view.heading).toBe("Opere");
  await view.type("Titolo di una nuova opera", "Carro nave");
  await view.press("button", "^Aggiungi$");
  await expect.poll(view.heading).toBe("Carro nave");
  await view.type("^Data$", "ca. 1880");
  await expect.poll(() => view.says("Si leggerà:")).toBe(true);
  await view.press("a", "^italiano");
  await expect.poll(() => view.says("Testo breve")).toBe(true);
  await view.type("^Soggetto$", "Una barca con le ruote.");
  await view.type("^Paragrafo 1 di 1", "Il carro nave nacque per gioco.");
  await expect.poll(() => view.run(inPreview, "Il carro nave nacque per gioco.")).toBe(true);
  await expect.poll(() => view.says("Salvato")).toBe(true);
  await reload(view);
  await expect.poll(() => view.run(written, "Una barca con le ruote.")).toBe(true);
  await view.press("button", "^Annulla$");
  await view.press("a", "^Pubblica$");
  await expect.poll(view.heading).toBe("Pubblica");
  await view.press("button", "^Scarica il file del museo$");
  await expect.poll(() => view.says("museo-del-porto.varco.zip")).toBe(true);
});

test("a whole museum is opened, and all its screens", async () => {
  const view = await openBrowser({ languages: ["it"] });
  await view.open("/studio");
  await view.press("button", "^Guarda la Galleria Borghese$");
  await expect.poll(view.heading).toBe("Opere");
  for (const [room, heading] of [
    ["Percorso", "Percorso"],
    ["A che punto siamo", "A che punto siamo"],
    ["Traduttori", "Traduttori"],
    ["Etichette", "Etichette"],
    ["Anteprima", "Anteprima"],
    ["Pubblica", "Pubblica"],
    ["Cronologia", "Cronologia"],
  ] as const) {
    await view.press("a", `^${room}$`);
    await expect.poll(view.heading).toBe(heading);
  }
});

/** Whether the page in the phone beside the text says it. */
function inPreview(words: string) {
  const shown = document.querySelector("iframe")?.contentDocument;
  return shown?.body?.innerText.includes(words) ?? false;
}

/** Whether a field of the page has these words. */
function written(words: string) {
  return [...document.querySelectorAll("textarea")].some(({ value }) => value === words);
}

async function reload(view: View) {
  await view.run(() => location.reload());
}
