import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { folderOf } from "../../scripts/museums/folders.js";
import { measureMp3 } from "../../scripts/voices/checking/measureMp3.js";
import { MP3_RATE } from "../../src/studio/booth/sound/making/encodeMp3.ts";
import { soundTasks } from "../../src/studio/booth/sound/soundTasks.ts";
import type { Browser } from "./driver.ts";
import { openBrowser } from "./walk.ts";

const brought = `${folderOf("galleria-borghese")}/recordings/it/tour-cannot-go-back.mp3`;

test.each([
  ["no file system", false],
  ["a file system in which no worker can write", true],
])("where there is %s a sentence is recorded, kept and heard again", async (_, folders) => {
  const view = await openBooth({ folders });
  await view.press("button", "^Accendi il microfono$");
  await expect.poll(() => view.run(phase)).toBe("ready");
  await view.press("button", "^Registra o ferma$");
  await expect.poll(() => view.run(phase)).toBe("recording");
  // This engine’s fake microphone hears a short tone, now and then, in much noise.
  await expect.poll(() => view.run(level)).toBeGreaterThan(-12);
  await expect.poll(() => view.run(level)).toBeLessThan(-15);
  await view.press("button", "^Registra o ferma$");
  await expect.poll(() => view.run(takes)).toBe(1);
  await expect.poll(() => view.says("Salvato")).toBe(true);
  await view.run(leave);
  await expect.poll(() => view.run(isBack)).toBe(true);
  await expect.poll(() => view.run(takes)).toBe(1);
  await view.press("button", "^Riascolta$");
  await expect.poll(() => view.run(phase)).toBe("playing");
  await expect.poll(() => view.run(phase)).toBe("off");
});

test("a recording is brought by its file, cut into its sentences, allowed, put together and heard", async () => {
  const view = await openBooth();
  await view.press("a", "^Porta un file$");
  await view.chooseFile(brought);
  await view.press("button", "^Prendi queste frasi$");
  await view.type("^Nome e cognome$", "Maria Rossi");
  await view.press("input[type=checkbox]", "^Maria Rossi permette");
  await expect.poll(() => view.says("È pronta")).toBe(true);
  const position = () => document.querySelector("audio")?.currentTime;
  await view.run(() => void document.querySelector("audio")!.play());
  await expect.poll(() => view.run(position)).toBeGreaterThan(0.4);
});

test("every sentence of a recording is where its times say", async () => {
  const { mp3 } = await soundTasks.recording(await sentences(), "apollo", encoder());
  const { samples } = await measureMp3(mp3);
  const view = await openBrowser({ languages: ["it"] });
  await view.open("/studio");
  await view.run(decode, Buffer.from(mp3).toString("base64"), MP3_RATE);
  const decoded = () => (window as unknown as Decoded).decoded;
  await expect.poll(() => view.run(decoded)).toBeDefined();
  const heard = (await view.run(decoded))!;
  expect(heard).toHaveLength(samples.length);
  // Two decoders differ a little; two that were a sample apart would by far more.
  expect(power(heard.map((sample, place) => sample - samples[place]!))).toBeLessThan(
    power(samples) / 100,
  );
});

function power(samples: Iterable<number>) {
  let sum = 0;
  for (const sample of samples) sum += sample ** 2;
  return sum;
}

type Decoded = { decoded?: number[] };

/** Runs in the page, whose answer is looked for later. */
async function decode(base64: string, rate: number) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const sound = await new OfflineAudioContext(1, 1, rate).decodeAudioData(bytes.buffer);
  (window as unknown as Decoded).decoded = [...sound.getChannelData(0)];
}

function encoder() {
  return readFileSync(createRequire(import.meta.url).resolve("wasm-media-encoders/wasm/mp3"));
}

/** Three parts of a recording, in the place of sentences. */
async function sentences() {
  const { samples } = await measureMp3(readFileSync(brought));
  return [0, 1, 2].map((second) => ({
    samples: samples.slice(second * MP3_RATE, (second + 1) * MP3_RATE),
    startsParagraph: second === 2,
  }));
}

/** Opens the booth of a short part of the example’s tour. */
async function openBooth(browser: Partial<Browser> = {}) {
  const view = await openBrowser({ languages: ["it"], ...browser });
  await view.resize(1280, 800);
  await view.open("/studio");
  await view.press("button", "^Guarda la Galleria Borghese$");
  await expect.poll(view.heading).toBe("Opere");
  await view.press("a", "^Voci$");
  await expect.poll(view.heading).toBe("Voci");
  await view.press("a", "Indietro dalla prima tappa$");
  await expect.poll(() => view.run(phase)).toBe("off");
  return view;
}

/** What the booth is doing. */
function phase() {
  return document.querySelector<HTMLElement>(".booth")?.dataset["phase"];
}

/** In dB: what the microphone hears. */
function level() {
  return Number(document.querySelector("[role=meter]")?.ariaValueNow ?? -Infinity);
}

/** Loads the page anew: this one carries a mark, by which it is told from the next. */
function leave() {
  document.documentElement.dataset["left"] = "";
  location.reload();
}

function isBack() {
  return document.documentElement.dataset["left"] === undefined;
}

/** How many takes are listed. */
function takes() {
  return document.querySelectorAll(".booth-takes li").length;
}
