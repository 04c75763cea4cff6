import type { Messages } from "./en.ts";

export const de: Messages = {
  skipToContent: "Zum Inhalt",
  back: "Zurück",
  loading: "Wird geladen",
  close: "Schließen",
  languageIs: (name) => `Sprache: ${name}`,
  chooseLanguage: "Sprache wählen",
  welcome: {
    title: "Sprache wählen",
    description:
      "Die Galleria Borghese für gehörlose, schwerhörige, blinde und sehbehinderte Gäste, in fünf Sprachen.",
  },
  profile: {
    title: "Willkommen",
    description: "Wählen Sie den Zugang zur Galleria Borghese, der zu Ihnen passt.",
    deafness: "Gehörlosigkeit",
    blindness: "Blindheit",
  },
  scanner: {
    title: "Code scannen",
    description: "Scannen Sie den Code neben einem Werk, um seine Seite zu öffnen.",
    transcribe: "Führung in Echtzeit mitlesen",
  },
  captions: {
    title: "Live-Untertitel",
    description: "Lesen Sie mit, was bei der Führung gesagt wird.",
  },
  list: {
    title: "Die Werke",
    description: "Werke der Galleria Borghese, beschrieben zum Lesen und zum Anhören.",
  },
  artwork: {
    attributed: (artist) => `${artist} und Werkstatt zugeschrieben`,
    description: (title, artist) =>
      `${title}, ${artist}: Beschreibung des Gemäldes in der Galleria Borghese.`,
    notInCatalogue: "Ein Werk mit dieser Nummer gibt es im Katalog nicht.",
    listen: "Audiodeskription anhören",
  },
  tour: {
    title: "Audio-Rundgang",
    description: "Eine Stimme führt Sie zu drei Stationen in der Galleria Borghese.",
  },
  audioDescription: {
    title: (title) => `${title}: Audiodeskription`,
    description: (title, artist) =>
      `${title}, ${artist}: Audiodeskription des Gemäldes in der Galleria Borghese.`,
    notFound: "Werk nicht gefunden",
  },
};
