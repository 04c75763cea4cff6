import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderOf } from "../../../scripts/museums/folders.js";
import type { Language } from "../../i18n/languages.ts";
import { scriptsToRecord } from "./scriptsToRecord.ts";
import { museumOf } from "../fixtures/museumOf.ts";
import { durationInItalian, secondsAloud } from "./secondsAloud.ts";

const borghese = await museumOf("galleria-borghese");
const manifest = JSON.parse(
  readFileSync(join(folderOf("galleria-borghese"), "recordings/manifest.json"), "utf8"),
) as Record<Language, Record<string, { seconds: number }>>;

const { languages } = borghese.facts;

it.each(languages)("how long a voice takes is known before it is recorded (%s)", (language) => {
  // Touch guides have longer pauses.
  const spoken = Object.entries(scriptsToRecord(borghese, language)).filter(
    ([name]) => !name.startsWith("touch-"),
  );
  const errors = spoken.map(([name, script]) => {
    const { seconds } = manifest[language][name]!;
    return Math.abs(secondsAloud(script.flat(), language) - seconds) / seconds;
  });
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.04);
});

it("what is marked as foreign takes no longer than what is not", () => {
  const foreign = secondsAloud(Array(20).fill("A <it>lira da braccio</it>."), "en");
  expect(foreign).toBe(secondsAloud(Array(20).fill("A lira da braccio."), "en"));
});

it.each([
  [0.4, "circa 1 secondo"],
  [7, "circa 7 secondi"],
  [58, "circa 1 minuto"],
  [101, "circa 1 minuto e 40"],
  [120, "circa 2 minuti"],
  [131, "circa 2 minuti e 10"],
])("%d seconds", (seconds, words) => {
  expect(durationInItalian(seconds)).toBe(words);
});
