import type { Paragraph } from "../course.ts";

/** What the learner says to the captions, and the names in it that recognisers mistake. */
export const captionsText: { paragraphs: readonly Paragraph[]; names: readonly string[] } = {
  paragraphs: [
    [
      "Vi avverto che nel prossimo quadro c’è una testa tagliata.",
      "È il Davide con la testa di Golia, di Battistello Caracciolo.",
      "Davide si appoggia all’elsa della spada e porta un cappello con le piume.",
      "Un raggio di luce colpisce la parte alta del suo corpo e la testa del gigante.",
    ],
    [
      "Qui invece siamo davanti a Rinaldo e Armida, di Alessandro Tiarini.",
      "Il cavaliere dorme nel carro incantato, e la maga guida.",
      "A destra è appeso uno specchio, il segno del risveglio che verrà.",
      "La storia viene dalla Gerusalemme liberata di Torquato Tasso.",
    ],
  ],
  names: ["Golia", "Battistello Caracciolo", "Armida", "Alessandro Tiarini", "Torquato Tasso"],
};
