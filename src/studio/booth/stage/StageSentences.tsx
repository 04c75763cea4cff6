import { useLayoutEffect, useRef, type RefObject } from "react";
import { pronunciationsIn } from "../../../content/speaking/pronunciations.ts";
import type { Language } from "../../../i18n/languages.ts";
import { plain } from "../../../i18n/markedText.ts";
import { announce } from "../../../ui/announce.ts";
import { Marked } from "../../../ui/text/Marked.tsx";
import type { SentenceToRead } from "../../draft/readings/sentencesToRead.ts";
import { Pronunciations } from "./Pronunciations.tsx";

type StageSentencesProps = {
  /** The sentence to read, which has the keys. */
  ref: RefObject<HTMLDivElement | null>;
  sentences: readonly SentenceToRead[];
  place: number;
  language: Language;
};

/** The sentence to read, large, between the one before and the one after it. */
export function StageSentences({ ref, sentences, place, language }: StageSentencesProps) {
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(place);
  const { text } = sentences[place]!;

  // Orca says an announcement in its own voice and what has the focus in that of its language, so
  // the focus goes along to the next sentence; who presses a button stays there, and is told.
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
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
      // Screen readers hand the keys over to an application, and read nothing while one records.
      role="application"
      // A click beside the sentence leaves the keys here.
      tabIndex={-1}
      aria-label={where}
      aria-keyshortcuts="Space R A Enter ArrowRight ArrowLeft Escape"
    >
      <p className="booth-place" aria-hidden="true">
        {where}
      </p>
      {/* Orca hands over no keys to an application that is focused itself, but to a choice in it. */}
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
              // The focus is still here when the next sentence takes its place.
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
