import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { readMuseumZip } from "../../src/content/packing/readMuseumZip.ts";
import { voiceMargin } from "../../src/studio/booth/sound/takes/voiceIn.ts";
import { runIn, withBuiltCopy } from "../server/builtCopy.ts";
import { expect } from "../journey.ts";
import { test } from "../device/microphone.ts";
import { openApp } from "../pages/openApp.ts";
import { downloadedFile } from "../pages/downloadedFile.ts";
import { compareRecording } from "./compareRecording.ts";
import { allow, openBooth, readSentence, stage, turnOn } from "./boothPage.ts";
import { RATE, sentencesOf, speechFile, type Spoken } from "../device/speechFile.ts";
import { documentsOfMuseum, type DraftDocuments } from "../studio/openDraft.ts";
import {
  at,
  type MuseumDocument,
  type WordsDocument,
} from "../../src/studio/draft/documents/documents.ts";

test.use({
  // The copied project is served at an address of its own.
  tolerated: /foreign request: http:\/\/localhost/,
  viewport: { width: 1280, height: 800 },
});

test("a person reads a whole description by keys alone, and a visitor hears it as it was read", async ({
  page,
  speakNow,
}) => {
  // This reads in real time, and builds the site with one more museum.
  test.slow();
  await openBooth(page, await voiceDraft(), "de/apollo");
  await allow(page, "Greta Vogel");
  const all = await sentencesOf("de", "apollo");
  const read: Spoken[] = [];
  await turnOn(page);
  const total = 5;
  for (let number = 1; number <= total; number++) {
    await expect(stage(page)).toHaveAccessibleName(`Frase ${number} di ${total}`);
    const text = await stage(page).locator(".booth-sentence").textContent();
    const spoken = all.find((sentence) => sentence.text === text)!;
    read.push(spoken);
    await readSentence(page, () => speakNow(speechFile(spoken.samples)));
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(/^È pronta/)).toBeVisible();

  await page.getByRole("link", { name: "Pubblica" }).click();
  const handOver = page.getByRole("button", { name: "Scarica il file del museo" });
  const { bytes: zip } = await downloadedFile(page, () => handOver.click());
  const answer = await readMuseumZip(zip);
  const { files } = (answer as Extract<typeof answer, { museum: unknown }>).museum;
  const file = (type: string) => files.get(`narrated/de/apollo.${type}`)!.read();
  const mp3 = await file("mp3");
  const vtt = new TextDecoder().decode(await file("vtt"));
  const { leads, loudness, source, peak, texts } = await compareRecording({ mp3, vtt }, read, RATE);
  expect(texts).toEqual(read.map(({ text }) => text));
  // A sentence is marked while the room before its voice is heard, which is at most so long.
  for (const lead of leads) {
    expect(lead).toBeGreaterThan(-0.05);
    expect(lead).toBeLessThan(voiceMargin.before + 0.05);
  }
  expect(Math.abs(loudness - source)).toBeLessThan(0.5);
  expect(peak).toBeLessThan(-1.5);

  const add = (copy: string) => {
    const packed = join(copy, "museo-della-voce.varco.zip");
    writeFileSync(packed, zip);
    const said = runIn(copy, "scripts/commands/museum.js", "add", packed);
    expect(said).toContain("museo-della-voce");
  };
  await withBuiltCopy(add, async ({ serve }) =>
    hear(page, `${await serve()}/museo-della-voce`, read),
  );
});

/** A visitor hears the person, and each sentence is marked when it sounds. */
async function hear(page: Page, museum: string, read: readonly Spoken[]) {
  await openApp(page, `${museum}/artwork-description/apollo?lang=de`);
  await expect(page.getByText(/Gesprochen von Greta Vogel im \w+ \d{4}/)).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Abspielen", exact: true }).click();
  await expect(page.locator(".sentence[data-now]")).toHaveText(read[1]!.text);
  // The Italian one nobody has read: the computer's was not in this draft, so the device reads it.
  await page.goto(`${museum}/artwork-description/apollo?lang=it`);
  await expect(page.getByText(/Greta Vogel/)).toHaveCount(0);
}

/** One work with a short description in German, whose sentences are all in our own recording. */
async function voiceDraft(): Promise<DraftDocuments> {
  const documents = await documentsOfMuseum("galleria-borghese");
  const museum = documents.get(at.museum) as MuseumDocument;
  const words = documents.get(at.words("de", "apollo")) as WordsDocument;
  const { label = [], subject = "", path = [] } = words.audio ?? {};
  return new Map<string, unknown>([
    [
      at.museum,
      {
        ...museum,
        address: "museo-della-voce",
        name: "Museo della Voce",
        languages: ["it", "de"],
        works: ["apollo"],
        tour: [],
      } satisfies MuseumDocument,
    ],
    [at.work("apollo"), documents.get(at.work("apollo"))],
    [at.words("it", "apollo"), documents.get(at.words("it", "apollo"))],
    [
      at.words("de", "apollo"),
      {
        ...words,
        audio: { label: [label[0]!], subject, path: [path[9]!] },
      } satisfies WordsDocument,
    ],
  ]);
}
