import type { Museum } from "../museum.ts";

export const galleriaBorghese: Museum = {
  slug: "galleria-borghese",
  name: "Galleria Borghese",
  works: [
    { id: 1, slug: "apollo", title: "Apollo", artist: "Dosso Dossi" },
    { id: 2, slug: "rinaldo-e-armida", title: "Rinaldo e Armida", artist: "Alessandro Tiarini" },
    {
      id: 3,
      slug: "davide",
      title: "Davide con la testa di Golia",
      artist: "Battistello Caracciolo",
    },
    { id: 4, slug: "andromeda", title: "Andromeda liberata da Perseo", artist: "Rutilio Manetti" },
    { id: 5, slug: "primavera", title: "Primavera", artist: "Jacopo Bassano", hand: "workshop" },
    { id: 6, slug: "autunno", title: "Autunno", artist: "Jacopo Bassano", hand: "workshop" },
  ],
};
