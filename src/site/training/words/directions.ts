import type { Directions } from "../course.ts";

export const directions: readonly Directions[] = [
  {
    name: "indicazioni-uno",
    said: [
      "Allora, guardi, è facilissimo.",
      "Vede quella porta là in fondo?",
      "Ecco, va di là, passa davanti a quel banco e poi gira da questa parte.",
      "Dopo un po’ c’è un corridoio, lo segue, e dove ci sono le frecce va di qua.",
      "L’ascensore è proprio lì, accanto a quello grande, bianco.",
      "Non può sbagliare.",
    ],
    isRight: false,
    why: [
      "Non proprio.",
      "Il tono è cordiale, e «vede» si può dire.",
      "Ma «là», «lì» e «di qua» sono gesti, e la voce non li porta.",
      "Il dito aiuta chi non sente; chi non vede ha bisogno della sua destra, della sua sinistra e dei passi.",
    ],
  },
  {
    name: "indicazioni-due",
    said: [
      "Adesso ha il banco della biglietteria alle spalle.",
      "Vada avanti diritto, circa dieci passi, finché sente un tappeto sotto i piedi.",
      "Lì giri a destra: adesso la parete è alla sua sinistra, a un passo, e può seguirla.",
      "Le porte sono su quella parete: la prima è aperta, ed è il guardaroba.",
      "La seconda, dopo altri otto passi, è di metallo, ed è l’ascensore.",
      "Il pulsante è subito dopo la porta: quando l’ha di fronte, è alla sua destra.",
      "Se preferisce, l’accompagno.",
    ],
    isRight: true,
    why: [
      "Sì.",
      "Comincia da dove si trova la persona, e a ogni passo c’è qualcosa da contare, sentire o toccare.",
      "La porta di metallo le dice che è arrivata, e alla fine può scegliere se andare da sola.",
    ],
  },
  {
    name: "indicazioni-tre",
    said: [
      "Dunque, siamo nell’atrio, che è del Settecento, con il pavimento a rombi bianchi e verdi e quattro busti di marmo.",
      "Lei passa il secondo busto, quello del fondatore, poi la vetrata colorata, il bar e la libreria, che oggi chiude alle cinque.",
      "A sinistra ci sarebbe lo scalone, bellissimo, ma lei prende il corridoio giallo, il terzo a destra dopo il guardaroba.",
    ],
    isRight: false,
    why: [
      "Non proprio.",
      "È generoso, e i colori e la storia si possono dire.",
      "Ma tutto insieme non si tiene a mente, e la strada si perde.",
      "Prima la via, una cosa alla volta: l’atrio si racconta dopo, a chi lo chiede.",
    ],
  },
];
