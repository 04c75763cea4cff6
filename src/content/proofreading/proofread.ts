import { touchPart, type ModelKind } from "../../catalogue/models.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import type { Language } from "../../i18n/languages.ts";
import { plain, type MarkedText } from "../../i18n/markedText.ts";
import type { TourMessages } from "../../i18n/tour/en.ts";
import { countWords } from "../speaking/countWords.ts";
import {
  introductionSeconds,
  longestEasyParagraph,
  wordBounds,
  type Bounds,
} from "../schema/limits.ts";
import { phrasesIn } from "../publishing/phrases/phrasesIn.ts";
import {
  workshopHands,
  type Asked,
  type AskedPart,
  type MeasuredPart,
  type Remark,
  type Sentence,
} from "./remark.ts";
import {
  remarksOnEasyText,
  remarksOnSpeech,
  remarksOnWriting,
  sentencesOf,
} from "./remarksOnSentences.ts";
import type { AudioDescription, TourWords, WorkFacts, WorkWords } from "../schema/schema.ts";
import { composeScript } from "../speaking/composeScript.ts";
import { secondsAloud } from "../speaking/secondsAloud.ts";

type Rules = {
  /** An audio description of one and a half to two minutes, in words. */
  audio: Bounds;
  /** What no script says: invitations to look, and praise. */
  eyes: RegExp;
  praise: RegExp;
  sides: RegExp;
  /** How the voice says at which stop the visitor is: “stop one of three”. */
  stop: (number: string, of: string) => string;
  numbers: readonly string[];
  workshop: RegExp;
  /** How the alternative text of an illustration begins. */
  illustration: readonly [ofAPainting: string, ofAnotherWork: string];
  /** Quotation marks and spaces of other languages, and straight quotes, which none uses. */
  foreign: RegExp;
};

const rules: Record<Language, Rules> = {
  en: {
    audio: [180, 250],
    eyes: wordPattern("can see|you see|we see|look|look at"),
    praise: wordPattern(
      "beautiful\\p{L}*|masterpieces?|famous\\p{L}*|wonderful\\p{L}*|magnificent\\p{L}*|splendid\\p{L}*|stunning\\p{L}*|amazing\\p{L}*|extraordinar\\p{L}*|superb\\p{L}*|gorgeous|impressive\\p{L}*|brilliant\\p{L}*",
    ),
    sides: wordPattern("left|right"),
    stop: (number, of) => `stop ${number} of ${of}`,
    numbers: splitNumbers(
      "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|twenty-one|twenty-two|twenty-three|twenty-four|twenty-five|twenty-six|twenty-seven|twenty-eight|twenty-nine|thirty",
    ),
    workshop: wordPattern("workshop"),
    illustration: ["Illustration, not the painting: ", "Illustration, not the work: "],
    foreign: /['"„«»]/u,
  },
  fr: {
    audio: [190, 300],
    eyes: wordPattern(
      "vous voyez|vous pouvez voir|nous voyons|on voit|on peut voir|regardez|observez",
    ),
    praise: wordPattern(
      "beau|bel|beaux(?!-arts)|belles?|chefs?-d’œuvre|célèbres?|magnifi\\p{L}*|splendid\\p{L}*|merveill\\p{L}*|extraordinair\\p{L}*|superbe\\p{L}*|sublimes?|impressionnan\\p{L}*",
    ),
    sides: wordPattern("gauche|droite?"),
    stop: (number, of) => `étape ${number} sur ${of}`,
    numbers: splitNumbers(
      "un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingt et un|vingt-deux|vingt-trois|vingt-quatre|vingt-cinq|vingt-six|vingt-sept|vingt-huit|vingt-neuf|trente",
    ),
    workshop: wordPattern("atelier"),
    illustration: [
      "Illustration, et non le tableau\u00A0: ",
      "Illustration, et non l’œuvre\u00A0: ",
    ],
    foreign: /['"“”„]|«(?!\u00A0)|(?<!\u00A0)»|(?<![\u00A0\u202F])[:;!?]/u,
  },
  de: {
    audio: [160, 250],
    eyes: wordPattern(
      "sie sehen|wir sehen|man sieht|sieht man|sehen sie|schauen sie|betrachten sie",
    ),
    praise: wordPattern(
      "\\p{L}*schön\\p{L}*|meisterwerk\\p{L}*|berühmt\\p{L}*|wunderbar\\p{L}*|herrlich\\p{L}*|prächtig\\p{L}*|großartig\\p{L}*|beeindruckend\\p{L}*|außergewöhnlich\\p{L}*",
    ),
    sides: wordPattern("links|rechts|linke[mnrs]?|rechte[mnrs]?"),
    stop: (number, of) => `Station ${number} von ${of}`,
    numbers: splitNumbers(
      "eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|einundzwanzig|zweiundzwanzig|dreiundzwanzig|vierundzwanzig|fünfundzwanzig|sechsundzwanzig|siebenundzwanzig|achtundzwanzig|neunundzwanzig|dreißig",
    ),
    workshop: wordPattern("werkstatt"),
    illustration: ["Illustration, nicht das Gemälde: ", "Illustration, nicht das Werk: "],
    foreign: /['"”«»]/u,
  },
  it: {
    audio: [180, 290],
    eyes: wordPattern(
      "puoi vedere|potete vedere|come vedi|vedete|vediamo|si vede|si vedono|guardate|osserva|osservate",
    ),
    praise: wordPattern(
      "bel|bei|begli|bell[aeio](?! arti)|bell’\\p{L}+|bellissim\\p{L}*|capolavor\\p{L}*|famos\\p{L}*|celebr[ei]|meraviglios\\p{L}*|splendid\\p{L}*|magnific\\p{L}*|straordinari\\p{L}*|stupend\\p{L}*",
    ),
    sides: wordPattern("sinistr[aeio]|destr[aeio]"),
    stop: (number, of) => `tappa ${number} di ${of}`,
    numbers: splitNumbers(
      "uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti|ventuno|ventidue|ventitré|ventiquattro|venticinque|ventisei|ventisette|ventotto|ventinove|trenta",
    ),
    workshop: wordPattern("bottega"),
    illustration: ["Illustrazione, non il dipinto: ", "Illustrazione, non l’opera: "],
    foreign: /['"“”„]/u,
  },
  es: {
    audio: [190, 300],
    eyes: wordPattern(
      "puede ver|pueden ver|como ve|vemos|se ve|se ven|mire|miren|observe|observen",
    ),
    praise: wordPattern(
      "bell[ao]s?(?! artes)|bellísim\\p{L}*|hermos\\p{L}*|obras? maestras?|famos\\p{L}*|célebres?|maravill\\p{L}*|espléndid\\p{L}*|magnífic\\p{L}*|extraordinari\\p{L}*|precios\\p{L}*|impresionante\\p{L}*",
    ),
    sides: wordPattern("izquierd[ao]s?|derech[ao]s?"),
    stop: (number, of) => `parada ${number} de ${of}`,
    numbers: splitNumbers(
      "uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciséis|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintidós|veintitrés|veinticuatro|veinticinco|veintiséis|veintisiete|veintiocho|veintinueve|treinta",
    ),
    workshop: wordPattern("taller"),
    illustration: ["Ilustración, no el cuadro: ", "Ilustración, no la obra: "],
    foreign: /['"“”„]/u,
  },
};

/** What is wrong with the words about a work, as far as a rule can tell; missing texts are no fault. */
export function proofreadWork(work: WorkFacts, said: WorkWords, language: Language): Remark[] {
  const { title, technique, alt, short, description, easy, audio } = said;
  const { foreign } = rules[language];
  const lines = [
    ...sentencesOf("title", title),
    ...sentencesOf("technique", work.technique ? undefined : technique),
    ...sentencesOf("alt", alt),
  ];
  const texts = [
    ...sentencesOf("short", short || undefined),
    ...sentencesOf("description", description),
  ];
  return [
    ...remarksOnWriting([...lines, ...texts], language, foreign),
    ...lines.flatMap((line): Remark[] =>
      line.text.includes("<") ? [{ rule: "markWhereNone", ...line }] : [],
    ),
    ...(short ? remarksOnLength("short", [short], language) : []),
    ...(description ? remarksOnLength("description", description, language) : []),
    ...(easy ? remarksOnEasy(easy, language) : []),
    ...(audio ? remarksOnAudio(work, title ?? work.title, audio, language) : []),
    ...Object.values(touchPart).flatMap((part) => remarksOnTouchGuide(part, said[part], language)),
    ...(alt && work.picture ? remarksOnAlt(work, work.picture.kind, alt, language) : []),
  ];
}

/** What is wrong with the words of the tour, as far as a rule can tell. */
export function proofreadTour(
  scripts: TourWords,
  stops: readonly { facts: WorkFacts; title: string }[],
  tour: TourMessages,
  { player }: Messages,
  language: Language,
): Remark[] {
  const { steps, introduction, introductionByButtons, help, helpByButtons } = scripts;
  const { notRecognised, completed, cannotGoBack } = scripts;
  const { workshop } = rules[language];
  const commands = Object.values(tour.commands).map(([phrase]): Asked => ({
    what: "command",
    phrase,
  }));
  const activate: Asked = { what: "button", phrase: tour.activate };
  const play: Asked = { what: "button", phrase: player.play };
  const stopAt = (index: number): Asked[] =>
    // Nobody can be asked for a number that we have no word for.
    stops.length > rules[language].numbers.length
      ? []
      : [{ what: "stop", phrase: stopPhrase(language, index + 1, stops.length) }];
  return [
    ...[
      sentencesOf("introduction", introduction),
      sentencesOf("introductionByButtons", introductionByButtons),
      ...Object.entries(steps).map(([slug, step]) => sentencesOf(`steps.${slug}`, step)),
      sentencesOf("help", help),
      sentencesOf("helpByButtons", helpByButtons),
      sentencesOf("notRecognised", notRecognised),
      sentencesOf("completed", completed),
      sentencesOf("cannotGoBack", cannotGoBack),
    ].flatMap((sentences) => remarksOnScript(sentences, language)),
    ...remarksOnDuration(introduction.flat(), language),
    ...missingPhrases("introduction", introduction, [...commands, activate, play, ...stopAt(0)]),
    ...missingPhrases("introductionByButtons", introductionByButtons, [
      ...commands,
      play,
      ...stopAt(0),
    ]),
    ...missingPhrases("help", help, [...commands, activate]),
    ...missingPhrases("helpByButtons", helpByButtons, commands),
    ...(["introductionByButtons", "helpByButtons"] as const)
      .filter((part) => scripts[part].flat().join(" ").includes(tour.activate))
      .map((part): Remark => ({ rule: "microphoneNamed", part, phrase: tour.activate })),
    ...missingPhrases("notRecognised", notRecognised, commands),
    ...stops.flatMap(({ facts, title }, index) => {
      const step = steps[facts.slug];
      if (!step) return [];
      const part = `steps.${facts.slug}` as const;
      return [
        ...missingPhrases(part, step, [...stopAt(index), ...namesOf(facts, title)]),
        ...remarksOnWorkshop(part, facts, step.join(" "), workshop),
      ];
    }),
  ];
}

/** What is wrong with one text that is to be said aloud, whatever it is and however long. */
export function proofreadAloud(
  text: readonly (readonly MarkedText[])[],
  language: Language,
): Remark[] {
  return remarksOnScript(sentencesOf("audio", text), language);
}

/** How many words a part has, the least and the most. */
export function lengthOf(part: MeasuredPart, language: Language): Bounds {
  const bounds: Record<MeasuredPart, Bounds> = {
    short: wordBounds.short,
    description: wordBounds.description,
    easy: wordBounds.easy,
    audio: rules[language].audio,
    touchEmblem: wordBounds.touchGuide,
    touchComposition: wordBounds.touchGuide,
  };
  return bounds[part];
}

/** Whether left or right is said, so that the voice has to tell whose they are. */
export function saysSides(
  { path, light = [] }: Pick<AudioDescription, "path" | "light">,
  language: Language,
): boolean {
  return [...path, ...light].some((text) => rules[language].sides.test(plain(text)));
}

/** How the voice says at which stop the visitor is; beyond thirty, in digits. */
export function stopPhrase(language: Language, number: number, of: number): string {
  const { numbers, stop } = rules[language];
  return stop(numbers[number - 1] ?? String(number), numbers[of - 1] ?? String(of));
}

/** How the alternative text of an illustration begins, so that nobody takes it for the work. */
function illustrationPhrase(language: Language, kind: WorkFacts["kind"]): string {
  const [ofAPainting, ofAnotherWork] = rules[language].illustration;
  return (kind ?? "painting") === "painting" ? ofAPainting : ofAnotherWork;
}

function remarksOnAlt(
  { kind }: WorkFacts,
  picture: "illustration" | "photograph",
  alt: string,
  language: Language,
): Remark[] {
  const isSaid = rules[language].illustration.some((beginning) => alt.startsWith(beginning));
  if (isSaid === (picture === "illustration")) return [];
  return isSaid
    ? [{ rule: "illustrationSaid", part: "alt" }]
    : [{ rule: "illustrationNotSaid", part: "alt", phrase: illustrationPhrase(language, kind) }];
}

function remarksOnEasy(text: readonly (readonly MarkedText[])[], language: Language): Remark[] {
  const sentences = sentencesOf("easy", text);
  return [
    ...remarksOnLength("easy", text.flat(), language),
    ...remarksOnWriting(sentences, language, rules[language].foreign),
    ...text.flatMap((paragraph, at): Remark[] => {
      const [first = ""] = paragraph;
      if (paragraph.length <= longestEasyParagraph) return [];
      const place = { part: "easy", at: [at, 0], text: first } as const;
      const is = { sentences: paragraph.length, most: longestEasyParagraph };
      return [{ rule: "longParagraph", ...place, ...is }];
    }),
    ...remarksOnEasyText(sentences),
  ];
}

function remarksOnAudio(
  work: WorkFacts,
  title: string,
  audio: AudioDescription,
  language: Language,
): Remark[] {
  const { workshop } = rules[language];
  const said = composeScript(audio, work.kind, phrasesIn[language]).flat();
  const sentences = sentencesOfAudio(audio);
  const part = "audio.namesSides";
  const areSaid = saysSides(audio, language);
  return [
    ...remarksOnLength("audio", said, language),
    ...remarksOnScript(sentences, language),
    ...missingPhrases("audio.label", [audio.label], namesOf(work, title)),
    ...remarksOnWorkshop("audio.label", work, audio.label.join(" "), workshop),
    ...(areSaid === Boolean(audio.namesSides)
      ? []
      : [{ rule: areSaid ? "sidesNotAnnounced" : "sidesNotSaid", part } as const]),
  ];
}

function remarksOnTouchGuide(
  part: (typeof touchPart)[ModelKind],
  text: WorkWords[typeof part],
  language: Language,
): Remark[] {
  if (!text) return [];
  return [
    ...remarksOnLength(part, text.flat(), language),
    ...remarksOnScript(sentencesOf(part, text), language),
  ];
}

function remarksOnScript(sentences: readonly Sentence[], language: Language): Remark[] {
  const { eyes, praise, foreign } = rules[language];
  return remarksOnWriting(sentences, language, foreign).concat(
    remarksOnSpeech(sentences, eyes, praise),
  );
}

/** What the museum wrote of an audio description, in the order in which `composeScript` says it. */
function sentencesOfAudio(audio: AudioDescription): Sentence[] {
  const parts = ["warning", "label", "size", "subject", "order", "path", "light", "story"] as const;
  return parts
    .flatMap((part) => sentencesOf(`audio.${part}`, audio[part]))
    .filter(({ text }) => text !== "");
}

function namesOf({ makers = [] }: WorkFacts, title: string): Asked[] {
  return [
    { what: "title", phrase: title },
    ...makers.map(({ name }): Asked => ({ what: "maker", phrase: name })),
  ];
}

function remarksOnWorkshop(
  part: (Remark & { rule: "workshopNotNamed" })["part"],
  { makers = [] }: WorkFacts,
  said: string,
  workshop: RegExp,
): Remark[] {
  const hand = workshopHands.find((each) => makers.some((maker) => maker.hand === each));
  return hand === undefined || workshop.test(said)
    ? []
    : [{ rule: "workshopNotNamed", part, hand }];
}

function remarksOnLength(
  part: MeasuredPart,
  texts: readonly MarkedText[],
  language: Language,
): Remark[] {
  const count = texts.reduce((sum, text) => sum + countWords(text), 0);
  const [least, most] = lengthOf(part, language);
  const isWithin = count >= least && count <= most;
  return isWithin ? [] : [{ rule: "length", part, words: count, least, most }];
}

function remarksOnDuration(introduction: readonly MarkedText[], language: Language): Remark[] {
  const seconds = secondsAloud(introduction, language);
  const [least, most] = introductionSeconds;
  const isWithin = seconds >= least && seconds <= most;
  return isWithin
    ? []
    : [{ rule: "introductionLength", part: "introduction", seconds, least, most }];
}

function missingPhrases(
  part: AskedPart,
  text: readonly (readonly MarkedText[])[],
  asked: readonly Asked[],
): Remark[] {
  const said = text.flat().map(plain).join(" ");
  return asked
    .filter(({ what, phrase }) => {
      const exact = phrase.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
      // “stop one of twenty” is not said by “stop one of twenty-one”, nor by “sur vingt et un”.
      return !wordPattern(
        what === "stop" ? `${exact}(?!-\\p{L}|(?<=vingt) et un(?!\\p{L}))` : exact,
      ).test(said);
    })
    .map(({ what, phrase }) => ({ rule: "notSaid", part, what, phrase }));
}

function splitNumbers(numbers: string) {
  return numbers.split("|");
}

function wordPattern(alternatives: string) {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}
