import type { MuseumFacts } from "../museum.ts";
import andromeda from "./pictures/andromeda.svg?drawing";
import apollo from "./pictures/apollo.svg?drawing";
import autunno from "./pictures/autunno.svg?drawing";
import davide from "./pictures/davide.svg?drawing";
import primavera from "./pictures/primavera.svg?drawing";
import rinaldoEArmida from "./pictures/rinaldo-e-armida.svg?drawing";

export const facts = {
  works: {
    apollo: {
      id: 1,
      title: "Apollo",
      artist: "Dosso Dossi",
      date: { about: 1525 },
      technique: "oilOnCanvas",
      size: { height: 191, width: 116 },
      inventory: "1",
      room: "III",
      picture: { kind: "illustration", ...apollo },
    },
    "rinaldo-e-armida": {
      id: 2,
      title: "Rinaldo e Armida",
      artist: "Alessandro Tiarini",
      date: { about: [1620, 1625] },
      technique: "oilOnCanvas",
      size: { height: 127.5, width: 188.5 },
      inventory: "36",
      picture: { kind: "illustration", ...rinaldoEArmida },
    },
    // By Caracciolo, not Caravaggio: the museum spells “Davide” for the one (inventory number 2)
    // and “David” for the other (455).
    davide: {
      id: 3,
      title: "Davide con la testa di Golia",
      artist: "Battistello Caracciolo",
      date: { before: 1612 },
      technique: "oilOnCanvas",
      size: { height: 202, width: 112 },
      inventory: "2",
      room: "II",
      picture: { kind: "illustration", ...davide },
    },
    andromeda: {
      id: 4,
      title: "Andromeda liberata da Perseo",
      artist: "Rutilio Manetti",
      date: { about: [1611, 1612] },
      technique: "oilOnCanvas",
      size: { height: 177, width: 120 },
      inventory: "4",
      picture: { kind: "illustration", ...andromeda },
    },
    primavera: {
      id: 5,
      title: "Primavera",
      artist: "Jacopo Bassano",
      hand: "workshop",
      date: { about: [1576, 1577] },
      technique: "oilOnCanvas",
      size: { height: 141, width: 186 },
      inventory: "3",
      picture: { kind: "illustration", ...primavera },
    },
    autunno: {
      id: 6,
      title: "Autunno",
      artist: "Jacopo Bassano",
      hand: "workshop",
      date: { about: [1576, 1577] },
      technique: "oilOnCanvas",
      size: { height: 133, width: 185 },
      inventory: "5",
      picture: { kind: "illustration", ...autunno },
    },
  },
  tour: ["apollo", "davide", "autunno"],
} as const satisfies MuseumFacts;

export type Stop = (typeof facts.tour)[number];
