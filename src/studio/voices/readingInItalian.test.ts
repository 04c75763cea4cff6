import { expect, it } from "vitest";
import type { Reading } from "../draft/readings/readingOf.ts";
import { readingInItalian } from "./readingInItalian.ts";

const table: [says: string, next: string, reading: Reading][] = [
  ["prima va scritta l’audiodescrizione", "Scrivi", { phase: "unwritten" }],
  ["24 frasi, nessuna letta", "Registra", { phase: "unread", sentences: 24 }],
  ["1 frase, non ancora letta", "Registra", { phase: "unread", sentences: 1 }],
  ["lette 12 frasi su 24", "Continua", begun(12, false)],
  ["letta 1 frase su 24", "Continua", begun(1, false)],
  ["da rileggere: 1 frase è cambiata", "Rileggi la frase cambiata", begun(23, true)],
  ["da rileggere: 3 frasi sono cambiate", "Rileggi le frasi cambiate", begun(21, true)],
  [
    "letta: manca il permesso di pubblicarla",
    "Continua",
    { phase: "read", sentences: 24, isAllowed: false },
  ],
  [
    "letta: resta da mettere insieme",
    "Continua",
    { phase: "read", sentences: 24, isAllowed: true },
  ],
  ["completa: legge Maria Rossi", "Ascolta e correggi", { phase: "recorded", sentences: 24 }],
  ["registrazione portata dal museo", "Apri", { phase: "brought" }],
];
it.each(table)("somebody reads “%s” and goes on with “%s”", (says, next, reading) => {
  expect(readingInItalian(reading, "Maria Rossi", "l’audiodescrizione")).toEqual({ says, next });
});

it("nobody is named who has not told their name", () => {
  const { says } = readingInItalian({ phase: "recorded", sentences: 1 }, "", "il testo");
  expect(says).toBe("completa");
});

function begun(read: number, isAgain: boolean): Reading {
  return { phase: "begun", read, sentences: 24, isAgain };
}
