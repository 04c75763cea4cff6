import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/en/collina?recordings";

export const collina: WorkWords = {
  alt: "A green hill under a yellow sun.",
  short: "A hill, and the sun above it.",
  description: ["The sun stands above a green hill, called <it>collina</it> in Italian."],
  audio: {
    label: ["Hill at Sunset, by Anna Esempio.", "Painted in about nineteen hundred."],
    size: ["The picture is wide, about as wide as a window."],
    subject: "The sun goes down behind a hill.",
    path: ["Closest to us is red earth.", "Behind it rises a green hill."],
    light: ["The sun is yellow, like honey."],
    story: ["Anna Esempio never lived."],
  },
  recordings,
};
