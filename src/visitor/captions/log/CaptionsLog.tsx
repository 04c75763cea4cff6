import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { beginsParagraph, type Transcript } from "../../../captions/transcript.ts";
import { useLatest } from "../../../lib/machine/useLatest.ts";
import { useOverflows } from "../../../lib/page/useOverflows.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import type { Glossaries } from "./transcriptText.ts";
import { CaptionsPage } from "./CaptionsPage.tsx";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";
import "./CaptionsLog.css";

/** In pixels: a zoomed page scrolls by fractions, so the log counts as at its end so near to it. */
const AT_THE_END = 2;

/** In pages: so many of a transcript that was kept are drawn when the screen opens. */
const AT_ONCE = 2;
/** In pixels: so far before the visitor has scrolled to the top, an earlier page is drawn. */
const AHEAD = 2_000;

type CaptionsLogProps = {
  transcript: Transcript;
  glossaries: Glossaries;
  /** Shows whole sentences only. */
  isCalm: boolean;
  /** Shown while the transcript is empty. */
  children: ReactNode;
};

/** The transcript, with what is being said. It scrolls along unless the visitor reads back. */
export function CaptionsLog({ transcript, glossaries, isCalm, children }: CaptionsLogProps) {
  const messages = useCaptionsMessages();
  const log = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(log);
  const followedTo = useRef(0);
  /** The first paragraph in view while the visitor reads back, and its distance from the top. */
  const readingAt = useRef<{ paragraph: Element; top: number }>(undefined);
  /** The transcript's `count` when the visitor scrolled back; `undefined` while the log follows. */
  const [heldAt, setHeldAt] = useState<number>();
  const { pages, count } = transcript;
  // A transcript of a long day takes long to draw: first its end, the rest when scrolled to.
  const [first, setFirst] = useState(Math.max(0, pages.length - AT_ONCE));
  const interim = isCalm ? "" : transcript.interim;
  const isEmpty = pages.length === 0 && interim === "";
  const isFollowing = heldAt === undefined;
  const standsAlone = beginsParagraph(transcript);
  // The visitor may have cleared the transcript while reading back, or before it was all drawn.
  if (isEmpty && !isFollowing) setHeldAt(undefined);
  if (first > pages.length) setFirst(0);

  function scrolled() {
    if (!log.current) return;
    if (first > 0 && log.current.scrollTop < AHEAD) setFirst(first - 1);
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    const isAtEnd = scrollHeight - clientHeight - scrollTop <= AT_THE_END;
    if (isAtEnd) {
      followedTo.current = scrollTop;
      setHeldAt(undefined);
      return;
    }
    // New words move the end away too, but only the visitor scrolls back.
    const isBack = scrollTop < followedTo.current - 1;
    if (isFollowing && !isBack) return;
    if (isFollowing) setHeldAt(count);
    readingAt.current = firstInView(log.current);
  }

  // New words, larger text or a turned phone would move what the visitor reads out of view.
  function resized() {
    if (!log.current) return;
    if (first > 0 && log.current.scrollHeight < log.current.clientHeight + AHEAD)
      setFirst(first - 1);
    const { paragraph, top } = readingAt.current ?? {};
    if (!isFollowing && paragraph?.isConnected) {
      log.current.scrollTop += distance(log.current, paragraph) - top!;
    } else if (isFollowing && log.current.scrollTop >= followedTo.current - 1) follow();
    else scrolled();
  }

  const latest = useLatest({ scrolled, resized, follow });

  // The button to the end gives its room to the log when it goes: words that came right then would
  // look as if the visitor had scrolled back.
  useLayoutEffect(() => {
    if (isFollowing) latest.current.follow();
  }, [isFollowing, latest]);

  useEffect(() => {
    if (isEmpty || !log.current || !text.current) return;
    const scrolling = new AbortController();
    log.current.addEventListener("scroll", () => latest.current.scrolled(), {
      signal: scrolling.signal,
    });
    const observer = new ResizeObserver(() => latest.current.resized());
    observer.observe(log.current);
    observer.observe(text.current);
    return () => {
      scrolling.abort();
      observer.disconnect();
    };
  }, [isEmpty, latest]);

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
        // A screen reader reads a role="log" aloud, and the microphone would hear that.
        role="region"
        aria-label={messages.log}
        // Focus comes here from buttons that go away, also where the keys have nothing to scroll.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Otherwise they scroll it.
        tabIndex={overflows ? 0 : -1}
      >
        <div ref={text}>
          {isEmpty && children}
          {pages.map(
            (page, index) =>
              index >= first && (
                <CaptionsPage
                  // oxlint-disable-next-line no-array-index-key -- Pages are never reordered.
                  key={index}
                  page={page}
                  glossaries={glossaries}
                  interim={index === pages.length - 1 && !standsAlone ? interim : ""}
                />
              ),
          )}
          {interim && standsAlone && (
            <p className="caption" lang={transcript.language}>
              {interim}
            </p>
          )}
        </div>
      </div>
      {!isFollowing && (
        <Button
          icon="down"
          onClick={() => {
            setHeldAt(undefined);
            log.current?.focus();
          }}
        >
          {messages.toLive(Math.max(0, count - heldAt))}
        </Button>
      )}
    </>
  );
}

/** The first paragraph in view, and its distance from the top of the log. */
function firstInView(log: Element) {
  const { left, top } = log.getBoundingClientRect();
  const paragraph = document.elementFromPoint(left + 20, top + 20)?.closest(".caption");
  return paragraph ? { paragraph, top: distance(log, paragraph) } : undefined;
}

function distance(log: Element, paragraph: Element) {
  return paragraph.getBoundingClientRect().top - log.getBoundingClientRect().top;
}
