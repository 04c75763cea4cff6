import type { Language } from "../../i18n/languages.ts";

/** What tells sentences apart; not every browser has one. */
type Segmenter = typeof Intl.Segmenter | undefined;

/** After these a sentence goes on: “S. Pietro”, “sec. XVII”, “ca. 1525”, “Nr. 4”. */
const GOES_ON =
  /(?:^|[\s(«“‘„’])(?:\p{Lu}|S[Ss]|Sta?|Sto|Sant|Mrs?|Ms|Dr|Drs|Prof|Sig|Dott|Mons|Fr|Hl|Nr|Abb|Bd|[Cc]a?|[Ss]ecc?|[Ii]nv|[Ff]igg?|nn?|nr|pp?|[Pp]agg?|[Vv]oll?|[Aa]rt|[Cc]at|[Cc]fr|[Vv]gl|ad es|z|av|v|ap|approx|bzw|alt|largh)\.\s*$/u;
/** After these it goes on unless a capital letter follows: “ecc.”, “a.C.”. */
const MAY_GO_ON = /(?:^|[\s(])(?:ecc|etc|[ad]\. ?C|B\.?C|A\.?D|Jh|Jhs|Chr|J\.-C)\.\s*$/u;
/** “Nr. 4”, and in German “im 17. Jahrhundert”. */
const NUMBER_FOLLOWS = /(?:^|\s)[Nn]o\.\s*$/;
const GERMAN_ORDINAL = /(?:^|\s)\d{1,2}\.\s*$/;

/** The sentences of a text; abbreviations do not end one. Nothing but blanks is lost. */
export function splitSentences(
  text: string,
  language: Language,
  { segmenter }: { segmenter: Segmenter } = { segmenter: Intl.Segmenter },
): string[] {
  const sentences: string[] = [];
  for (const piece of pieces(text, language, segmenter)) {
    const before = sentences.at(-1);
    if (before !== undefined && goesOn(before, piece, language))
      sentences[sentences.length - 1] = before + piece;
    else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

function pieces(text: string, language: Language, segmenter: Segmenter): string[] {
  if (!segmenter) return text.split(/(?<=[.!?][”»“’)]*\s+)(?=\S)/u);
  const found = new segmenter(language, { granularity: "sentence" }).segment(text);
  return [...found].map(({ segment }) => segment);
}

function goesOn(before: string, after: string, language: Language) {
  if (GOES_ON.test(before) || /^[\s”»“’)]*\p{Ll}/u.test(after)) return true;
  if (NUMBER_FOLLOWS.test(before)) return /^\d/.test(after);
  if (language === "de" && GERMAN_ORDINAL.test(before)) return true;
  return MAY_GO_ON.test(before) && !/^[\s”»“’(«]*\p{Lu}/u.test(after);
}
