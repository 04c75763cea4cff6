import type { Messages } from "../i18n/en.ts";
import { isLanguage, type Language } from "../i18n/languages.ts";
import { plain, stretches, type MarkedText } from "../i18n/markedText.ts";
import type { TourMessages } from "../i18n/tour/en.ts";
import { phrasesIn } from "./phrases/phrasesIn.ts";
import type { AudioDescription, TourWords, WorkFacts, WorkWords } from "./schema.ts";
import { script } from "./script.ts";

/** Paragraphs of sentences. */
type Spoken = readonly (readonly MarkedText[])[];

type Bounds = readonly [least: number, most: number];

const SHORT: Bounds = [30, 60];
const DESCRIPTION: Bounds = [120, 200];
const INTRODUCTION_SECONDS: Bounds = [40, 60];
const WORDS_IN_A_SPOKEN_SENTENCE = 17;
const EASY: Bounds = [40, 180];
const WORDS_IN_AN_EASY_SENTENCE = 14;
const SENTENCES_IN_AN_EASY_PARAGRAPH = 7;

type Rules = {
  /** An audio description of one and a half to two minutes, in words. */
  audio: Bounds;
  /** What no script says: invitations to look, and praise. */
  forbidden: RegExp;
  sides: RegExp;
  /** How the voice says at which stop the visitor is: “stop one of three”. */
  stop: (number: string, of: string) => string;
  numbers: readonly string[];
  workshop: RegExp;
  /** How the alternative text of an illustration begins: of a painting, and of any other work. */
  illustration: RegExp;
  /** Quotation marks and spaces of other languages, and straight quotes, which none uses. */
  foreign: RegExp;
};

const rules: Record<Language, Rules> = {
  en: {
    audio: [180, 250],
    forbidden: words(
      "can see|you see|we see|look|look at|beautiful\\p{L}*|masterpieces?|famous\\p{L}*|wonderful\\p{L}*|magnificent\\p{L}*|splendid\\p{L}*|stunning\\p{L}*|amazing\\p{L}*|extraordinar\\p{L}*|superb\\p{L}*|gorgeous|impressive\\p{L}*|brilliant\\p{L}*",
    ),
    sides: words("left|right"),
    stop: (number, of) => `stop ${number} of ${of}`,
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    workshop: words("workshop"),
    illustration: /^Illustration, not the (?:painting|work): /,
    foreign: /['"„«»]/u,
  },
  fr: {
    audio: [190, 300],
    forbidden: words(
      "vous voyez|vous pouvez voir|nous voyons|on voit|on peut voir|regardez|observez|beau|bel|beaux|belles?|chefs?-d’œuvre|célèbres?|magnifi\\p{L}*|splendid\\p{L}*|merveill\\p{L}*|extraordinair\\p{L}*|superbe\\p{L}*|sublimes?|impressionnan\\p{L}*",
    ),
    sides: words("gauche|droite?"),
    stop: (number, of) => `étape ${number} sur ${of}`,
    numbers: ["un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
    workshop: words("atelier"),
    illustration: /^Illustration, et non (?:le tableau|l’œuvre)\u00A0: /,
    foreign: /['"“”„]|«(?!\u00A0)|(?<!\u00A0)»|(?<![\u00A0\u202F])[:;!?]/u,
  },
  de: {
    audio: [160, 250],
    forbidden: words(
      "sie sehen|wir sehen|man sieht|sieht man|sehen sie|schauen sie|betrachten sie|\\p{L}*schön\\p{L}*|meisterwerk\\p{L}*|berühmt\\p{L}*|wunderbar\\p{L}*|herrlich\\p{L}*|prächtig\\p{L}*|großartig\\p{L}*|beeindruckend\\p{L}*|außergewöhnlich\\p{L}*",
    ),
    sides: words("links|rechts|linke[mnrs]?|rechte[mnrs]?"),
    stop: (number, of) => `Station ${number} von ${of}`,
    numbers: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"],
    workshop: words("werkstatt"),
    illustration: /^Illustration, nicht das (?:Gemälde|Werk): /,
    foreign: /['"”«»]/u,
  },
  it: {
    audio: [180, 290],
    forbidden: words(
      "puoi vedere|potete vedere|come vedi|vedete|vediamo|si vede|si vedono|guardate|osserva|osservate|bel|bei|begli|bell[aeio’]|bellissim\\p{L}*|capolavor\\p{L}*|famos\\p{L}*|celebr[ei]|meraviglios\\p{L}*|splendid\\p{L}*|magnific\\p{L}*|straordinari\\p{L}*|stupend\\p{L}*",
    ),
    sides: words("sinistr[aeio]|destr[aeio]"),
    stop: (number, of) => `tappa ${number} di ${of}`,
    numbers: ["uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"],
    workshop: words("bottega"),
    illustration: /^Illustrazione, non (?:il dipinto|l’opera): /,
    foreign: /['"“”„]/u,
  },
  es: {
    audio: [190, 300],
    forbidden: words(
      "puede ver|pueden ver|como ve|vemos|se ve|se ven|mire|miren|observe|observen|bell[ao]s?|bellísim\\p{L}*|hermos\\p{L}*|obras? maestras?|famos\\p{L}*|célebres?|maravill\\p{L}*|espléndid\\p{L}*|magnífic\\p{L}*|extraordinari\\p{L}*|precios\\p{L}*|impresionante\\p{L}*",
    ),
    sides: words("izquierd[ao]s?|derech[ao]s?"),
    stop: (number, of) => `parada ${number} de ${of}`,
    numbers: ["uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez"],
    workshop: words("taller"),
    illustration: /^Ilustración, no (?:el cuadro|la obra): /,
    foreign: /['"“”„]/u,
  },
};

/** What is wrong with the words about a work, as far as a rule can tell. What is not there is not. */
export function proofreadWork(work: WorkFacts, said: WorkWords, language: Language): string[] {
  const { title, technique, alt, short, description, easy, audio } = said;
  const { illustration } = rules[language];
  const lines = [title, technique, alt].filter((text) => text !== undefined);
  return [
    ...written([...lines, ...(short ? [short] : []), ...(description ?? [])], language),
    ...lines
      .filter((text) => text.includes("<"))
      .map((text) => `marks where none can be: “${text}”`),
    ...(short ? length("the short description", [short], SHORT) : []),
    ...(description ? length("the description", description, DESCRIPTION) : []),
    ...(easy ? easyWell(easy, language) : []),
    ...(audio ? audioWell(work, title ?? work.title, audio, language) : []),
    ...(alt && work.picture
      ? only(
          illustration.test(alt) === (work.picture.kind === "illustration"),
          work.picture.kind === "illustration"
            ? "the alternative text does not begin as that of an illustration does"
            : "the alternative text begins as that of an illustration does, and this is a photograph",
        )
      : []),
  ];
}

function audioWell(
  { kind, makers = [] }: WorkFacts,
  title: string,
  audio: AudioDescription,
  language: Language,
) {
  const { audio: bounds, sides, workshop } = rules[language];
  const spoken = script(audio, kind, phrasesIn[language]);
  const shown = plain([...audio.path, ...(audio.light ?? [])].join(" "));
  const hasWorkshop = makers.some(({ hand }) => hand === "workshop");
  return [
    ...length("the audio description", spoken.flat(), bounds),
    ...spokenWell(spoken, language),
    ...missing("The label", [audio.label], [title, ...makers.map(({ name }) => name)]),
    ...only(!hasWorkshop || workshop.test(audio.label.join(" ")), "the workshop is not named"),
    ...only(
      sides.test(shown) === Boolean(audio.namesSides),
      audio.namesSides
        ? "neither left nor right is said: `namesSides` is left out"
        : "left or right is said: `namesSides` is to be true",
    ),
  ];
}

/**
 * What is hard to read in a text that is to be easy, by the rules of Inclusion Europe that a
 * machine can check: short sentences, one idea each, numbers in digits, no abbreviations.
 */
function easyWell(text: readonly (readonly string[])[], language: Language) {
  const sentences = text.flat();
  return [
    ...length("the text that is easy to read", sentences, EASY),
    ...written(sentences, language),
    ...text
      .filter((paragraph) => paragraph.length > SENTENCES_IN_AN_EASY_PARAGRAPH)
      .map(([first]) => `a paragraph that is too long: “${first}”`),
    ...sentences.flatMap((marked) => {
      const sentence = plain(marked);
      const complaints = [];
      if (count(sentence) > WORDS_IN_AN_EASY_SENTENCE) complaints.push("too long to be easy");
      if ((sentence.match(/[,:]/g) ?? []).length > 1) complaints.push("more than one idea");
      if (/[;()[\]/&%×–—]|\b(cm|mm|km|ca|etc)\b/.test(sentence)) complaints.push("hard signs");
      if (/(?<!\p{L})[IVX]{2,}(?!\p{L})/u.test(sentence)) complaints.push("a Roman numeral");
      if (!/[.!?]$/.test(sentence)) complaints.push("no full stop");
      if (/[.!?]\s/.test(sentence)) complaints.push("more than one sentence");
      return complaints.map((complaint) => `${complaint}: “${sentence}”`);
    }),
  ];
}

/** What is wrong with the words of the tour, as far as a rule can tell. */
export function proofreadTour(
  scripts: TourWords,
  stops: readonly { facts: WorkFacts; title: string }[],
  tour: TourMessages,
  { player }: Messages,
  language: Language,
) {
  const taught = Object.values(tour.commands).map(([word]) => word);
  const { steps, introduction, introductionByButtons, help, helpByButtons } = scripts;
  const { notRecognised, completed, cannotGoBack } = scripts;
  const seconds = secondsAloud(introduction);
  const { numbers, stop, workshop } = rules[language];
  const stopAt = (index: number) => stop(numbers[index] ?? "", numbers[stops.length - 1] ?? "");
  return [
    ...[
      introduction,
      introductionByButtons,
      ...Object.values(steps),
      help,
      helpByButtons,
      notRecognised,
      completed,
      cannotGoBack,
    ].flatMap((each) => spokenWell(each, language)),
    ...only(
      isWithin(seconds, INTRODUCTION_SECONDS),
      `an introduction of ${seconds} seconds, not 40 to 60`,
    ),
    ...missing("The introduction", introduction, [
      ...taught,
      tour.activate,
      player.play,
      stopAt(0),
    ]),
    ...missing("The introduction by buttons", introductionByButtons, [
      ...taught,
      player.play,
      stopAt(0),
    ]),
    ...missing("The help", help, [...taught, tour.activate]),
    ...missing("The help by buttons", helpByButtons, taught),
    ...[introductionByButtons, helpByButtons].flatMap((each) =>
      only(!each.flat().join(" ").includes(tour.activate), "a microphone where there is none"),
    ),
    ...missing("What follows a phrase not understood", notRecognised, taught),
    ...stops.flatMap(({ facts: { slug, makers = [] }, title }, index) => {
      const step = steps[slug];
      if (!step) return [];
      const hasWorkshop = makers.some(({ hand }) => hand === "workshop");
      const names = makers.map(({ name }) => name);
      return [
        ...missing(`The stop ${slug}`, step, [stopAt(index), title, ...names]),
        ...only(!hasWorkshop || workshop.test(step.join(" ")), "the workshop is not named"),
      ];
    }),
  ];
}

function spokenWell(text: Spoken, language: Language) {
  return [
    ...written(text.flat(), language),
    ...text.flat().flatMap((marked) => {
      const sentence = plain(marked);
      const complaints = [];
      if (count(sentence) > WORDS_IN_A_SPOKEN_SENTENCE) complaints.push("too long for the ear");
      if (/[\d()[\]/&%×]|\b(cm|mm|km|ca|etc)\b/.test(sentence)) complaints.push("not in words");
      if (/(?<!\p{L})[IVX]{2,}(?!\p{L})/u.test(sentence)) complaints.push("a Roman numeral");
      if (!/[.!?][”»“]?$/.test(sentence)) complaints.push("no full stop");
      if (/[.!?][”»“]?\s/.test(sentence)) complaints.push("more than one sentence");
      if (rules[language].forbidden.test(sentence)) complaints.push("eyes or praise");
      return complaints.map((complaint) => `${complaint}: “${sentence}”`);
    }),
  ];
}

function written(texts: readonly MarkedText[], language: Language) {
  return texts.flatMap((text) => {
    const seen = plain(text);
    const marks = [...text.matchAll(/<(\w+)>/g)].map((mark) => mark[1]);
    const marked = stretches(text).filter((stretch) => stretch.language).length;
    const complaints = [];
    if (seen.trim() === "") complaints.push("empty");
    if (/[<>]/.test(seen) || marks.length !== marked || !marks.every(isLanguage))
      complaints.push("a mark that is none");
    if (marks.includes(language)) complaints.push("its own language marked as foreign");
    if (rules[language].foreign.test(seen)) complaints.push("another language’s typography");
    if (/ {2}|^\s|\s$| [,.]/.test(seen)) complaints.push("a space too many");
    return complaints.map((complaint) => `${complaint}: “${text}”`);
  });
}

function length(what: string, texts: readonly MarkedText[], bounds: Bounds) {
  const size = count(plain(texts.join(" ")));
  return only(isWithin(size, bounds), `${what} has ${size} words, not ${bounds.join(" to ")}`);
}

function missing(what: string, text: Spoken, phrases: readonly string[]) {
  const said = plain(text.flat().join(" "));
  return phrases
    .filter((phrase) => !words(phrase.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).test(said))
    .map((phrase) => `${what} does not say “${phrase}”.`);
}

function only(isRight: boolean, complaint: string) {
  return isRight ? [] : [complaint];
}

/** Roughly how long it takes a calm reader, who breathes between sentences. */
function secondsAloud(text: Spoken) {
  const sentences = text.flat();
  return Math.round(plain(sentences.join(" ")).length / 15.5 + sentences.length * 0.45);
}

function count(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function isWithin(value: number, [least, most]: Bounds) {
  return value >= least && value <= most;
}

function words(alternatives: string) {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}
