import type { EarsMessages } from "./en.ts";

export const ears: EarsMessages = {
  title: "Riconoscimento vocale su questo dispositivo",
  means:
    "Questo dispositivo può trasformare da solo la voce in testo. Niente di quello che si dice esce da qui, e funziona senza internet.",
  needs: (size) =>
    `Serve un solo download, di ${size}. Prima controlla se questo dispositivo è abbastanza veloce: bastano pochi secondi e circa 4 MB.`,
  either: (one, other) => `${one} oppure ${other}`,
  check: "Controlla questo dispositivo",
  checking: "Controllo della velocità di questo dispositivo. Bastano pochi secondi.",
  cancel: "Annulla il controllo",
  cancelled: "Il controllo è stato annullato.",
  notChecked:
    "Non è stato possibile caricare il controllo. Controlla la connessione a internet, poi riprova.",
  checkAgain: "Controlla di nuovo",
  able: "Questo dispositivo è abbastanza veloce.",
  unable:
    "Questo dispositivo è troppo lento per trasformare da solo la voce in testo. Apri questa pagina in Chrome o Edge, oppure in Safari su iPhone o iPad. I pulsanti del percorso e i messaggi per la guida funzionano anche qui.",
  quality: (inLanguage, words) =>
    `Quando si parla ${inLanguage} in modo chiaro, è sbagliata circa una parola su ${words}, e qualcuna in più dove c’è rumore.`,
  lag: (time) => `Le parole arrivano circa ${time} dopo che sono state dette.`,
  download: (size) => `Scarica, ${size}`,
  smaller: (size, words) =>
    `C’è anche un download più leggero, ${size}: con quello è sbagliata circa una parola su ${words}.`,
  downloadSmaller: (size) => `Scarica quello più leggero, ${size}`,
  downloading: "Download del riconoscimento vocale in corso",
  kept: (size) =>
    `Il riconoscimento vocale è su questo dispositivo, ${size}. Funziona senza internet, e niente di quello che si dice esce dal dispositivo.`,
  use: "Riconosci la voce su questo dispositivo",
  inUse: (size) =>
    `La voce è riconosciuta su questo dispositivo (${size}). Niente di quello che si dice esce da qui, e internet non serve.`,
  stopUsing: "Non riconoscere più la voce su questo dispositivo",
  stopped: "La voce non è più riconosciuta su questo dispositivo.",
  captions: {
    behind: (seconds) =>
      `In ascolto. La trascrizione è in ritardo di circa ${seconds} secondi e sta recuperando.`,
    modelMissing:
      "Il riconoscimento vocale non è più su questo dispositivo. Scaricalo di nuovo qui sotto, oppure smetti di riconoscere la voce su questo dispositivo. Poi tocca Avvia.",
    modelFails:
      "Questo dispositivo non è riuscito a riconoscere la voce da solo: forse ha poca memoria libera. Chiudi altre app e schede, poi tocca Avvia, oppure smetti qui sotto di riconoscere la voce su questo dispositivo.",
  },
  tour: {
    byItself: "Sotto i pulsanti puoi preparare questo dispositivo a capire la tua voce da solo.",
    modelMissing: "Su questo dispositivo manca ciò che serve per capire le tue parole.",
    modelFails:
      "Questo dispositivo non riesce a riconoscere da solo le tue parole. Forse la memoria libera non basta.",
  },
};
