import { useEffect, useRef, type RefObject } from "react";
import type { Script } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import { Marked } from "../../ui/text/Marked.tsx";
import { isInView } from "./followSentences.ts";

type SentencesProps = {
  /** The element around the paragraphs. */
  box: RefObject<HTMLElement | null>;
  script: Script;
  /** Of each paragraph, where it is not that of what is around them. */
  language?: Language | undefined;
  /** The number of the sentence that is heard, or comes next. */
  now: number | undefined;
  isMarked?: boolean;
  /** The number of the sentence that has focus. */
  reached?: number | undefined;
};

/** The paragraphs of a script; the sentence that is heard is marked and kept in view. */
export function Sentences({
  box,
  script,
  language,
  now,
  isMarked = true,
  reached,
}: SentencesProps) {
  useScrollsAlong(box, now);
  let count = 0;
  return script.map((paragraph) => (
    <p key={paragraph[0]} lang={language}>
      {paragraph.map((text) => {
        const sentence = count++;
        return (
          <span key={text}>
            <span
              className="sentence"
              data-now={(isMarked && sentence === now) || undefined}
              // Of what has focus and no role, some screen readers say nothing.
              {...(sentence === reached && { role: "button", tabIndex: 0 })}
            >
              <Marked text={text} />
            </span>{" "}
          </span>
        );
      })}
    </p>
  ));
}

export function sentencesIn(box: HTMLElement) {
  return [...box.querySelectorAll<HTMLElement>(".sentence")];
}

function useScrollsAlong(box: RefObject<HTMLElement | null>, now: number | undefined) {
  const before = useRef(now);
  useEffect(() => {
    const sentences = sentencesIn(box.current!);
    const [last, next] = [before.current, now].map((at) =>
      at === undefined ? undefined : sentences[at],
    );
    before.current = now;
    if (last && next && isInView(last) && !isInView(next)) next.scrollIntoView({ block: "center" });
  }, [box, now]);
}
