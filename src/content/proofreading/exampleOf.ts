import type { Language } from "../../i18n/languages.ts";
import { phrasesIn } from "../publishing/phrases/phrasesIn.ts";
import type { Remark, RuleName, WorkshopHand } from "./remark.ts";

/** A text that breaks a rule, and the same without breaking it. */
export type Example = { not: string; but: string };

/** The rules about a language’s own words and signs: their examples are in that language. */
type OfLanguage = Record<Language, Example>;

const falseMark: OfLanguage = {
  it: { not: "È un <fr>trompe-l’œil.", but: "È un <fr>trompe-l’œil</fr>." },
  en: {
    not: "Apollo holds a <it>lira da braccio.",
    but: "Apollo holds a <it>lira da braccio</it>.",
  },
  fr: {
    not: "Apollon tient une <it>lira da braccio.",
    but: "Apollon tient une <it>lira da braccio</it>.",
  },
  de: {
    not: "Apollo hält eine <it>lira da braccio.",
    but: "Apollo hält eine <it>lira da braccio</it>.",
  },
  es: {
    not: "Apolo sostiene una <it>lira da braccio.",
    but: "Apolo sostiene una <it>lira da braccio</it>.",
  },
};

const ownLanguageMarked: OfLanguage = {
  it: { not: "Suona una <it>lira da braccio</it>.", but: "Suona una lira da braccio." },
  en: { not: "He lifts the <en>bow</en>.", but: "He lifts the bow." },
  fr: { not: "Il lève l’<fr>archet</fr>.", but: "Il lève l’archet." },
  de: { not: "Er hebt den <de>Bogen</de>.", but: "Er hebt den Bogen." },
  es: { not: "Levanta el <es>arco</es>.", but: "Levanta el arco." },
};

const foreignTypography: OfLanguage = {
  it: { not: 'L\'inventario lo chiamava "Orfeo".', but: "L’inventario lo chiamava «Orfeo»." },
  en: {
    not: 'The painting\'s title in the inventory was "Orpheus".',
    but: "The painting’s title in the inventory was “Orpheus”.",
  },
  fr: {
    not: 'L\'inventaire disait: "Orphée".',
    but: "L’inventaire disait\u00A0: «\u00A0Orphée\u00A0».",
  },
  de: { not: 'Im Inventar hieß er "Orpheus".', but: "Im Inventar hieß er „Orpheus“." },
  es: { not: 'El inventario lo llamaba "Orfeo".', but: "El inventario lo llamaba «Orfeo»." },
};

const eyes: OfLanguage = {
  it: {
    not: "Come vedi, Apollo è coronato d’alloro.",
    but: "Apollo ha una corona di foglie d’alloro.",
  },
  en: {
    not: "As you can see, Apollo wears laurel.",
    but: "Apollo wears a crown of laurel leaves.",
  },
  fr: {
    not: "Vous voyez Apollon couronné de laurier.",
    but: "Apollon porte une couronne de laurier.",
  },
  de: {
    not: "Sie sehen Apollo mit einem Lorbeerkranz.",
    but: "Apollo trägt einen Kranz aus Lorbeer.",
  },
  es: { not: "Como ve, Apolo lleva laurel.", but: "Apolo lleva una corona de hojas de laurel." },
};

const praise: OfLanguage = {
  it: {
    not: "Un panno bellissimo copre le gambe.",
    but: "Un panno verde, orlato di filo d’oro, copre le gambe.",
  },
  en: {
    not: "A beautiful cloth covers his legs.",
    but: "A green cloth, edged with gold thread, covers his legs.",
  },
  fr: {
    not: "Une étoffe magnifique lui couvre les jambes.",
    but: "Une étoffe verte, bordée de fil d’or, lui couvre les jambes.",
  },
  de: {
    not: "Ein wunderbares Tuch bedeckt seine Beine.",
    but: "Ein grünes Tuch mit goldenem Rand bedeckt seine Beine.",
  },
  es: {
    not: "Un paño precioso le cubre las piernas.",
    but: "Un paño verde, ribeteado con hilo de oro, le cubre las piernas.",
  },
};

/** A title, and a maker as if it were by their hand alone. */
const autumn: Record<Language, { title: string; by: string }> = {
  it: { title: "Autunno", by: "di" },
  en: { title: "Autumn", by: "by" },
  fr: { title: "L’Automne", by: "de" },
  de: { title: "Der Herbst", by: "von" },
  es: { title: "El otoño", by: "de" },
};

function workshopNotNamed(hand: WorkshopHand, language: Language): Example {
  const { title, by } = autumn[language];
  const named = phrasesIn[language].hands[hand]("Jacopo Bassano");
  return { not: `${title}, ${by} Jacopo Bassano.`, but: `${title}, ${named}.` };
}

/** What an illustration shows, after the words with which its alternative text begins. */
const illustrated: Record<Language, string> = {
  it: "uno strumento con l’archetto, in una corona d’alloro.",
  en: "an instrument with its bow, inside a wreath of laurel.",
  fr: "un instrument et son archet, au milieu d’une couronne de laurier.",
  de: "ein Instrument mit Bogen in einem Lorbeerkranz.",
  es: "un instrumento con su arco, dentro de una corona de laurel.",
};

const inItalian: Partial<Record<RuleName, Example>> = {
  spaceTooMany: { not: "Apollo  siede al centro .", but: "Apollo siede al centro." },
  markWhereNone: { not: "Apollo con la <it>lira</it>", but: "Apollo con la lira" },
  longToBeEasy: {
    not: "Apollo prende in giro Cupido e allora Cupido fa innamorare Apollo della giovane ninfa Dafne.",
    but: "Apollo prende in giro Cupido. Allora Cupido fa innamorare Apollo della giovane ninfa Dafne.",
  },
  moreThanOneIdea: {
    not: "Apollo, il dio della musica, è seduto.",
    but: "Apollo è il dio della musica. Nel quadro è seduto.",
  },
  hardSigns: { not: "Il quadro è alto 191 cm.", but: "Il quadro è alto 191 centimetri." },
  longForTheEar: {
    not: "Lontano, dietro di lui, a sinistra, corre Dafne, resa con poche pennellate, che si sta trasformando in un albero d’alloro.",
    but: "Lontano, dietro di lui, a sinistra, corre Dafne. Si sta trasformando in un albero d’alloro.",
  },
  notInWords: {
    not: "È alto 191 cm.",
    but: "È alto centonovantuno centimetri.",
  },
  noFullStop: { not: "Davide si appoggia alla spada", but: "Davide si appoggia alla spada." },
  illustrationSaid: {
    not: "Illustrazione, non il dipinto: Apollo seduto, con l’archetto alzato.",
    but: "Apollo seduto, con l’archetto alzato.",
  },
};

const romanNumeral = {
  easy: { not: "Il quadro è del XVI secolo.", but: "Il quadro ha circa 500 anni." },
  spoken: { not: "Fu dipinto nel XVI secolo.", but: "Fu dipinto nel Cinquecento." },
};

/** An example for a remark on a text in this language, where one says more than the reason. */
export function exampleOf(remark: Remark, language: Language): Example | undefined {
  switch (remark.rule) {
    case "falseMark":
      return falseMark[language];
    case "ownLanguageMarked":
      return ownLanguageMarked[language];
    case "foreignTypography":
      return foreignTypography[language];
    case "eyesOrPraise":
      return (remark.is === "eyes" ? eyes : praise)[language];
    case "workshopNotNamed":
      return workshopNotNamed(remark.hand, language);
    case "illustrationNotSaid": {
      const shown = illustrated[language];
      const alone = shown.charAt(0).toUpperCase() + shown.slice(1);
      return { not: alone, but: `${remark.phrase}${shown}` };
    }
    case "romanNumeral":
      return remark.part === "easy" ? romanNumeral.easy : romanNumeral.spoken;
    default:
      return inItalian[remark.rule];
  }
}
