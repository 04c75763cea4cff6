import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { useCaptionsWords } from "./useCaptionsWords.ts";
import type { Glossaries } from "./asText.ts";
import { CaptionsPage } from "./CaptionsPage.tsx";
import type { Transcript } from "./transcript.ts";
import "./CaptionsLog.css";

/** In pixels: nearer to the end than this is at the end. */
const AT_THE_END = 8;

type CaptionsLogProps = {
  transcript: Transcript;
  glossaries: Glossaries;
  /** Shows whole sentences only. */
  isCalm: boolean;
  /** Stands there while nothing has been said. */
  children: ReactNode;
};

/** What was said, and what is being said at its end: it follows, unless the visitor reads back. */
export function CaptionsLog({ transcript, glossaries, isCalm, children }: CaptionsLogProps) {
  const words = useCaptionsWords();
  const log = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const followedTo = useRef(0);
  /** How much had been said when the visitor went back. */
  const [heldAt, setHeldAt] = useState<number>();
  const { pages, count, breaks } = transcript;
  const interim = isCalm ? "" : transcript.interim;
  const isEmpty = pages.length === 0 && interim === "";
  const isFollowing = heldAt === undefined;

  const followOrHold = useEffectEvent(() => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    const isAtEnd = scrollHeight - clientHeight - scrollTop <= AT_THE_END;
    if (isAtEnd) {
      followedTo.current = scrollTop;
      setHeldAt(undefined);
    } else if (isFollowing) {
      // New words move the end away too, but only the visitor goes back.
      if (scrollTop < followedTo.current - AT_THE_END) setHeldAt(count);
      else follow();
    }
  });

  // Whatever makes the text or its window another size: words, letters, a turned phone.
  useEffect(() => {
    if (isEmpty || !log.current || !text.current) return;
    const scrolling = new AbortController();
    log.current.addEventListener("scroll", followOrHold, { signal: scrolling.signal });
    const observer = new ResizeObserver(followOrHold);
    observer.observe(log.current);
    observer.observe(text.current);
    return () => {
      scrolling.abort();
      observer.disconnect();
    };
  }, [isEmpty]);

  function follow() {
    if (!log.current) return;
    log.current.scrollTop = log.current.scrollHeight;
    followedTo.current = log.current.scrollTop;
  }

  return (
    <>
      <div
        ref={log}
        className="captions-log"
        role="log"
        // A voice that reads it out would be heard by the microphone.
        aria-live="off"
        aria-label={words.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Scrolled with the keys.
        tabIndex={0}
      >
        <div ref={text}>
          {isEmpty && children}
          {pages.map((page, index) => (
            <CaptionsPage
              // oxlint-disable-next-line no-array-index-key -- Pages stay where they are.
              key={index}
              page={page}
              glossaries={glossaries}
              interim={index === pages.length - 1 && !breaks ? interim : ""}
            />
          ))}
          {interim && (breaks || pages.length === 0) && <p className="caption">{interim}</p>}
        </div>
      </div>
      {!isFollowing && (
        <Button
          icon="down"
          onClick={() => {
            setHeldAt(undefined);
            follow();
            log.current?.focus();
          }}
        >
          {words.toLive(count - heldAt)}
        </Button>
      )}
    </>
  );
}
