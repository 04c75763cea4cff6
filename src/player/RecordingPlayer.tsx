import { useEffect, useId, useRef, useState, type SyntheticEvent } from "react";
import type { Recording } from "../content/museum.ts";
import { duration } from "../i18n/duration.ts";
import type { Messages } from "../i18n/en.ts";
import type { Language } from "../i18n/languages.ts";
import { Button } from "../ui/Button.tsx";
import "./RecordingPlayer.css";

/** A recording, its length, and whose voice it is. It plays without JavaScript too. */
export function RecordingPlayer({
  recording: { src, track, seconds, voice },
  title,
  language,
  words: { recording: words, duration: units, tryAgain },
}: {
  recording: Recording;
  title: string;
  language: Language;
  words: Messages;
}) {
  const audio = useRef<HTMLAudioElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const about = useId();
  const { seen, heard } = duration(seconds, units);

  // It may have failed before we were here to hear of it.
  useEffect(() => {
    if (audio.current?.error) setHasFailed(true);
  }, []);

  function startAlone({ currentTarget }: SyntheticEvent<HTMLAudioElement>) {
    // Two voices at once, and neither is understood. One may have been started before we were here.
    for (const other of document.querySelectorAll("audio"))
      if (other !== currentTarget) other.pause();
    setHasFailed(false);
  }

  function playAnew() {
    // An element that failed does not ask for its source again by itself.
    audio.current?.load();
    // What it cannot play it says again, as an error of its own.
    audio.current?.play().catch(() => {});
  }

  return (
    <div className="recording">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Every word is written beside it. */}
      <audio
        ref={audio}
        controls
        preload="none"
        src={src}
        aria-label={title}
        aria-describedby={about}
        onPlay={startAlone}
        onError={() => setHasFailed(true)}
      >
        {track && <track default kind="captions" srcLang={language} label={title} src={track} />}
      </audio>
      <div role="alert">
        {hasFailed && (
          <>
            <p>{words.failed}</p>
            <Button look="plain" onClick={playAnew}>
              {tryAgain}
            </Button>
          </>
        )}
      </div>
      <p id={about} className="recording-about">
        <span aria-hidden="true">{words.length(seen)}</span>
        <span className="visually-hidden">{words.length(heard)}</span> {words.voices[voice]}{" "}
        {words.notReviewed}
      </p>
    </div>
  );
}
