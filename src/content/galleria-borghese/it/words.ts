import type { MuseumWords } from "../../museum.ts";
import type { facts } from "../facts.ts";

export const words: MuseumWords<typeof facts> = {
  titles: {
    apollo: "Apollo",
    "rinaldo-e-armida": "Rinaldo e Armida",
    davide: "Davide con la testa di Golia",
    andromeda: "Andromeda liberata da Perseo",
    primavera: "Primavera",
    autunno: "Autunno",
  },
  works: {
    apollo: async () => (await import("./apollo.ts")).apollo,
    "rinaldo-e-armida": async () => (await import("./rinaldo-e-armida.ts")).rinaldoEArmida,
    davide: async () => (await import("./davide.ts")).davide,
    andromeda: async () => (await import("./andromeda.ts")).andromeda,
    primavera: async () => (await import("./primavera.ts")).primavera,
    autunno: async () => (await import("./autunno.ts")).autunno,
  },
  tour: async () => (await import("./tour.ts")).tour,
  names: async () => (await import("./names.ts")).names,
};
