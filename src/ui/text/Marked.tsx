import { stretches, type MarkedText } from "../../i18n/markedText.ts";

/** A text whose foreign words a screen reader says in their own language. */
export function Marked({ text }: { text: MarkedText }) {
  return stretches(text).map(({ words, language }, index) =>
    language ? (
      // oxlint-disable-next-line no-array-index-key -- The stretches of a text never change places.
      <span key={index} lang={language}>
        {words}
      </span>
    ) : (
      words
    ),
  );
}
