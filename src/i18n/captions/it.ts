import type { CaptionsMessages } from "./en.ts";

export const captions: CaptionsMessages = {
  title: "Trascrizione in tempo reale",
  description: "Leggi le parole della guida mentre parla.",
  start: "Avvia",
  stop: "Ferma",
  unsupported: "Questo browser non supporta il riconoscimento vocale.",
  log: "Trascrizione",
  guideSpeaks: "La guida parla in",
  ready: "Tutto pronto. Tocca Avvia poco prima che la guida cominci a parlare.",
  stopped: "Trascrizione fermata. Il microfono è spento.",
  asking: "Il microfono si sta avviando. Se il dispositivo chiede il permesso, accetta.",
  listening: "In ascolto",
  quiet:
    "Da qualche secondo non arrivano parole. Se la guida sta parlando, avvicina il telefono, non coprire il microfono e controlla la lingua scelta qui sopra.",
  restarting: "Ascolto interrotto. Riavvio in corso…",
  offline: "Manca la connessione a internet. Quando torna, la trascrizione riprende da sola.",
  service:
    "Il riconoscimento vocale non risponde. Continuiamo a provare. Intanto puoi mostrare un messaggio alla guida.",
  problems: {
    refused:
      "Il browser o il dispositivo blocca il microfono. Dai il permesso nelle impostazioni del browser o del dispositivo, poi tocca Avvia.",
    lost: "Non è stato trovato nessun microfono. Se usi le cuffie o un microfono esterno, controlla che siano collegati, poi tocca Avvia.",
    taken:
      "Forse un’altra app sta usando il microfono, magari per una chiamata. Termina la chiamata o chiudi quell’app, poi tocca Avvia.",
    language:
      "Questo browser non riconosce la lingua della guida. Apri questa pagina in un altro browser, oppure mostra un messaggio alla guida.",
    notOnDevice:
      "Questo dispositivo non riconosce da solo la lingua della guida. Disattiva «Riconoscimento vocale solo su questo dispositivo», poi tocca Avvia.",
    unavailable:
      "Forse il riconoscimento vocale è disattivato su questo dispositivo o in questo browser. Attiva la dettatura nelle impostazioni (su iPhone e iPad: Generali, Tastiera), oppure apri questa pagina in un altro browser.",
    homeScreen:
      "Il riconoscimento vocale potrebbe non funzionare se apri Varco dalla schermata Home. Apri invece Varco in Safari.",
    unsupported:
      "Apri questa pagina in Chrome o Edge, oppure in Safari su iPhone o iPad. Puoi comunque mostrare un messaggio alla guida e leggere i testi sulle opere.",
  },
  gap: (time) => `[… ascolto interrotto per ${time}]`,
  toLive: (count) =>
    count === 0
      ? "Vai alle ultime parole"
      : count === 1
        ? "Vai alle ultime parole (1 frase nuova)"
        : `Vai alle ultime parole (${count} frasi nuove)`,
  screenMayTurnOff:
    "Lo schermo potrebbe spegnersi da solo. Scegli un tempo più lungo nelle impostazioni dello schermo.",
  where: {
    device:
      "La voce della guida diventa testo su questo dispositivo. Non viene inviata da nessuna parte.",
    service:
      "Per trasformare in testo la voce della guida, questo browser può inviarla a un servizio gestito dal suo produttore. Varco non la riceve mai.",
    askFirst:
      "Prima di avviare, chiedi alla guida se è d’accordo con la trascrizione. La trascrizione può contenere errori.",
    onDevice: "Riconoscimento vocale solo su questo dispositivo",
    download: "Scarica questa lingua per il riconoscimento vocale sul dispositivo",
    downloading: "Download della lingua in corso. Può richiedere qualche minuto.",
    notDownloaded: "Non è stato possibile scaricare la lingua.",
  },
  settings: {
    title: "Testo e colori",
    size: "Dimensione del testo",
    sizes: {
      medium: "Media",
      large: "Grande",
      larger: "Molto grande",
      huge: "Enorme",
      largest: "Massima",
    },
    theme: "Colori",
    themes: { light: "Chiari", dark: "Scuri", dim: "Attenuati, per le sale buie" },
    calm: "Una frase alla volta",
    calmMeans: "Ogni frase compare quando è finita, non parola per parola.",
  },
  keep: {
    title: "Salva o cancella",
    nothing: "Per ora non c’è nessun testo.",
    kept: "Per oggi la trascrizione resta su questo dispositivo, finché non la cancelli o non tocchi «Termina la visita». Per tenerla più a lungo, salvala o condividila.",
    notKept:
      "Questo browser non ci permette di conservare la trascrizione. Salvala o condividila prima di chiudere questa pagina.",
    save: "Salva come file di testo",
    share: "Condividi",
    copy: "Copia",
    copied: "Testo copiato.",
    notCopied: "Non è stato possibile copiare il testo. Puoi salvarlo come file.",
    clear: "Cancella la trascrizione",
    cleared: "La trascrizione è stata cancellata.",
    undo: "Ripristina la trascrizione",
    restored: "La trascrizione è stata ripristinata.",
    automatic: "Testo scritto dal riconoscimento vocale. Può contenere errori e lacune.",
  },
  show: {
    title: "Mostra un messaggio",
    card: "Cartello per la guida",
    ready: "Frasi pronte",
    write: "Scrivi un messaggio",
    show: "Mostra a caratteri grandi",
    turn: "Capovolgi il testo",
    others: "Altri messaggi",
  },
};
