import type { Language, languages } from "../languages.ts";
import { numberIn } from "../numbers.ts";

/** One text for each language that there is, by how many a museum speaks. */
type TextForEach<All extends readonly unknown[]> = { [Place in keyof All]: string };

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
    consequence:
      "Your language, your settings, your captions and your place in the tour will be deleted from this device. Files that you saved or downloaded will stay.",
    goOn: "Continue your visit",
    ended:
      "Your visit has ended. Your language, settings, captions and place in the tour have been deleted from this device.",
  },
  welcome: {
    description: (languages: string) =>
      `A museum guide for deaf, hard-of-hearing, blind and low-vision visitors, in ${languages}.`,
    /** How many languages the museum speaks. */
    languages: [
      "one language",
      "two languages",
      "three languages",
      "four languages",
      "five languages",
    ] satisfies TextForEach<typeof languages>,
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
  /** Links to the site, at the foot of the first screens. */
  about: {
    title: "About Varco",
    where: "These pages are on the Varco website, outside the visit, in Italian.",
    accessibility: "Accessibility statement",
    privacy: "Privacy policy",
  },
  offline: {
    title: "No internet in the museum?",
    means:
      "Keep the whole visit in English on this device: texts, pictures and recordings. You will not need internet for them.",
    download: (size: string) => `Download for offline, ${size}`,
    goOn: (size: string) => `Continue the download, ${size} left`,
    downloading: "Downloading the visit",
    progress: (done: string, all: string) => `${done} of ${all}`,
    stop: "Stop the download",
    kept: (size: string) =>
      `The visit in English is on this device, ${size}. It works without internet. Live captions and voice commands may still need it.`,
    mayBeDeleted:
      "The device may delete the download: iPhones and iPads when Varco has not been opened for seven days, other devices when they run short of space. So download it the day before your visit, or check here again then.",
    remove: "Remove the download",
    removed: "The download has been removed from this device.",
    films: {
      title: "Sign-language films too?",
      means: "The films are large, so they are downloaded separately.",
      download: (size: string) => `Download the films, ${size}`,
      downloading: "Downloading the films",
      kept: (size: string) => `The films are on this device, ${size}. They work without internet.`,
    },
    problems: {
      full: (size: string) =>
        `There is not enough space on this device. The download needs ${size} of free space. Free up some space, then try again.`,
      refused:
        "Your browser does not let this site save files on this device. If this is a private window, try an ordinary one.",
      network:
        "The internet connection is not working. What has arrived is kept. The download will continue by itself when the connection is back. If it does not, try again.",
    },
  },
  newVersion: {
    ready: "A new version of Varco is ready.",
    take: "Update now",
    openElsewhere: "Varco is also open in another tab or window. Close it there, then update.",
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
  list: {
    title: "Artworks",
    description: "Artworks with descriptions to read or listen to.",
    search: "Search by title, artist or number",
    found: (count: number) =>
      count === 0
        ? "No artworks found"
        : count === 1
          ? "1 artwork"
          : `${numberIn("en", count)} artworks`,
    showAll: (count: number) => `Show all ${numberIn("en", count)} artworks`,
    restFailed:
      "The other artworks could not be loaded. Check your internet connection, then try again.",
  },
  artwork: {
    notInCatalogue: "There is no artwork with this number in the catalogue.",
    listen: "Listen to the audio description",
    illustration: "Our own illustration, not the painting.",
    illustrationOfWork: "Our own illustration, not the work itself.",
    photograph: (credit: string) => `Photograph: ${credit}`,
    facts: "About the work",
    date: "Date",
    technique: "Technique",
    size: "Size",
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
  /** What a museum does not have yet, and what there is instead. */
  missing: {
    languages: {
      en: "in English",
      fr: "in French",
      de: "in German",
      it: "in Italian",
      es: "in Spanish",
    } satisfies Record<Language, string>,
    translation: (inLanguage: string) =>
      `This text is not available in English yet. Here it is ${inLanguage}.`,
    description: "There is no description of this work to read yet.",
    script: "There is no audio description of this work yet.",
    recording: "This text has not been recorded yet. You can read it here.",
    picture: "There is no picture of this work yet.",
    alt: (title: string) => `Picture of ${title}. It has not been described yet.`,
  },
  easy: "In simple words",
  film: {
    size: (size: string) => `Film, ${size}. It loads only when you play it.`,
    broken: "The film could not be played. Check your internet connection, then try again.",
  },
  audioDescription: {
    title: (title: string) => `${title}: audio description`,
    notFound: "Artwork not found",
    text: "Transcript",
    play: "PLAY",
    playing: "AUDIO PLAYING",
    ended: "AUDIO ENDED",
  },
  /** A text for hands on a tactile model, which not every room has. */
  touch: {
    title: "Touch guide",
    emblem: "Touch guide: the emblem",
    composition: "Touch guide: the scheme of the composition",
    /** Said after the name of each control, where one page plays several recordings. */
    parts: { emblem: "the emblem", composition: "the scheme of the composition" },
    means: "For the tactile model of this work. Ask the staff whether it is here to touch.",
    text: "Transcript of the touch guide",
  },
  /** What is said of every recording before it is played. */
  recording: {
    length: (time: string) => `Length: ${time}.`,
    voices: { synthetic: "This is a computer voice.", human: "Read by a person." },
    notReviewed: "Blind listeners have not reviewed this text yet.",
  },
  /** The controls of every recording. */
  player: {
    play: "Play",
    pause: "Pause",
    positionLabel: "Position",
    position: (at: string, length: string) => `${at} of ${length}`,
    rewind: "Back 15 seconds",
    forward: "Forward 15 seconds",
    speed: "Speed",
    download: "Download the recording",
    tapASentence:
      "To listen from a sentence, tap it, or choose it with the arrow keys and press Enter.",
    problems: {
      refused: "Your browser did not let the sound start. Please try again.",
      broken: "The recording could not be played. Everything it says is written below.",
      late: "The recording is not loading. Check your internet connection, then try again. Everything the recording says is written below.",
    },
  },
  /** A length of time for the ear. */
  duration: {
    minutes: (count: number) => (count === 1 ? "1 minute" : `${count} minutes`),
    seconds: (count: number) => (count === 1 ? "1 second" : `${count} seconds`),
    both: (minutes: string, seconds: string) => `${minutes} ${seconds}`,
  },
};

/** English is the type of the other languages: a missing or an extra message does not compile. */
export type Messages = typeof en;
