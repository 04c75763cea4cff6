export const lent = {
  /** What a visitor is asked where nobody has used the device for a while. */
  asked: {
    question: "Is this still your visit?",
    /** `time` is a length such as “2 minutes”. */
    means: (time: string) =>
      `Nobody has used this device for a while. If nobody answers within ${time}, the visit ends, and its captions, choices and place in the tour are deleted, so that the next visitor does not find them.`,
    endsIn: (time: string) => `The visit ends in ${time}.`,
    stillMine: "Yes, continue my visit",
    beginNew: "No, begin a new visit",
  },
  /** The page on which museum staff set it. */
  staff: {
    title: "A device that the museum lends",
    description:
      "For museum staff: between one visitor and the next, this device asks whose visit it is.",
    means: (time: string) =>
      `When nobody has used this device for a while, the app asks “Is this still your visit?”. If nobody answers within ${time}, it ends the visit and shows the first screen again.`,
    deletes:
      "Then the language, the settings, the captions, the place in the tour and the permission to recognise speech are deleted. Downloads and this setting stay on the device.",
    counts:
      "Touching the device, a recording that plays and captions that are being written all count as use. Whoever reads for long without touching the device is asked too, so do not choose too short a time.",
    where:
      "Switch this setting on in the browser in which visitors will use the app, and not in a private window, which forgets it when it is closed. A visitor’s own phone does not need this page.",
    minutes: "Time without use before it asks",
    isOn: (time: string) => `On: this device asks after ${time} without use.`,
    isOff: "Off: this device does not ask.",
    turnOn: "Switch on",
    turnOff: "Switch off",
    /** The address may name the minutes. */
    wrongMinutes: (least: string, most: string) =>
      `The address names a time that cannot be used: it has to be a whole number of minutes from ${least} to ${most}. Choose the time here.`,
    notKept:
      "This browser did not keep the setting. Leave the private window, or, in the browser’s settings, let this site store data, then try again.",
    toStart: "Open the first screen",
  },
};

/** English is the type of the other languages: a missing or an extra message does not compile. */
export type LentMessages = typeof lent;
