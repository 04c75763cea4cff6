import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/en/autunno?recordings";

export const autunno: WorkWords = {
  alt: "Illustration, not the painting: three bunches of dark grapes hang under vine leaves, above a vat full of grapes and a barrel.",
  short:
    "The grape harvest: people pick the grapes, tread them and mend the barrels. In the distance, in a small scene, Moses receives the Tablets of the Law. A picture of the season through its work, attributed to Jacopo Bassano and workshop, about 1576 or 1577.",
  description: [
    "It is the time of the grape harvest. Close to us people pick the grapes, tread them and mend the barrels for the new wine. Far behind them, and small, something quite different is happening: Moses receives the Tablets of the Law. Everyday work is large and near, the Bible small and far away.",
    "This reversal was Jacopo Bassano’s idea. Calendars had long shown the months by their labours, and in about 1574 or 1575 he began to make paintings of the seasons. There is no goddess in them and no allegory: peasants at work come first. Painters across Europe copied them.",
    "Earth browns and deep greens set the tone, with flashes of red and white, and there are hills in the light of dusk. Jacopo worked with his family in Bassano del Grappa. Scholars disagree about who painted this picture, so we write “attributed to”. It is first mentioned in the collection in 1650.",
  ],
  audio: {
    label: [
      "Autumn, in Italian <it>Autunno</it>.",
      "Attributed to Jacopo Bassano and his workshop.",
      "Painted in about fifteen seventy-six or fifteen seventy-seven.",
      "Oil on canvas.",
    ],
    size: [
      "The picture is wide, a little wider than outstretched arms.",
      "One hundred and thirty-three centimetres high, one hundred and eighty-five wide.",
    ],
    subject: "Peasants bring in the grape harvest, from the vine to the barrel.",
    path: [
      "Closest to us, people are busy with the harvest.",
      "Some pick the grapes.",
      "Some tread them, crushing them underfoot.",
      "Some mend the barrels that will hold the wine.",
      "We cannot yet say where each person is: we must first check the painting.",
      "In the distance is a small scene from the Bible.",
      "Moses receives the Tablets of the Law, the stones with the Ten Commandments.",
    ],
    light: [
      "The main colours are earth brown, like a ploughed field, and deep green, like ivy.",
      "Among them are flashes of red, like an ember, and white, like washed linen.",
      "There are hills, too, with the light of dusk on them.",
      "You might imagine the smell of must, the juice of crushed grapes.",
    ],
    story: [
      "Old calendars showed each month by its labours.",
      "In about fifteen seventy-four or seventy-five Jacopo Bassano began to paint the seasons in this way.",
    ],
  },
  recordings,
};
