import type { Reading } from "../draft/readings/readingOf.ts";

/** How far a reading is, and what to do next; `what` has to be written before anybody can read. */
export function readingInItalian(
  reading: Reading,
  reader: string | undefined,
  what: "l’audiodescrizione" | "il testo",
): { says: string; next: string } {
  switch (reading.phase) {
    case "unwritten":
      return {
        says: what === "il testo" ? "prima va scritto il testo" : `prima va scritta ${what}`,
        next: "Scrivi",
      };
    case "unread":
      return {
        says:
          reading.sentences === 1
            ? "1 frase, non ancora letta"
            : `${reading.sentences} frasi, nessuna letta`,
        next: "Registra",
      };
    case "begun":
      return reading.isAgain ? again(reading.sentences - reading.read) : begun(reading);
    case "read":
      return {
        says: reading.isAllowed
          ? "letta: resta da mettere insieme"
          : "letta: manca il permesso di pubblicarla",
        next: "Continua",
      };
    case "recorded":
      return {
        says: reader ? `completa: legge ${reader}` : "completa",
        next: "Ascolta e correggi",
      };
    case "brought":
      return { says: "registrazione portata dal museo", next: "Apri" };
  }
}

/** “lette 12 frasi su 24”. */
export function readSoFar({ read, sentences }: { read: number; sentences: number }): string {
  return read === 1 ? `letta 1 frase su ${sentences}` : `lette ${read} frasi su ${sentences}`;
}

function begun(reading: { read: number; sentences: number }) {
  return { says: readSoFar(reading), next: "Continua" };
}

function again(changed: number) {
  return changed === 1
    ? { says: "da rileggere: 1 frase è cambiata", next: "Rileggi la frase cambiata" }
    : { says: `da rileggere: ${changed} frasi sono cambiate`, next: "Rileggi le frasi cambiate" };
}
