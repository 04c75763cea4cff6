import { figures } from "../../tactile/figures.ts";
import type { ModelFault } from "../../tactile/makeModel.ts";

/** What is wrong with a drawing, and what to do. */
export type FaultWords = { wrong: string; todo: string };

const number = new Intl.NumberFormat("it");
const mm = (millimetres: number) => `${number.format(millimetres)} mm`;
const { plate, stem, texture, hollow } = figures;

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
    wrong: "è troppo piccolo per una trama",
    todo: `Una trama si riconosce su almeno ${texture.patch} × ${mm(texture.patch)}: allarga la superficie, o lasciala liscia.`,
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

const unreadable: readonly (readonly [message: RegExp, words: (named: string) => FaultWords])[] = [
  [
    /viewBox/u,
    () => ({
      wrong: "Il foglio non ha la misura della lastra",
      todo: `Deve essere largo ${mm(plate.width)} e alto ${mm(plate.height)}, e un’unità deve essere un millimetro (viewBox="0 0 ${plate.width} ${plate.height}"). La via più breve: copia il disegno nella lastra vuota da scaricare.`,
    }),
  ],
  [
    /^(.*): its transform/u,
    (thing) => ({
      wrong: `«${thing}» è spostato o ruotato in un modo che lo studio non capisce`,
      todo: "Dividi il gruppo, così le posizioni diventano quelle vere: in Inkscape, Oggetto › Dividi (Maiusc+Ctrl+G).",
    }),
  ],
  [
    /^(.*): another thing is in it/u,
    (thing) => ({
      wrong: `Dentro «${thing}» c’è un altro livello con la sua altezza`,
      todo: "Metti i livelli uno accanto all’altro, o togli data-relief a quello interno.",
    }),
  ],
  [
    /^(.*): how it is painted/u,
    (thing) => ({
      wrong: `In «${thing}» il riempimento e i contorni sono in un foglio di stile`,
      todo: "Esporta il disegno con gli stili in linea: in Inkscape, salvalo come «SVG semplice».",
    }),
  ],
  [
    /^(.*): a path in it/u,
    (thing) => ({
      wrong: `In «${thing}» c’è un tracciato che non si legge`,
      todo: "Ridisegnalo, oppure semplificalo (Tracciato › Semplifica).",
    }),
  ],
  [
    /^<(.*)> is in no group/u,
    (shape) => ({
      wrong: `Una forma (${shape}) non sta in nessun livello`,
      todo: "Spostala in un livello che dice la sua altezza (data-relief).",
    }),
  ],
  [
    /No group says/u,
    () => ({
      wrong: "Nessun livello dice quanto è alto",
      todo: "Dai a ogni livello l’attributo data-relief, in millimetri: in Inkscape, Modifica › Editor XML.",
    }),
  ],
  [
    /^(.*): data-relief says no height/u,
    (thing) => ({
      wrong: `Il livello «${thing}» non dice quanto è alto`,
      todo: "Dagli l’attributo data-relief con un numero, per esempio 2 o 1.5; per un incavo, -0.5.",
    }),
  ],
  [
    /^(.*): there is no texture/u,
    (thing) => ({
      wrong: `«${thing}» ha una trama che lo studio non conosce`,
      todo: "Le trame (data-texture) sono dots, lines, rows, columns e waves.",
    }),
  ],
  [
    /^(.*): <\w+> cannot be made/u,
    (thing) => ({
      wrong: `In «${thing}» c’è qualcosa che non diventa rilievo, come un testo o un’immagine`,
      todo: "Trasformalo in tracciato (Tracciato › Da oggetto a tracciato), oppure toglilo.",
    }),
  ],
  [
    /no SVG/u,
    () => ({
      wrong: "Il file non è un disegno SVG, o non è intero",
      todo: "Salvalo di nuovo come «SVG Inkscape» o «SVG semplice».",
    }),
  ],
];

/** A fault of a drawing, as the studio tells it. */
export function faultInItalian({ kind, thing, other }: ModelFault): FaultWords {
  if (kind === "unreadable") return unreadableInItalian(thing);
  const { wrong, todo } = inItalian[kind];
  if (kind === "empty" && !thing) return { wrong: "Nel disegno non c’è niente che sporga", todo };
  const named = other ? `«${thing}» e «${other}»` : `«${thing}»`;
  return { wrong: thing ? `${named} ${wrong}` : wrong, todo };
}

/** “a 42 mm da sinistra e 47 mm dall’alto”. */
export function placeInItalian([x, y]: readonly [x: number, y: number]): string {
  return `a ${mm(x)} da sinistra e ${mm(y)} dall’alto`;
}

function unreadableInItalian(message: string): FaultWords {
  for (const [pattern, words] of unreadable) {
    const found = pattern.exec(message);
    if (found) return words(found[1] ?? "");
  }
  return {
    wrong: "Lo studio non riesce a leggere il disegno",
    todo: "Salvalo di nuovo come «SVG semplice», con solo forme nei suoi livelli.",
  };
}
