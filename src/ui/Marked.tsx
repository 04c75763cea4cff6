import { stretches, type MarkedText } from "../i18n/markedText.ts";

/** A text whose foreign words a screen reader says in their own language. */
export function Marked({ text }: { text: MarkedText }) {
  return stretches(text).map(({ words, language }) =>
    language ? (
      <span key={words} lang={language}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}
