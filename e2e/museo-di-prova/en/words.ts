import type { MuseumWords } from "../../museum.ts";
import type { facts } from "../facts.ts";

export const words: MuseumWords<typeof facts> = {
  titles: { collina: "Hill at Sunset" },
  works: { collina: async () => (await import("./collina.ts")).collina },
  tour: async () => (await import("./tour.ts")).tour,
  names: async () => (await import("./names.ts")).names,
};
