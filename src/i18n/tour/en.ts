import type { Commands, OtherWords } from "../commands.ts";

const commands: Commands = {
  next: ["Next", "continue", "forward", "carry on", "keep going"],
  back: ["Back", "previous", "stop before"],
  repeat: ["Repeat", "again", "once more", "one more time", "replay"],
  help: ["Help", "what can I say", "what can I do", "commands", "instructions", "options"],
};

const otherWords: OtherWords = {
  next: ["go on", "move on"],
  back: ["one before"],
  repeat: ["didn’t hear", "didn’t catch", "didn’t understand"],
  help: ["how does this work", "how does it work"],
  none: [
    "against",
    "backdrop",
    "background",
    "backlit",
    "backpack",
    "backside",
    "backstage",
    "backyard",
    "helper",
    "helpful",
    "helpless",
    "previously",
  ],
};

export const tour = {
  title: "Voice-guided tour",
  description: "Paintings described aloud. Use your voice or four large buttons.",
  introduction: "Introduction",
  introductionPlaying: "Introduction playing",
  introductionFailed: "Failed to play introduction audio. Please check your audio settings.",
  startIntroduction: "Start the introduction",
  skipIntroduction: "Skip the introduction",
  activate: "activate assistant",
  listening: "Listening",
  step: (step: number, steps: number) => `step ${step} of ${steps}`,
  unsupported: "Speech recognition is not supported on this device.",
  commands,
  otherWords,
  playing: "Playing",
  paused: "Paused",
  ready: "Ready",
  ended: "Audio ended",
  starting: "Starting the microphone. If asked, please allow access.",
  welcomeBack: "You are back where you left off.",
  /** The phrase, and the first word of the command that it was taken for. */
  understood: (phrase: string, command: string) => `Heard: “${phrase}”. Understood: ${command}.`,
  notUnderstood: (phrase: string) => `Heard: “${phrase}”. That is not one of the four words.`,
  nothingHeard: "Nothing was heard.",
  /** Said where the visitor’s voice was not understood, or cannot be. */
  useButtons: "You can use the four buttons Next, Back, Repeat and Help.",
  problems: {
    refused:
      "Your browser or device is blocking the microphone. To use your voice, allow the microphone in the settings.",
    lost: "No microphone was found.",
    taken: "Another app may be using the microphone, perhaps for a call.",
    language: "This browser cannot recognise English.",
    notOnDevice: "This device cannot recognise English by itself.",
    unavailable: "Speech recognition may be switched off on this device or in this browser.",
    homeScreen:
      "Speech recognition may not work when Varco is opened from the home screen. Open Varco in Safari to use your voice.",
    offline: "There is no internet connection, so your words could not be understood.",
    service: "Speech recognition is not responding.",
  },
  where: {
    title: "Before you speak",
    service:
      "To understand your words, this browser may send your voice to a service run by its maker. Varco never receives it.",
    device: "Your words are understood on this device. Your voice is not sent anywhere.",
    microphone: "The microphone is on only while the button says Listening.",
    agree: "Use my voice",
    decline: "Use the buttons",
  },
  text: "Read along",
  /** Where the museum has no tour, or none in this language. */
  missing: {
    none: "This museum does not have a voice-guided tour yet.",
    notHere: "The voice-guided tour is not available in English yet.",
    elsewhere: (inLanguage: string) => `Take the tour ${inLanguage}`,
    instead: "Every artwork is in the list. You can read or listen to the descriptions there.",
  },
  notRecorded: "This part has not been recorded yet. You can read it here.",
  tones: "Short tones, for example before you speak",
  ways: {
    title: "Keys and headset",
    keys: "On a keyboard, hold Control and Shift and press a digit:",
    playPause: "Play or pause",
    headset:
      "On a headset and on the lock screen, play and pause work too. Next track means Next, and previous track means Back.",
  },
};

/** English is the type of the other languages: a missing or an extra message does not compile. */
export type TourMessages = typeof tour;
