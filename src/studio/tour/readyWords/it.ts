import type { ReadyWords, ReadyValues } from "./en.ts";

const commands = [
  "Con Avanti vai alla tappa successiva.",
  "Con Indietro torni alla tappa precedente.",
  "Con Ripeti riascolti la tappa.",
  "Con Aiuto senti di nuovo questa spiegazione.",
];
const inShort = [
  "Avanti, per la tappa successiva.",
  "Indietro, per la tappa precedente.",
  "Ripeti, per riascoltare questa tappa.",
  "Aiuto, per questa spiegazione.",
];
const start = [
  "D’ora in poi sentirai questa voce solo quando lo chiedi tu.",
  "Così non coprirà la voce del tuo lettore di schermo.",
  "Per cominciare, premi Ascolta.",
];

export const it: ReadyWords = {
  howMany: (number) =>
    number === "uno" ? "La visita ha una sola tappa" : `La visita ha ${number} tappe`,
  by: (name) => `di ${name}`,
  and: "e",

  scripts: (said) => ({
    introduction: [
      welcome(said),
      ["Per guidare la visita bastano quattro parole.", ...commands],
      [
        "Per parlare, premi il pulsante Attiva il microfono.",
        "Aspetta il segnale acustico e pronuncia una delle quattro parole.",
        "Se preferisci non parlare, usa i quattro grandi pulsanti sullo schermo.",
      ],
      [...start],
    ],
    introductionByButtons: [
      welcome(said),
      ["Per guidare la visita ci sono quattro grandi pulsanti sullo schermo.", ...commands],
      ["Su questo dispositivo i comandi vocali non funzionano: usa i pulsanti."],
      [...start],
    ],
    help: [
      ["Le parole sono quattro.", ...inShort],
      [
        "Premi Attiva il microfono, aspetta il segnale acustico e pronuncia una delle quattro parole.",
        "I quattro grandi pulsanti sullo schermo fanno lo stesso, senza bisogno di parlare.",
      ],
    ],
    helpByButtons: [["Sullo schermo ci sono quattro grandi pulsanti.", ...inShort]],
    notRecognised: [
      [
        "Non ho riconosciuto nessuna delle quattro parole.",
        "Prova con Avanti, Indietro, Ripeti o Aiuto, oppure usa i quattro grandi pulsanti.",
      ],
    ],
    completed: [
      [
        "La visita è terminata.",
        "Grazie per averla seguita con Varco.",
        "Per riascoltare l’ultima tappa, scegli Ripeti.",
        "Nell’elenco trovi tutte le opere di questa guida.",
      ],
    ],
    cannotGoBack: [
      ["Questa è la prima tappa: non ce ne sono altre prima.", "Per proseguire, scegli Avanti."],
    ],
  }),
};

function welcome({ name, howMany, stop }: ReadyValues) {
  return [
    ...(name ? [`${name}.`] : []),
    "Ti diamo il benvenuto.",
    "Varco ti accompagna in una visita pensata per chi non vede o vede poco.",
    `${howMany}, e ora sei alla ${stop}.`,
  ];
}
