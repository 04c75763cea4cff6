import type { WorkWords } from "../../museum.ts";
import { recordings } from "../recordings/it/davide?recordings";

export const davide: WorkWords = {
  alt: "Illustrazione, non il dipinto: un cappello rosso con lunghe piume sopra l’elsa di una spada in verticale, e un fascio di luce dorata nel buio.",
  short:
    "Davide ha ucciso Golia e si appoggia all’elsa di una spada. In testa ha un cappello con le piume. Un raggio di luce colpisce la parte superiore del suo corpo e la testa mozzata del gigante. Tutto il resto è buio. Battistello Caracciolo dipinse il quadro prima del 1612.",
  description: [
    "La lotta è finita. Davide è davanti a noi a figura intera, più o meno a grandezza naturale, e si appoggia all’elsa di una spada. Il suo cappello con le piume non viene dalla Bibbia: segue la moda dell’epoca del pittore. Un raggio di luce, quasi da palcoscenico, colpisce la parte superiore del corpo di Davide e la testa mozzata di Golia. Il resto è buio.",
    "La storia è nella Bibbia, nel Primo libro di Samuele. Il gigante Golia sfida l’esercito d’Israele. Davide lo affronta con una fionda, lo abbatte con una pietra e gli taglia la testa.",
    "Giovanni Battista Caracciolo, detto Battistello, fu a Napoli il primo grande seguace di Caravaggio. Riprese la composizione da un Davide di Guido Reni, oggi al Louvre. Dipinse questo quadro per il cardinale Scipione Borghese, ma più tardi il quadro fu attribuito ad altri pittori. Il nome è riemerso nel 1993, grazie a una ricevuta del 1612 per la cornice del Davide dipinto da Battistello.",
  ],
  audio: {
    warning: "Questa descrizione parla di una testa mozzata.",
    label: [
      "Davide con la testa di Golia, di Battistello Caracciolo.",
      "Dipinto prima del milleseicentododici.",
      "Olio su tela.",
    ],
    size: [
      "Il quadro è verticale: alto come una porta, ma un po’ più largo.",
      "È alto duecentodue centimetri e largo centododici.",
    ],
    subject: "Davide ha sconfitto il gigante Golia, e ora riposa.",
    path: [
      "C’è una sola figura: Davide, dalla testa ai piedi, più o meno a grandezza naturale.",
      "In testa ha un cappello con le piume.",
      "Era di moda all’epoca del pittore.",
      "Davide si appoggia all’elsa, cioè all’impugnatura, di una spada.",
      "L’arma è diventata un sostegno, come un bastone da passeggio.",
      "Con lui, nel quadro, c’è la testa mozzata di Golia.",
      "Non diciamo in quale punto: dobbiamo ancora verificarlo davanti al dipinto.",
      "Intorno a loro è buio.",
    ],
    light: [
      "Un raggio di luce taglia il buio, quasi come un riflettore sul palcoscenico.",
      "Colpisce la parte superiore del corpo di Davide e la testa di Golia.",
      "Tutto il resto rimane scuro, come in una stanza con un’imposta socchiusa.",
      "Non descriviamo nemmeno i colori: dobbiamo ancora verificarli.",
      "L’atmosfera è quieta: la lotta è finita.",
    ],
    story: [
      "Nel Primo libro di Samuele, Davide abbatte il gigante con una pietra e una fionda.",
      "Caracciolo dipinse questo quadro per il cardinale Scipione Borghese.",
    ],
  },
  recordings,
};
