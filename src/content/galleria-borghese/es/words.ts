import type { MuseumWords } from "../../museum.ts";
import type { facts } from "../facts.ts";

export const words: MuseumWords<typeof facts> = {
  titles: {
    apollo: "Apolo",
    "rinaldo-e-armida": "Reinaldo y Armida",
    davide: "David con la cabeza de Goliat",
    andromeda: "Andrómeda liberada por Perseo",
    primavera: "La primavera",
    autunno: "El otoño",
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
