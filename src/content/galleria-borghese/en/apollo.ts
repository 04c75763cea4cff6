import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/en/apollo?recordings";

export const apollo: WorkWords = {
  alt: "Illustration, not the painting: a bowed instrument like a violin, with its bow, inside a wreath of laurel, against a pale sun with golden rays.",
  short:
    "Apollo, crowned with laurel, has just lifted the bow from his instrument, a <it>lira da braccio</it>. He fills most of the height of the canvas. Far behind him, a tiny Daphne runs, turning into a laurel tree. Dosso Dossi painted the scene in about 1525.",
  description: [
    "Apollo sits close to us, half naked and crowned with laurel, and fills most of the height of the canvas. He has just lifted the bow from his instrument. It is not an ancient lyre but a <it>lira da braccio</it>, which musicians of the Renaissance held like a violin and played with a bow. A green cloth edged with gold thread lies over his lower body, and the leaves on his head take up its colour. His massive chest recalls an ancient sculpture, the Belvedere Torso.",
    "Far behind him, on the left, a few brushstrokes show Daphne running. Ovid tells the story in the Metamorphoses. Apollo mocked Cupid for carrying a bow. In return Cupid made the god fall in love with Daphne, a nymph, and made her reject him. As Apollo chased her, she begged her father, the river god Peneus, to take away the form that pleased too well. She became a laurel.",
    "Dosso Dossi was court painter to Alfonso I d’Este in Ferrara. In 1693 the picture was listed as an Orpheus; around 1800 it passed for a work by Caravaggio. Later it was given back to Dosso.",
  ],
  audio: {
    label: ["Apollo, by Dosso Dossi.", "Painted in about fifteen twenty-five.", "Oil on canvas."],
    size: [
      "The picture is upright, almost as tall as a door but a little wider.",
      "One hundred and ninety-one centimetres high, one hundred and sixteen wide.",
    ],
    subject: "Apollo, the god of music, has just lifted the bow from his instrument.",
    namesSides: true,
    path: [
      "Closest to us, in the centre, Apollo sits, filling most of the height.",
      "Around his head is a crown of laurel leaves.",
      "His bare chest is massive, like an ancient statue’s.",
      "His right arm, on your left, raises the bow.",
      "On his left shoulder, on your right, rests a <it>lira da braccio</it>.",
      "It is held like a violin and played with a bow.",
      "Over his lower body lies a cloth, its edge worked in gold thread.",
      "Far behind him, on the left, a tiny figure is running.",
      "It is Daphne, painted in a few brushstrokes.",
      "She is turning into a laurel tree.",
      "Further off, trees crowd together, and a town stands by the water.",
    ],
    light: [
      "The cloth is green, like moss, and the laurel leaves echo it.",
      "Apollo’s face and his raised arm come forward out of shadow.",
      "It feels like the silence after the last note.",
    ],
    story: [
      "In Ovid’s Metamorphoses, Cupid makes Apollo love Daphne, and makes Daphne reject him.",
      "Chased by the god, she begs her father for help, and becomes a laurel.",
    ],
  },
  recordings,
};
