import { figures } from "../../../tactile/model/figures.ts";
import type { ModelFault } from "../../../tactile/model/buildModel.ts";
import { refusalInItalian, type FaultWords } from "./refusalInItalian.ts";

const number = new Intl.NumberFormat("it");
const mm = (millimetres: number) => `${number.format(millimetres)} mm`;
const { stem, texture, hollow } = figures;

const inItalian: Record<Exclude<ModelFault["kind"], "unreadable">, FaultWords> = {
  thin: {
    wrong: "è troppo sottile o troppo a punta",
    todo: `Le dita trovano una linea da ${mm(figures.line)} in su: ingrossala, o arrotonda la punta.`,
  },
  frail: {
    wrong: "è alto e sottile, e si spezzerebbe",
    todo: `Ciò che sporge più di ${mm(stem.free)} deve essere largo almeno ${mm(stem.thick)}: allargalo, oppure abbassalo.`,
  },
  close: {
    wrong: "Due cose troppo vicine",
    todo: `Tra l’una e l’altra il dito ha bisogno di ${mm(figures.gap)}: allontanale, oppure uniscile.`,
  },
  step: {
    wrong: "si sovrappongono quasi alla stessa altezza",
    todo: `Per sentire quale sta sopra serve un gradino di almeno ${mm(figures.step)}: alza l’una o abbassa l’altra.`,
  },
  levels: {
    wrong: "Troppe altezze diverse",
    todo: `Le dita ne distinguono al massimo ${figures.levels}: dai la stessa altezza alle cose ugualmente vicine.`,
  },
  low: {
    wrong: "è troppo basso",
    todo: `Scrivi un’altezza (data-relief) di almeno ${mm(figures.lowest)}.`,
  },
  high: {
    wrong: "è troppo alto",
    todo: `Scrivi un’altezza (data-relief) di al massimo ${mm(figures.highest)}.`,
  },
  empty: {
    wrong: "non ha niente che sporga",
    todo: "Disegnaci una forma piena o una linea, oppure togli il livello.",
  },
  patch: {
    wrong: "è troppo piccolo per una trama, o tagliato in pezzi troppo piccoli",
    todo: `Una trama si riconosce su almeno ${texture.patch} × ${mm(texture.patch)}: allarga la superficie, togli ciò che la taglia, o lasciala liscia.`,
  },
  alike: {
    wrong: "si toccano e hanno la stessa trama",
    todo: "Sotto le dita diventano una cosa sola: dai a una delle due un’altra trama, o lasciala liscia.",
  },
  small: {
    wrong: "sta sotto un polpastrello, e la sua forma non si riconosce",
    todo: `Ciò che è più di un punto ha bisogno di almeno ${mm(figures.form)} sul lato più lungo: ingrandiscilo e semplificalo.`,
  },
  hollow: {
    wrong: "è un incavo troppo stretto o poco profondo",
    todo: `Il dito lo trova se è largo almeno ${mm(hollow.width)} e profondo almeno ${mm(hollow.depth)}.`,
  },
  outside: {
    wrong: "esce dallo spazio del disegno",
    todo: `Resta ad almeno ${mm(figures.margin)} dai bordi e dall’angolo tagliato, e lascia liberi i ${mm(figures.labelHeight)} in basso: lì va il braille.`,
  },
};

/** A fault of a drawing, as the studio tells it. */
export function faultInItalian(fault: ModelFault): FaultWords {
  if (fault.kind === "unreadable") return refusalInItalian(fault.refusal);
  const { kind, thing, other } = fault;
  const { wrong, todo } = inItalian[kind];
  if (kind === "empty" && !thing) return { wrong: "Nel disegno non c’è niente che sporga", todo };
  const named = other ? `«${thing}» e «${other}»` : `«${thing}»`;
  return { wrong: thing ? `${named} ${wrong}` : wrong, todo };
}

/** “a 42 mm da sinistra e 47 mm dall’alto”. */
export function placeInItalian([x, y]: readonly [x: number, y: number]): string {
  return `a ${mm(x)} da sinistra e ${mm(y)} dall’alto`;
}
