import type { Language } from "../../src/i18n/languages.ts";

type OrcaWords = {
  link: string;
  button: string;
  /** A heading of the first level. */
  heading: string;
  /** The beginning of what is said of a page that has loaded. */
  pageHas: string;
  /** Said when the browser has loaded a page, even where the page moves the focus at once. */
  loaded: RegExp;
  collapsed: string;
  expanded: string;
  /** What Orca must not say to a visitor: it means nothing, or was said already. */
  noise: RegExp;
  /** What Orca says of a thing that listens for a tap, and must not say of a text. */
  clickable: string;
};

/** What Orca 43 says itself, in the language it was started in. */
export const orcaWords: Record<Language, OrcaWords> = {
  en: {
    link: "link",
    button: "push button",
    heading: "heading level 1",
    pageHas: "Page has",
    loaded: /Finished loading/,
    collapsed: "collapsed",
    expanded: "expanded",
    noise: /status ?bar|\bblank\b|document web/,
    clickable: "clickable",
  },
  fr: {
    link: "lien",
    button: "bouton",
    heading: "en-tête niveau 1",
    pageHas: "La page possède",
    loaded: /Chargement de .* terminé/,
    collapsed: "réduit",
    expanded: "étendu",
    noise: /barre d’état|\bvide\b|document web/,
    clickable: "cliquable",
  },
  de: {
    link: "Verknüpfung",
    button: "Druckknopf",
    heading: "Überschrift Ebene 1",
    pageHas: "Seite hat",
    loaded: /Laden von .* abgeschlossen/,
    collapsed: "eingeklappt",
    expanded: "ausgeklappt",
    noise: /Statusleiste|\bleer\b|Internetseite/,
    clickable: "klickbar",
  },
  it: {
    link: "collegamento",
    button: "pulsante",
    heading: "intestazione livello 1",
    pageHas: "La pagina ha",
    loaded: /Caricamento di .* completato/,
    collapsed: "contratto",
    expanded: "espanso",
    noise: /barra di stato|\bvuota\b|documento web/,
    clickable: "elemento con clic",
  },
  es: {
    link: "enlace",
    button: "botón de pulsación",
    heading: "cabecera nivel 1",
    pageHas: "La página tiene",
    loaded: /Fin de la carga de/,
    collapsed: "contraído",
    expanded: "expandido",
    noise: /barra de estado|\ben blanco\b|documento web/,
    clickable: "se puede pulsar",
  },
};
