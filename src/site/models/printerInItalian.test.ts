import { expect, it } from "vitest";
import manifest from "./made/manifest.json";
import { printerInItalian } from "./printerInItalian.ts";

it("says the settings that the times were calculated with", () => {
  const { short, whole } = printerInItalian(manifest.printer);
  expect(short).toBe("3 pareti, riempimento al 15\u00A0%");
  expect(whole).toBe(
    "ugello da 0,4\u00A0mm, strati da 0,2\u00A0mm; 3 pareti, riempimento a griglia al 15\u00A0%, 5 strati pieni sopra e 4 sotto; pareti a 45\u00A0mm al secondo, quella esterna a 25, riempimento e strati pieni a 80, l’ultimo in alto a 40, il primo strato a 20",
  );
});
