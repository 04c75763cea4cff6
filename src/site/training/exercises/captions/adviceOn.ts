import type { Comparison } from "./compareSpeech.ts";
import type { Pace } from "./paceOf.ts";

export type Delivery = Omit<Comparison, "paragraphs"> & {
  /** `undefined` where too little was heard to tell. */
  pace: Pace | undefined;
  /** Whether the captions come in bursts, whose gaps are no pauses. */
  comesInBursts: boolean;
};

/** In words a minute. */
const COMFORTABLE = { least: 110, most: 140 };
const VERY_FAST = 175;
const MOST_SENTENCES_OF_ADVICE = 3;
/** With fewer words than these the only advice is that nearly nothing has arrived. */
const NEARLY_NOTHING = 5;
/** Shares of misheard words: up to the first the recogniser errs, from the second the room is loud. */
const FEW_SLIPS = 0.08;
const MANY_SLIPS = 0.25;
/** In words: somebody who stops this close to the end has not waited for the captions. */
const LAST_WORDS = 6;

/** What to change or to keep at the next try: one to three pieces of advice, most important first. */
export function adviceOn(delivery: Delivery): string[] {
  const { words, reached, misheard } = delivery;
  if (reached - misheard < Math.max(NEARLY_NOTHING, words / 10))
    return [
      "Ai sottotitoli non è arrivato quasi niente. Tieni il telefono a mezzo metro dalla bocca, controlla che la mano o la custodia non coprano il microfono, cerca un posto più silenzioso e riprova. Se non cambia, il riconoscimento non è abituato alla tua voce: fai l’esercizio da chi legge.",
    ];
  const advice = [
    praise(delivery),
    onHaste(delivery),
    onSlips(delivery),
    onNames(delivery),
    onPauses(delivery),
    onTheEnd(delivery),
    onSlowness(delivery),
  ].filter((each) => each !== undefined);
  if (advice.length === 0)
    advice.push(
      "Quasi tutto è arrivato. Ridi’ a voce alta le parole segnate, un po’ più piano e fino in fondo, poi riprova.",
    );
  return advice.slice(0, MOST_SENTENCES_OF_ADVICE);
}

function praise(delivery: Delivery) {
  const { reached, misheard, pace } = delivery;
  const isClear = misheard / reached <= FEW_SLIPS;
  const isComfortable = pace && !isFast(pace) && !isSlow(pace);
  if (!isClear && !isComfortable) return undefined;
  if (!isClear)
    return `L’andatura è quella giusta, circa ${pace!.perMinute} parole al minuto: chi legge riesce a seguirti.`;
  const clear =
    misheard === 0
      ? "I sottotitoli hanno scritto ogni parola come l’hai detta."
      : "Bene: quasi ogni parola è arrivata come l’hai detta.";
  return isComfortable
    ? `${clear} Anche l’andatura è quella giusta. Parla così anche in sala.`
    : clear;
}

function onHaste({ pace }: Delivery) {
  if (!pace || !isFast(pace)) return undefined;
  const { least, most } = COMFORTABLE;
  const how = pace.perMinute > VERY_FAST ? "molto in fretta" : "un po’ in fretta";
  return `Hai parlato ${how}, a circa ${pace.perMinute} parole al minuto. Chi legge segue bene tra ${least} e ${most}: prendi fiato a ogni punto e comincia la frase nuova solo dopo.`;
}

function onSlips({ reached, misheard }: Delivery) {
  if (misheard / reached <= MANY_SLIPS) return undefined;
  return "Molte parole sono arrivate diverse. Porta il telefono a mezzo metro da te, con il microfono verso la tua voce, e allontanati dal rumore. Se non basta, il limite è del riconoscimento.";
}

function onNames({ misheardNames }: Delivery) {
  if (misheardNames.length === 0) return undefined;
  const names = new Intl.ListFormat("it").format(misheardNames);
  const which =
    misheardNames.length === 1 ? `${names} è arrivato diverso` : `${names} sono arrivati diversi`;
  return `I nomi sono la parte più difficile: ${which}. Dilli più piano, staccati dal resto, e mostra la didascalia. Nell’app, i nomi delle opere e degli artisti del museo vengono corretti.`;
}

function onPauses({ pace, comesInBursts, sentences }: Delivery) {
  const wanted = sentences - 1;
  if (!pace || comesInBursts || wanted < 2 || pace.pauses >= wanted / 2) return undefined;
  return "Tra una frase e l’altra la voce non si è quasi mai fermata. Lascia un respiro dopo ogni punto: chi legge finisce la riga e ha il tempo di guardare l’opera.";
}

function onTheEnd({ words, reached }: Delivery) {
  if (words === reached) return undefined;
  return words - reached <= LAST_WORDS
    ? "Mancano le ultime parole. I sottotitoli arrivano un momento dopo la voce: aspettali prima di andare avanti."
    : "Il testo non è arrivato alla fine. Quando vuoi, riprova e dillo tutto.";
}

function onSlowness({ pace }: Delivery) {
  if (!pace || !isSlow(pace)) return undefined;
  return `Hai parlato piano, a circa ${pace.perMinute} parole al minuto. I sottotitoli ti seguono bene: puoi dire ogni frase un po’ più svelta e tenere le pause tra l’una e l’altra.`;
}

function isFast({ perMinute }: Pace) {
  return perMinute > COMFORTABLE.most;
}

function isSlow({ perMinute }: Pace) {
  return perMinute < COMFORTABLE.least;
}
