export const captions = {
  title: "Live captions",
  description: "Read your guide’s words as they are spoken.",
  start: "Start",
  stop: "Stop",
  unsupported: "This browser doesn't support speech recognition.",
  /** The name of the text that is being written. */
  log: "Captions",
  guideSpeaks: "The guide speaks",
  ready: "Ready. Tap Start just before your guide begins to speak.",
  stopped: "Stopped. The microphone is off.",
  asking: "Starting the microphone. If asked, please allow access.",
  listening: "Listening",
  quiet:
    "No words recognised for a few seconds. If your guide is speaking, hold your phone closer, with its microphone uncovered, and check the language above.",
  restarting: "Interrupted. Starting again…",
  offline: "No internet connection. The captions will continue by themselves when it is back.",
  service:
    "Speech recognition is not responding. We will keep trying. You can show your guide a message in the meantime.",
  problems: {
    refused:
      "Your browser or device is blocking the microphone. Allow it in the settings of your browser or device, then tap Start.",
    lost: "No microphone was found. If you use a headset or another microphone, check that it is connected, then tap Start.",
    taken:
      "Another app may be using the microphone, perhaps for a call. End the call or close that app, then tap Start.",
    language:
      "This browser cannot recognise your guide’s language. Open this page in another browser, or show your guide a message.",
    notOnDevice:
      "This device cannot recognise your guide’s language by itself. Turn off “Recognise speech on this device only”, then tap Start.",
    unavailable:
      "Speech recognition may be switched off on this device or in this browser. Switch on dictation in the settings (on an iPhone or iPad: General, Keyboard), or open this page in another browser.",
    homeScreen:
      "Speech recognition may not work when Varco is opened from the home screen. Open Varco in Safari instead.",
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
    askFirst:
      "Before you start, ask your guide if live captions are all right. They can contain mistakes.",
    onDevice: "Recognise speech on this device only",
    download: "Download this language, to recognise speech on this device",
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
    calmMeans: "Shows each sentence when it is finished, not word by word.",
  },
  keep: {
    title: "Keep or clear",
    nothing: "There are no captions at the moment.",
    kept: "The captions stay on this device today, unless you clear them or end your visit. To have them for longer, save or share them.",
    notKept:
      "This browser does not let us keep the captions. Save or share them before you close this page.",
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
    ready: "Ready-made phrases",
    write: "Write a message",
    show: "Show in large letters",
    turn: "Turn upside down",
    others: "Other messages",
  },
};

/** English is the type of the other languages: a missing or an extra message does not compile. */
export type CaptionsMessages = typeof captions;
