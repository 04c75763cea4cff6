import type { CaptionsWords } from "./en.ts";

export const captions: CaptionsWords = {
  title: "Trascrizione in tempo reale",
  description: "Leggi le parole della guida mentre parla.",
  start: "Avvia",
  stop: "Ferma",
  unsupported: "Questo browser non supporta il riconoscimento vocale.",
  log: "Trascrizione",
  guideSpeaks: "Lingua della guida",
  ready: "Tutto pronto. Tocca Avvia quando la guida comincia a parlare.",
  stopped: "Trascrizione fermata. Il microfono è spento.",
  asking: "Il microfono si sta avviando. Se il dispositivo chiede il permesso, accetta.",
  listening: "In ascolto",
  quiet:
    "Da un po’ non arrivano parole. Avvicina il telefono alla guida e non coprire il microfono.",
  restarting: "Ascolto interrotto. Riavvio in corso…",
  offline: "Manca la connessione a internet. Quando torna, la trascrizione riprende da sola.",
  service:
    "Il servizio di riconoscimento vocale non risponde. Continuiamo a provare. Intanto puoi mostrare un messaggio alla guida.",
  problems: {
    refused:
      "Il browser o il dispositivo blocca il microfono. Dai il permesso nelle impostazioni, poi riprova.",
    lost: "Non è stato trovato nessun microfono. Controlla che sia collegato, poi riprova.",
    taken:
      "Forse un’altra app sta usando il microfono, magari per una chiamata. Chiudi quell’app, poi riprova.",
    language:
      "Questo browser non riconosce la lingua che hai scelto. Scegline un’altra, oppure apri questa pagina in un altro browser.",
    notOnDevice:
      "Questo dispositivo non riconosce da solo la lingua che hai scelto. Scegline un’altra, oppure permetti al browser di usare il suo servizio.",
    unavailable:
      "Il riconoscimento vocale è disattivato su questo dispositivo o in questo browser. Attiva la dettatura nelle impostazioni, oppure apri questa pagina in un altro browser.",
    homeScreen:
      "Il riconoscimento vocale potrebbe non funzionare in un’app aperta dalla schermata Home. Apri questa pagina in Safari.",
    unsupported:
      "Apri questa pagina in Chrome o Edge, oppure in Safari su iPhone o iPad. Puoi comunque mostrare un messaggio alla guida e leggere i testi sulle opere.",
  },
  gap: (time) => `[… ascolto interrotto per ${time}]`,
  toLive: (count) =>
    count === 0
      ? "Torna in diretta"
      : count === 1
        ? "Torna in diretta (1 nuova)"
        : `Torna in diretta (${count} nuove)`,
  screenMayTurnOff:
    "Lo schermo potrebbe spegnersi da solo. Scegli un tempo più lungo nelle impostazioni dello schermo.",
  where: {
    device:
      "La voce della guida diventa testo su questo dispositivo. Non viene inviata da nessuna parte.",
    service:
      "Per trasformare in testo la voce della guida, questo browser può inviarla a un servizio gestito dal suo produttore. Varco non la riceve mai.",
    askFirst: "Prima chiedi alla guida se è d’accordo. La trascrizione può contenere errori.",
    onDevice: "Riconoscimento vocale solo su questo dispositivo",
    download: "Scarica la lingua per il riconoscimento vocale su questo dispositivo",
    downloading: "Download della lingua in corso. Può richiedere qualche minuto.",
    notDownloaded: "Non è stato possibile scaricare la lingua.",
  },
  settings: {
    title: "Testo e colori",
    size: "Dimensione del testo",
    sizes: {
      medium: "Media",
      large: "Grande",
      larger: "Più grande",
      huge: "Molto grande",
      largest: "Massima",
    },
    theme: "Colori",
    themes: { light: "Chiari", dark: "Scuri", dim: "Attenuati, per le sale buie" },
    calm: "Lettura tranquilla",
    calmMeans: "Mostra le frasi intere, non ogni parola appena arriva.",
  },
  keep: {
    title: "Conserva o cancella",
    nothing: "Non c’è ancora nessun testo.",
    kept: "Per oggi la trascrizione resta su questo dispositivo, finché non la cancelli o non termini la visita.",
    notKept:
      "Questo browser non ci permette di conservare la trascrizione. Salvala o condividila prima di uscire.",
    save: "Salva come file di testo",
    share: "Condividi",
    copy: "Copia",
    copied: "Testo copiato.",
    notCopied: "Non è stato possibile copiare il testo. Puoi salvarlo come file.",
    clear: "Cancella la trascrizione",
    cleared: "La trascrizione è stata cancellata.",
    undo: "Annulla",
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
