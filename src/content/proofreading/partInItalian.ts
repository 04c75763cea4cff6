import type { Part, StepPart } from "./remark.ts";

const names: Record<Exclude<Part, StepPart>, string> = {
  title: "Titolo",
  technique: "Tecnica",
  alt: "Alternativa testuale",
  short: "Testo breve",
  description: "Testo da leggere",
  easy: "Testo con parole semplici",
  audio: "Audiodescrizione",
  "audio.warning": "Avvertenza",
  "audio.label": "Etichetta",
  "audio.size": "Misure",
  "audio.subject": "Soggetto",
  "audio.order": "Ordine della descrizione",
  "audio.namesSides": "Avviso su sinistra e destra",
  "audio.path": "Descrizione",
  "audio.light": "Colori e luce",
  "audio.story": "Storia",
  touchEmblem: "Guida tattile dell’emblema",
  touchComposition: "Guida tattile dello schema",
  introduction: "Introduzione",
  introductionByButtons: "Introduzione con i pulsanti",
  help: "Aiuto",
  helpByButtons: "Aiuto con i pulsanti",
  notRecognised: "Parola non capita",
  completed: "Fine della visita",
  cannotGoBack: "Indietro dalla prima tappa",
};

/** A field of the texts by its name in the studio. */
export function partInItalian(part: Part): string {
  return isStep(part) ? "Tappa" : names[part];
}

function isStep(part: Part): part is StepPart {
  return part.startsWith("steps.");
}
