import type { Named } from "../../content/museum.ts";
import { foldedLetters } from "../../lib/folded.ts";

type Entry = { name: string; letters: string; parts: readonly Part[]; works: readonly number[] };
/** A word of a name; a small one, as in “Bassano del Grappa”, has no capital. */
type Part = { letters: string; isProper: boolean };

export type Glossary = readonly Entry[];

/** A stretch of what was said; a name has the works that it belongs to. */
export type Stretch = { text: string; works?: readonly number[] };

/** The names that may be said, each with its works. */
export function glossaryOf(named: readonly Named[]): Glossary {
  const entries = new Map<string, Entry>();
  for (const { names, work } of named) {
    for (const name of names) {
      const letters = foldedLetters(name);
      const works = entries.get(letters)?.works ?? [];
      const all = work === undefined || works.includes(work) ? works : [...works, work];
      entries.set(letters, { name, letters, parts: partsOf(name), works: all });
    }
  }
  return [...entries.values()];
}

function partsOf(name: string): Part[] {
  return tokensOf(name).map(({ letters, start }) => ({
    letters,
    isProper: name[start] !== name[start]!.toLowerCase(),
  }));
}

/** What was said with its names as they are written, found by themselves or by what is near them. */
export function withNames(text: string, glossary: Glossary): Stretch[] {
  const tokens = tokensOf(text);
  const most = Math.max(0, ...glossary.map(({ parts }) => parts.length)) + 1;
  const stretches: Stretch[] = [];
  let done = 0;
  for (let first = 0; first < tokens.length; first++) {
    for (let count = Math.min(most, tokens.length - first); count > 0; count--) {
      const found = nameOf(text, tokens.slice(first, first + count), glossary);
      if (!found) continue;
      const { start } = tokens[first]!;
      const { end } = tokens[first + count - 1]!;
      if (start > done) stretches.push({ text: text.slice(done, start) });
      stretches.push({ text: found.text ?? text.slice(start, end), works: found.works });
      done = end;
      first += count - 1;
      break;
    }
  }
  if (done < text.length) stretches.push({ text: text.slice(done) });
  return stretches;
}

type Token = { letters: string; start: number; end: number };

/** The name that these words are, and how it is written where they are not written so. */
function nameOf(text: string, tokens: Token[], glossary: Glossary) {
  if (!isOnePhrase(text, tokens)) return undefined;
  const words = tokens.map(({ letters }) => letters);
  const letters = words.join("");
  const entry =
    glossary.find((candidate) => isName(letters, words.length, candidate)) ??
    glossary.find((candidate) => isNear(words, candidate));
  if (!entry) return undefined;
  const { name, works } = entry;
  const said = text.slice(tokens[0]!.start, tokens.at(-1)!.end);
  const hasEnding = letters !== entry.letters && letters.startsWith(entry.letters);
  // A recogniser that writes capitals knows better than we do where one belongs.
  const isInOtherCase = said !== said.toLowerCase() && said.toLowerCase() === name.toLowerCase();
  const isKept = hasEnding || isInOtherCase || name === name.toLowerCase();
  return isKept ? { works } : { works, text: name };
}

/** A name of several words has no ordinary ones beside it, nor has a long one. */
const LONG = 9;
/** A long name may be heard as two words: “pro serpina”. */
const CUT_IN_TWO = 10;

function isName(letters: string, words: number, entry: Entry) {
  if (letters !== entry.letters) return false;
  return (
    words === entry.parts.length ||
    (letters.length >= CUT_IN_TWO && words <= entry.parts.length + 1)
  );
}

/** Each word is near its own: another small or ordinary word makes another phrase. */
function isNear(words: string[], { letters, parts }: Entry) {
  if (words.length !== parts.length || letters.length < LONG) return false;
  let left = letters.length < 12 ? 1 : letters.length < 18 ? 2 : 3;
  return words.every((word, index) => {
    const { letters: part, isProper } = parts[index]!;
    const most = !isProper || part.length < 4 ? 0 : part.length < 8 ? 1 : 2;
    const allowed = Math.min(left, most);
    if (Math.abs(word.length - part.length) > allowed) return false;
    const changes = word === part ? 0 : distance(word, part);
    left -= changes;
    return changes <= allowed;
  });
}

/** How many letters it takes to make one word out of the other. */
function distance(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let line = 0; line < one.length; line++) {
    const next = [line + 1];
    for (let column = 0; column < other.length; column++) {
      const kept = row[column]! + (one[line] === other[column] ? 0 : 1);
      next.push(Math.min(kept, row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    letters: foldedLetters(word),
    start: index,
    end: index + word.length,
  }));
}

/** Across a full stop or a comma there is no name. */
function isOnePhrase(text: string, tokens: Token[]) {
  return tokens
    .slice(1)
    .every(({ start }, index) => /^[\s'’-]+$/.test(text.slice(tokens[index]!.end, start)));
}
