import { useId, useState } from "react";
import { duration } from "../i18n/duration.ts";
import type { Messages } from "../i18n/en.ts";
import type { Language } from "../i18n/languages.ts";
import { voice, type Clip } from "../platform/voice.ts";
import { announce } from "../ui/Announcer.tsx";
import { Button } from "../ui/Button.tsx";
import { SKIP, skip } from "./skip.ts";
import { speeds } from "./speed.ts";
import { useSpeed } from "./useSpeed.ts";
import { useVoice } from "./useVoice.ts";
import "./PlaybackControls.css";

type PlaybackControlsProps = {
  clip: Clip;
  /** How long it is. */
  seconds: number;
  language: Language;
  words: Messages;
};

/** Where in a recording one is, and how fast it goes. */
export function PlaybackControls({ clip, seconds, language, words }: PlaybackControlsProps) {
  const { player, duration: units } = words;
  const pace = useId();
  const at = useVoice(() => Math.min(seconds, Math.floor(voice.seconds(clip))), 0);
  const isSounding = useVoice(() => /loading|playing/.test(voice.phase(clip)), false);
  // A value that changes every second would be read out every second.
  const [told, setTold] = useState({ key: "", at: 0 });
  if (told.key !== clip.key || (!isSounding && told.at !== at)) tell(at);
  const [speed, setSpeed] = useSpeed();
  const whole = duration(seconds, units);

  function inWords(second: number) {
    return player.position(duration(second, units).heard, whole.heard);
  }

  function tell(second: number) {
    setTold({ key: clip.key, at: second });
  }

  function jump(by: number) {
    const to = skip(clip, seconds, by);
    tell(Math.floor(to));
    announce(inWords(to));
  }

  return (
    <div className="playback">
      <input
        type="range"
        aria-label={player.positionLabel}
        min={0}
        max={seconds}
        value={at}
        aria-valuetext={inWords(told.at)}
        onFocus={() => tell(at)}
        onChange={({ currentTarget }) => {
          tell(Number(currentTarget.value));
          voice.seek(clip, Number(currentTarget.value));
        }}
      />
      <p className="playback-times" aria-hidden="true">
        <span>{duration(at, units).seen}</span>
        <span>{whole.seen}</span>
      </p>
      <div className="playback-row">
        <Button look="plain" icon="rewind" aria-label={player.rewind} onClick={() => jump(-SKIP)}>
          <span aria-hidden="true">{SKIP}</span>
        </Button>
        <div className="playback-speed">
          <label htmlFor={pace}>{player.speed}</label>
          <select
            id={pace}
            value={speed}
            onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
          >
            {speeds.map((each) => (
              <option key={each} value={each}>
                {`${each.toLocaleString(language)}×`}
              </option>
            ))}
          </select>
        </div>
        <Button look="plain" icon="forward" aria-label={player.forward} onClick={() => jump(SKIP)}>
          <span aria-hidden="true">{SKIP}</span>
        </Button>
      </div>
    </div>
  );
}
