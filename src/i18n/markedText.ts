import { isLanguage, type Language } from "./languages.ts";

/** A text in one language in which words of another are marked: `a <it>lira da braccio</it>`. */
export type MarkedText = string;

/** The stretches of a text, each with its language where that is not the text's own. */
export function stretches(text: MarkedText): { words: string; language?: Language }[] {
  // Splitting at a pattern with two groups gives: own words, language, its words, own words, …
  const parts = text.split(/<(\w\w)>(.*?)<\/\1>/);
  return parts.flatMap((words, index) => {
    if (index % 3 === 1 || words === "") return [];
    const language = index % 3 === 2 ? parts[index - 1] : undefined;
    return isLanguage(language) ? { words, language } : { words };
  });
}

/** The text without its marks. */
export function plain(text: MarkedText): string {
  return stretches(text)
    .map(({ words }) => words)
    .join("");
}
