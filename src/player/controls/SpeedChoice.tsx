import { useId } from "react";
import type { Messages } from "../../i18n/messages/en.ts";
import type { Language } from "../../i18n/languages.ts";
import { numberIn } from "../../i18n/numbers.ts";
import { controlName } from "../controlName.ts";
import { speeds, useSpeed } from "./useSpeed.ts";

type SpeedChoiceProps = {
  /** Said after its name, where a page has several. */
  part?: string | undefined;
  language: Language;
  messages: Messages;
};

/** How fast recordings and films are played: one choice for all of them. */
export function SpeedChoice({ part, language, messages: { player } }: SpeedChoiceProps) {
  const pace = useId();
  const [speed, setSpeed] = useSpeed();
  return (
    <div className="playback-speed">
      <label htmlFor={pace}>{player.speed}</label>
      <select
        id={pace}
        aria-label={part && controlName(player.speed, part)}
        value={speed}
        onChange={({ currentTarget }) => setSpeed(Number(currentTarget.value))}
      >
        {speeds.map((each) => (
          <option key={each} value={each}>
            {`${numberIn(language, each)}×`}
          </option>
        ))}
      </select>
    </div>
  );
}
