import type { Language } from "../../../i18n/languages.ts";

/** The numbers of Whisper's tokens that are no text. */
export const special = {
  end: 50_257,
  start: 50_258,
  transcribe: 50_359,
  before: 50_361,
  noSpeech: 50_362,
  /** The first of the tokens that stand for times. */
  times: 50_364,
  languages: { en: 50_259, de: 50_261, es: 50_262, fr: 50_265, it: 50_274 },
} as const satisfies Record<string, number | Record<Language, number>>;

/** The text of tokens, and the tokens of a text. */
export function tokenizer(texts: readonly string[]) {
  const numbers = new Map(texts.map((text, number) => [text, number]));
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();

  function bytesOf(tokens: readonly number[]) {
    return tokens.map((token) => texts[token] ?? "").join("");
  }

  return {
    count: texts.length,
    /** A letter may be cut over two tokens: one that is not whole is left out. */
    toText(tokens: readonly number[]): string {
      const bytes = Uint8Array.from(bytesOf(tokens), (letter) => letter.charCodeAt(0));
      return decoder.decode(bytes).replaceAll("\uFFFD", "");
    },
    /** Whether a word begins with this token. */
    beginsWord: (token: number) => texts[token]?.startsWith(" ") ?? true,
    /** Whether it stands for something that nobody says: brackets, notes, asterisks. */
    isUnsaid(token: number) {
      const bytes = Uint8Array.from(texts[token] ?? "", (letter) => letter.charCodeAt(0));
      return unsaid.test(decoder.decode(bytes));
    },
    toTokens(text: string): number[] {
      return [...text.matchAll(WORD)].flatMap(([word]) => {
        const parts = Array.from(encoder.encode(word), (byte) => String.fromCharCode(byte));
        return mergePairs(parts, numbers).map((part) => numbers.get(part)!);
      });
    },
  };
}

export type Tokenizer = ReturnType<typeof tokenizer>;

/** The pieces that a text is cut into before its letters are joined. */
const WORD = /'s|'t|'re|'ve|'m|'ll|'d| ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s+(?!\S)|\s+/gu;

const unsaid = /^ ?["#()*+/:;<=>@[\\\]^_`{|}~「」『』]+$|^ ['-]$|^--+$|[♩♪♫♬♭♮♯]/u;

/** Joins neighbours to the token with the lowest number, until no two make one. */
function mergePairs(parts: string[], numbers: ReadonlyMap<string, number>) {
  for (;;) {
    let best = -1;
    let lowest = Infinity;
    for (let at = 0; at + 1 < parts.length; at++) {
      const number = numbers.get(parts[at]! + parts[at + 1]!) ?? Infinity;
      if (number < lowest) [best, lowest] = [at, number];
    }
    if (best < 0) return parts;
    parts.splice(best, 2, parts[best]! + parts[best + 1]!);
  }
}
