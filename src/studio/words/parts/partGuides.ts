import { partInItalian } from "../../../content/proofreading/partInItalian.ts";
import type { MeasuredPart } from "../../../content/proofreading/remark.ts";
import type { WordsPart } from "./wordsParts.ts";

/** How a part is written, and what somebody who has never written one should know. */
export type PartGuide = {
  /** One line, one text, lines of sentences or paragraphs, paragraphs of sentences, names. */
  shape: "line" | "text" | "sentences" | "paragraphs" | "script" | "names";
  hint: string;
  /** Whether words of other languages are marked in it. */
  hasMarks: boolean;
  isSpoken: boolean;
  measured?: MeasuredPart;
  /** The most lines it may have. */
  most?: number;
};

const read = { hasMarks: true, isSpoken: false } as const;
const spoken = { hasMarks: true, isSpoken: true } as const;
const bare = { hasMarks: false, isSpoken: false } as const;

/** How hands are led over a model; the words are the same for both of them. */
const leadingHands =
  "Comincia dicendo che non è l’opera, e che cosa mostra. Poi le due mani aperte sulla lastra e l’angolo tagliato, in alto a destra. Da lì segui l’ordine in cui le mani si muovono: un movimento per frase, e appena si trova una cosa di’ che cos’è. Alla fine di’ che le mani sono libere.";

export const partGuides: Record<WordsPart, PartGuide> = {
  title: {
    ...bare,
    shape: "line",
    hint: "Come si chiama l’opera in questa lingua: chi visita la cerca e la riconosce così.",
  },
  technique: {
    ...bare,
    shape: "line",
    hint: "Materiale e tecnica, come sull’etichetta: «Mosaico di vetro».",
  },
  alt: {
    ...bare,
    shape: "text",
    hint: "Che cosa mostra l’immagine, in una o due frasi. La ascolta chi usa un lettore di schermo.",
  },
  short: {
    ...read,
    shape: "text",
    measured: "short",
    hint: "L’opera in poche righe, per chi ha poco tempo: chi è, che cosa succede, perché è qui.",
  },
  description: {
    ...read,
    shape: "paragraphs",
    measured: "description",
    hint: "Si legge davanti all’opera, sul telefono. È anche il testo di chi non sente la guida.",
  },
  "audio.warning": {
    ...spoken,
    shape: "text",
    hint: "Solo se si descrivono violenza o nudità: una frase calma, che arriva prima di tutto il resto.",
  },
  "audio.label": {
    ...spoken,
    shape: "sentences",
    hint: "Titolo, autore, data e tecnica, in frasi da dire: chi non vede il cartellino lo ascolta qui.",
  },
  "audio.size": {
    ...spoken,
    shape: "sentences",
    hint: "Quanto è grande: prima un confronto con qualcosa di noto, poi la misura in parole.",
  },
  "audio.subject": {
    ...spoken,
    shape: "text",
    hint: "Una frase sola: che cosa c’è. Dà a chi ascolta il quadro d’insieme.",
  },
  "audio.order": {
    ...spoken,
    shape: "text",
    hint: "Una frase: in quale ordine si descrive, per esempio «Si comincia dal basso, girando verso destra».",
  },
  "audio.path": {
    ...spoken,
    shape: "sentences",
    hint: "La descrizione vera e propria, una frase per riga: dov’è ogni cosa e com’è fatta. In un dipinto, da ciò che è davanti a ciò che è in fondo.",
  },
  "audio.light": {
    ...spoken,
    shape: "sentences",
    hint: "Colori, luce, atmosfera, con paragoni che si toccano o si sentono: il caldo, il freddo, il ruvido.",
  },
  "audio.story": {
    ...spoken,
    shape: "sentences",
    most: 2,
    hint: "Che cosa è accaduto prima o accadrà dopo: una o due frasi, non di più.",
  },
  touchEmblem: {
    ...spoken,
    shape: "script",
    measured: "touchEmblem",
    hint: `La ascolta chi tocca l’emblema. ${leadingHands}`,
  },
  touchComposition: {
    ...spoken,
    shape: "script",
    measured: "touchComposition",
    hint: `La ascolta chi tocca lo schema della composizione, per sapere chi c’è e dove. ${leadingHands}`,
  },
  easy: {
    ...read,
    shape: "script",
    measured: "easy",
    hint: "Frasi brevi, un’idea per frase, parole di ogni giorno. Serve a chi legge con fatica, ai bambini e a chi impara la lingua.",
  },
  names: {
    ...bare,
    shape: "names",
    hint: "I nomi che una guida può pronunciare davanti all’opera, uno per riga: i sottotitoli li scriveranno giusti.",
  },
};

/** A part by its name in the studio. */
export function partName(part: WordsPart): string {
  return part === "names" ? "Nomi per i sottotitoli" : partInItalian(part);
}
