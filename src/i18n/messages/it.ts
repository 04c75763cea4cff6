import type { Messages } from "./en.ts";
import { numberIn } from "../numbers.ts";

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
      "La lingua scelta, le impostazioni, le trascrizioni e il punto raggiunto nella visita saranno cancellati da questo dispositivo. I file che hai salvato o scaricato restano.",
    goOn: "Continua la visita",
    ended:
      "La visita è terminata. La lingua scelta, le impostazioni, le trascrizioni e il punto raggiunto nella visita sono stati cancellati da questo dispositivo.",
  },
  welcome: {
    description: (languages) =>
      `Una visita in ${languages}, per persone sorde o ipoudenti, cieche o ipovedenti.`,
    languages: ["una lingua", "due lingue", "tre lingue", "quattro lingue", "cinque lingue"],
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
  about: {
    title: "Informazioni su Varco",
    where: "Queste pagine sono sul sito di Varco, fuori dalla visita.",
    accessibility: "Dichiarazione di accessibilità",
    privacy: "Informativa sulla privacy",
  },
  offline: {
    title: "Niente internet al museo?",
    means:
      "Scarica su questo dispositivo tutta la visita in italiano: testi, immagini e registrazioni. Per usarli non servirà internet.",
    download: (size) => `Scarica la visita, ${size}`,
    goOn: (size) => `Riprendi il download, ancora ${size}`,
    downloading: "Download della visita in corso",
    progress: (done, all) => `${done} di ${all}`,
    stop: "Interrompi il download",
    kept: (size) =>
      `La visita in italiano è su questo dispositivo, ${size}. Funziona senza internet. La trascrizione in tempo reale e i comandi vocali possono averne ancora bisogno.`,
    mayBeDeleted:
      "Il dispositivo può eliminare il download: un iPhone o un iPad se Varco non viene aperto per sette giorni, gli altri dispositivi quando lo spazio scarseggia. Perciò scarica il giorno prima della visita, oppure quel giorno torna qui a controllare.",
    remove: "Elimina il download",
    removed: "Il download è stato eliminato da questo dispositivo.",
    films: {
      title: "Anche i filmati in lingua dei segni?",
      means: "I filmati occupano molto spazio, perciò si scaricano a parte.",
      download: (size) => `Scarica i filmati, ${size}`,
      downloading: "Download dei filmati in corso",
      kept: (size) => `I filmati sono su questo dispositivo, ${size}. Funzionano senza internet.`,
    },
    problems: {
      full: (size) =>
        `Su questo dispositivo non c’è abbastanza spazio. Per il download ci vogliono ${size} liberi. Libera un po’ di spazio, poi riprova.`,
      refused:
        "Il browser non permette a questo sito di salvare file su questo dispositivo. Se questa è una finestra privata, prova in una finestra normale.",
      network:
        "La connessione a internet non funziona. Quello che è già arrivato resta. Quando la connessione torna, il download riprende da solo. Se non riprende, riprova.",
    },
  },
  newVersion: {
    ready: "È pronta una nuova versione di Varco.",
    take: "Aggiorna ora",
    openElsewhere: "Varco è aperto anche in un’altra scheda o finestra. Chiudilo lì, poi aggiorna.",
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
    slow: "Ancora nessun codice QR. Tieni fermo il telefono, a circa 40 cm dal codice e con un po’ di luce. Oppure digita il numero che trovi accanto al codice.",
    found: "Codice QR letto. Si apre la pagina.",
    off: "Fotocamera spenta.",
    stop: "Spegni la fotocamera",
    light: "Torcia",
    problems: {
      refused:
        "Il browser o il dispositivo blocca la fotocamera. Dai il permesso nelle impostazioni, poi riprova.",
      absent: "Su questo dispositivo non è stata trovata nessuna fotocamera.",
      busy: "Forse un’altra app sta usando la fotocamera. Chiudi quell’app, poi riprova.",
      decoder:
        "Non è stato possibile caricare il lettore di codici QR. Controlla la connessione a internet, poi riprova.",
    },
    otherWays: "Puoi aprire un’opera anche dall’elenco o con il suo numero.",
    elsewhere:
      "Questo codice QR non corrisponde a nessuna opera del museo. Porta a un indirizzo che non abbiamo aperto:",
    says: "Questo codice QR non corrisponde a nessuna opera del museo. C’è scritto:",
    unreadable: "Questo codice QR non contiene testo leggibile.",
    scanAgain: "Inquadra di nuovo",
  },
  number: {
    title: "Digita il numero dell’opera",
    where: "Il numero è accanto al codice QR. Non è il numero d’inventario.",
    label: "Numero dell’opera",
    erase: "Cancella l’ultima cifra",
    open: "Apri",
  },
  list: {
    title: "Le opere",
    description: "Opere con descrizioni da leggere o da ascoltare.",
    search: "Cerca per titolo, artista o numero",
    found: (count) =>
      count === 0
        ? "Nessuna opera trovata"
        : count === 1
          ? "Un’opera"
          : `${numberIn("it", count)} opere`,
    showAll: (count) => `Mostra tutte le ${numberIn("it", count)} opere`,
    restFailed:
      "Non è stato possibile caricare le altre opere. Controlla la connessione a internet, poi riprova.",
  },
  artwork: {
    notInCatalogue: "Nel catalogo non c’è nessuna opera con questo numero.",
    listen: "Ascolta l’audiodescrizione",
    illustration: "Una nostra illustrazione, non il dipinto.",
    illustrationOfWork: "Una nostra illustrazione, non l’opera.",
    photograph: (credit) => `Fotografia: ${credit}`,
    facts: "Scheda dell’opera",
    date: "Data",
    technique: "Tecnica",
    size: "Dimensioni",
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
  missing: {
    languages: {
      en: "in inglese",
      fr: "in francese",
      de: "in tedesco",
      it: "in italiano",
      es: "in spagnolo",
    },
    translation: (inLanguage) =>
      `Questo testo non è ancora disponibile in italiano. Eccolo ${inLanguage}.`,
    description: "Di quest’opera non c’è ancora un testo da leggere.",
    script: "Di quest’opera non c’è ancora l’audiodescrizione.",
    recording: "Questo testo non è ancora stato registrato. Puoi leggerlo qui.",
    picture: "Di quest’opera non c’è ancora un’immagine.",
    alt: (title) => `${title}: immagine non ancora descritta.`,
  },
  easy: "Con parole semplici",
  film: {
    size: (size) => `Filmato, ${size}. Si carica solo quando lo avvii.`,
    broken:
      "Non è stato possibile riprodurre il filmato. Controlla la connessione a internet, poi riprova.",
  },
  audioDescription: {
    title: (title) => `${title}: audiodescrizione`,
    notFound: "Opera non trovata",
    text: "Testo dell’audiodescrizione",
    play: "ASCOLTA",
    playing: "AUDIO IN RIPRODUZIONE",
    ended: "AUDIO TERMINATO",
  },
  touch: {
    title: "Guida tattile",
    emblem: "Guida tattile: l’emblema",
    composition: "Guida tattile: lo schema della composizione",
    parts: { emblem: "l’emblema", composition: "lo schema della composizione" },
    means: "Per il modello tattile di quest’opera. Chiedi al personale se è disponibile in sala.",
    text: "Testo della guida tattile",
  },
  recording: {
    length: (time) => `Durata: ${time}.`,
    voices: { synthetic: "La voce è sintetica.", human: "La voce è di una persona." },
    notReviewed: "Il testo non è ancora stato valutato da persone cieche.",
  },
  player: {
    play: "Ascolta",
    pause: "Pausa",
    positionLabel: "Posizione",
    position: (at, length) => `${at} di ${length}`,
    rewind: "Indietro di 15 secondi",
    forward: "Avanti di 15 secondi",
    speed: "Velocità",
    download: "Scarica la registrazione",
    tapASentence:
      "Per ascoltare da una frase, toccala, oppure sceglila con le frecce e premi Invio.",
    problems: {
      refused: "Il browser non ha fatto partire l’audio. Riprova.",
      broken:
        "Non è stato possibile riprodurre la registrazione. Tutto ciò che dice è scritto qui sotto.",
      late: "La registrazione non si carica. Controlla la connessione a internet e riprova. Tutto ciò che dice la registrazione è scritto qui sotto.",
    },
  },
  duration: {
    minutes: (count) => (count === 1 ? "1 minuto" : `${count} minuti`),
    seconds: (count) => (count === 1 ? "1 secondo" : `${count} secondi`),
    both: (minutes, seconds) => `${minutes} e ${seconds}`,
  },
};
