import { setTimeout as pass } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { firefox } from "../../scripts/machine/engines.js";
import { serve } from "../../scripts/hosting/serve.js";
import { quiet } from "./quiet.ts";
import { startReader, type Reader, type Said } from "./reader.ts";
import { until } from "./until.ts";

/** How often `seeks` presses its key before it gives up. */
const AT_MOST = 12;

let reader: Reader;
let close: () => void;

beforeAll(async () => {
  const { port, close: closeServer } = await serve({ port: 0 });
  close = closeServer;
  reader = await startReader(firefox());
  // Firefox asks nobody: the microphone is allowed.
  reader.open(`http://localhost:${port}/studio`, { "permissions.default.microphone": 1 });
  await until(() => reader.said().some((each) => each.words.includes("Page has")));
});

afterAll(async () => {
  await reader?.end();
  close?.();
});

it("a language is chosen, and how far its voices are is said", async () => {
  await seeks("b", "Guarda la Galleria Borghese");
  await press("Return", /Opere/);
  await seeks("k", "Voci");
  await press("Return", /Voci heading/);
  await seeks("k", "tedesco");
  const said = await press("Return", /In tedesco/);
  expect(textOf(said)).toMatch(/Voci heading.*nessuna audiodescrizione su 6/);
});

it("in the booth the sentence to read is said in its own language", async () => {
  await seeks("k", "Apollo");
  await press("Return", /Apollo/);
  const [sentence, names] = inGerman(await seeks("Tab", "Da leggere"));
  expect(sentence).toBe("Apollo, von Dosso Dossi.");
  expect(names).toBe("Dosso Dossi: come in italiano.");
});

it("the keys are the booth’s: an arrow leads to the next sentence, and back", async () => {
  expect(inGerman(await press("Right", /Gemalt/))).toHaveLength(1);
  expect(inGerman(await press("Right", /Leinwand/))).toEqual(["Öl auf Leinwand."]);
  expect(inGerman(await press("Left", /Gemalt/))).toHaveLength(1);
});

it("nothing is said into a recording: its microphone hears the screen reader, and silence", async () => {
  await press("space", /Microfono acceso/);
  await stillness();
  const began = Date.now() / 1000;
  expect(textOf(await press("space"))).toBe("");
  await pass(3_000);
  expect(textOf(reader.said())).toBe("");
  expect(reader.sounds.of("reader").filter((at) => at > began + 0.3)).toEqual([]);
  await press("space", /Non si sente nessuno/);
});

it("a reading that is given up is told, and nothing else with it", async () => {
  expect(textOf(await press("space"))).toBe("");
  const said = await press("Escape", /buttata via/);
  expect(textOf(said)).not.toMatch(/Non si sente/);
});

/** Presses a key and waits until `expected` was said, and all that follows. */
async function press(key: string, expected = /(?:)/): Promise<Said[]> {
  const said: Said[] = [];
  reader.press(key);
  await until(
    () => {
      said.push(...reader.said());
      return expected.test(textOf(said));
    },
    () => `${key}: expected ${expected}, heard “${textOf(said)}”`,
  );
  await quiet(reader, said);
  console.log(`${key}\n${said.map((each) => `    ${each.words}`).join("\n")}`);
  return said;
}

/** Presses a key again and again until it has come to `words`. */
async function seeks(key: string, words: string): Promise<Said[]> {
  for (let times = 0; times < AT_MOST; times++) {
    const said = await press(key);
    if (textOf(said).includes(words)) return said;
  }
  throw new Error(`${key} did not lead to “${words}”`);
}

/** Waits until the screen reader has spoken to the end. */
function stillness() {
  return until(() => Date.now() / 1000 - (reader.sounds.of("reader").at(-1) ?? 0) > 1);
}

function inGerman(said: Said[]) {
  return said.filter(({ language }) => language === "de").map(({ words }) => words);
}

function textOf(said: Said[]) {
  return said.map((each) => each.words).join(" ");
}
