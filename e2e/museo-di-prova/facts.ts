import type { MuseumFacts } from "../museum.ts";
import collina from "./collina.jpg?photograph";

const hill = {
  id: 12,
  title: "Collina al tramonto",
  artist: "Anna Esempio",
  date: { about: 1900 },
  technique: "oilOnCanvas",
  size: { height: 70, width: 100 },
  inventory: "A 7",
  picture: { kind: "photograph", ...collina, credit: "Museo di prova" },
} as const;

export const facts = {
  works: { collina: hill },
  tour: ["collina"],
} as const satisfies MuseumFacts;
