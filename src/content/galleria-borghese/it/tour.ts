import type { TourScripts } from "../../museum.ts";
import type { Stop } from "../facts.ts";
import { recordings } from "../recordings/it/tour-*?recordings";

export const tour: TourScripts<Stop> = {
  introduction: [
    [
      "Ti diamo il benvenuto alla Galleria Borghese.",
      "Questa è la voce di Varco, una voce sintetica per chi non vede o vede poco.",
      "La visita ha tre tappe, una per ogni dipinto: ora sei alla tappa uno di tre.",
    ],
    [
      "Per guidare la visita bastano quattro parole.",
      "Con Avanti vai alla tappa successiva.",
      "Con Indietro torni alla tappa precedente.",
      "Con Ripeti riascolti la tappa.",
      "Con Aiuto senti di nuovo questa spiegazione.",
    ],
    [
      "Premi il pulsante Attiva il microfono, aspetta il segnale acustico e parla.",
      "Se preferisci non parlare, usa i quattro grandi pulsanti sullo schermo.",
    ],
    [
      "D’ora in poi sentirai questa voce solo quando lo chiedi tu.",
      "Così non coprirà la voce del tuo lettore di schermo.",
      "Per cominciare, premi Ascolta.",
    ],
  ],
  introductionByButtons: [
    [
      "Ti diamo il benvenuto alla Galleria Borghese.",
      "Questa è la voce di Varco, una voce sintetica per chi non vede o vede poco.",
      "La visita ha tre tappe, una per ogni dipinto: ora sei alla tappa uno di tre.",
    ],
    [
      "Per guidare la visita ci sono quattro grandi pulsanti sullo schermo.",
      "Con Avanti vai alla tappa successiva.",
      "Con Indietro torni alla tappa precedente.",
      "Con Ripeti riascolti la tappa.",
      "Con Aiuto senti di nuovo questa spiegazione.",
    ],
    ["Su questo dispositivo i comandi vocali non funzionano: usa i pulsanti."],
    [
      "D’ora in poi sentirai questa voce solo quando lo chiedi tu.",
      "Così non coprirà la voce del tuo lettore di schermo.",
      "Per cominciare, premi Ascolta.",
    ],
  ],
  steps: {
    apollo: [
      ["Tappa uno di tre.", "Apollo, di Dosso Dossi."],
      [
        "A volte i dipinti cambiano posto: chiedi al personale di accompagnarti.",
        "Il quadro è verticale, alto quasi come una porta.",
      ],
      [
        "Al centro siede Apollo, seminudo, con foglie d’alloro intorno alla testa.",
        "Ha appena sollevato l’archetto da una lira da braccio, strumento che si tiene come un violino.",
        "Un panno verde, orlato d’oro, gli copre la parte inferiore del corpo.",
        "Lontano, a sinistra, una minuscola Dafne corre e si trasforma in alloro.",
      ],
      [
        "La descrizione completa è nella pagina di quest’opera.",
        "Per la seconda tappa, scegli Avanti.",
      ],
    ],
    davide: [
      [
        "Tappa due di tre.",
        "Davide con la testa di Golia, di Battistello Caracciolo.",
        "Nel dipinto c’è una testa mozzata.",
      ],
      [
        "Chiedi al personale di accompagnarti al Davide di Caracciolo: altre opere del museo raffigurano Davide.",
        "Il quadro è verticale: alto come una porta, ma un po’ più largo.",
      ],
      [
        "Davide è a figura intera, più o meno a grandezza naturale.",
        "Ha un cappello con le piume e si appoggia all’elsa di una spada.",
        "Un raggio di luce colpisce la parte superiore del suo corpo e la testa di Golia.",
        "Il resto è buio.",
      ],
      [
        "La descrizione completa è nella pagina di quest’opera.",
        "Per l’ultima tappa, scegli Avanti.",
      ],
    ],
    autunno: [
      ["Tappa tre di tre.", "Autunno, dipinto attribuito a Jacopo Bassano e alla sua bottega."],
      [
        "Chiedi al personale di accompagnarti davanti a questo dipinto.",
        "Il quadro è orizzontale, un po’ più largo di due braccia aperte.",
      ],
      [
        "È tempo di vendemmia.",
        "I contadini colgono l’uva, la pigiano e riparano le botti.",
        "I colori sono bruni di terra e verdi profondi, con lampi di rosso e di bianco.",
        "Lontano, in una piccola scena, Mosè riceve le Tavole della Legge.",
      ],
      [
        "La descrizione completa è nella pagina di quest’opera.",
        "Per concludere la visita, scegli Avanti.",
      ],
    ],
  },
  help: [
    [
      "Le parole sono quattro.",
      "Avanti, per la tappa successiva.",
      "Indietro, per la tappa precedente.",
      "Ripeti, per riascoltare questa tappa.",
      "Aiuto, per questa spiegazione.",
    ],
    [
      "Premi Attiva il microfono, aspetta il segnale acustico e pronuncia una delle quattro parole.",
      "I quattro grandi pulsanti sullo schermo fanno lo stesso, senza bisogno di parlare.",
    ],
  ],
  helpByButtons: [
    [
      "Sullo schermo ci sono quattro grandi pulsanti.",
      "Avanti, per la tappa successiva.",
      "Indietro, per la tappa precedente.",
      "Ripeti, per riascoltare questa tappa.",
      "Aiuto, per questa spiegazione.",
    ],
  ],
  notRecognised: [
    [
      "Non ho riconosciuto nessuna delle quattro parole.",
      "Prova con Avanti, Indietro, Ripeti o Aiuto, oppure usa i quattro grandi pulsanti.",
    ],
  ],
  completed: [
    [
      "La visita è terminata.",
      "Grazie per aver visitato la Galleria Borghese con Varco.",
      "Per riascoltare l’ultima tappa, scegli Ripeti.",
      "Altri tre dipinti sono descritti nell’elenco delle opere.",
    ],
  ],
  cannotGoBack: [
    ["Questa è la prima tappa: non ce ne sono altre prima.", "Per proseguire, scegli Avanti."],
  ],
  recordings,
};
