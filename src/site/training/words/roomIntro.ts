import type { Paragraph } from "../course.ts";

export const roomIntro: { lead: Paragraph; alt: string } = {
  lead: [
    "Guarda il disegno di questa sala, oppure leggi le dodici cose che ci sono: l’esercizio è lo stesso.",
    "Per ognuna decidi se ferma qualcuno.",
    "Poi aprila, e scopri se siamo d’accordo.",
  ],
  alt: "Disegno di una sala di museo: in fondo una porta di vetro, un quadro, un busto in una nicchia, uno schermo e una vetrina; davanti un cordone, una panca, un tavolo con un modellino e una signora con il cane guida. Ogni cosa è descritta nell’elenco che segue.",
};
