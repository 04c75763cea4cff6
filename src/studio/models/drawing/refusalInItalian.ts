import type { Refusal, Why } from "../../../tactile/drawing/DrawingError.ts";
import { figures } from "../../../tactile/model/figures.ts";

/** What is wrong with a drawing, and what to do. */
export type FaultWords = { wrong: string; todo: string };

const { width, height } = figures.plate;
const inline =
  "Esporta il disegno con gli attributi di presentazione o con gli stili in linea: in Illustrator, Esporta › SVG › Stile; in Inkscape, salvalo come «SVG semplice».";
const asPath = "Trasformalo in tracciato (in Inkscape, Tracciato › Da oggetto a tracciato)";
const lineAsPath =
  "trasforma la linea in tracciato (in Inkscape, Tracciato › Da contorno a tracciato)";

/** `wrong` follows “In «Ala»” or “Nel disegno”. */
const inItalian: Record<Exclude<Why, "notSvg" | "sheet" | "noThing">, FaultWords> = {
  malformed: {
    wrong: "un attributo non è scritto come si deve in XML",
    todo: "Apri il disegno nel programma con cui è fatto e salvalo di nuovo come SVG.",
  },
  noHeight: {
    wrong: "non è scritto quanto è alto il livello",
    todo: "Dagli l’attributo data-relief con un numero, per esempio 2 o 1.5; per un incavo, -0.5.",
  },
  heightElsewhere: {
    wrong: "data-relief o data-texture non sta sul suo livello",
    todo: "Scrivili tutti e due sul gruppo che è la cosa: di una forma sola non si leggono.",
  },
  texture: {
    wrong: "c’è una trama che lo studio non conosce",
    todo: "Le trame (data-texture) sono dots, lines, rows, columns e waves.",
  },
  thingInThing: {
    wrong: "c’è un altro livello con la sua altezza",
    todo: "Metti i livelli uno accanto all’altro, o togli data-relief a quello interno.",
  },
  outOfThing: {
    wrong: "una forma non sta in nessun livello",
    todo: "Spostala in un livello che dice la sua altezza (data-relief), oppure toglila.",
  },
  transform: {
    wrong: "qualcosa è spostato o ruotato in un modo che lo studio non capisce",
    todo: "Dividi il gruppo, così le posizioni diventano quelle vere: in Inkscape, Oggetto › Dividi (Maiusc+Ctrl+G).",
  },
  stretched: {
    wrong: "una linea è stirata: in un verso sarebbe più larga che nell’altro",
    todo: `Ridisegnala della larghezza giusta, oppure ${lineAsPath}.`,
  },
  styleSheet: {
    wrong: "il riempimento e i contorni sono in un foglio di stile che nel file non c’è",
    todo: inline,
  },
  rule: { wrong: "il foglio di stile ha una regola che lo studio non segue", todo: inline },
  style: { wrong: "lo stile di una forma non si capisce", todo: inline },
  gradient: {
    wrong: "una forma è dipinta con una sfumatura o un motivo",
    todo: "Dalle un colore uniforme: il colore non conta. Per una superficie che non sia liscia c’è data-texture.",
  },
  unit: {
    wrong: "una misura non è un numero e basta",
    todo: "Scrivila senza unità e senza %: un’unità del disegno è un millimetro.",
  },
  path: {
    wrong: "c’è un tracciato che non si legge",
    todo: "Ridisegnalo, oppure semplificalo (in Inkscape, Tracciato › Semplifica).",
  },
  clip: {
    wrong: "una parte è ritagliata o mascherata, e nel rilievo il ritaglio non ci sarebbe",
    todo: "Togli il ritaglio e lascia solo la forma che si vede: in Inkscape, Oggetto › Fissaggio o Oggetto › Maschera, poi Rimuovi; per tagliare davvero, Tracciato › Intersezione. In Figma, togli «Clip content» al riquadro prima di esportare.",
  },
  filter: {
    wrong: "c’è un filtro, come una sfocatura o un’ombra, che al tatto non esiste",
    todo: "Toglilo: in Inkscape, Filtri › Rimuovi filtri.",
  },
  dashes: {
    wrong: "una linea è tratteggiata",
    todo: `Falla continua; se i tratti devono sentirsi uno a uno, ${lineAsPath}.`,
  },
  markers: {
    wrong: "una linea ha punte o altri delimitatori",
    todo: `Toglili, oppure ${lineAsPath}.`,
  },
  effect: {
    wrong: "una linea non cresce insieme al disegno (vector-effect)",
    todo: `Togli vector-effect, oppure ${lineAsPath}.`,
  },
  condition: {
    wrong: "qualcosa si vede solo con certi programmi o in certe lingue",
    todo: "In Illustrator, esporta l’SVG senza conservare le funzioni di modifica; altrimenti togli l’alternativa (switch).",
  },
  text: {
    wrong: "c’è un testo, che non diventa rilievo",
    todo: `Il titolo in braille lo aggiunge lo studio: toglilo. ${asPath} solo se le lettere devono sentirsi.`,
  },
  picture: {
    wrong: "c’è un’immagine, che non diventa rilievo",
    todo: "Ricalcala con delle forme, poi toglila.",
  },
  copy: {
    wrong: "c’è un clone, che lo studio non segue",
    todo: "Fanne una forma sua: in Inkscape, Modifica › Clona › Scollega clone.",
  },
  moving: {
    wrong: "c’è un’animazione o uno script",
    todo: "Toglili: un rilievo sta fermo.",
  },
  sheetInSheet: {
    wrong: "c’è un altro disegno SVG intero",
    todo: "Copia le sue forme in questo, poi toglilo.",
  },
  element: {
    wrong: "c’è qualcosa che non diventa rilievo",
    todo: `${asPath}, oppure toglilo.`,
  },
};

/** Why a drawing cannot be followed, as the studio tells it. */
export function refusalInItalian({ why, thing, element, line, written }: Refusal): FaultWords {
  switch (why) {
    case "notSvg":
      return {
        wrong: "Il file non è un disegno SVG, o non è intero",
        todo: "Salvalo di nuovo come «SVG Inkscape» o «SVG semplice».",
      };
    case "sheet":
      return {
        wrong: "Il foglio non ha la misura della lastra",
        todo: `Deve essere largo ${width} mm e alto ${height} mm, e un’unità deve essere un millimetro (viewBox="0 0 ${width} ${height}"). La via più breve: copia il disegno nella lastra vuota da scaricare.`,
      };
    case "noThing":
      return {
        wrong: "Nessun livello dice quanto è alto",
        todo: "Dai a ogni livello l’attributo data-relief, in millimetri: in Inkscape, Modifica › Editor XML.",
      };
    default: {
      const { wrong, todo } = inItalian[why];
      const place = [line && `riga ${line}`, element, written && `«${written}»`].filter(Boolean);
      const where = thing ? `In «${thing}»` : "Nel disegno";
      return {
        wrong: `${where} ${wrong}${place.length > 0 ? ` (${place.join(", ")})` : ""}`,
        todo,
      };
    }
  }
}
