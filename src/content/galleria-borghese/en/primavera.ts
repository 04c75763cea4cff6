import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/en/primavera?recordings";

export const primavera: WorkWords = {
  alt: "Illustration, not the painting: a brown hound sits beside a pail of milk, under a branch of pink blossom, against green hills.",
  short:
    "Spring without a goddess: peasants and their animals, close to us, busy with the work of the season. People are hunting with dogs, picking flowers and milking, in hilly country under a broad sky. Attributed to Jacopo Bassano and workshop, about 1576 or 1577.",
  description: [
    "The title is Spring, but no goddess scatters flowers here. Spring is what people do at this time of year. Peasants and animals are close to us: people are hunting with dogs, milking and picking flowers. Behind them lies hilly country under a broad sky. Earth browns and deep greens set the tone, with flashes of red and white, and the light on the hills is that of dusk.",
    "Calendars had long shown each month by its labours. In about 1574 or 1575 Jacopo Bassano made something new of this custom: pictures of the seasons in which country people take centre stage. Painters across Europe copied them.",
    "Jacopo da Ponte was called Bassano after his town, Bassano del Grappa, where he worked with his family. Scholars disagree about who painted this canvas, so we write “attributed to”. It is first mentioned in the collection in 1650.",
  ],
  audio: {
    label: [
      "Spring, in Italian <it>Primavera</it>.",
      "Attributed to Jacopo Bassano and his workshop.",
      "Painted in about fifteen seventy-six or fifteen seventy-seven.",
      "Oil on canvas.",
    ],
    size: [
      "The picture is wide, a little wider than outstretched arms.",
      "One hundred and forty-one centimetres high, one hundred and eighty-six wide.",
    ],
    subject: "Out in the country, peasants and their animals are busy with the work of spring.",
    path: [
      "Closest to us are the peasants and their animals.",
      "There is no goddess among them: here the season is made of work.",
      "Hunters are out with their dogs.",
      "Others are picking flowers.",
      "Others are milking.",
      "We cannot yet say where each figure is: we must first check the painting.",
      "Behind them the country rises in hills.",
      "Above the hills spreads a broad sky.",
    ],
    light: [
      "The main colours are earth brown, like a ploughed field, and deep green, like ivy.",
      "Among them are flashes of red, like an ember, and white, like washed linen.",
      "The light of dusk lies on the hills.",
      "It gives the impression of shared work.",
    ],
    story: [
      "Jacopo Bassano invented this kind of picture in about fifteen seventy-four or seventy-five.",
      "It was copied all over Europe.",
    ],
  },
  recordings,
};
