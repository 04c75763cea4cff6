import type { Failure, Outcome } from "../behaviour/publishBehaviour.ts";
import type { WhyUnusable } from "../folder/inspectFolder.ts";
import type { NotLive } from "../behaviour/performPublish.ts";

type ProblemName = Extract<Failure, { kind: "failed" }>["problem"];

const problems: Record<ProblemName, string> = {
  busy: "Questa guida si sta già pubblicando in un’altra scheda. Aspetta che finisca, o fermala lì.",
  full: "Non c’è abbastanza spazio. Libera spazio sul disco, poi riprova.",
  kit: "Manca una parte dell’app, e la rete non risponde. Collegati, ricarica questa pagina e riprova.",
  cannotDraw:
    "Questo browser non sa preparare le fotografie. Aggiornalo (Safari dalla versione 16.4), oppure usa Chrome, Edge o Firefox.",
  photograph:
    "Una fotografia non si apre: rimettila nella sua opera, o togli quella che c’è. Il suo nome è qui sotto.",
  large:
    "La guida è troppo grande per uno zip: più di 4 GB, o più di 65.000 file. Pesano soprattutto i film: metti copie più piccole, o dividi la guida in due.",
  damaged:
    "Quello che è stato scritto, riletto, non era uguale. Riprova; se succede ancora, il disco potrebbe avere un difetto.",
  gone: "La guida preparata o la cartella non ci sono più: forse un’altra scheda l’ha preparata di nuovo, o la cartella è stata spostata. Prepara di nuovo la guida.",
  refused:
    "Il browser o il computer non lascia scrivere in quella cartella. Scegline un’altra, per esempio una nuova nei Documenti.",
  unknown: "Qualcosa è andato storto. Riprova; se succede ancora, ricarica la pagina.",
};

const unusable: Record<WhyUnusable, (name: string) => string> = {
  otherMuseum: (name) =>
    `In quella cartella c’è la guida di un altro museo${name && ` (${name})`}. Non abbiamo toccato niente: scegli un’altra cartella.`,
  severalMuseums: () =>
    "Quella cartella è di un sito con più musei. Non abbiamo toccato niente: scegli un’altra cartella.",
  newer: () =>
    "La guida in quella cartella è stata fatta con uno studio più nuovo di questo. Ricarica la pagina per avere quello nuovo, poi riprova.",
  unreadable: () =>
    "In quella cartella c’è una guida, ma il file che la descrive (controllo/guide.json) non si legge. Non abbiamo toccato niente: scegli una cartella vuota.",
};

/** Why a guide was not published, and what to do. */
export function problemInItalian(failure: Failure): string {
  return failure.kind === "unusable"
    ? unusable[failure.why](failure.name ?? "")
    : problems[failure.problem];
}

/** Why a file is not the `guide.json` of the guide that is live. */
export const notLiveInItalian: Record<NotLive, string> = {
  newer:
    "Questo guide.json viene da uno studio più nuovo. Ricarica la pagina per avere quello nuovo, poi riprova.",
  unreadable:
    "Questo file non è il guide.json di una guida. Scaricalo di nuovo dalla pagina di controllo e scegli quello.",
  otherMuseum: "Questo guide.json è della guida di un altro museo.",
};

/** What came of publishing, in a sentence. */
export function outcomeInItalian(outcome: Outcome): string {
  switch (outcome.kind) {
    case "saved":
      return outcome.target === "whole"
        ? `La guida intera, ${outcome.file}, è tra i tuoi download.`
        : `Le differenze, ${outcome.file}, sono tra i tuoi download.`;
    case "written":
      return `La guida è nella cartella «${outcome.folder}», riletta file per file.`;
    case "stopped":
      return outcome.isHalfway
        ? "Fermato. La cartella è rimasta a metà: non metterla in linea. Scegli di nuovo la stessa cartella, e la guida viene scritta per intero."
        : "Fermato. Non è stato scritto niente.";
    case "failed":
    case "unusable":
      return problemInItalian(outcome);
  }
}
