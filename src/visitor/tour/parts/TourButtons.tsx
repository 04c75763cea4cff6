import { useRef, type RefObject } from "react";
import { duration } from "../../../i18n/duration.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useVisit } from "../../shell/visit.ts";
import { keysOf } from "../behaviour/shortcuts.ts";
import { isHearing, type TourEvent, type TourState } from "../behaviour/tourBehaviour.ts";
import { useFocusFallback } from "./useFocusFallback.ts";
import { useTourData } from "../useTourData.ts";

type TourButtonsProps = {
  /** The button that plays and pauses. */
  ref: RefObject<HTMLButtonElement | null>;
  state: TourState;
  /** The length of the recording that it plays. */
  seconds: number | undefined;
  send: (event: TourEvent) => void;
  onAssistant: () => void;
};

/** The buttons for what can be done now: play or pause, skip the introduction, speak. */
export function TourButtons(props: TourButtonsProps) {
  const { ref, state, seconds, send, onAssistant } = props;
  const { messages } = useVisit();
  const { tour } = useTourData();
  const assistant = useRef<HTMLButtonElement>(null);
  const focus = useFocusFallback(ref, assistant);
  const { phase, clip } = state;
  const isSounding = phase === "saying";
  const isListening = isHearing(state);
  const isIntroduction = clip === "introduction";
  const isOffered = phase === "failed" || (phase === "ready" && state.isOffered);
  const canPlay =
    phase === "ready" || phase === "saying" || (phase === "failed" && state.problem !== "missing");
  const name = isSounding
    ? messages.player.pause
    : isIntroduction && phase === "failed"
      ? tour.startIntroduction
      : messages.player.play;
  const time = seconds === undefined ? undefined : duration(seconds, messages.duration);
  return (
    <div className="tour-buttons" {...focus}>
      {canPlay && (
        // Focus would be lost with a button that goes away, so one button plays and pauses.
        <Button
          ref={ref}
          look={isOffered ? "primary" : "plain"}
          icon={isSounding ? "pause" : "play"}
          aria-keyshortcuts={keysOf("play")}
          onTap={() => send({ type: isSounding ? "pausePressed" : "playPressed" })}
        >
          {name}
          {time && (
            <>
              <span className="tour-length" aria-hidden="true">
                {time.seen}
              </span>
              {/* Not a description: a screen reader says one that changes, over the voice. */}
              <span className="visually-hidden"> {time.heard}</span>
            </>
          )}
        </Button>
      )}
      {isIntroduction && phase !== "opening" && !isListening && (
        <Button look="plain" icon="next" onClick={() => send({ type: "introductionSkipped" })}>
          {tour.skipIntroduction}
        </Button>
      )}
      {state.canHear && phase !== "opening" && !(isSounding && isIntroduction) && (
        <Button
          ref={assistant}
          look={isOffered || isSounding ? "plain" : "primary"}
          icon={isListening ? "stop" : "microphone"}
          data-listening={isListening}
          aria-keyshortcuts={keysOf("assistant")}
          onTap={onAssistant}
        >
          {isListening ? tour.listening : tour.activate}
        </Button>
      )}
    </div>
  );
}
