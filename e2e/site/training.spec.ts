import type { Page } from "@playwright/test";
import { lessons } from "../../src/site/training/words/lessons.ts";
import { materials } from "../../src/site/training/materials.ts";
import { room } from "../../src/site/training/words/room.ts";
import { spoken } from "../../src/site/training/words/spoken.ts";
import { waitUntilIdle, openApp } from "../pages/openApp.ts";
import { onlyInChromium } from "../device/browser.ts";
import { axeFindings } from "../checks/axe.ts";
import { expect, test as journey } from "../journey.ts";
import { withUserActivation } from "../device/patchFirefox.ts";
import { behindProxy } from "../server/networkProxy.ts";

const test = journey.extend(behindProxy);

const first = lessons[0]!;
const second = lessons[1]!;

test("an attendant comes from the home page and does two lessons, one after the other", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Il corso, da cominciare subito" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Formazione" })).toBeVisible();
  const list = page.getByRole("region", { name: "Le lezioni" });
  await expect(list.getByRole("listitem")).toHaveCount(lessons.length);
  await page.getByRole("link", { name: "Comincia dalla prima" }).click();

  await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
  const done = page.getByRole("button", { name: "Segna come fatta" });
  await expect(done).toHaveAttribute("aria-pressed", "false");
  await done.click();
  await expect(done).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Segnata come fatta.")).toBeVisible();
  await page.getByRole("link", { name: `Lezione 2: ${second.title}` }).click();
  await page.getByRole("button", { name: "Segna come fatta" }).click();

  await page.getByRole("main").getByRole("link", { name: "Formazione" }).click();
  await expect(list.getByText("2 di 7 fatte")).toBeVisible();
  await expect(page.getByRole("link", { name: `Continua: ${lessons[2]!.title}` })).toBeVisible();
  await expect(page.getByRole("link", { name: "Comincia dalla prima" })).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
});

test("what was learnt is erased on demand, and comes back if that was a mistake", async ({
  page,
}) => {
  await markedAsDone(page, first.slug);
  await page.goto("/formazione");
  await expect(page.getByText("1 di 7 fatte")).toBeVisible();
  await page.getByRole("button", { name: "Cancella i miei progressi" }).click();
  await expect(page.getByText("1 di 7 fatte")).toBeHidden();
  await expect(page.getByRole("button", { name: "Annulla" })).toBeFocused();
  await page.getByRole("button", { name: "Annulla" }).click();
  await expect(page.getByText("1 di 7 fatte")).toBeVisible();
  await page.getByRole("button", { name: "Cancella i miei progressi" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("whoever tries the app after a lesson and ends the visit keeps what was learnt", async ({
  page,
}) => {
  await markedAsDone(page, first.slug);
  await openApp(page, "/galleria-borghese/disability?lang=it");
  await page.getByRole("button", { name: "Termina la visita" }).click();
  const dialog = page.getByRole("dialog", { name: "Vuoi terminare la visita?" });
  await dialog.getByRole("button", { name: "Termina la visita" }).click();
  await expect(dialog).toBeHidden();
  await page.goto("/formazione");
  await expect(page.getByText("1 di 7 fatte")).toBeVisible();
});

test("where nothing may be stored, a lesson is still marked, and the page says what that is worth", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(`/formazione/${first.slug}`);
  const done = page.getByRole("button", { name: "Segna come fatta" });
  await done.click();
  await expect(done).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("non conserva i progressi")).toBeVisible();
});

test("every answer tells why, opened by keyboard", async ({ page }) => {
  for (const { slug, checks } of lessons) {
    await page.goto(`/formazione/${slug}`);
    for (const { answers } of checks)
      for (const { says, why } of answers) {
        const answer = page.locator("summary", { hasText: said(says) });
        await answer.focus();
        await page.keyboard.press("Enter");
        await expect(page.getByText(said(why.at(-1)!)).first(), slug).toBeVisible();
      }
    expect(await axeFindings(page), slug).toEqual([]);
  }
});

test("the barriers of a room are found in its words, and by pointing at the drawing", async ({
  page,
}) => {
  await page.goto("/formazione/accogliere");
  const count = page.getByText("Barriere trovate");
  await expect(count).toHaveText("Barriere trovate: 0 di 8.");
  const barrier = room.find(({ isBarrier }) => isBarrier)!;
  await answerTo(page, barrier).click();
  await expect(page.getByText(said(barrier.why.at(-1)!))).toBeVisible();
  await expect(count).toHaveText("Barriere trovate: 1 di 8.");
  // Were the number alone an element, a screen reader in Firefox would say “1”.
  await expect(count.locator("*")).toHaveCount(0);

  const right = room.find(({ isBarrier }) => !isBarrier)!;
  await answerTo(page, right).click();
  await expect(page.getByText(said(right.why.at(-1)!))).toBeVisible();
  await expect(count).toHaveText("Barriere trovate: 1 di 8.");

  const pointed = room.findLast(({ isBarrier }) => isBarrier)!;
  const [x, y, width, height] = pointed.at;
  const drawing = page.locator(".room svg");
  await drawing.scrollIntoViewIfNeeded();
  const { width: shown } = (await drawing.boundingBox())!;
  const scale = shown / 1000;
  await drawing.click({ position: { x: (x + width / 2) * scale, y: (y + height / 2) * scale } });
  await expect(answerTo(page, pointed)).toBeFocused();
  await expect(page.getByText(said(pointed.why.at(-1)!))).toBeVisible();
  await expect(count).toHaveText("Barriere trovate: 2 di 8.");
  expect(await axeFindings(page)).toEqual([]);

  // Whoever listens to the answers has found nothing yet.
  await page.reload();
  const answers = page.locator('audio[aria-label="Ascolta le risposte"]');
  await withUserActivation(() => answers.evaluate((audio: HTMLAudioElement) => audio.play()));
  await expect(page.locator(".room-things details[open]")).toHaveCount(1);
  await expect(count).toHaveText("Barriere trovate: 0 di 8.");
});

test("a lesson is heard and read along; where an answer is read, it opens; one voice at a time", async ({
  page,
}) => {
  await page.goto("/formazione/accompagnare");
  const lesson = page.locator('audio[aria-label="Ascolta la lezione"]');
  await withUserActivation(() => lesson.evaluate((audio: HTMLAudioElement) => audio.play()));
  await expect(page.locator("[data-now]")).toHaveText(said(second.lead[0]!));

  const checks = page.locator('audio[aria-label="Ascolta domande e risposte"]');
  const { says, why } = second.checks[0]!.answers[0]!;
  const at = await page
    .locator('[data-of="checks-accompagnare"]', { hasText: said(why[1]!) })
    .getAttribute("data-at");
  await withUserActivation(() =>
    checks.evaluate(
      async (audio: HTMLAudioElement, seconds) => {
        await audio.play();
        audio.currentTime = seconds;
      },
      Number(at) + 0.1,
    ),
  );
  await expect(page.locator("[data-now]")).toHaveText(said(why[1]!));
  await expect(page.locator("details[open] summary")).toHaveText(said(says));
  expect(await lesson.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
});

test("a sheet with one’s name and what was learnt is printed on one page, and the name is kept nowhere", async ({
  page,
}) => {
  await markedAsDone(page, second.slug);
  await page.goto("/formazione/foglio");
  await page.getByRole("textbox", { name: "Nome" }).fill("Ada Conti");
  const row = page.getByRole("listitem").filter({ hasText: second.learnt });
  await expect(row.getByText(/Fatta il \d+ \p{L}+ \d{4}/u)).toBeVisible();
  await expect(page.getByText("Non è un attestato né una certificazione")).toBeVisible();
  const printing = page.evaluate(
    () => new Promise<void>((resolve) => (window.print = () => resolve())),
  );
  await page.getByRole("button", { name: "Stampa il foglio" }).click();
  await printing;
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain("Ada");
  onlyInChromium("only Chromium prints without a dialog");
  expect(await printedPages(page)).toBe(1);
});

test("each handout is one page of A4, all together or one alone", async ({ page }) => {
  onlyInChromium("only Chromium prints without a dialog");
  await page.goto("/formazione/schede");
  await expect(page.getByRole("article")).toHaveCount(5);
  expect(await printedPages(page)).toBe(5);
  await page.evaluate(() => (window.print = () => {}));
  await page.getByRole("button", { name: "Stampa questa" }).first().click();
  expect(await printedPages(page)).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await printedPages(page)).toBe(5);
});

test("the two hours of whoever runs it add up", async ({ page }) => {
  await page.goto("/formazione/guida");
  const minutes = await page.locator(".programme-time").allTextContents();
  const each = minutes.map((text) => Number(/(\d+) minuti/.exec(text)?.[1]));
  expect(each.reduce((sum, part) => sum + part, 0)).toBe(120);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is there to be read, and no button promises more", async ({ page }) => {
    for (const { slug, checks } of lessons) {
      await page.goto(`/formazione/${slug}`);
      await expect(page.locator("[data-marks]")).toBeHidden();
      for (const { answers } of checks) {
        await page.locator("summary", { hasText: said(answers[0]!.says) }).click();
        await expect(page.getByText(said(answers[0]!.why.at(-1)!)).first()).toBeVisible();
      }
    }
    await page.goto("/formazione/foglio");
    await expect(page.getByText("Fatta il")).toHaveCount(lessons.length);
    await expect(page.getByRole("button", { name: /Stampa/ })).toHaveCount(0);
  });
});

test.describe("without a network", () => {
  test.use({ keepsApp: true, hasCache: false, tolerated: /Failed to load|ERR_|cannot be played/ });

  test("a lesson that was read is read again, and heard if it was heard", async ({
    page,
    context,
    network,
  }) => {
    onlyInChromium("Firefox here plays from its own cache");
    await page.goto("/formazione/toccare");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const lesson = page.locator('audio[aria-label="Ascolta la lezione"]');
    const play = () => lesson.evaluate((audio: HTMLAudioElement) => audio.play());
    await play();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const keys = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return keys.flat().some(({ url }) => /lesson-toccare.*\.mp3$/.test(url));
        }),
      )
      .toBe(true);
    await network.cut();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.getByRole("button", { name: "Segna come fatta" }).click();
    await expect(page.getByText("Segnata come fatta.")).toBeVisible();
    await play();
    await expect
      .poll(() => lesson.evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.2);
  });
});

test("no page of the course loads what its exercise does not need", async ({ page }) => {
  for (const slug of ["accogliere", "descrivere", "sottotitoli"]) {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/formazione/${slug}`);
    await waitUntilIdle(page);
    expect(asked.filter((path) => path.endsWith(".js")).map(nameOf)).toEqual([
      "siteScript",
      "courseScript",
    ]);
    expect(asked.filter((path) => /\.(mp3|vtt)$/.test(path))).toEqual([]);
    page.removeAllListeners("request");
  }
});

test("the pages of the course are in the sitemap, and the devices of visitors keep none of it", async ({
  page,
}) => {
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  for (const { slug } of [...lessons, ...materials])
    expect(sitemap).toContain(`/formazione/${slug}<`);
  for (const worker of ["/worker-studio.js", "/worker-galleria-borghese.js"]) {
    const code = await (await page.request.get(worker)).text();
    expect(code).toContain("/assets/");
    expect(code).not.toMatch(/lesson-|sala-/);
  }
});

test("every sentence that is heard can be followed in the page", async ({ page }) => {
  const followed: Record<string, number> = {};
  for (const { slug } of lessons) {
    await page.goto(`/formazione/${slug}`);
    const names = await page
      .locator("[data-of][data-at]")
      .evaluateAll((all) => all.map((each) => each.getAttribute("data-of")!));
    for (const name of names) followed[name] = (followed[name] ?? 0) + 1;
  }
  const heard = Object.entries(spoken).map(([name, pieces]) => [
    name,
    pieces.flatMap(({ of, says }) => (of ? says : [])).length,
  ]);
  expect(followed).toEqual(Object.fromEntries(heard));
});

/** A sentence as the page shows it. */
function said(sentence: string) {
  return sentence.replaceAll(/<\/?\w\w>/g, "");
}

/** The control that opens the answer to a thing of the room. */
function answerTo(page: Page, { name }: { name: string }) {
  return page.locator("summary", { hasText: `Ferma qualcuno? ${name}` });
}

function nameOf(path: string) {
  return /\/assets\/(\w+)-/.exec(path)?.[1];
}

async function markedAsDone(page: Page, slug: string) {
  await page.goto(`/formazione/${slug}`);
  await page.getByRole("button", { name: "Segna come fatta" }).click();
  await expect(page.getByText("Segnata come fatta.")).toBeVisible();
}

async function printedPages(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
