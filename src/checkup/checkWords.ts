import type { CheckName, Severity } from "./checks/finding.ts";

/** How each check is called, and what it asks. */
export const checkWords: Readonly<Record<CheckName, { title: string; asks: string }>> = {
  address: {
    title: "Indirizzo",
    asks: "È protetto? È quello per cui la guida è stata pubblicata?",
  },
  files: { title: "File", asks: "Ci sono tutti? Sono arrivati interi?" },
  types: { title: "Tipi", asks: "Lo spazio web dice ai browser che cos’è ogni file?" },
  ranges: { title: "Registrazioni", asks: "Si ascoltano anche su iPhone e iPad?" },
  worker: { title: "Senza rete", asks: "La guida si può tenere sul telefono?" },
  headers: {
    title: "Protezione e permessi",
    asks: "Le pagine sono al riparo da estranei? Le correzioni arrivano presto?",
  },
  labels: { title: "Etichette", asks: "I codici stampati aprono le loro opere?" },
  versions: { title: "Versioni", asks: "Una copia vecchia nasconde la guida nuova?" },
};

export const severityWords: Readonly<Record<Severity, string>> = {
  good: "A posto",
  little: "Conta poco",
  mend: "Da sistemare",
};
