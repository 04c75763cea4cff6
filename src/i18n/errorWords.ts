import type { Language } from "./languages.ts";

type ErrorWords = {
  notFound: string;
  broken: string;
  tryAgain: string;
  home: string;
  visit: string;
};

/** Part of the first load, unlike the other words: an error page cannot wait for a download. */
export const errorWords: Record<Language, ErrorWords> = {
  en: {
    notFound: "There is no page at this address.",
    broken: "Something went wrong on this page. Nothing on your device was lost.",
    tryAgain: "Try again",
    home: "Varco home page",
    visit: "Start your visit to the Galleria Borghese",
  },
  fr: {
    notFound: "Il n’y a pas de page à cette adresse.",
    broken: "Un problème est survenu sur cette page. Rien n’a été effacé de votre appareil.",
    tryAgain: "Réessayer",
    home: "Accueil de Varco",
    visit: "Visiter la Galerie Borghèse",
  },
  de: {
    notFound: "Unter dieser Adresse gibt es keine Seite.",
    broken:
      "Auf dieser Seite ist ein Fehler aufgetreten. Auf Ihrem Gerät ist nichts verloren gegangen.",
    tryAgain: "Noch einmal versuchen",
    home: "Startseite von Varco",
    visit: "Die Galleria Borghese besuchen",
  },
  it: {
    notFound: "A questo indirizzo non c’è nessuna pagina.",
    broken:
      "Qualcosa non ha funzionato in questa pagina. Sul dispositivo non è andato perso nulla.",
    tryAgain: "Riprova",
    home: "Pagina iniziale di Varco",
    visit: "Visita la Galleria Borghese",
  },
  es: {
    notFound: "No hay ninguna página en esta dirección.",
    broken: "Algo ha fallado en esta página. No se ha perdido ningún dato de su dispositivo.",
    tryAgain: "Volver a intentarlo",
    home: "Página de inicio de Varco",
    visit: "Visitar la Galería Borghese",
  },
};
