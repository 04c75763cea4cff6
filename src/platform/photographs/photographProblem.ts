import type { NoPhotograph } from "./photographKind.ts";

/** Why a picture does not come in. */
export type PhotographProblem =
  | NoPhotograph
  | "damaged"
  | "heic"
  | "avif"
  | "unreadable"
  | "heavy"
  | "large"
  | "exhausted";

const copy = "salvane una copia come JPEG e scegli quella";

const reasons: Record<PhotographProblem, (file: string) => string> = {
  empty: (file) =>
    `${file} è vuoto. Copialo di nuovo da dove l’hai preso e riprova, oppure scegline un altro.`,
  drawing: (file) =>
    `${file} è un disegno vettoriale (SVG), non una fotografia. Aprilo con il programma con cui è stato fatto, esportalo come PNG e scegli quello.`,
  pdf: (file) => `${file} è un PDF, non una fotografia. Aprilo, ${copy}.`,
  tiff: (file) =>
    `${file} è un TIFF o uno scatto grezzo (RAW), che il browser non sa aprire. Aprilo con il programma delle foto, ${copy}.`,
  raw: (file) =>
    `${file} è uno scatto grezzo della macchina fotografica (RAW), che il browser non sa aprire. Aprilo con il programma delle foto, ${copy}.`,
  photoshop: (file) =>
    `${file} è un documento di Photoshop, che il browser non sa aprire. Aprilo con Photoshop, ${copy}.`,
  film: (file) =>
    `${file} è un filmato o un’immagine animata. Qui serve una foto: salva un fotogramma come JPEG e scegli quello.`,
  document: (file) =>
    `${file} è un documento o una cartella compressa. Se la foto è lì dentro, aprilo, salva la foto a parte e scegli quella.`,
  text: (file) =>
    `${file} contiene parole, non una fotografia: forse al posto della foto è stata salvata la pagina in cui si vedeva. Torna alla pagina, premi sulla foto con il tasto destro, scegli «Salva immagine con nome» e prendi quel file.`,
  unknown: (file) =>
    `${file} non sembra una fotografia. Qui vanno bene JPEG, PNG e WebP: se la vedi in un altro programma, ${copy}.`,
  damaged: (file) =>
    `${file} è incompleto o rovinato: una parte della foto manca. Copialo di nuovo dalla macchina fotografica, dalla chiavetta o dal messaggio con cui è arrivato, oppure scegli un’altra foto.`,
  heic: (file) =>
    `Il browser non sa aprire le foto HEIC dell’iPhone. Apri ${lower(file)} con il programma delle foto, ${copy}. Per le prossime, sull’iPhone: Impostazioni, Fotocamera, Formati, «Più compatibile».`,
  avif: (file) =>
    `Questo browser non sa aprire le immagini AVIF. Apri ${lower(file)} con il programma delle foto, ${copy}.`,
  unreadable: (file) =>
    `${file} non si riesce a leggere: forse è stato spostato, la chiavetta è stata tolta o deve ancora essere scaricato dal cloud. Controlla che si apra sul computer e riprova.`,
  heavy: (file) =>
    `${file} pesa più di 60 MB, troppo per essere aperto qui. Aprilo con il programma delle foto, ${copy}.`,
  large: (file) =>
    `${file} ha troppi pixel per essere aperto qui senza bloccare il browser. Apri la foto sul computer, rimpiccioliscila (bastano 2400 pixel sul lato più lungo) e riprova.`,
  exhausted: (file) =>
    `${file} non entra nella memoria di questo dispositivo. Chiudi le altre schede e riprova, oppure rimpicciolisci la foto (bastano 2400 pixel sul lato più lungo).`,
};

/** What a curator is told of a picture that does not come in, and what to do about it. */
export function photographProblem(
  problem: PhotographProblem,
  name: string,
): { phase: "refused"; reason: string } {
  const shown = shownName(name);
  return { phase: "refused", reason: reasons[problem](shown ? `Il file «${shown}»` : "Il file") };
}

/** A stranger has chosen the name: it may be endless, or turn the words after it around. */
function shownName(name: string) {
  const letters = [...name.replaceAll(/[\p{C}\p{Zl}\p{Zp}«»]/gu, "").trim()];
  return letters.length <= 60 ? letters.join("") : `${letters.slice(0, 59).join("")}…`;
}

function lower(file: string) {
  return `i${file.slice(1)}`;
}
