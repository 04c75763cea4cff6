import type { TourScripts } from "../../museum.ts";
import type { Stop } from "../facts.ts";
import { recordings } from "../recordings/en/tour-*?recordings";

export const tour: TourScripts<Stop> = {
  introduction: [
    [
      "Welcome to the Galleria Borghese.",
      "This is Varco’s tour for blind and low-vision visitors, spoken by a computer voice.",
      "We will visit three paintings, and you are at stop one of three.",
    ],
    [
      "You control the tour with four words.",
      "With Next, you go on to the next stop.",
      "With Back, you return to the previous stop.",
      "With Repeat, you hear the stop again.",
      "With Help, you hear these words explained once more.",
    ],
    [
      "To use your voice, press the button called activate assistant, then speak after the tone.",
      "If you prefer not to speak, four large buttons do the same.",
    ],
    [
      "From now on you will hear this voice only when you ask for it.",
      "That way, it will not talk over your screen reader.",
      "To start, press Play.",
    ],
  ],
  introductionByButtons: [
    [
      "Welcome to the Galleria Borghese.",
      "This is Varco’s tour for blind and low-vision visitors, spoken by a computer voice.",
      "We will visit three paintings, and you are at stop one of three.",
    ],
    [
      "You control the tour with four large buttons on the screen.",
      "With Next, you go on to the next stop.",
      "With Back, you return to the previous stop.",
      "With Repeat, you hear the stop again.",
      "With Help, you hear these buttons explained once more.",
    ],
    ["Voice commands do not work on this device, so please use the buttons."],
    [
      "From now on you will hear this voice only when you ask for it.",
      "That way, it will not talk over your screen reader.",
      "To start, press Play.",
    ],
  ],
  steps: {
    apollo: [
      ["Stop one of three.", "Apollo, painted by Dosso Dossi."],
      [
        "Paintings sometimes move, so ask a member of staff to take you to this one.",
        "The painting is upright and almost as tall as a door.",
      ],
      [
        "In the centre Apollo sits, half naked, with laurel leaves around his head.",
        "He has just lifted the bow from a <it>lira da braccio</it>, an instrument held like a violin.",
        "A green cloth edged with gold lies over his lower body.",
        "Far behind him, on the left, a tiny Daphne runs, turning into a laurel tree.",
      ],
      [
        "You will find the full description on this artwork’s page.",
        "For the second stop, choose Next.",
      ],
    ],
    davide: [
      [
        "Stop two of three.",
        "David with the Head of Goliath, painted by Battistello Caracciolo.",
        "It shows a severed head.",
      ],
      [
        "Ask a member of staff to take you to Caracciolo’s David: other works here also show David.",
        "This one is upright, about as tall as a door and a little wider.",
      ],
      [
        "David is about life size, and shown from head to foot.",
        "He wears a hat with feathers and leans on the hilt of a sword.",
        "A ray of light strikes the upper part of his body and Goliath’s head.",
        "The rest is dark.",
      ],
      [
        "You will find the full description on this artwork’s page.",
        "For the last stop, choose Next.",
      ],
    ],
    autunno: [
      [
        "Stop three of three.",
        "Autumn, in Italian <it>Autunno</it>, attributed to Jacopo Bassano and his workshop.",
      ],
      [
        "Ask a member of staff to take you to it.",
        "It is a wide painting, a little wider than outstretched arms.",
      ],
      [
        "This is the grape harvest.",
        "Peasants pick the grapes, tread them and mend the barrels.",
        "The colours are earth brown and deep green, with flashes of red and white.",
        "In the distance, in a small scene, Moses receives the Tablets of the Law.",
      ],
      [
        "You will find the full description on this artwork’s page.",
        "To finish the tour, choose Next.",
      ],
    ],
  },
  help: [
    [
      "There are four words.",
      "Next, for the next stop.",
      "Back, for the previous stop.",
      "Repeat, to hear this stop again.",
      "Help, for this explanation.",
    ],
    [
      "Press activate assistant, wait for the tone, and say one of the four words.",
      "Or, without speaking, use the four large buttons on the screen.",
    ],
  ],
  helpByButtons: [
    [
      "There are four large buttons on the screen.",
      "Next, for the next stop.",
      "Back, for the previous stop.",
      "Repeat, to hear this stop again.",
      "Help, for this explanation.",
    ],
  ],
  notRecognised: [
    [
      "Sorry, that did not sound like one of the four words.",
      "Say Next, Back, Repeat or Help, or use the four large buttons.",
    ],
  ],
  completed: [
    [
      "You have reached the end of the tour.",
      "Thank you for visiting the Galleria Borghese with Varco.",
      "To hear the last stop again, choose Repeat.",
      "In the list of artworks you will find three more paintings.",
    ],
  ],
  cannotGoBack: [
    ["This is the first stop, so there is no stop before it.", "To go on, choose Next."],
  ],
  recordings,
};
