import type { Ref } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
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

/** The buttons under the transcript: show, start or stop, keep. `ref` is the one in the middle. */
export function CaptionsDock({ ref, isOn, canStart, start, stop, show, keep }: CaptionsDockProps) {
  const messages = useCaptionsMessages();
  return (
    <div className="captions-dock needs-script">
      <Button look="quiet" icon="show" onClick={show}>
        {messages.show.title}
      </Button>
      {canStart && (
        // Focus would be lost with a button that goes away, so one button starts and stops.
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
