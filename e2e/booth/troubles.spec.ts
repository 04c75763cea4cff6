import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { folderOf } from "../../scripts/museums/folders.js";
import { decodeWav } from "../../src/studio/booth/sound/making/wav.ts";
import { announced, expectAnnounced } from "../pages/announcements.ts";
import { onlyInChromium } from "../device/browser.ts";
import { preloadAxe, axeFindings } from "../checks/axe.ts";
import { expect } from "../journey.ts";
import { test } from "../device/microphone.ts";
import { setHidden } from "../device/setHidden.ts";
import { button, expectSaved, heading, link, storedDocuments } from "../studio/studioPage.ts";
import {
  allow,
  beginReading,
  chosenTake,
  openBooth,
  readSentence,
  recording,
  stage,
  turnOn,
} from "./boothPage.ts";
import { documentsOfMuseum, openDraft, type DraftDocuments } from "../studio/openDraft.ts";
import { RATE, sentencesOf, speechFile } from "../device/speechFile.ts";
import { at, type MuseumDocument } from "../../src/studio/draft/documents/documents.ts";
import type { BoothDocument } from "../../src/studio/draft/documents/boothDocument.ts";

const part = "it/tour-cannot-go-back";

test.use({ viewport: { width: 1280, height: 800 } });

test("a part of the tour is read by buttons; when one sentence changes, only that one is asked for again", async ({
  page,
  speakNow,
}) => {
  test.slow();
  await preloadAxe(page);
  const [first, second] = await spoken();
  await openBooth(page, await tourDraft(), part);
  await allow(page, "Maria Rossi");
  await turnOn(page);
  await button(page, "Registra o ferma").click();
  await expect(recording(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const before = (await announced(page)).length;
  await speakNow(first);
  await button(page, "Registra o ferma").click();
  await expect(chosenTake(page)).toBeVisible();
  // A screen reader says what there is to say once nobody records any more, and not before.
  expect((await announced(page)).slice(before)).not.toContainEqual(
    expect.stringMatching(/Registr/),
  );
  await expectAnnounced(page, /ripresa va bene|rileggi/);
  expect(await axeFindings(page)).toEqual([]);
  await button(page, "Tieni e continua").click();
  await readSentence(page, () => speakNow(second));
  await button(page, "Precedente").click();
  await readSentence(page, () => speakNow(first));
  await expect(page.getByText(/^È pronta/)).toBeVisible();

  await link(page, "Apri i testi").click();
  const region = page.getByRole("region", { name: "Indietro dalla prima tappa" });
  await region.getByRole("textbox").nth(1).press("End");
  await page.keyboard.type(" Ti aspettiamo.");
  await region.getByRole("link", { name: /Rileggi|Registra|voce/ }).click();
  await expect(page.getByText(/^Manca una frase: il testo è cambiato/)).toBeVisible();
  await expect(chosenTake(page)).toBeVisible();
  await button(page, "Successiva").click();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await turnOn(page);
  await page.keyboard.press("ArrowRight");
  await readSentence(page, () => speakNow(second));
  await expect(page.getByText(/^È pronta/)).toBeVisible();
});

test("what the microphone hears is kept to the last sample, and heard again after a reload", async ({
  page,
  speakNow,
}) => {
  const signal = noise(2);
  await openAndTurnOn(page);
  await expect(async () => {
    await beginReading(page, () => speakNow(speechFile(signal)));
    await page.keyboard.press("Space");
    await expect(chosenTake(page)).toBeVisible();
    await expectSaved(page);
    const { takes = {} } = (await storedDocuments(page)).get(`booth/${part}`) as BoothDocument;
    const last = Object.values(takes).toSorted((one, other) => other.at - one.at)[0]!;
    // What is lost on the way is told: then it is read again.
    expect(last.figures!.flaws).not.toContain("interrupted");
    const { samples, rate } = decodeWav(await keptSound(page, last.sound.sha256))!;
    expect(rate).toBe(RATE);
    expect(missing(signal, samples)).toBe(0);
  }).toPass();
  await page.reload();
  await expect(chosenTake(page)).toBeVisible();
  await button(page, "Riascolta").click();
  await expect(page.getByText("Riascolto", { exact: true })).toBeVisible();
  await expect(page.getByText("Microfono spento")).toBeVisible();
});

test("what was read is listed, is there again after a reload, and is heard with the microphone off", async ({
  page,
  speakNow,
}) => {
  const [first] = await spoken();
  await openAndTurnOn(page);
  await beginReading(page, () => speakNow(first));
  await page.keyboard.press("Space");
  await expect(chosenTake(page)).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(chosenTake(page)).toBeVisible();
  await button(page, "Riascolta").click();
  await expect(page.getByText("Riascolto", { exact: true })).toBeVisible();
  await expect(page.getByText("Microfono spento")).toBeVisible();
});

test("a microphone that is pulled out in mid-sentence loses nothing that was read", async ({
  page,
  context,
  speakNow,
}) => {
  onlyInChromium("its microphone can be taken away");
  const [first] = await spoken();
  await openAndTurnOn(page);
  await beginReading(page, () => speakNow(first));
  await context.clearPermissions();
  await expect(booth(page).getByText(/Il microfono si è scollegato/)).toBeVisible();
  await expect(chosenTake(page)).toBeVisible();
  await context.grantPermissions(["microphone"]);
  await button(page, "Riprova").click();
  await expect(page.getByRole("meter")).toBeVisible();
});

test("while nobody sees the page the microphone is off, and what was read until then is kept", async ({
  page,
  speakNow,
}) => {
  const [first] = await spoken();
  await openAndTurnOn(page);
  await beginReading(page, () => speakNow(first));
  await setHidden(page, true);
  await expect(page.getByRole("meter")).toHaveCount(0);
  await expect(chosenTake(page)).toBeVisible();
  await setHidden(page, false);
  await expect(page.getByRole("meter")).toBeVisible();
});

for (const [lacking, take] of [
  [
    "no microphone can be asked for",
    () => void Reflect.deleteProperty(Navigator.prototype, "mediaDevices"),
  ],
  ["no sound can be recorded", () => void Reflect.deleteProperty(window, "AudioWorkletNode")],
] as const)
  test(`in a browser in which ${lacking} that is told, and a recording can be brought`, async ({
    page,
    context,
  }) => {
    await context.addInitScript(take);
    await openBooth(page, await tourDraft(), part);
    await page.getByRole("button", { name: "Accendi il microfono" }).first().click();
    await expect(booth(page).getByText(/Questo browser non può registrare/)).toBeVisible();
    await expectAnnounced(page, /Questo browser non può registrare/);
    await link(page, "Porta un file").click();
    await expect(page.getByText("Scegli la registrazione")).toBeVisible();
  });

test("in a browser without a file system what was read is kept all the same", async ({
  page,
  context,
  speakNow,
}) => {
  const withoutFolders = () => {
    // An empty page has no storage at all.
    if ("StorageManager" in globalThis)
      Reflect.deleteProperty(StorageManager.prototype, "getDirectory");
  };
  await context.addInitScript(withoutFolders);
  let workers = 0;
  await context.route(/\/soundWorker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `(${withoutFolders})();${await response.text()}`;
    await route.fulfill({ response, body });
    workers++;
  });
  const [first] = await spoken();
  await openAndTurnOn(page);
  await beginReading(page, () => speakNow(first));
  await page.keyboard.press("Space");
  await expect(chosenTake(page)).toBeVisible();
  await expectSaved(page);
  expect(workers).toBe(1);
  await page.reload();
  await button(page, "Riascolta").click();
  await expect(page.getByText("Riascolto", { exact: true })).toBeVisible();
  await expect(page.getByText("Microfono spento")).toBeVisible();
});

test("on a full disk the take waits until there is room", async ({ page, context, speakNow }) => {
  onlyInChromium("its disk can be filled");
  const [first] = await spoken();
  await openAndTurnOn(page);
  const device = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await device.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await beginReading(page, () => speakNow(first));
  await page.keyboard.press("Space");
  await expect(booth(page).getByText(/la ripresa non è salvata/)).toBeVisible();
  await expect(chosenTake(page)).toHaveCount(0);
  await device.send("Storage.overrideQuotaForOrigin", { origin });
  await button(page, "Salva la ripresa").click();
  await expect(chosenTake(page)).toBeVisible();
  await expectSaved(page);
});

test.describe("a microphone that is refused", () => {
  test.use({ microphone: { isAllowed: false } });

  test("is explained, and there is a way on", async ({ page, context }) => {
    await openBooth(page, await tourDraft(), part);
    await page.getByRole("button", { name: "Accendi il microfono" }).first().click();
    await expect(booth(page).getByText(/Il browser non lascia usare/)).toBeVisible();
    await expectAnnounced(page, /Il browser non lascia usare il microfono/);
    await context.grantPermissions(["microphone"]);
    await button(page, "Riprova").click();
    await expect(page.getByRole("meter")).toBeVisible();
  });
});

test("the room and the voice are heard before one begins, and told in words", async ({
  page,
  speak,
}) => {
  const [, , third = new Float32Array()] = (await sentencesOf("it", "apollo")).map(
    ({ samples }) => samples,
  );
  // Silence for the first signal, a voice for the second.
  speak(speechFile(repeated(third, 3), { before: 9, after: 3 }));
  await openAndTurnOn(page);
  await button(page, "Prova la stanza e la voce").click();
  await expect(page.getByText("Silenzio: ascolto la stanza.")).toBeVisible();
  await expect(page.getByText("Ecco come si sente:")).toBeVisible();
  await expect(page.getByText(/^Rumore .+ LUFS/)).toBeVisible();
});

test("a recording that the museum has is cut into its sentences", async ({ page }) => {
  await openDraft(page, await tourDraft(), `voci/${part}/importa`);
  await page
    .locator("input[type=file]")
    .setInputFiles(`${folderOf("galleria-borghese")}/recordings/it/tour-cannot-go-back.mp3`);
  await expect(page.getByRole("listitem").filter({ hasText: "Per proseguire" })).toBeVisible();
  await button(page, "Prendi queste frasi").click();
  await expect(stage(page)).toHaveAccessibleName("Frase 1 di 2");
  await expect(chosenTake(page)).toBeVisible();
  await allow(page, "Maria Rossi");
  await expect(page.getByText(/^È pronta/)).toBeVisible();
  // Made by itself once more, it could never be taken back.
  await button(page, "Annulla").click();
  await button(page, "Metti insieme la registrazione").click();
  await expect(page.getByText(/^È pronta/)).toBeVisible();
  await page
    .getByRole("navigation", { name: "Studio" })
    .getByRole("link", { name: "Voci" })
    .click();
  await expect(heading(page)).toHaveText("Voci");
  await expect(page.getByText(/Maria Rossi/)).toBeVisible();
});

test("a file that is no sound is refused in words", async ({ page }) => {
  await openDraft(page, await tourDraft(), `voci/${part}/importa`);
  await page.locator("input[type=file]").setInputFiles({
    name: "voce.mp3",
    mimeType: "audio/mpeg",
    buffer: readFileSync("package.json"),
  });
  await expect(page.getByText(/non riesce ad aprire il file come suono/).first()).toBeVisible();
  await expect(stage(page)).toHaveCount(0);
});

async function openAndTurnOn(page: Page) {
  await openBooth(page, await tourDraft(), part);
  await turnOn(page);
}

function booth(page: Page) {
  return page.getByRole("region", { name: "Cabina" });
}

/** The sentences of that part, as a microphone hears them. */
async function spoken() {
  const sentences = await sentencesOf("it", "tour-cannot-go-back");
  return sentences.map(({ samples }) => speechFile(samples)) as [Uint8Array, Uint8Array];
}

/** A voice is never twice the same; of this noise no two samples in a row are. */
function noise(seconds: number) {
  let seed = 7;
  return Float32Array.from({ length: seconds * RATE }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return (0.3 * seed) / 2 ** 31 - 0.3;
  });
}

/** The same words so many times. */
function repeated(voice: Float32Array, times: number) {
  return Float32Array.from(
    { length: voice.length * times },
    (_, place) => voice[place % voice.length]!,
  );
}

/** How many samples of a signal are not where they belong in what was kept. */
function missing(signal: Float32Array, kept: Float32Array) {
  // The room around it is 70 dB below: it adds next to nothing.
  const isLike = (one: number, other: number) => Math.abs(one - other) < 0.002;
  const start = kept.findIndex((_, place) =>
    [0, 1, 2, 3, 4, 5, 6, 7].every((each) => isLike(kept[place + each]!, signal[each]!)),
  );
  if (start < 0) return signal.length;
  return signal.filter((sample, place) => !isLike(sample, kept[start + place]!)).length;
}

/** Runs in the page: the file as `src/platform/drafts/draftFolder.ts` keeps it. */
async function keptSound(page: Page, sha256: string): Promise<Uint8Array> {
  const bytes = await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle("varco-studio");
    const draft = await folder.getDirectoryHandle("journey");
    const file = await (await draft.getFileHandle(name)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, sha256);
  return Uint8Array.from(bytes);
}

/** One work and a tour of one stop, in Italian. */
async function tourDraft(): Promise<DraftDocuments> {
  const documents = await documentsOfMuseum("galleria-borghese");
  const museum = documents.get(at.museum) as MuseumDocument;
  return documents.set(at.museum, {
    ...museum,
    languages: ["it"],
    works: ["apollo"],
    tour: ["apollo"],
  } satisfies MuseumDocument);
}
