import type { Language } from "./languages.ts";

type ErrorWords = {
  notFound: string;
  broken: string;
  tryAgain: string;
  home: string;
  visit: (museum: string) => string;
};

/** Part of the first load, unlike the other words: an error page cannot wait for a download. */
export const errorWords: Record<Language, ErrorWords> = {
  en: {
    notFound: "There is no page at this address.",
    broken: "Something went wrong on this page. Nothing on your device was lost.",
    tryAgain: "Try again",
    home: "Varco home page",
    visit: (museum) => `Start your visit: ${museum}`,
  },
  fr: {
    notFound: "Il n’y a pas de page à cette adresse.",
    broken: "Un problème est survenu sur cette page. Rien n’a été effacé de votre appareil.",
    tryAgain: "Réessayer",
    home: "Accueil de Varco",
    visit: (museum) => `Commencer la visite : ${museum}`,
  },
  de: {
    notFound: "Unter dieser Adresse gibt es keine Seite.",
    broken:
      "Auf dieser Seite ist ein Fehler aufgetreten. Auf Ihrem Gerät ist nichts verloren gegangen.",
    tryAgain: "Noch einmal versuchen",
    home: "Startseite von Varco",
    visit: (museum) => `Besuch beginnen: ${museum}`,
  },
  it: {
    notFound: "A questo indirizzo non c’è nessuna pagina.",
    broken:
      "Qualcosa non ha funzionato in questa pagina. Sul dispositivo non è andato perso nulla.",
    tryAgain: "Riprova",
    home: "Pagina iniziale di Varco",
    visit: (museum) => `Inizia la visita: ${museum}`,
  },
  es: {
    notFound: "No hay ninguna página en esta dirección.",
    broken: "Algo ha fallado en esta página. No se ha perdido ningún dato de su dispositivo.",
    tryAgain: "Volver a intentarlo",
    home: "Página de inicio de Varco",
    visit: (museum) => `Comenzar la visita: ${museum}`,
  },
};
