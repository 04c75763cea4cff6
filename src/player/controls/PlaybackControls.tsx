import { useState } from "react";
import { duration } from "../../i18n/duration.ts";
import type { Messages } from "../../i18n/messages/en.ts";
import type { Language } from "../../i18n/languages.ts";
import { voice, type Clip } from "../../platform/sound/voice.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { controlName } from "../controlName.ts";
import { positionInWords, SKIP, skip } from "./skip.ts";
import { SpeedChoice } from "./SpeedChoice.tsx";
import { useVoice } from "../useVoice.ts";
import "./PlaybackControls.css";

/** In seconds: playing moves the position by less at once, at any speed, so more is a jump. */
const JUMP = 2;

type PlaybackControlsProps = {
  clip: Clip;
  /** The length of the recording. */
  seconds: number;
  /** Said after the names of the controls, where a page has several players. */
  part?: string | undefined;
  language: Language;
  messages: Messages;
};

/** The position in a recording, jumps from there, and the speed. */
export function PlaybackControls(props: PlaybackControlsProps) {
  const { clip, seconds, part, language, messages } = props;
  const { player, duration: units } = messages;
  const at = useVoice(() => Math.min(seconds, Math.floor(voice.seconds(clip))), 0);
  const isSounding = useVoice(() => /loading|playing/.test(voice.phase(clip)), false);
  // A screen reader would read the position out every second, so what it is told changes only with
  // a pause, a jump or focus.
  const [last, setLast] = useState({ key: "", at: 0, said: 0 });
  if (last.key !== clip.key || last.at !== at) {
    const isNews = last.key !== clip.key || !isSounding || Math.abs(at - last.at) > JUMP;
    setLast({ key: clip.key, at, said: isNews ? at : last.said });
  }

  return (
    <div className="playback">
      <input
        type="range"
        aria-label={controlName(player.positionLabel, part)}
        min={0}
        max={seconds}
        value={at}
        aria-valuetext={positionInWords(last.said, seconds, messages)}
        onFocus={() => setLast({ ...last, said: at })}
        onChange={({ currentTarget }) => voice.seek(clip, Number(currentTarget.value))}
      />
      <p className="playback-times" aria-hidden="true">
        <span>{duration(at, units).seen}</span>
        <span>{duration(seconds, units).seen}</span>
      </p>
      <div className="playback-row">
        <Button
          look="plain"
          icon="rewind"
          aria-label={controlName(player.rewind, part)}
          onClick={() => skip(clip, seconds, -SKIP, messages)}
        >
          <span aria-hidden="true">{SKIP}</span>
        </Button>
        <SpeedChoice part={part} language={language} messages={messages} />
        <Button
          look="plain"
          icon="forward"
          aria-label={controlName(player.forward, part)}
          onClick={() => skip(clip, seconds, SKIP, messages)}
        >
          <span aria-hidden="true">{SKIP}</span>
        </Button>
      </div>
    </div>
  );
}
