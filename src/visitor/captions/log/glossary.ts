import { editDistances } from "../../../captions/editDistances.ts";
import type { Named } from "../../../catalogue/catalogue.ts";
import { foldedLetters } from "../../../lib/text/foldText.ts";

type Entry = { name: string; letters: string; parts: readonly Part[]; works: readonly number[] };
/** A word of a name; a small one, like “del” in “Bassano del Grappa”, is not `isProper`. */
type Part = { letters: string; isProper: boolean };

/** All names by their letters, and those to be found misheard by how many words they have. */
export type Glossary = {
  byLetters: ReadonlyMap<string, Entry>;
  misheard: readonly (readonly Entry[])[];
};

/** A stretch of what was said; a name has the works that it belongs to. */
export type Stretch = { text: string; works?: readonly number[] };

/** The names that may be said, each with its works. */
export function createGlossary(named: readonly Named[]): Glossary {
  const byLetters = new Map<string, Entry>();
  for (const { names, work } of named) {
    for (const name of names) {
      const letters = foldedLetters(name);
      const works = byLetters.get(letters)?.works ?? [];
      const all = work === undefined || works.includes(work) ? works : [...works, work];
      byLetters.set(letters, { name, letters, parts: partsOf(name), works: all });
    }
  }
  const misheard: Entry[][] = [];
  for (const entry of byLetters.values()) {
    if (entry.letters.length >= LONG) (misheard[entry.parts.length] ??= []).push(entry);
  }
  return { byLetters, misheard };
}

/** The names of a glossary, each once, as it should be spelt. */
export function glossaryNames({ byLetters }: Glossary): string[] {
  return [...byLetters.values()].map(({ name }) => name);
}

export const noGlossary = createGlossary([]);

function partsOf(name: string): Part[] {
  return tokensOf(name).map(({ letters, start }) => ({
    letters,
    isProper: name[start] !== name[start]!.toLowerCase(),
  }));
}

/** The stretches of `text`, its names spelt as they should be, also those that were misheard. */
export function findNames(text: string, glossary: Glossary): Stretch[] {
  const tokens = tokensOf(text);
  const stretches: Stretch[] = [];
  let done = 0;
  for (let first = 0; first < tokens.length; first++) {
    for (let count = longestPhrase(tokens, first, glossary); count > 0; count--) {
      const found = matchName(text, tokens.slice(first, first + count), glossary);
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

type Token = {
  letters: string;
  start: number;
  end: number;
  /** Whether it can belong to one name with the word before: no full stop or comma is between. */
  goesOn: boolean;
};

/** How many words from the `first` on may be one name. */
function longestPhrase(tokens: Token[], first: number, { misheard }: Glossary) {
  // One word more than the longest name has: the recogniser may have cut a word in two.
  const most = Math.min(misheard.length, tokens.length - first);
  for (let count = 1; count < most; count++) if (!tokens[first + count]!.goesOn) return count;
  return most;
}

/** The works of the name that these words are, and its `text` where it is to be spelt otherwise. */
function matchName(text: string, tokens: Token[], { byLetters, misheard }: Glossary) {
  const words = tokens.map(({ letters }) => letters);
  const letters = words.join("");
  const exact = byLetters.get(letters);
  const entry =
    exact && isName(words.length, exact)
      ? exact
      : misheard[words.length]?.find((candidate) => isNear(words, candidate));
  if (!entry) return undefined;
  const { name, works } = entry;
  const said = text.slice(tokens[0]!.start, tokens.at(-1)!.end);
  const hasEnding = letters !== entry.letters && letters.startsWith(entry.letters);
  // A recogniser that writes capitals knows better than we do where one belongs.
  const isInOtherCase = said !== said.toLowerCase() && said.toLowerCase() === name.toLowerCase();
  const keepsSpelling = hasEnding || isInOtherCase || name === name.toLowerCase();
  return keepsSpelling ? { works } : { works, text: name };
}

/** In letters: shorter names resemble ordinary words, so they are never found misheard. */
const LONG = 9;
/** In letters: a name so long is also found with its words cut or joined: “pro serpina”. */
const CUT_IN_TWO = 10;

function isName(words: number, { letters, parts }: Entry) {
  return words === parts.length || (letters.length >= CUT_IN_TWO && words <= parts.length + 1);
}

/** Whether these words are the name misheard: a few letters differ, but none in a small word. */
function isNear(words: string[], { letters, parts }: Entry) {
  let left = letters.length < 12 ? 1 : letters.length < 18 ? 2 : 3;
  return words.every((word, index) => {
    const { letters: part, isProper } = parts[index]!;
    const most = !isProper || part.length < 4 ? 0 : part.length < 8 ? 1 : 2;
    const allowed = Math.min(left, most);
    if (word === part) return true;
    if (Math.abs(word.length - part.length) > allowed || !beginsAlike(word, part)) return false;
    const needed = editDistances(word, part, allowed).at(-1)!;
    left -= needed;
    return needed <= allowed;
  });
}

/** Names are mostly misheard in the middle, so words that begin otherwise need no comparison. */
function beginsAlike(one: string, other: string) {
  return one[0] === other[0] || one[1] === other[1];
}

function tokensOf(text: string): Token[] {
  let before = 0;
  // An accent that stands alone beside a name was taken for part of it and lost: it is no word.
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)].map(({ 0: word, index }) => {
    const goesOn = /^[\s'’-]+$/.test(text.slice(before, index));
    before = index + word.length;
    return { letters: foldedLetters(word), start: index, end: before, goesOn };
  });
}
