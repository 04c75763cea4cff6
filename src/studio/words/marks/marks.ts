import { isLanguage, type Language } from "../../../i18n/languages.ts";

/** Words marked as foreign, and where their mark begins and ends in the text. */
export type Mark = { start: number; end: number; words: string; language: Language };

export type Marking =
  | { phase: "marked"; text: string; caret: number }
  /** `nothing`: no words are selected. `touches`: some of them are marked already. */
  | { phase: "refused"; problem: "nothing" | "touches" };

/** The marks of a text, as visitors get them. */
export function marksIn(text: string): Mark[] {
  return [...text.matchAll(/<(\w\w)>(.*?)<\/\1>/g)].flatMap((found) => {
    const [whole, language, words = ""] = found;
    const start = found.index;
    return isLanguage(language) ? [{ start, end: start + whole.length, words, language }] : [];
  });
}

/** The text with the selected words marked as those of a language. */
export function withMark(text: string, from: number, to: number, language: Language): Marking {
  const selected = text.slice(from, to);
  const words = selected.trim();
  if (words === "") return { phase: "refused", problem: "nothing" };
  const start = from + selected.length - selected.trimStart().length;
  const end = start + words.length;
  const touches = marksIn(text).some((mark) => start < mark.end && end > mark.start);
  // A single < or > is part of a mark that is selected halfway.
  if (touches || /[<>\n]/.test(words)) return { phase: "refused", problem: "touches" };
  const marked = `<${language}>${words}</${language}>`;
  return {
    phase: "marked",
    text: text.slice(0, start) + marked + text.slice(end),
    caret: start + marked.length,
  };
}

/** The text with one mark taken away; its words stay. */
export function withoutMark(text: string, { start, end, words }: Mark): string {
  return text.slice(0, start) + words + text.slice(end);
}
