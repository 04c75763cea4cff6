import type { defaultLanguage, Language } from "../languages.ts";

type Offer = { offer: string; where: string; accept: string; decline: string };

/** Offers the page in the browser's language, in that language; English is never offered. */
export const offerLanguage: Record<Exclude<Language, typeof defaultLanguage>, Offer> = {
  fr: {
    offer: "Cette page existe aussi en français.",
    where: "Le choix se trouve tout en haut de la page.",
    accept: "Continuer en français",
    decline: "Non merci",
  },
  de: {
    offer: "Diese Seite gibt es auch auf Deutsch.",
    where: "Die Auswahl steht ganz oben auf der Seite.",
    accept: "Auf Deutsch weiter",
    decline: "Nein danke",
  },
  it: {
    offer: "Questa pagina è disponibile anche in italiano.",
    where: "La scelta è all’inizio della pagina.",
    accept: "Continua in italiano",
    decline: "No, grazie",
  },
  es: {
    offer: "Esta página también está en español.",
    where: "Puede elegirlo al principio de la página.",
    accept: "Continuar en español",
    decline: "No, gracias",
  },
};
