import type { Language } from "../languages.ts";

type ErrorMessages = {
  notFound: string;
  broken: string;
  offline: string;
  tryAgain: string;
  home: string;
  /** The page that lists them, which is in Italian. */
  museums: string;
  visit: (museum: string) => string;
};

/** Part of the first load, unlike the other messages: an error page cannot wait for a download. */
export const errorMessages: Record<Language, ErrorMessages> = {
  en: {
    notFound: "There is no page at this address.",
    broken: "Something went wrong on this page. Nothing on your device was lost.",
    offline:
      "There is no internet connection, and this page is not on your device. Pages that are already on it still work.",
    tryAgain: "Try again",
    home: "Varco home page",
    museums: "All museums",
    visit: (museum) => `Start your visit: ${museum}`,
  },
  fr: {
    notFound: "Il n’y a pas de page à cette adresse.",
    broken: "Un problème est survenu sur cette page. Rien n’a été effacé de votre appareil.",
    offline:
      "Il n’y a pas de connexion Internet, et cette page n’est pas sur votre appareil. Les pages qui s’y trouvent déjà restent accessibles.",
    tryAgain: "Réessayer",
    home: "Accueil de Varco",
    museums: "Tous les musées",
    visit: (museum) => `Commencer la visite : ${museum}`,
  },
  de: {
    notFound: "Unter dieser Adresse gibt es keine Seite.",
    broken:
      "Auf dieser Seite ist ein Fehler aufgetreten. Auf Ihrem Gerät ist nichts verloren gegangen.",
    offline:
      "Es gibt keine Internetverbindung, und diese Seite ist nicht auf Ihrem Gerät. Seiten, die schon darauf sind, funktionieren weiterhin.",
    tryAgain: "Noch einmal versuchen",
    home: "Startseite von Varco",
    museums: "Alle Museen",
    visit: (museum) => `Besuch beginnen: ${museum}`,
  },
  it: {
    notFound: "A questo indirizzo non c’è nessuna pagina.",
    broken:
      "Qualcosa non ha funzionato in questa pagina. Sul dispositivo non è andato perso nulla.",
    offline:
      "Non c’è connessione a internet e questa pagina non è sul tuo dispositivo. Le pagine che ci sono continuano a funzionare.",
    tryAgain: "Riprova",
    home: "Pagina iniziale di Varco",
    museums: "Tutti i musei",
    visit: (museum) => `Inizia la visita: ${museum}`,
  },
  es: {
    notFound: "No hay ninguna página en esta dirección.",
    broken: "Algo ha fallado en esta página. No se ha perdido ningún dato de su dispositivo.",
    offline:
      "No hay conexión a internet y esta página no está en su dispositivo. Las páginas que ya están en él siguen funcionando.",
    tryAgain: "Volver a intentarlo",
    home: "Página de inicio de Varco",
    museums: "Todos los museos",
    visit: (museum) => `Comenzar la visita: ${museum}`,
  },
};
