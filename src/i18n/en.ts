export const en = {
  skipToContent: "Skip to content",
  back: "Back",
  loading: "Loading",
  close: "Close",
  languageIs: (name: string) => `Language: ${name}`,
  chooseLanguage: "Choose your language",
  welcome: {
    title: "Choose your language",
    description:
      "The Galleria Borghese for deaf, hard-of-hearing, blind and low-vision visitors, in five languages.",
  },
  profile: {
    title: "Welcome",
    description: "Choose how you would like to visit the Galleria Borghese.",
    deafness: "Deafness",
    blindness: "Blindness",
  },
  scanner: {
    title: "Scan an artwork",
    description: "Scan the code beside an artwork to open its page.",
    transcribe: "transcribe guide in real-time",
  },
  captions: {
    title: "Live captions",
    description: "Read your guide’s words as they are spoken.",
  },
  list: {
    title: "Artworks",
    description: "Artworks in the Galleria Borghese, with descriptions to read or listen to.",
  },
  artwork: {
    attributed: (artist: string) => `attributed to ${artist} and workshop`,
    description: (title: string, artist: string) =>
      `${title}, ${artist}: description of the painting in the Galleria Borghese.`,
    notInCatalogue: "There is no artwork with this number in the catalogue.",
    listen: "Listen to the audio description",
  },
  tour: {
    title: "Voice-guided tour",
    description: "A voice-guided tour of the Galleria Borghese, with three stops.",
  },
  audioDescription: {
    title: (title: string) => `${title}: audio description`,
    description: (title: string, artist: string) =>
      `${title}, ${artist}: audio description of the painting in the Galleria Borghese.`,
    notFound: "Artwork not found",
  },
};

/** English is the type of the others: a missing or an extra word does not compile. */
export type Messages = typeof en;
