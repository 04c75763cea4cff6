import { useEffect, useId, useMemo, useRef } from "react";
import type { Recording, Script } from "../catalogue/catalogue.ts";
import type { Messages } from "../i18n/messages/en.ts";
import type { Language } from "../i18n/languages.ts";
import { voice } from "../platform/sound/voice.ts";
import { announce } from "../ui/announce.ts";
import { useHush } from "../ui/Announcer.tsx";
import { Button } from "../ui/buttons/Button.tsx";
import { Icon } from "../ui/brand/Icon.tsx";
import { fileName } from "./fileName.ts";
import { controlName } from "./controlName.ts";
import { PlainPlayer } from "./PlainPlayer.tsx";
import { PlaybackControls } from "./controls/PlaybackControls.tsx";
import { RecordingAbout } from "./RecordingAbout.tsx";
import { ReadAlong } from "./reading/ReadAlong.tsx";
import { useLockScreen } from "./controls/useLockScreen.ts";
import { useResumableClip } from "./useResumableClip.ts";
import { useVoice } from "./useVoice.ts";
import "./AudioPlayer.css";

type AudioPlayerProps = {
  recording: Recording;
  script: Script;
  /** Names the recording in the browser's own player and as a file. */
  title: string;
  /** Said after the names of the controls, where it is not the first recording of the page. */
  part?: string;
  /** For the lock screen, as the next two. */
  work: string;
  artist: string;
  museum: string;
  language: Language;
  /** Of the recording and its script, where it is not the page's. */
  spokenIn?: Language | undefined;
  messages: Messages;
  /** The title of the script, where it is no audio description. */
  textTitle?: string;
  /** Whether the script is folded away, where there is other text to read. */
  isFolded?: boolean;
};

/** A recording to play, slow down and download, and its script to read along. */
export function AudioPlayer(props: AudioPlayerProps) {
  const { recording, script, title, part, language, spokenIn, messages, isFolded = false } = props;
  const { src, seconds, cues } = recording;
  const { player, audioDescription } = messages;
  const { textTitle = audioDescription.text } = props;
  const length = useId();
  const button = useRef<HTMLButtonElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const { work, artist, museum } = props;
  const place = useResumableClip(src, seconds);
  const clip = useMemo(
    () => ({ ...place, holder: { name: src, seconds, title: work, artist, album: museum } }),
    [place, src, seconds, work, artist, museum],
  );
  const phase = useVoice(() => voice.phase(clip), "idle");
  const problem = useVoice(() => voice.problem(), undefined);
  const isSounding = phase === "playing" || phase === "loading";
  const status =
    phase === "playing"
      ? audioDescription.playing
      : phase === "loading"
        ? messages.loading
        : phase === "ended"
          ? audioDescription.ended
          : audioDescription.play;
  const play = () => voice.play(clip);

  useHush(isSounding);
  useLockScreen(clip, clip.holder, { play, pause: voice.pause }, messages);
  // Another player of the page may have the voice by now.
  useEffect(() => () => voice.release({ key: src }), [src]);
  const failure = phase === "failed" ? player.problems[problem ?? "broken"] : undefined;
  useEffect(() => {
    if (!failure) return;
    if (fold.current) fold.current.open = true;
    announce(failure);
  }, [failure]);

  const text = (
    <ReadAlong
      clip={clip}
      script={script}
      language={spokenIn}
      cues={cues}
      hint={player.tapASentence}
      onSeek={(to) => {
        voice.seek(clip, to);
        play();
      }}
    />
  );

  return (
    <div className="player">
      <noscript>
        <PlainPlayer recording={recording} title={title} language={spokenIn ?? language} />
      </noscript>
      <div className="needs-script">
        {/* With a button for each, focus would be lost: one button plays and pauses. */}
        <Button
          ref={button}
          className="player-button"
          icon={isSounding ? "pause" : "play"}
          aria-label={controlName(isSounding ? player.pause : player.play, part)}
          aria-describedby={length}
          onTap={isSounding ? voice.pause : play}
        />
        {/* “PLAY” is what the button says already, so a screen reader skips it. */}
        <p className="player-status" aria-hidden={status === audioDescription.play}>
          {status}
        </p>
        {failure && (
          <div className="player-problem">
            <p>{failure}</p>
            <Button
              look="plain"
              icon="turn"
              onClick={() => {
                // “Try again” vanishes when pressed, and focus would be lost with it.
                button.current?.focus();
                play();
              }}
            >
              {messages.tryAgain}
            </Button>
          </div>
        )}
        <PlaybackControls
          clip={clip}
          seconds={seconds}
          part={part}
          language={language}
          messages={messages}
        />
      </div>
      <RecordingAbout lengthId={length} recording={recording} messages={messages} />
      <p>
        <a
          className="button"
          data-look="plain"
          href={src}
          download={fileName(title, src)}
          aria-label={part && controlName(player.download, part)}
        >
          <Icon name="keep" />
          {player.download}
        </a>
      </p>
      {isFolded ? (
        <details ref={fold} className="player-text">
          <summary>{textTitle}</summary>
          {text}
        </details>
      ) : (
        <section className="player-text">
          <h2>{textTitle}</h2>
          <p className="player-hint needs-script" aria-hidden="true">
            {player.tapASentence}
          </p>
          {text}
        </section>
      )}
    </div>
  );
}
