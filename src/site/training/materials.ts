/** The pages of the course beside its lessons. */
export const materials = [
  {
    slug: "guida",
    title: "Guida per chi forma",
    about: "Due ore con venti persone: programma, stanza, materiale, esercizi a coppie.",
  },
  {
    slug: "schede",
    title: "Schede da stampare",
    about: "Una pagina ciascuna: biglietteria, sala, guida, emergenza, e un cartello da mostrare.",
  },
  {
    slug: "foglio",
    title: "Il tuo foglio",
    about: "Le lezioni fatte, con il tuo nome, da stampare.",
  },
] as const;
