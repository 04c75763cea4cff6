import type { EarsMessages } from "./en.ts";

export const ears: EarsMessages = {
  title: "Riconoscimento vocale su questo dispositivo",
  means:
    "La voce può diventare testo direttamente su questo dispositivo. In questo caso niente di quello che si dice esce dal dispositivo, e internet non serve.",
  needs: (size) =>
    `Serve un download di ${size}. Prima controlla se questo dispositivo è abbastanza veloce: bastano pochi secondi e un download di circa 4 MB.`,
  either: (one, other) => `${one} oppure ${other}`,
  check: "Controlla questo dispositivo",
  checking: "Controllo della velocità di questo dispositivo in corso. Bastano pochi secondi.",
  cancel: "Annulla il controllo",
  cancelled: "Il controllo è stato annullato.",
  notChecked:
    "Non è stato possibile caricare il controllo. Controlla la connessione a internet, poi riprova.",
  checkAgain: "Controlla di nuovo",
  able: "Questo dispositivo è abbastanza veloce.",
  unable:
    "Questo dispositivo è troppo lento per trasformare da solo la voce in testo. Puoi usare il riconoscimento vocale in Chrome o Edge, oppure in Safari su iPhone o iPad. Lì può avere bisogno di internet. I pulsanti della visita con guida vocale e i messaggi per la guida funzionano in ogni caso.",
  quality: (inLanguage, words) =>
    `Quando si parla chiaramente ${inLanguage}, è sbagliata circa una parola su ${words}. Dove c’è rumore, gli errori sono di più.`,
  lag: (time) => `Le parole arrivano circa ${time} dopo essere state dette.`,
  download: (size) => `Scarica, ${size}`,
  smaller: (size, words) =>
    `C’è anche una versione più leggera, di ${size}: con quella è sbagliata circa una parola su ${words}.`,
  downloadSmaller: (size) => `Scarica la versione più leggera, ${size}`,
  downloading: "Download del riconoscimento vocale in corso",
  kept: (size) =>
    `Il riconoscimento vocale è su questo dispositivo, ${size}. Quando lo usi, niente di quello che si dice esce dal dispositivo, e internet non serve.`,
  use: "Riconosci la voce su questo dispositivo",
  inUse: (size) =>
    `La voce viene riconosciuta su questo dispositivo (${size}). Niente di quello che si dice esce dal dispositivo, e internet non serve.`,
  stopUsing: "Non riconoscere più la voce su questo dispositivo",
  stopped: "La voce non viene più riconosciuta su questo dispositivo.",
  captions: {
    preparing:
      "Il riconoscimento vocale si sta preparando. Quello che si dice adesso viene già ascoltato, e tra poco sarà scritto.",
    finishing:
      "Trascrizione fermata. Il microfono è spento; le ultime parole si stanno ancora scrivendo.",
    muted:
      "Il microfono è occupato da qualcos’altro su questo dispositivo, forse una chiamata. La trascrizione riprende da sola appena torna libero.",
    behind: (seconds) =>
      `In ascolto. La trascrizione è in ritardo di circa ${seconds} secondi e sta recuperando.`,
    modelMissing:
      "Il riconoscimento vocale non è più su questo dispositivo. Scaricalo di nuovo qui sotto, oppure tocca «Non riconoscere più la voce su questo dispositivo». Poi tocca Avvia.",
    modelFails:
      "Questo dispositivo non è riuscito a riconoscere la voce da solo: forse ha poca memoria libera. Chiudi le altre app e le altre schede, poi tocca Avvia. Se non basta, tocca qui sotto «Non riconoscere più la voce su questo dispositivo».",
  },
  tour: {
    byItself: "Sotto i pulsanti puoi preparare questo dispositivo a capire la tua voce da solo.",
    modelMissing: "Su questo dispositivo manca quello che serve per capire le tue parole.",
    modelFails:
      "Questo dispositivo non riesce a capire da solo le tue parole. Forse la memoria libera non basta.",
  },
};
