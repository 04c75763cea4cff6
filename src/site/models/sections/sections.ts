/** The sections of the page after its first screen, in order, by their addresses. */
export const sections = {
  "a-che-cosa-servono": "A che cosa servono",
  modelli: "I modelli",
  stampa: "Come si stampano",
  presentazione: "Come si presentano",
  microcapsule: "La via economica: carta a microcapsule",
  prove: "Come si provano con persone cieche",
  "non-sappiamo": "Che cosa non sappiamo ancora",
  "vostra-opera": "Il modellino di una vostra opera",
};

export type SectionId = keyof typeof sections;
