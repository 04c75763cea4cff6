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
    description: "Wählen Sie, wie Sie die Galleria Borghese besuchen möchten.",
    deafness: "Gehörlosigkeit",
    blindness: "Blindheit",
  },
  scanner: {
    title: "Werk scannen",
    description: "Öffnen Sie ein Werk, indem Sie den Code daneben scannen.",
    transcribe: "Führung in Echtzeit mitschreiben",
  },
  captions: {
    title: "Live-Untertitel",
    description: "Lesen Sie mit, was bei der Führung gesprochen wird.",
  },
  list: {
    title: "Die Werke",
    description: "Werke der Galleria Borghese zum Lesen und Anhören.",
  },
  artwork: {
    attributed: (artist) => `${artist} und Werkstatt zugeschrieben`,
    description: (title, artist) =>
      `${title}, ${artist}: Beschreibung des Gemäldes in der Galleria Borghese.`,
    notInCatalogue: "Ein Werk mit dieser Nummer gibt es im Katalog nicht.",
    listen: "Audiodeskription",
  },
  tour: {
    title: "Rundgang mit Stimme",
    description: "Drei Stationen in der Galleria Borghese, von einer Stimme geführt.",
  },
  audioDescription: {
    title: (title) => `${title}: Audiodeskription`,
    description: (title, artist) =>
      `Die Audiodeskription zu ${title}, ${artist}, in der Galleria Borghese.`,
    notFound: "Werk nicht gefunden",
  },
};
