import { useRef, type ReactNode } from "react";
import { Button } from "../../../ui/buttons/Button.tsx";
import { OnDeviceOnly } from "./OnDeviceOnly.tsx";
import type { Settings } from "../settings/settings.ts";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";
import type { Recognition } from "./useRecognition.ts";

type RecognisedByNoticeProps = {
  recognition: Recognition;
  settings: Settings;
  change: (change: Partial<Settings>) => void;
  /** The offer to recognise speech by what the museum has for the device. */
  children: ReactNode;
};

/** Says where speech is recognised, before the microphone is on, and offers the device. */
export function RecognisedByNotice({
  recognition: { by, speech, download, news },
  settings,
  change,
  children,
}: RecognisedByNoticeProps) {
  const { where, problems } = useCaptionsMessages();
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} tabIndex={-1} className="recognised-by">
      <p>
        {(by === "device" || by === "ears") && where.device}
        {by === "service" && where.service}
        {by === "refused" && problems.notOnDevice}
      </p>
      <p>{where.askFirst}</p>
      {by !== "ears" && (speech === "available" || settings.onDevice) && (
        <OnDeviceOnly settings={settings} change={change} />
      )}
      {by !== "ears" && (speech === "downloadable" || speech === "failed") && (
        <Button
          look="plain"
          icon="keep"
          onClick={() => {
            // The button goes away when it is pressed, and focus would be lost with it.
            box.current?.focus();
            download();
          }}
        >
          {where.download}
        </Button>
      )}
      {news && <p>{news}</p>}
      {children}
    </div>
  );
}
