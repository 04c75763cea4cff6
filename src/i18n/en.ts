import type { Commands } from "./commands.ts";

const commands: Commands = {
  next: ["Next", "continue", "forward", "carry on", "keep going"],
  back: ["Back", "previous", "stop before"],
  repeat: ["Repeat", "again", "once more", "one more time", "replay"],
  help: ["Help", "what can I say", "what can I do", "commands", "instructions", "options"],
};

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
      "A museum guide for deaf, hard-of-hearing, blind and low-vision visitors, in five languages.",
  },
  profile: {
    title: "Welcome",
    description: "Choose how you would like to visit.",
    deafness: "Deafness",
    blindness: "Blindness",
  },
  scanner: {
    title: "Scan an artwork",
    description: "Scan the code beside an artwork to open its page.",
    activateCamera: "Tap to activate the camera",
    transcribe: "transcribe guide in real-time",
    cameraFailed: "Unable to access the camera. Please check your permissions.",
    notDetected: "QR Code not detected",
  },
  captions: {
    title: "Live captions",
    description: "Read your guide’s words as they are spoken.",
    start: "Start",
    stop: "Stop",
    unsupported: "This browser doesn't support speech recognition.",
  },
  list: {
    title: "Artworks",
    description: "Artworks with descriptions to read or listen to.",
  },
  artwork: {
    attributed: (artist: string) => `attributed to ${artist} and workshop`,
    notInCatalogue: "There is no artwork with this number in the catalogue.",
    listen: "Listen to the audio description",
    illustration: "Our own illustration, not the painting.",
    photograph: (credit: string) => `Photograph: ${credit}`,
    facts: "About the work",
    date: "Date",
    dates: {
      about: (year: number) => `about ${year}`,
      between: (first: number, last: number) => `about ${first} to ${last}`,
      before: (year: number) => `before ${year}`,
    },
    technique: "Technique",
    techniques: { oilOnCanvas: "Oil on canvas" },
    size: "Size",
    measures: (height: string, width: string) => `${height} cm high, ${width} cm wide`,
    inventory: "Inventory number",
    room: "Room",
  },
  tour: {
    title: "Voice-guided tour",
    description: "Paintings described aloud. Use your voice or four large buttons.",
    introduction: "Introduction",
    introductionPlaying: "Introduction playing",
    introductionFailed: "Failed to play introduction audio. Please check your audio settings.",
    activate: "activate assistant",
    listening: "Listening",
    play: "Play",
    step: (step: number, steps: number) => `step ${step} of ${steps}`,
    unsupported: "Speech recognition is not supported on this device.",
    commands,
  },
  audioDescription: {
    title: (title: string) => `${title}: audio description`,
    notFound: "Artwork not found",
    text: "Transcript",
    play: "PLAY",
    playing: "AUDIO PLAYING",
    ended: "AUDIO ENDED",
  },
  /** Said at every recording. */
  recording: {
    length: (time: string) => `Length: ${time}.`,
    voices: { synthetic: "This is a computer voice.", human: "Read by a person." },
    notReviewed: "Blind listeners have not reviewed this text yet.",
    failed: "The recording could not be played. Everything it says is written below.",
    tryAgain: "Try again",
  },
  /** A length of time for the ear. */
  duration: {
    minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
    seconds: (count: number) => (count === 1 ? "1 second" : `${count} seconds`),
    both: (minutes: string, seconds: string) => `${minutes} ${seconds}`,
  },
  /** What the voice says in every audio description. */
  spoken: {
    path: "We go from what is closest to us to what is furthest away.",
    sides: "Left and right are yours, as you face the picture.",
    end: "End of description.",
  },
};

/** English is the type of the others: a missing or an extra word does not compile. */
export type Messages = typeof en;
