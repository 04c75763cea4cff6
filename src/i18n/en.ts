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
      "The Galleria Borghese for visitors who are deaf, hard of hearing, blind or have low vision, in five languages.",
  },
  profile: {
    title: "Welcome",
    description: "Choose how you would like to visit the Galleria Borghese.",
    deafness: "Deafness",
    blindness: "Blindness",
  },
  scanner: {
    title: "Scan a work",
    description: "Open a work by scanning the code beside it.",
    transcribe: "transcribe guide in real-time",
  },
  captions: {
    title: "Live captions",
    description: "Read what your guide is saying, as it is said.",
  },
  list: {
    title: "The works",
    description: "The works of the Galleria Borghese that you can read and listen to here.",
  },
  artwork: {
    attributed: (artist: string) => `attributed to ${artist} and workshop`,
    description: (title: string, artist: string) =>
      `${title}, ${artist}: description of the painting at the Galleria Borghese.`,
    notInCatalogue: "There is no work with this number in the catalogue.",
    listen: "Audio description",
  },
  tour: {
    title: "Voice-guided tour",
    description: "A tour of the Galleria Borghese in three stops, guided by a voice.",
  },
  audioDescription: {
    title: (title: string) => `${title}: audio description`,
    description: (title: string, artist: string) =>
      `Listen to the audio description of ${title}, ${artist}, at the Galleria Borghese.`,
    notFound: "Artwork not found",
  },
};

/** English is the type of the others: a missing or an extra word does not compile. */
export type Messages = typeof en;
