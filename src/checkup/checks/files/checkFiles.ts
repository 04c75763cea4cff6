import type { Finding } from "../finding.ts";
import { count } from "../inItalian.ts";
import type { FileOutcome, InspectedFile } from "./fileOutcome.ts";

/** What visitors can do without: icons, and what search engines and link previews read. */
const spare =
  /^\/(?:sitemap\.xml|robots\.txt|favicon\.ico|share\.png|(?:icon|apple-touch-icon|shortcut)[^/]*)$/;

type Kind = Exclude<FileOutcome["is"], "whole">;

type Told = { found: (number: number) => string; todo: string };

const kinds: Record<Kind, Told> = {
  missing: {
    found: (number) =>
      number === 1
        ? "Un file della guida manca."
        : `Mancano ${count(number, "", "file della guida")}.`,
    todo: "Carica di nuovo tutta la cartella della guida. Se poi mancano ancora, mostra questo controllo al tecnico: lo spazio web può essere pieno, o rifiutare alcuni file.",
  },
  cutOff: {
    found: (number) => `${count(number, "file è arrivato", "file sono arrivati")} solo in parte.`,
    todo: "Carica di nuovo tutta la cartella: il caricamento si era interrotto, o lo spazio web è pieno.",
  },
  newLines: {
    found: (number) =>
      `${count(number, "file è stato cambiato", "file sono stati cambiati")} dal programma che li ha caricati.`,
    todo: "Nelle impostazioni di quel programma scegli il trasferimento «binario» al posto di «testo» o «ASCII», poi carica di nuovo tutta la cartella.",
  },
  addedTo: {
    found: (number) =>
      `Lo spazio web aggiunge qualcosa di suo a ${count(number, "pagina", "pagine")} della guida.`,
    todo: "Chiedi a chi gestisce lo spazio web di togliere quello che aggiunge, per esempio pubblicità o statistiche.",
  },
  altered: {
    found: (number) =>
      `${count(number, "file non è quello pubblicato", "file non sono quelli pubblicati")}.`,
    todo: "Possono essere di una pubblicazione precedente: carica di nuovo tutta la cartella. Se non basta, lo spazio web li cambia: chiedi al tecnico di spegnere le «ottimizzazioni» automatiche.",
  },
  unreachable: {
    found: (number) => `${count(number, "file non ha risposto", "file non hanno risposto")}.`,
    todo: "Controlla di essere in rete, poi ripeti il controllo.",
  },
};

/** Whether every file is there and whole. */
export function checkFiles(inspected: readonly InspectedFile[]): Finding[] {
  const findings: Finding[] = [];
  for (const kind of Object.keys(kinds) as Kind[])
    for (const severity of ["mend", "little"] as const) {
      const some = inspected.filter(
        ({ path, outcome }) => outcome.is === kind && severityOf(path, outcome) === severity,
      );
      if (some.length > 0)
        findings.push({
          severity,
          found: withConsequence(kind, severity, kinds[kind].found(some.length)),
          todo: kinds[kind].todo,
          details: some.map(describe),
        });
    }
  if (findings.length > 0) return findings;
  const byLength = inspected.filter(
    ({ outcome }) => outcome.is === "whole" && outcome.by === "length",
  ).length;
  const all = `${count(inspected.length, "file: c’è, ed è intero", "file: ci sono tutti e sono interi")}.`;
  const compared =
    byLength === 0
      ? ""
      : ` Di ${count(byLength, "file è stata confrontata", "file è stata confrontata")} solo la lunghezza.`;
  return [{ severity: "good", found: all + compared }];
}

function severityOf(path: string, outcome: FileOutcome) {
  if (outcome.is === "addedTo") return outcome.runs ? "mend" : "little";
  return spare.test(path) && outcome.is !== "unreachable" ? "little" : "mend";
}

function withConsequence(kind: Kind, severity: Finding["severity"], found: string) {
  if (kind === "addedTo")
    return severity === "mend"
      ? `${found} Può far sapere ad altri chi legge la guida.`
      : `${found} La protezione della guida non lo lascia agire.`;
  return severity === "little" ? `${found} I visitatori possono farne a meno.` : found;
}

function describe({ path, outcome }: InspectedFile): string {
  switch (outcome.is) {
    case "missing":
      return `${path}: ${outcome.instead ? `risposta ${outcome.status} con un’altra pagina` : `risposta ${outcome.status}`}`;
    case "cutOff":
    case "altered":
      return `${path}: ${outcome.bytes} byte`;
    case "addedTo":
      return `${path}: ${outcome.added.replaceAll(/\s+/g, " ").trim().slice(0, 200) || "spazi"}`;
    case "newLines":
      return `${path}: CRLF al posto di LF`;
    default:
      return path;
  }
}
