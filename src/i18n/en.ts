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
  tryAgain: "Try again",
  languageIs: (name: string) => `Language: ${name}`,
  endVisit: {
    button: "End visit",
    question: "End your visit?",
    consequence: "Your language and any other choices saved on this device will be deleted.",
    goOn: "Continue your visit",
    ended: "Your visit has ended. Your choices have been deleted from this device.",
  },
  welcome: {
    description:
      "A museum guide for deaf, hard-of-hearing, blind and low-vision visitors, in five languages.",
  },
  profile: {
    title: "Welcome",
    description: "Choose how you would like to visit.",
    deafness: "Deafness",
    deafnessMeans:
      "For deaf and hard-of-hearing visitors: live captions, QR codes to scan and descriptions to read",
    blindness: "Blindness",
    blindnessMeans: "For blind and low-vision visitors: a voice-guided tour and audio descriptions",
  },
  scanner: {
    title: "Scan an artwork",
    description: "Scan the QR code beside an artwork to open its page.",
    activateCamera: "Tap to activate the camera",
    transcribe: "transcribe guide in real-time",
    cameraFailed: "Unable to access the camera. Please check your permissions.",
    notDetected: "QR Code not detected",
    asking: "Starting the camera. If asked, please allow access.",
    scanning: "The camera is on. Point it at the QR code beside the artwork.",
    slow: "No code found yet. Hold your phone steady, about 40 cm away, and make sure the code is well lit. You can also type the number beside the code.",
    found: "Code found. Opening the page.",
    off: "The camera is off.",
    stop: "Turn the camera off",
    light: "Torch",
    problems: {
      refused:
        "Your browser or device is blocking the camera. Allow it in the settings, then try again.",
      absent: "No camera was found on this device.",
      busy: "Another app may be using the camera. Close that app, then try again.",
      decoder: "The scanner could not be loaded. Check your internet connection, then try again.",
    },
    otherWays: "You can still open an artwork from the list or by typing its number.",
    elsewhere: "This code is not for an artwork here, so we have not opened it. It leads to:",
    says: "This code is not for an artwork here. It says:",
    unreadable: "This code holds nothing that we can show as text.",
    scanAgain: "Scan again",
  },
  number: {
    title: "Type the artwork number",
    where: "The number is next to the QR code. It is not the inventory number.",
    label: "Artwork number",
    erase: "Delete last digit",
    open: "Open",
  },
  captions: {
    title: "Live captions",
    description: "Read your guide’s words as they are spoken.",
    start: "Start",
    stop: "Stop",
    unsupported: "This browser doesn't support speech recognition.",
    /** The name of the text that is being written. */
    log: "Captions",
    guideSpeaks: "The guide speaks",
    ready: "Ready. Tap Start when your guide begins to speak.",
    stopped: "Stopped. The microphone is off.",
    asking: "Starting the microphone. If asked, please allow access.",
    listening: "Listening",
    quiet:
      "Nothing heard for a while. Hold your phone closer to your guide, with its microphone uncovered.",
    restarting: "Interrupted. Starting again…",
    offline: "No internet connection. The captions will continue by themselves when it is back.",
    service:
      "The speech service is not answering. We will keep trying. You can show your guide a message in the meantime.",
    problems: {
      refused:
        "Your browser or device is blocking the microphone. Allow it in the settings, then try again.",
      lost: "No microphone was found. Check that it is connected, then try again.",
      taken:
        "Another app may be using the microphone, perhaps for a call. Close that app, then try again.",
      language:
        "This browser cannot recognise the language you chose. Choose another one, or open this page in another browser.",
      notOnDevice:
        "This device cannot recognise the language you chose by itself. Choose another one, or let the browser use its service.",
      unavailable:
        "Speech recognition is switched off on this device or in this browser. Switch on dictation in the settings, or open this page in another browser.",
      homeScreen:
        "Speech recognition may not work in an app opened from the home screen. Open this page in Safari.",
      unsupported:
        "Open this page in Chrome or Edge, or in Safari on an iPhone or iPad. You can still show your guide a message and read about the artworks.",
    },
    /** Stands where words are missing; `time` is a length such as “12 seconds”. */
    gap: (time: string) => `[… ${time} not heard]`,
    toLive: (count: number) => (count === 0 ? "Jump to live" : `Jump to live (${count} new)`),
    screenMayTurnOff:
      "Your screen may switch off by itself. Choose a longer time in your device’s display settings.",
    where: {
      device: "Your guide’s speech is turned into text on this device. It is not sent anywhere.",
      service:
        "To turn your guide’s speech into text, this browser may send it to a service run by its maker. Varco never receives it.",
      askFirst: "Ask your guide first if that is all right. Captions can contain mistakes.",
      onDevice: "Recognise speech on this device only",
      download: "Download the language, to recognise speech on this device",
      downloading: "Downloading the language. This can take a few minutes.",
      notDownloaded: "The language could not be downloaded.",
    },
    settings: {
      title: "Text and colours",
      size: "Text size",
      sizes: {
        medium: "Medium",
        large: "Large",
        larger: "Larger",
        huge: "Very large",
        largest: "Largest",
      },
      theme: "Colours",
      themes: { light: "Light", dark: "Dark", dim: "Dim, for dark rooms" },
      calm: "Calm mode",
      calmMeans: "Shows whole sentences, not every word as it comes.",
    },
    keep: {
      title: "Keep or clear",
      nothing: "There are no captions yet.",
      kept: "The captions stay on this device for today, until you clear them or end your visit.",
      notKept:
        "This browser does not let us keep the captions. Save or share them before you leave.",
      save: "Save as a text file",
      share: "Share",
      copy: "Copy",
      copied: "Copied.",
      notCopied: "The text could not be copied. Save it as a file instead.",
      clear: "Clear the captions",
      cleared: "The captions have been cleared.",
      undo: "Undo",
      restored: "The captions are back.",
      /** Stands above the saved text. */
      automatic: "Written by speech recognition. There may be mistakes and gaps.",
    },
    show: {
      title: "Show a message",
      card: "Card for your guide",
      ready: "Ready phrases",
      write: "Write a message",
      show: "Show in large letters",
      turn: "Turn upside down",
      others: "Other messages",
    },
  },
  list: {
    title: "Artworks",
    description: "Artworks with descriptions to read or listen to.",
    search: "Search by title, artist or number",
    found: (count: number) =>
      count === 0 ? "No artworks found" : count === 1 ? "1 artwork" : `${count} artworks`,
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
    previous: "Previous artwork",
    next: "Next artwork",
    enlarge: "Enlarge the picture",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    left: "Move left",
    right: "Move right",
    up: "Move up",
    down: "Move down",
    zoom: (percent: string) => `Zoom ${percent}`,
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
