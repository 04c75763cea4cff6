import { expect, it } from "vitest";
import { fileSize, printerInItalian, printTime } from "./figuresInItalian.ts";
import manifest from "./made/manifest.json";

it.each([
  [120, "1\u00A0kB"],
  [640_400, "640\u00A0kB"],
  [999_700, "1\u00A0MB"],
  [1_240_000, "1,2\u00A0MB"],
])("the size of a file of %i bytes is said in Italian", (bytes, said) => {
  expect(fileSize(bytes)).toBe(said);
});

it.each([
  [1, "5 minuti"],
  [47, "45 minuti"],
  [58, "1 ora"],
  [92, "1 ora e 30 minuti"],
  [206, "3 ore e 25 minuti"],
  [240, "4 ore"],
])("%i minutes of printing are said as a workshop says them", (minutes, said) => {
  expect(printTime(minutes)).toBe(said);
});

it("says the settings that the times were calculated with", () => {
  const { short, whole } = printerInItalian(manifest.printer);
  expect(short).toBe("3 pareti, riempimento al 15\u00A0%");
  expect(whole).toBe(
    "ugello da 0,4\u00A0mm, strati da 0,2\u00A0mm; 3 pareti, riempimento a griglia al 15\u00A0%, 5 strati pieni sopra e 4 sotto; pareti a 45\u00A0mm al secondo, quella esterna a 25, riempimento e strati pieni a 80, l’ultimo in alto a 40, il primo strato a 20",
  );
});
