export const ears = {
  title: "Speech recognition on this device",
  means:
    "Speech can be turned into text on this device itself. Nothing that is said leaves it then, and no internet is needed.",
  /** `size`: of what is to be downloaded. */
  needs: (size: string) =>
    `It takes a download of ${size}. First check whether this device is fast enough: that takes a few seconds and downloads about 4 MB.`,
  either: (one: string, other: string) => `${one} or ${other}`,
  check: "Check this device",
  checking: "Checking how fast this device is. This takes a few seconds.",
  cancel: "Cancel the check",
  cancelled: "The check has been cancelled.",
  notChecked: "The check could not be loaded. Check your internet connection, then try again.",
  checkAgain: "Check again",
  able: "This device is fast enough.",
  unable:
    "This device is too slow to turn speech into text by itself. You can use speech recognition in Chrome or Edge, or in Safari on an iPhone or iPad. It may need internet there. The buttons of the tour and the messages for your guide work in any case.",
  /** `inLanguage` is “in English”; one of so many words is wrong. */
  quality: (inLanguage: string, words: string) =>
    `When speech ${inLanguage} is clear, about one word in ${words} is wrong, and more where it is noisy.`,
  /** `time` is a length such as “2 seconds”. */
  lag: (time: string) => `The words come about ${time} after they are said.`,
  download: (size: string) => `Download, ${size}`,
  smaller: (size: string, words: string) =>
    `There is a smaller download too, ${size}: with it, about one word in ${words} is wrong.`,
  downloadSmaller: (size: string) => `Download the smaller one, ${size}`,
  downloading: "Downloading speech recognition",
  kept: (size: string) =>
    `Speech recognition is on this device, ${size}. When you use it, nothing that is said leaves the device, and no internet is needed.`,
  use: "Recognise speech on this device",
  inUse: (size: string) =>
    `Speech is recognised on this device (${size}). Nothing that is said leaves it, and no internet is needed.`,
  stopUsing: "Stop recognising speech on this device",
  stopped: "Speech is no longer recognised on this device.",
  /** On the screen of the captions. */
  captions: {
    preparing:
      "Getting ready. What is being said now is already heard and will be written in a moment.",
    finishing: "Stopped. The microphone is off; what was said last is still being written.",
    muted:
      "Something else on this device is using the microphone, perhaps a call. The captions will continue by themselves as soon as it is free.",
    behind: (seconds: number) =>
      `Listening. The captions are about ${seconds} seconds behind and are catching up.`,
    modelMissing:
      "Speech recognition is no longer on this device. Download it again below, or tap “Stop recognising speech on this device”. Then tap Start.",
    modelFails:
      "This device could not recognise speech by itself: it may not have enough free memory. Close other apps and tabs, then tap Start. If that does not help, tap “Stop recognising speech on this device” below.",
  },
  /** On the screen of the tour. */
  tour: {
    /** Said where the museum offers recognition on the device, and nothing else understands. */
    byItself: "Below the buttons you can set up this device to understand your voice by itself.",
    modelMissing: "This device is missing what it needs to understand your words.",
    modelFails:
      "This device cannot understand your words by itself. It may not have enough free memory.",
  },
};

/** English is the type of the other languages: a missing or an extra message does not compile. */
export type EarsMessages = typeof ears;
