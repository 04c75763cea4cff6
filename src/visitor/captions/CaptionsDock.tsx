import type { Ref } from "react";
import { Button } from "../../ui/Button.tsx";
import { useCaptionsMessages } from "./useCaptionsMessages.ts";

type CaptionsDockProps = {
  ref: Ref<HTMLButtonElement>;
  isOn: boolean;
  canStart: boolean;
  start: () => void;
  stop: () => void;
  show: () => void;
  keep: () => void;
};

/** Under the thumb: start and stop, and what else is done with the words. `ref` is the round button. */
export function CaptionsDock({ ref, isOn, canStart, start, stop, show, keep }: CaptionsDockProps) {
  const messages = useCaptionsMessages();
  return (
    <div className="captions-dock needs-script">
      <Button look="quiet" icon="show" onClick={show}>
        {messages.show.title}
      </Button>
      {canStart && (
        // One button for both, so that focus stays on it: what it does changes, not where it is.
        <Button
          ref={ref}
          className="captions-toggle"
          icon={isOn ? "stop" : "microphone"}
          data-on={isOn}
          onTap={isOn ? stop : start}
        >
          {isOn ? messages.stop : messages.start}
        </Button>
      )}
      <Button look="quiet" icon="keep" onClick={keep}>
        {messages.keep.title}
      </Button>
    </div>
  );
}
