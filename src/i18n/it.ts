import type { Messages } from "./en.ts";

export const it: Messages = {
  skipToContent: "Vai al contenuto",
  back: "Indietro",
  loading: "Caricamento",
  close: "Chiudi",
  languageIs: (name) => `Lingua: ${name}`,
  chooseLanguage: "Scegli la lingua",
  welcome: {
    title: "Scegli la lingua",
    description:
      "La Galleria Borghese per chi è sordo o ipoudente, cieco o ipovedente, in cinque lingue.",
  },
  profile: {
    title: "Benvenuti",
    description: "Scegliete come visitare la Galleria Borghese.",
    deafness: "Sordità",
    blindness: "Cecità",
  },
  scanner: {
    title: "Inquadra un’opera",
    description: "Apri la pagina di un’opera inquadrando il codice esposto accanto.",
    transcribe: "Trascrivi la guida in tempo reale",
  },
  captions: {
    title: "Sottotitoli dal vivo",
    description: "Leggi le parole della guida mentre le pronuncia.",
  },
  list: {
    title: "Le opere",
    description: "Le opere della Galleria Borghese da leggere e da ascoltare.",
  },
  artwork: {
    attributed: (artist) => `attribuito a ${artist} e bottega`,
    description: (title, artist) =>
      `${title}, ${artist}: descrizione del dipinto della Galleria Borghese.`,
    notInCatalogue: "Nel catalogo non c’è nessuna opera con questo numero.",
    listen: "Audiodescrizione",
  },
  tour: {
    title: "Visita guidata dalla voce",
    description: "Tre tappe nella Galleria Borghese, accompagnati da una voce.",
  },
  audioDescription: {
    title: (title) => `${title}: audiodescrizione`,
    description: (title, artist) =>
      `Ascolta l’audiodescrizione di ${title}, ${artist}, alla Galleria Borghese.`,
    notFound: "Opera non trovata",
  },
};
