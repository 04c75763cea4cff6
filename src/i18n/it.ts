import type { Commands } from "./commands.ts";
import type { Messages } from "./en.ts";

const commands: Commands = {
  next: [
    "Avanti",
    "prossima tappa",
    "prossima opera",
    "prossimo quadro",
    "prossimo dipinto",
    "la prossima",
    "il prossimo",
    "al prossimo",
    "tappa dopo",
    "opera dopo",
    "quadro dopo",
    "dipinto dopo",
    "quella dopo",
    "quello dopo",
    "successiva",
    "successivo",
    "continua",
    "continuiamo",
    "prosegui",
  ],
  back: [
    "Indietro",
    "precedente",
    "tappa di prima",
    "opera di prima",
    "quadro di prima",
    "dipinto di prima",
    "quella di prima",
    "quello di prima",
  ],
  repeat: [
    "Ripeti",
    "ripete",
    "ripeta",
    "riascolta",
    "risentir",
    "di nuovo",
    "ancora una volta",
    "altra volta",
    "non ho sentito",
  ],
  help: [
    "Aiuto",
    "aiuta",
    "aiuti",
    "cosa posso",
    "che posso",
    "cosa devo",
    "che devo",
    "come funziona",
    "comandi",
    "istruzioni",
    "opzioni",
  ],
};

export const it: Messages = {
  skipToContent: "Vai al contenuto",
  back: "Indietro",
  loading: "Caricamento",
  close: "Chiudi",
  tryAgain: "Riprova",
  languageIs: (name) => `Lingua: ${name}`,
  endVisit: {
    button: "Termina la visita",
    question: "Vuoi terminare la visita?",
    consequence:
      "La lingua che hai scelto e le impostazioni della visita saranno cancellate da questo dispositivo.",
    goOn: "Continua la visita",
    ended:
      "La visita è terminata. La lingua e le tue impostazioni sono state cancellate da questo dispositivo.",
  },
  welcome: {
    description: "Una visita in cinque lingue, per persone sorde o ipoudenti, cieche o ipovedenti.",
  },
  profile: {
    title: "Ti diamo il benvenuto",
    description: "Scegli la visita adatta a te.",
    deafness: "Sordità",
    deafnessMeans:
      "Per persone sorde o ipoudenti: trascrizione in tempo reale, codici QR da inquadrare, testi da leggere",
    blindness: "Cecità",
    blindnessMeans: "Per persone cieche o ipovedenti: visita con guida vocale e audiodescrizioni",
  },
  scanner: {
    title: "Inquadra il codice QR",
    description: "Inquadra il codice QR accanto all’opera per aprirne la pagina.",
    activateCamera: "Tocca per attivare la fotocamera",
    transcribe: "Trascrivi in tempo reale le parole della guida",
    cameraFailed: "Impossibile accedere alla fotocamera. Controlla le autorizzazioni.",
    notDetected: "Codice QR non riconosciuto",
    asking: "La fotocamera si sta avviando. Se il dispositivo chiede il permesso, accetta.",
    scanning: "Fotocamera accesa. Inquadra il codice QR accanto all’opera.",
    slow: "Ancora nessun codice. Tieni fermo il telefono, a circa 40 cm dal codice e con un po’ di luce. Oppure digita il numero che trovi accanto al codice.",
    found: "Codice trovato. Si apre la pagina.",
    off: "Fotocamera spenta.",
    stop: "Spegni la fotocamera",
    light: "Torcia",
    problems: {
      refused:
        "Il browser o il dispositivo blocca la fotocamera. Dai il permesso nelle impostazioni, poi riprova.",
      absent: "Su questo dispositivo non è stata trovata nessuna fotocamera.",
      busy: "Forse un’altra app sta usando la fotocamera. Chiudi quell’app, poi riprova.",
      decoder:
        "Non è stato possibile caricare il lettore di codici. Controlla la connessione a internet, poi riprova.",
    },
    otherWays: "Puoi aprire un’opera anche dall’elenco o con il suo numero.",
    elsewhere:
      "Questo codice non corrisponde a nessuna opera del museo. Porta a un indirizzo che non abbiamo aperto:",
    says: "Questo codice non corrisponde a nessuna opera del museo. C’è scritto:",
    unreadable: "Questo codice non contiene testo leggibile.",
    scanAgain: "Inquadra di nuovo",
  },
  number: {
    title: "Digita il numero dell’opera",
    where: "Il numero è accanto al codice QR. Non è il numero d’inventario.",
    label: "Numero dell’opera",
    erase: "Cancella l’ultima cifra",
    open: "Apri",
  },
  captions: {
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
  },
  list: {
    title: "Le opere",
    description: "Opere con descrizioni da leggere o da ascoltare.",
    search: "Cerca tra le opere",
    found: (count) =>
      count === 0 ? "Nessuna opera trovata" : count === 1 ? "Un’opera" : `${count} opere`,
  },
  artwork: {
    attributed: (artist) => `attribuito a ${artist} e bottega`,
    notInCatalogue: "Nel catalogo non c’è nessuna opera con questo numero.",
    listen: "Ascolta l’audiodescrizione",
    illustration: "Una nostra illustrazione, non il dipinto.",
    photograph: (credit) => `Fotografia: ${credit}`,
    facts: "Scheda dell’opera",
    date: "Data",
    dates: {
      about: (year) => `${year} circa`,
      between: (first, last) => `tra il ${first} e il ${last} circa`,
      before: (year) => `prima del ${year}`,
    },
    technique: "Tecnica",
    techniques: { oilOnCanvas: "Olio su tela" },
    size: "Dimensioni",
    measures: (height, width) => `altezza ${height} cm, larghezza ${width} cm`,
    inventory: "Numero d’inventario",
    room: "Sala",
    previous: "Opera precedente",
    next: "Opera successiva",
    enlarge: "Ingrandisci l’immagine",
    zoomIn: "Ingrandisci",
    zoomOut: "Riduci",
    left: "Spostati a sinistra",
    right: "Spostati a destra",
    up: "Spostati in alto",
    down: "Spostati in basso",
    zoom: (percent) => `Ingrandimento ${percent}`,
  },
  tour: {
    title: "Visita con guida vocale",
    description: "Dipinti descritti a voce. Puoi parlare o usare quattro grandi pulsanti.",
    introduction: "Introduzione",
    introductionPlaying: "Introduzione in corso",
    introductionFailed: "Impossibile riprodurre l’introduzione. Controlla le impostazioni audio.",
    activate: "Attiva il microfono",
    listening: "Ti ascolto",
    play: "Ascolta",
    step: (step, steps) => `tappa ${step} di ${steps}`,
    unsupported: "Il riconoscimento vocale non è supportato su questo dispositivo.",
    commands,
  },
  audioDescription: {
    title: (title) => `${title}: audiodescrizione`,
    notFound: "Opera non trovata",
    text: "Testo dell’audiodescrizione",
    play: "ASCOLTA",
    playing: "AUDIO IN RIPRODUZIONE",
    ended: "AUDIO TERMINATO",
  },
  recording: {
    length: (time) => `Durata: ${time}.`,
    voices: { synthetic: "La voce è sintetica.", human: "La voce è di una persona." },
    notReviewed: "Il testo non è ancora stato valutato da persone cieche.",
    failed:
      "Non è stato possibile riprodurre la registrazione. Tutto ciò che dice è scritto qui sotto.",
  },
  duration: {
    minutes: (count) => (count === 1 ? "1 minuto" : `${count} minuti`),
    seconds: (count) => (count === 1 ? "1 secondo" : `${count} secondi`),
    both: (minutes, seconds) => `${minutes} e ${seconds}`,
  },
  spoken: {
    path: "Andiamo da ciò che è più vicino a ciò che è più lontano.",
    sides: "La sinistra e la destra sono le tue, di fronte al quadro.",
    end: "Fine della descrizione.",
  },
};
