import { isLanguage, type Language } from "../../i18n/languages.ts";

/** Each part of a work's words: its code, and how many numbers lead to one text of it. */
const ofWork = {
  title: ["ti", 0],
  technique: ["te", 0],
  alt: ["al", 0],
  short: ["sh", 0],
  description: ["de", 1],
  easy: ["ea", 2],
  touchEmblem: ["me", 2],
  touchComposition: ["mc", 2],
  names: ["na", 1],
  "audio.warning": ["aw", 0],
  "audio.label": ["ab", 1],
  "audio.size": ["az", 1],
  "audio.subject": ["as", 0],
  "audio.order": ["ao", 0],
  "audio.path": ["ap", 1],
  "audio.light": ["ai", 1],
  "audio.story": ["ar", 1],
} as const satisfies Parts;

/** The same of what is said in the museum as a whole. */
const ofMuseum = {
  "museum.names": ["mn", 1],
  "tour.introduction": ["in", 2],
  "tour.introductionByButtons": ["ib", 2],
  "tour.help": ["he", 2],
  "tour.helpByButtons": ["hb", 2],
  "tour.notRecognised": ["nr", 2],
  "tour.completed": ["co", 2],
  "tour.cannotGoBack": ["cb", 2],
} as const satisfies Parts;

const STEP = "st";
const MUSEUM = "museo";

type Parts = Record<string, readonly [code: string, numbers: 0 | 1 | 2]>;
type PartOf<These extends Parts> = {
  [Name in keyof These & string]: These[Name][1] extends 0
    ? Name
    : These[Name][1] extends 1
      ? `${Name}.${number}`
      : `${Name}.${number}.${number}`;
}[keyof These & string];

/** Where one text stands: in the words of a work, or in those of the tour and the museum. */
export type TextPath =
  | { work: string; part: PartOf<typeof ofWork> }
  | { part: PartOf<typeof ofMuseum> | `tour.steps.${string}.${number}.${number}` };

/** The code of a text in a translator's document: `apollo/ap4/kd`. Numbers count from one. */
export function keyOf(path: TextPath): string {
  const step = "work" in path ? null : /^tour\.steps\.([^.]+)\.(\d+)\.(\d+)$/.exec(path.part);
  if (step) return withCheck(`${step[1]}/${STEP}${toCounts([step[2]!, step[3]!])}`);
  const [, name = "", numbers = ""] = /^(.*?)((?:\.\d+)*)$/.exec(path.part) ?? [];
  const parts: Parts = "work" in path ? ofWork : ofMuseum;
  const code = parts[name]?.[0];
  if (!code) throw new Error(`There is no such text: ${path.part}`);
  const place = "work" in path ? path.work : MUSEUM;
  return withCheck(`${place}/${code}${toCounts(numbers.split(".").filter(Boolean))}`);
}

/** What a code leads to; none where a character of it was lost, added or changed. */
export function partOf(key: string): TextPath | undefined {
  const found = /^([\da-z-]{1,80})\/([a-z]{2})((?:\d{1,4}(?:\.\d{1,4})?)?)\/[a-z]{2}$/.exec(key);
  if (!found || withCheck(key.slice(0, -3)) !== key) return undefined;
  const [, place = "", code = "", counts] = found;
  const numbers = (counts ?? "").split(".").filter(Boolean);
  if (numbers.some((number) => !/^[1-9]/.test(number))) return undefined;
  const indices = numbers.map((number) => Number(number) - 1);
  if (code === STEP) {
    return indices.length === 2 ? { part: `tour.steps.${place}.${pair(indices)}` } : undefined;
  }
  const parts: Parts = place === MUSEUM && !isIn(ofWork, code) ? ofMuseum : ofWork;
  const name = Object.keys(parts).find((part) => parts[part]![0] === code);
  if (!name || parts[name]![1] !== indices.length) return undefined;
  const part = [name, ...indices].join(".");
  // The name and the count of its numbers are those of the table, so the part is one of its parts.
  return (parts === ofWork ? { work: place, part } : { part }) as TextPath;
}

const isIn = (parts: Parts, code: string) => Object.values(parts).some(([other]) => other === code);
const toCounts = (indices: readonly string[]) =>
  indices.map((index) => Number(index) + 1).join(".");
const pair = ([one = 0, two = 0]: readonly number[]): `${number}.${number}` => `${one}.${two}`;
const withCheck = (code: string) => `${code}/${checkLetters(code)}`;

/** No vowels, so that the letters never make a word, and none that looks like a figure. */
const letters = "bcdfghjkmnpqrstvwxyz";

/** A prime just below the pairs of letters: a wrong or swapped character always gives others. */
const PRIME = 397;

/** A checksum of two letters: a code with a mistake does not match it. */
function checkLetters(code: string): string {
  let sum = 7;
  for (const character of code) sum = (sum * 31 + character.codePointAt(0)!) % PRIME;
  return letters[Math.floor(sum / letters.length)]! + letters[sum % letters.length]!;
}

type Languages = { original: Language; language: Language };

/** The code in the table's head, which says from and into which language it is translated. */
export function documentKey({ original, language }: Languages): string {
  const code = `varco/${original}-${language}`;
  return `${code}/${checkLetters(code)}`;
}

/** The languages that such a code names. */
export function languagesOf(key: string): Languages | undefined {
  const [, original, language] = /^varco\/([a-z]{2})-([a-z]{2})\/[a-z]{2}$/.exec(key) ?? [];
  if (!isLanguage(original) || !isLanguage(language)) return undefined;
  return documentKey({ original, language }) === key ? { original, language } : undefined;
}
