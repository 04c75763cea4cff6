import type { Language } from "../../i18n/languages.ts";
import { partInItalian } from "./partInItalian.ts";
import type { MeasuredPart, RemarkOf } from "./remark.ts";

const reasons: Record<MeasuredPart, (least: number, most: number, language: Language) => string> = {
  short: (least, most) =>
    `Presenta l’opera in poche righe, anche nei risultati di una ricerca: da ${least} a ${most} parole.`,
  description: (least, most) =>
    `Si legge in piedi, sul telefono, davanti all’opera: da ${least} a ${most} parole dicono l’essenziale senza stancare.`,
  easy: (least, most) =>
    `Chi legge con fatica deve poter arrivare alla fine, e trovarci l’opera: da ${least} a ${most} parole.`,
  touchEmblem: touched,
  touchComposition: touched,
  audio: (least, most, language) =>
    `Un minuto e mezzo o due bastano per farsi un’immagine dell’opera senza perdere l’attenzione: ${languages[language]} da ${least} a ${most} parole, comprese le frasi che Varco aggiunge da sé.`,
};

function touched(least: number, most: number) {
  return `Le mani hanno bisogno di tempo, e non di più parole: da ${least} a ${most} bastano per trovare ogni cosa una volta.`;
}

const languages: Record<Language, string> = {
  it: "in italiano",
  en: "in inglese",
  fr: "in francese",
  de: "in tedesco",
  es: "in spagnolo",
};

/** That a text is too short or too long, by how much, and why it has a length. */
export function lengthInItalian(
  { part, words, least, most }: RemarkOf<"length">,
  language: Language,
) {
  const size = words === 1 ? "1 parola" : `${words} parole`;
  const difference = words < least ? lacking(least - words) : `${words - most} di troppo`;
  return {
    title: `${partInItalian(part)}: ${size}, ${difference}`,
    reason: reasons[part](least, most, language),
  };
}

function lacking(words: number) {
  return words === 1 ? "ne manca 1" : `ne mancano ${words}`;
}
