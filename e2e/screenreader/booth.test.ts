import { afterAll, beforeAll, expect, it } from "vitest";
import { press, quiet, seeks, textOf } from "./keys.ts";
import { openPage } from "./openPage.ts";
import type { Reader, Said } from "./reader.ts";
import { until } from "./until.ts";

let reader: Reader;

beforeAll(async () => {
  // Firefox asks nobody: the microphone is allowed.
  reader = await openPage("/studio", "en", { "permissions.default.microphone": 1 });
});

afterAll(() => reader?.end());

it("a language is chosen, and how far its voices are is said", async () => {
  await seeks(reader, "b", "Guarda la Galleria Borghese");
  await press(reader, "Return", /Opere/);
  await seeks(reader, "k", "Voci");
  await press(reader, "Return", /Voci heading/);
  await seeks(reader, "k", "tedesco");
  const said = await press(reader, "Return", /In tedesco/);
  expect(textOf(said)).toMatch(/Voci heading.*nessuna audiodescrizione su 6/);
});

it("in the booth the sentence to read is said in its own language", async () => {
  await seeks(reader, "k", "Apollo");
  await press(reader, "Return", /Apollo/);
  const [sentence, names] = inGerman(await seeks(reader, "Tab", "Da leggere"));
  expect(sentence).toBe("Apollo, von Dosso Dossi.");
  expect(names).toBe("Dosso Dossi: come in italiano.");
});

it("the keys are the booth’s: an arrow leads to the next sentence, and back", async () => {
  expect(inGerman(await press(reader, "Right", /Gemalt/))).toHaveLength(1);
  expect(inGerman(await press(reader, "Right", /Leinwand/))).toEqual(["Öl auf Leinwand."]);
  expect(inGerman(await press(reader, "Left", /Gemalt/))).toHaveLength(1);
});

it("nothing is said into a recording: its microphone hears the screen reader, and silence", async () => {
  await press(reader, "space", /Microfono acceso/);
  await stillness();
  const began = Date.now() / 1000;
  expect(textOf(await press(reader, "space"))).toBe("");
  const said: Said[] = [];
  await quiet(reader, said, 3_000);
  expect(textOf(said)).toBe("");
  expect(reader.sounds.of("reader").filter((at) => at > began + 0.3)).toEqual([]);
  await press(reader, "space", /Non si sente nessuno/);
});

it("a reading that is given up is told, and nothing else with it", async () => {
  expect(textOf(await press(reader, "space"))).toBe("");
  const said = await press(reader, "Escape", /buttata via/);
  expect(textOf(said)).not.toMatch(/Non si sente/);
});

/** Waits until the screen reader has spoken to the end. */
function stillness() {
  return until(reader, () => Date.now() / 1000 - (reader.sounds.of("reader").at(-1) ?? 0) > 1);
}

function inGerman(said: Said[]) {
  return said.filter(({ language }) => language === "de").map(({ words }) => words);
}
