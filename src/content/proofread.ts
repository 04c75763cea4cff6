import type { Messages } from "../i18n/en.ts";
import type { Language } from "../i18n/languages.ts";
import { plain, stretches, type MarkedText } from "../i18n/markedText.ts";
import type { Script, TourWords, Work, WorkWords } from "./museum.ts";
import { script } from "./script.ts";

type Bounds = readonly [least: number, most: number];

const SHORT: Bounds = [30, 60];
const DESCRIPTION: Bounds = [120, 200];
/** One and a half to two minutes; the other languages need more or fewer words for them. */
const AUDIO_DESCRIPTION: Record<Language, Bounds> = {
  en: [180, 250],
  fr: [190, 300],
  de: [160, 250],
  it: [180, 290],
  es: [190, 300],
};
const INTRODUCTION_SECONDS: Bounds = [40, 60];
const WORDS_IN_A_SPOKEN_SENTENCE = 17;

/** What an audio description never says: invitations to use one's eyes, and praise. */
const FORBIDDEN: Record<Language, RegExp> = {
  en: words(
    "as you can see|you can see|we see|look at|beautiful|masterpieces?|famous|wonderful|magnificent|splendid|stunning|amazing|extraordinary|superb|gorgeous|impressive|brilliant",
  ),
  fr: words(
    "comme vous (?:le )?voyez|vous pouvez voir|nous voyons|on voit|regardez|observez|beau|beaux|belles?|chefs?-d’œuvre|célèbres?|magnifiques?|splendides?|merveilleu(?:x|ses?)|extraordinaires?|superbes?|sublimes?|impressionnante?s?",
  ),
  de: words(
    "wie sie sehen|sie sehen|wir sehen|man sieht|sehen sie|schauen sie|betrachten sie|schön(?:e[mnrs]?)?|meisterwerke?|berühmt(?:e[mnrs]?)?|wunderbar(?:e[mnrs]?)?|herrlich(?:e[mnrs]?)?|prächtig(?:e[mnrs]?)?|großartig(?:e[mnrs]?)?|beeindruckend(?:e[mnrs]?)?|außergewöhnlich(?:e[mnrs]?)?",
  ),
  it: words(
    "come (?:puoi|potete) vedere|come vedi|vediamo|si vede|guardate|osserva|osservate|bell[aeio]|bellissim[aeio]|capolavor[io]|famos[aeio]|celebr[ei]|meraviglios[aeio]|splendid[aeio]|magnific[ao]|straordinari[ao]?|stupend[aeio]",
  ),
  es: words(
    "como (?:puede|pueden) ver|como ve|vemos|se ve|mire|miren|observe|observen|bell[ao]s?|hermos[ao]s?|obras? maestras?|famos[ao]s?|célebres?|maravillos[ao]s?|espléndid[ao]s?|magnífic[ao]s?|extraordinari[ao]s?|precios[ao]s?|impresionantes?",
  ),
};

/** Quotation marks that are not this language’s; a straight one is nobody’s. */
const FOREIGN_QUOTES: Record<Language, RegExp> = {
  en: /['"„«»]/u,
  fr: /['"“”„]|«(?!\u00A0)|(?<!\u00A0)»|(?<![\u00A0\u202F])[:;!?]/u,
  de: /['"”«»]/u,
  it: /['"“”„]/u,
  es: /['"“”„]/u,
};

const SIDES: Record<Language, RegExp> = {
  en: words("left|right"),
  fr: words("gauche|droite?"),
  de: words("links|rechts|linken?|rechten?|rechter|linker"),
  it: words("sinistr[ao]|destr[ao]"),
  es: words("izquierd[ao]|derech[ao]"),
};

const ILLUSTRATION: Record<Language, RegExp> = {
  en: /illustration, not the painting/i,
  fr: /illustration, et non le tableau/i,
  de: /illustration, nicht das gemälde/i,
  it: /illustrazione, non il dipinto/i,
  es: /ilustración, no el cuadro/i,
};

/** What is wrong with the words about a work, as far as a rule can tell. */
export function proofreadWork(work: Work, said: WorkWords, messages: Messages, language: Language) {
  const { alt, short, description, audio } = said;
  const spoken = script(audio, messages);
  const label = plain(audio.label.join(" "));
  return [
    ...written([work.translation, alt, short, ...description], language),
    ...length("the short description", [short], SHORT),
    ...length("the description", description, DESCRIPTION),
    ...length("the audio description", spoken.flat(), AUDIO_DESCRIPTION[language]),
    ...[work.translation, work.artist]
      .filter((name) => !label.includes(name))
      .map((name) => `The audio description does not begin with “${name}”.`),
    ...proofreadSpoken(spoken, language),
    ...(SIDES[language].test(plain(audio.path.join(" "))) === Boolean(audio.namesSides)
      ? []
      : ["Whose left and right are named is not said, or said for nothing."]),
    ...(ILLUSTRATION[language].test(alt) === (work.picture.kind === "illustration")
      ? []
      : [`The alternative text is not that of a ${work.picture.kind}.`]),
  ];
}

/** What is wrong with the words of the tour, as far as a rule can tell. */
export function proofreadTour(
  { steps, introduction, ...answers }: TourWords,
  stops: readonly Work[],
  { tour }: Messages,
  language: Language,
) {
  const taught = Object.values(tour.commands).map(([word]) => word);
  const seconds = secondsAloud(introduction);
  return [
    ...[introduction, ...Object.values(steps), ...Object.values(answers)].flatMap((each) =>
      proofreadSpoken(each, language),
    ),
    ...(isWithin(seconds, INTRODUCTION_SECONDS)
      ? []
      : [`The introduction takes about ${Math.round(seconds)} seconds.`]),
    ...missing("The introduction", introduction, [...taught, tour.activate, tour.play]),
    ...missing("The help", answers.help, [...taught, tour.activate]),
    ...missing("What follows a phrase not understood", answers.notRecognised, taught),
    ...stops.flatMap(({ slug, translation, artist }) =>
      missing(`The stop ${slug}`, steps[slug] ?? [], [translation, artist]),
    ),
  ];
}

function proofreadSpoken(text: Script, language: Language) {
  return [
    ...written(text.flat(), language),
    ...text.flat().flatMap((sentence) => {
      const complaints = [];
      if (count(sentence) > WORDS_IN_A_SPOKEN_SENTENCE) complaints.push("too long for the ear");
      if (/[\d()[\]/&%×]/.test(plain(sentence))) complaints.push("not in words alone");
      if (/(?<!\p{L})[IVX]{2,}(?!\p{L})/u.test(sentence)) complaints.push("a Roman numeral");
      if (!/[.!?]$/.test(sentence)) complaints.push("no full stop");
      if (/[.!?]\s/.test(sentence)) complaints.push("more than one sentence");
      if (FORBIDDEN[language].test(plain(sentence))) complaints.push("eyes or praise");
      return complaints.map((complaint) => `${complaint}: “${sentence}”`);
    }),
  ];
}

function written(texts: readonly MarkedText[], language: Language) {
  return texts.flatMap((text) => {
    const complaints = [];
    const foreign = stretches(text).flatMap((stretch) => stretch.language ?? []);
    if (plain(text).trim() === "") complaints.push("empty");
    if (/[<>]/.test(plain(text))) complaints.push("a mark that is not closed");
    if (foreign.includes(language)) complaints.push("its own language marked as foreign");
    if (FOREIGN_QUOTES[language].test(plain(text))) complaints.push("another language’s quotes");
    if (/ {2}|^\s|\s$| [,.]/.test(plain(text))) complaints.push("a space too many");
    return complaints.map((complaint) => `${complaint}: “${text}”`);
  });
}

function length(what: string, texts: readonly MarkedText[], bounds: Bounds) {
  const size = count(texts.join(" "));
  return isWithin(size, bounds) ? [] : [`${what} has ${size} words`];
}

function missing(what: string, text: Script, phrases: readonly string[]) {
  const said = plain(text.flat().join(" ")).toLowerCase();
  return phrases
    .filter((phrase) => !said.includes(phrase.toLowerCase()))
    .map((phrase) => `${what} does not say “${phrase}”.`);
}

/** Roughly, at the pace of a calm reader who breathes between sentences. */
function secondsAloud(text: Script) {
  return plain(text.flat().join(" ")).length / 15.5 + text.flat().length * 0.45;
}

function count(text: MarkedText) {
  return plain(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;
}

function isWithin(value: number, [least, most]: Bounds) {
  return value >= least && value <= most;
}

function words(alternatives: string) {
  return new RegExp(`(?<!\\p{L})(?:${alternatives})(?!\\p{L})`, "iu");
}
