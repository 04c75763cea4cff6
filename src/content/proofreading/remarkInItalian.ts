import { languages, type Language } from "../../i18n/languages.ts";
import { exampleOf, type Example } from "./exampleOf.ts";
import { lengthInItalian } from "./lengthInItalian.ts";
import { partInItalian } from "./partInItalian.ts";
import type { Remark, RemarkOf, RuleName, WorkshopHand } from "./remark.ts";

/** What is to be changed, why a visitor needs it, and how it may look. */
export type RemarkWords = { title: string; reason: string; example?: Example };

type Told<Rule extends RuleName> = (
  remark: RemarkOf<Rule>,
  language: Language,
) => { title: string; reason: string };

const inItalian: { [Rule in RuleName]: Told<Rule> } = {
  empty: () => ({
    title: "Qui manca il testo",
    reason:
      "Su una riga vuota la voce tace e lo schermo resta bianco: scrivi il testo, o togli la riga.",
  }),
  falseMark: () => ({
    title: "Un segno < o > che non si capisce",
    reason: `Questi segni servono solo attorno alle parole di un’altra lingua (${languages.join(", ")}), così il lettore di schermo le pronuncia bene. Ogni segno che si apre va anche chiuso.`,
  }),
  ownLanguageMarked: () => ({
    title: "Segnata come straniera, ma non lo è",
    reason:
      "Il segno fa cambiare pronuncia al lettore di schermo: lascialo solo alle parole di un’altra lingua.",
  }),
  foreignTypography: ({ phrase }, language) => ({
    title: `Un segno da cambiare: ${phrase}`,
    reason: `${typography[language]} Con i segni della sua lingua il testo si legge senza inciampi.`,
  }),
  spaceTooMany: () => ({
    title: "Uno spazio di troppo",
    reason:
      "Due spazi di seguito, o uno all’inizio, alla fine o prima di una virgola, aprono un vuoto nella riga: chi ingrandisce molto il testo perde il segno.",
  }),
  markWhereNone: () => ({
    title: "Qui i segni di lingua non servono",
    reason:
      "Titolo, tecnica e alternativa testuale si leggono così come sono scritti: i segni < e > arriverebbero fino a chi visita.",
  }),
  length: lengthInItalian,
  introductionLength: ({ seconds, least, most }) => ({
    title: `Introduzione di circa ${seconds === 1 ? "un secondo" : `${seconds} secondi`}`,
    reason:
      seconds < least
        ? `In meno di ${least} secondi non si fa in tempo a spiegare come si guida la visita.`
        : `Dopo ${most} secondi chi ascolta ha già dimenticato le prime istruzioni.`,
  }),
  longParagraph: ({ sentences, most }) => ({
    title: `Paragrafo lungo: ${sentences} frasi`,
    reason: `Lo spazio tra un paragrafo e l’altro è una pausa per chi legge con fatica: al massimo ${most} frasi, poi si va a capo.`,
  }),
  longToBeEasy: ({ words, most }) => ({
    title: `Frase lunga da leggere: ${words} parole`,
    reason: `Chi legge con fatica deve ricordare l’inizio quando arriva alla fine: al massimo ${most} parole, meglio 12.`,
  }),
  moreThanOneIdea: () => ({
    title: "Più di un’idea in una frase",
    reason:
      "Nel testo con parole semplici ogni frase dice una cosa sola: al massimo una virgola, o una volta i due punti.",
  }),
  hardSigns: ({ phrase }) => ({
    title: `Un segno difficile: ${phrase}`,
    reason:
      "Parentesi, lineette, simboli e abbreviazioni fermano chi legge con fatica: scrivi parole intere e frasi separate.",
  }),
  longForTheEar: ({ words, most }) => ({
    title: `Frase lunga per l’orecchio: ${words} parole`,
    reason: `Chi ascolta non può tornare indietro con gli occhi: oltre ${most} parole il filo si perde.`,
  }),
  notInWords: ({ phrase }) => ({
    title: `Da scrivere in parole: ${phrase}`,
    reason:
      "Cifre, simboli e abbreviazioni non si leggono ad alta voce tutti allo stesso modo: scrivi ciò che la voce deve dire.",
  }),
  romanNumeral: ({ part, phrase }) => ({
    title: `Un numero romano: ${phrase}`,
    reason:
      part === "easy"
        ? "Molte persone non sanno leggere i numeri romani: usa le cifre, o conta gli anni."
        : "La voce può leggerlo lettera per lettera: scrivilo come si pronuncia.",
  }),
  noFullStop: ({ part }) => ({
    title: "Manca il punto alla fine",
    reason:
      part === "easy"
        ? "Il punto mostra a chi legge dove finisce un’idea e ne comincia un’altra."
        : "Il punto dice alla voce di scendere e riprendere fiato: senza, due frasi diventano una.",
  }),
  moreThanOneSentence: ({ part }) => ({
    title: "Più frasi nella stessa riga",
    reason:
      part === "easy"
        ? "Nel testo con parole semplici ogni frase ha la sua riga: qui una resterebbe nascosta."
        : "Le frasi si registrano e si evidenziano una alla volta mentre la voce parla: dai a ciascuna la sua riga.",
  }),
  eyesOrPraise: ({ phrase, is }) =>
    is === "eyes"
      ? {
          title: `Un invito a guardare: «${phrase}»`,
          reason:
            "Chi ascolta non vede l’opera: di’ dov’è una cosa e com’è fatta, senza passare dagli occhi.",
        }
      : {
          title: `Un giudizio: «${phrase}»`,
          reason:
            "Un elogio non fa immaginare nulla: descrivi ciò che lo merita, e lascia a chi ascolta la sua opinione.",
        },
  notSaid: ({ part, what, phrase }) => ({
    title: `${partInItalian(part)}: manca «${phrase}»`,
    reason: asked[what],
  }),
  workshopNotNamed: ({ part, hand }) => ({
    title: `${partInItalian(part)}: la bottega non è nominata`,
    reason: `${ofWorkshop[hand]}: chi ascolta deve saperlo come chi legge il cartellino.`,
  }),
  sidesNotAnnounced: () => ({
    title: "Si parla di sinistra o di destra",
    reason:
      "Chi ascolta si chiede se siano le sue o quelle della figura: aggiungi l’avviso, e la voce dirà che sono di chi sta di fronte all’opera.",
  }),
  sidesNotSaid: () => ({
    title: "L’avviso su sinistra e destra non serve",
    reason:
      "La descrizione non nomina né la sinistra né la destra: senza l’avviso chi ascolta non aspetta ciò che non arriva.",
  }),
  illustrationNotSaid: ({ phrase }) => ({
    title: "È un’illustrazione: va detto subito",
    reason: `Chi non vede l’immagine potrebbe credere che sia l’opera. Comincia così: «${phrase.trim()}».`,
  }),
  illustrationSaid: () => ({
    title: "È una fotografia, non un’illustrazione",
    reason:
      "Con questo inizio chi non vede l’immagine la crederebbe un disegno: descrivi subito ciò che la fotografia mostra.",
  }),
  microphoneNamed: ({ phrase }) => ({
    title: `Qui il microfono non c’è: «${phrase}»`,
    reason:
      "Questo testo è per i dispositivi che non capiscono i comandi a voce: chi ascolta cercherebbe un pulsante che non trova.",
  }),
};

const ofWorkshop: Record<WorkshopHand, string> = {
  workshopOf: "L’opera è della bottega, e non di mano del maestro",
  withWorkshop: "L’opera è del maestro e della sua bottega",
  workshop: "L’opera è attribuita al maestro e alla sua bottega",
};

const asked: Record<RemarkOf<"notSaid">["what"], string> = {
  title: "Chi non può leggere il cartellino deve sentire davanti a quale opera si trova.",
  maker: "Chi non può leggere il cartellino deve sentire di chi è l’opera.",
  command:
    "Chi ascolta impara da qui le parole che guidano la visita: devono essere proprio queste.",
  button: "Il pulsante va chiamato con il nome che ha sullo schermo, così chi ascolta lo ritrova.",
  stop: "Chi non vede lo schermo deve sentire a quale tappa è arrivato, e quante sono in tutto.",
};

const typography: Record<Language, string> = {
  it: "In italiano si usano l’apostrofo curvo (’) e le virgolette «…».",
  en: "In inglese si usano l’apostrofo curvo (’) e le virgolette “…”.",
  fr: "In francese si usano l’apostrofo curvo (’) e le virgolette « … », con uno spazio che non va a capo dentro le virgolette e prima di : ; ! e ?.",
  de: "In tedesco si usano l’apostrofo curvo (’) e le virgolette „…“.",
  es: "In spagnolo si usano l’apostrofo curvo (’) e le virgolette «…».",
};

/** A remark on a text in any language, as the studio and the course tell it beside its sentence. */
export function remarkInItalian<Rule extends RuleName>(
  remark: RemarkOf<Rule> & Remark,
  language: Language,
): RemarkWords {
  const example = exampleOf(remark, language);
  const told = inItalian[remark.rule as Rule](remark, language);
  return example ? { ...told, example } : told;
}
