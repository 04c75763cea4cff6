import { useLayoutEffect, useRef, type RefObject } from "react";
import { pronunciationsIn } from "../../../content/speaking/pronunciations.ts";
import type { Language } from "../../../i18n/languages.ts";
import { plain } from "../../../i18n/markedText.ts";
import { announce } from "../../../ui/announce.ts";
import { Marked } from "../../../ui/text/Marked.tsx";
import type { SentenceToRead } from "../../draft/readings/sentencesToRead.ts";
import { Pronunciations } from "./Pronunciations.tsx";

type StageSentencesProps = {
  /** The sentence to read; while it has the focus, the keys of the booth work. */
  ref: RefObject<HTMLDivElement | null>;
  sentences: readonly SentenceToRead[];
  place: number;
  language: Language;
};

/** The sentence to read, large, between the one before and the one after it. */
export function StageSentences({ ref, sentences, place, language }: StageSentencesProps) {
  const stage = useRef<HTMLDivElement>(null);
  const previous = useRef(place);
  const { text } = sentences[place]!;

  // Orca reads an announcement with its own voice, and what has the focus with one of its language:
  // so the focus moves to the next sentence. Who presses a button stays there and gets an announcement.
  useLayoutEffect(() => {
    if (previous.current === place) return;
    previous.current = place;
    if (stage.current?.contains(document.activeElement))
      ref.current?.focus({ preventScroll: true });
    else announce(plain(text), language);
  }, [ref, place, text, language]);

  const names = pronunciationsIn(text, language);
  const where = `Frase ${place + 1} di ${sentences.length}`;
  return (
    <div
      ref={stage}
      className="booth-stage"
      // In an application a screen reader leaves the keys to us, and reads nothing while one records.
      role="application"
      // After a click beside the sentence the keys still work.
      tabIndex={-1}
      aria-label={where}
      aria-keyshortcuts="Space R A Enter ArrowRight ArrowLeft Escape"
    >
      <p className="booth-place" aria-hidden="true">
        {where}
      </p>
      {/* Orca leaves no keys to an application that has the focus itself, but does to an option in it. */}
      <div className="booth-sentences" role="listbox" aria-label="Da leggere">
        {[place - 1, place, place + 1].map((each) =>
          each === place ? (
            <div
              key={each}
              ref={ref}
              className="booth-sentence"
              lang={language}
              role="option"
              tabIndex={0}
              aria-selected="true"
              aria-posinset={place + 1}
              aria-setsize={sentences.length}
              aria-describedby={names.length > 0 ? "booth-names" : undefined}
            >
              <Marked text={text} />
            </div>
          ) : (
            <div
              key={each}
              className="booth-beside"
              data-is={each < place ? "before" : "after"}
              lang={language}
              // When the next sentence comes, the focus is still on this one: it must be able to hold it.
              tabIndex={-1}
              aria-hidden="true"
            >
              {sentences[each] && <Marked text={sentences[each].text} />}
            </div>
          ),
        )}
        <Pronunciations id="booth-names" names={names} language={language} />
      </div>
    </div>
  );
}
