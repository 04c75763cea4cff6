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
      "La Galleria Borghese in cinque lingue, per persone sorde o ipoudenti, cieche o ipovedenti.",
  },
  profile: {
    title: "Ti diamo il benvenuto",
    description: "Scegli come visitare la Galleria Borghese.",
    deafness: "Sordità",
    blindness: "Cecità",
  },
  scanner: {
    title: "Inquadra il codice",
    description: "Inquadra il codice accanto all’opera per aprirne la pagina.",
    transcribe: "Trascrivi in tempo reale le parole della guida",
  },
  captions: {
    title: "Trascrizione in tempo reale",
    description: "Leggi le parole della guida mentre parla.",
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
    listen: "Ascolta l’audiodescrizione",
  },
  tour: {
    title: "Visita guidata con la voce",
    description: "Una voce ti accompagna in tre tappe nella Galleria Borghese.",
  },
  audioDescription: {
    title: (title) => `${title}: audiodescrizione`,
    description: (title, artist) =>
      `${title}, ${artist}: l’audiodescrizione del dipinto della Galleria Borghese.`,
    notFound: "Opera non trovata",
  },
};
