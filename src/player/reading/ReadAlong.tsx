import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from "react";
import type { Recording, Script } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import { useLatest } from "../../lib/machine/useLatest.ts";
import type { Clip } from "../../platform/sound/voice.ts";
import { voice } from "../../platform/sound/voice.ts";
import { SpokenText } from "../../ui/text/SpokenText.tsx";
import { sentenceAt } from "./followSentences.ts";
import { Sentences, sentencesIn } from "./Sentences.tsx";
import { useVoice } from "../useVoice.ts";
import "./ReadAlong.css";

type ReadAlongProps = {
  /** Undefined where the script was never recorded: then it can only be read. */
  clip: Clip | undefined;
  script: Script;
  /** Where it is not the page's. */
  language?: Language | undefined;
  cues: Recording["cues"];
  /** Says how a sentence is chosen. */
  hint: string;
  /** Called with the second at which the chosen sentence begins. */
  onSeek: (seconds: number) => void;
};

/** A script beside its recording: the sentence that sounds is marked, a chosen one is played. */
export function ReadAlong(props: ReadAlongProps) {
  const { clip, script, language, cues } = props;
  // A museum's own recording may have no cues, or not one for each sentence.
  if (!clip || cues?.length !== script.flat().length)
    return <SpokenText script={script} language={language} />;
  return <TimedReadAlong {...props} clip={clip} cues={cues} />;
}

type TimedProps = ReadAlongProps & { clip: Clip; cues: NonNullable<Recording["cues"]> };

function TimedReadAlong({ clip, script, language, cues, hint, onSeek }: TimedProps) {
  const box = useRef<HTMLDivElement>(null);
  const now = useVoice(() => sentenceAt(cues, voice.seconds(clip)), 0);
  const isBegun = useVoice(() => voice.phase(clip) !== "idle", false);
  /** The sentence that the arrow keys have reached, while it has focus. */
  const [reached, setReached] = useState<number>();

  useLayoutEffect(() => {
    if (reached !== undefined) sentencesIn(box.current!)[reached]!.focus();
  }, [reached]);

  const tapped = useLatest((event: MouseEvent) => {
    const sentence = (event.target as Element).closest?.<HTMLElement>(".sentence");
    // A visitor who selects words does not want to hear them.
    if (!sentence || !box.current?.contains(sentence) || !getSelection()?.isCollapsed) return;
    onSeek(cues[sentencesIn(box.current).indexOf(sentence)]![0]);
  });

  // In an element that listens for clicks, Firefox has each sentence called “clickable” by a screen
  // reader, so the window listens.
  useEffect(() => {
    const shown = new AbortController();
    window.addEventListener("click", (event) => tapped.current(event), { signal: shown.signal });
    return () => shown.abort();
  }, [tapped]);

  /** The Tab key reaches the whole text; arrow keys go through it, Enter or Space plays. */
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    // Whoever only hears has heard no sentence yet: the first arrow leads to the one that sounds.
    const next = reached === undefined ? now : reached + (step ?? 0);
    if (event.key === "Enter" || event.key === " ") onSeek(cues[reached ?? now]![0]);
    else if (step && cues[next]) setReached(next);
    else return;
    event.preventDefault();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    // A sentence still has focus when another window is in front.
    const isInside = [relatedTarget, document.activeElement].some((focused) =>
      currentTarget.contains(focused),
    );
    if (!isInside) setReached(undefined);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys are for visitors who cannot tap.
    <div
      ref={box}
      className="spoken-text read-along"
      role="group"
      aria-label={hint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As links, each sentence would be called a link.
      tabIndex={reached === undefined ? 0 : -1}
      onFocus={({ target, currentTarget }) => target === currentTarget && setReached(undefined)}
      onBlur={leave}
      onKeyDown={press}
    >
      <Sentences
        box={box}
        script={script}
        language={language}
        now={now}
        isMarked={isBegun}
        reached={reached}
      />
    </div>
  );
}
