import type { TourWords } from "../../../content/schema/schema.ts";

/** What is put into the ready words. */
export type ReadyValues = {
  /** The museum’s name, marked where it is in another language. None where a voice cannot say it. */
  name: string | undefined;
  /** “The tour has three stops”. */
  howMany: string;
  /** “stop one of three”. */
  stop: string;
};

const commands = [
  "With Next, you go on to the next stop.",
  "With Back, you return to the previous stop.",
  "With Repeat, you hear the stop again.",
];
const inShort = [
  "Next, for the next stop.",
  "Back, for the previous stop.",
  "Repeat, to hear this stop again.",
  "Help, for this explanation.",
];
const start = [
  "From now on you will hear this voice only when you ask for it.",
  "That way, it will not talk over your screen reader.",
  "To start, press Play.",
];

/** What a tour says in every museum, for the ear; the other languages have the same parts. */
export const en = {
  /** Found again by these very words when stops are added or taken away. */
  howMany: (number: string) =>
    number === "one" ? "The tour has only one stop" : `The tour has ${number} stops`,
  by: (name: string) => `by ${name}`,
  and: "and",

  scripts: (said: ReadyValues): Omit<TourWords, "steps" | "$schema"> => ({
    introduction: [
      welcome(said),
      [
        "You control the tour with four words.",
        ...commands,
        "With Help, you hear these words explained once more.",
      ],
      [
        "To use your voice, press the button called activate assistant, then speak after the tone.",
        "If you prefer not to speak, four large buttons on the screen do the same.",
      ],
      [...start],
    ],
    introductionByButtons: [
      welcome(said),
      [
        "You control the tour with four large buttons on the screen.",
        ...commands,
        "With Help, you hear these buttons explained once more.",
      ],
      ["Voice commands do not work on this device, so please use the buttons."],
      [...start],
    ],
    help: [
      ["There are four words.", ...inShort],
      [
        "Press activate assistant, wait for the tone, and say one of the four words.",
        "Or, without speaking, use the four large buttons on the screen.",
      ],
    ],
    helpByButtons: [["There are four large buttons on the screen.", ...inShort]],
    notRecognised: [
      [
        "Sorry, that did not sound like one of the four words.",
        "Say Next, Back, Repeat or Help, or use the four large buttons.",
      ],
    ],
    completed: [
      [
        "You have reached the end of the tour.",
        "Thank you for exploring with Varco.",
        "To hear the last stop again, choose Repeat.",
        "You will find every artwork in this guide in the list.",
      ],
    ],
    cannotGoBack: [
      ["This is the first stop, so there is no stop before it.", "To go on, choose Next."],
    ],
  }),
};

/** English is the type of the other languages: a part that is missing does not compile. */
export type ReadyWords = typeof en;

function welcome({ name, howMany, stop }: ReadyValues) {
  return [
    ...(name ? [`${name}.`] : []),
    "Welcome.",
    "This is Varco’s tour for blind and low-vision visitors.",
    `${howMany}, and you are at ${stop}.`,
  ];
}
