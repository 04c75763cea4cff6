import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from "react";
import type { Recording, Script } from "../content/museum.ts";
import type { Clip } from "../platform/voice.ts";
import { voice } from "../platform/voice.ts";
import { Marked } from "../ui/Marked.tsx";
import { SpokenText } from "../ui/SpokenText.tsx";
import { sentenceAt } from "./sentenceAt.ts";
import { useVoice } from "./useVoice.ts";
import "./Transcript.css";

type TranscriptProps = {
  /** What was never recorded can only be read. */
  clip: Clip | undefined;
  script: Script;
  cues: Recording["cues"];
  /** What happens when a sentence is chosen. */
  onSeek: (seconds: number) => void;
};

/** What is heard, to be read in step; a sentence that is tapped is heard from its beginning. */
export function Transcript({ clip, script, cues, onSeek }: TranscriptProps) {
  // A museum's own recording may not say when which sentence is heard.
  if (!clip || cues?.length !== script.flat().length) return <SpokenText script={script} />;
  return <TimedTranscript clip={clip} script={script} cues={cues} onSeek={onSeek} />;
}

type TimedProps = TranscriptProps & { clip: Clip; cues: NonNullable<Recording["cues"]> };

function TimedTranscript({ clip, script, cues, onSeek }: TimedProps) {
  const text = useRef<HTMLDivElement>(null);
  const now = useVoice(() => sentenceAt(cues, voice.seconds(clip)), 0);
  const isBegun = useVoice(() => voice.phase(clip) !== "idle", false);
  const before = useRef(now);
  const starts = firstSentences(script);

  // Whoever reads along is taken along; whoever reads elsewhere is left there.
  useEffect(() => {
    const sentences = text.current!.querySelectorAll("a");
    const wasSeen = isInView(sentences[before.current]);
    before.current = now;
    const sentence = sentences[now];
    if (wasSeen && sentence && !isInView(sentence)) sentence.scrollIntoView({ block: "center" });
  }, [now]);

  function choose(event: MouseEvent, sentence: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSeek(cues[sentence]![0]);
  }

  /** One stop for the Tab key; the arrows go on from there. */
  function move(event: KeyboardEvent, sentence: number) {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    const next = step && text.current!.querySelectorAll("a")[sentence + step];
    if (!next || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <div ref={text} className="spoken-text transcript">
      {script.map((paragraph, index) => (
        <p key={paragraph[0]}>
          {paragraph.map((words, place) => {
            const sentence = starts[index]! + place;
            const isNow = isBegun && sentence === now;
            return (
              <span key={words}>
                <a
                  // Without the app it is the recording from there.
                  href={`${clip.src}#t=${cues[sentence]![0]}`}
                  tabIndex={sentence === now ? 0 : -1}
                  aria-current={isNow || undefined}
                  className="sentence"
                  onClick={(event) => choose(event, sentence)}
                  onKeyDown={(event) => move(event, sentence)}
                >
                  <Marked text={words} />
                </a>{" "}
              </span>
            );
          })}
        </p>
      ))}
    </div>
  );
}

/** The number of the first sentence of each paragraph. */
function firstSentences(script: Script): number[] {
  let count = 0;
  return script.map(({ length }) => (count += length) - length);
}

function isInView(element: Element | undefined) {
  // What is folded away has its place in some browsers, and nobody reads it.
  if (!element || element.closest("details:not([open])")) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < document.documentElement.clientHeight;
}
