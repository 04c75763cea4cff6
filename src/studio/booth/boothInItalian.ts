import type { Language } from "../../i18n/languages.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import type { Advice } from "./sound/room/advice.ts";
import type { Flaw } from "../draft/documents/boothDocument.ts";
import type { BoothProblem, LastTake } from "./recording/boothBehaviour.ts";

/** What is wrong with a take, and what to do. */
export const flawInItalian: Record<Flaw, string> = {
  silent: "Non si sente nessuno: controlla il microfono e rileggi.",
  interrupted: "Si è perso un pezzo di suono: chiudi gli altri programmi e rileggi.",
  clipped: "La voce è distorta: allontanati un po’ dal microfono e rileggi.",
  cutAtStart: "L’inizio è tagliato: aspetta il segnale, poi leggi.",
  cutAtEnd: "La fine è tagliata: aspetta un attimo prima di fermare.",
  quiet: "La voce è troppo lontana: avvicinati e rileggi.",
  noisy: "C’è troppo rumore intorno: cerca un momento di silenzio e rileggi.",
  endless:
    "La ripresa non finiva mai, e si è fermata da sola: quello che hai letto è al sicuro. Se dopo la frase c’è altro, rileggi.",
};

/** What there is to say about the last take. */
export function aboutTake({ flaws, isOutdated }: LastTake): string[] {
  return [
    ...(isOutdated
      ? ["Il testo è cambiato mentre leggevi: la ripresa resta alla frase di prima. Rileggi."]
      : []),
    ...flaws.map((flaw) => flawInItalian[flaw]),
  ];
}

export const endIsNear = "Tra dieci secondi la ripresa si ferma da sola.";

/** What would make a recording better. */
export const adviceInItalian: Record<Advice, string> = {
  deaf: "Dal microfono non arriva niente. Controlla che sia collegato, che non sia spento da un suo interruttore e che sia quello scelto qui.",
  farther: "La voce è troppo forte: allontanati di un palmo, o parla un po’ di lato al microfono.",
  closer: "Avvicinati: la bocca a un palmo dal microfono, circa venti centimetri.",
  echo: "La stanza rimbomba: chiudi le tende, spostati tra scaffali pieni o in una stanza piccola con un tappeto. Anche un cappotto appeso dietro di te aiuta.",
  noise:
    "C’è rumore: spegni ventilatori e condizionatori, chiudi la finestra, allontana il computer.",
  hum: "La stanza ronza: stacca l’alimentatore del computer o allontana il microfono da lampade e cavi.",
  good: "Si sente bene: puoi cominciare.",
};

/** Why nothing can be recorded, and the way on. */
export const problemInItalian: Record<BoothProblem, string> = {
  refused:
    "Il browser non lascia usare il microfono. Premi l’icona accanto all’indirizzo della pagina, consenti il microfono, poi riprova.",
  absent: "Non c’è nessun microfono. Collegane uno, poi riprova.",
  busy: "Il microfono non si apre: forse lo sta usando un altro programma, o il computer non ha né altoparlanti né cuffie. Chiudi le videochiamate, collega le cuffie, poi riprova.",
  unsupported:
    "Questo browser non può registrare da questa pagina. Apri lo studio con una versione recente di Chrome, Edge, Firefox o Safari, a un indirizzo che comincia con https. Una registrazione già fatta si può portare lo stesso.",
  unplugged:
    "Il microfono si è scollegato. Le riprese fatte sono al sicuro. Ricollegalo, poi riprova.",
  interrupted:
    "Il microfono non ti sente più: lo ha preso una chiamata o un altro programma, oppure è stato silenziato. Quello che hai letto fin lì è al sicuro. Quando è di nuovo libero, riprova.",
  hidden: "La pagina non era in vista, e il microfono si è spento.",
};

/** A take is there, and the device did not keep it; `isLeaving`: somebody wants to leave the booth. */
export function unstoredInItalian(isFull: boolean, isLeaving: boolean) {
  const problem = isFull
    ? "Sul computer non c’è più posto: la ripresa non è salvata. Libera spazio, poi salvala."
    : "La ripresa non si è salvata. Riprova.";
  return isLeaving ? `${problem} Per uscire dalla cabina, salvala o buttala via.` : problem;
}

/** How a foreign name is said. */
export function asIn(language: Language) {
  return `come in ${languagesInItalian[language]}`;
}

export const asIfSpelt = "come se fosse scritto";
