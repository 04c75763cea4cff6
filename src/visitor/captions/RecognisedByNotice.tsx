import { useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { OnDeviceOnly } from "./OnDeviceOnly.tsx";
import { whoRecognises } from "./whoRecognises.ts";
import type { Settings } from "./settings.ts";
import { useCaptionsMessages } from "./useCaptionsMessages.ts";
import type { OnDeviceSpeech } from "../useOnDevice.ts";

type RecognisedByNoticeProps = {
  speech: OnDeviceSpeech | undefined;
  download: () => void;
  /** How the download goes. */
  news: string | undefined;
  settings: Settings;
  change: (change: Partial<Settings>) => void;
};

/** Says where speech is recognised, before the microphone is on, and offers the device. */
export function RecognisedByNotice({
  speech,
  download,
  news,
  settings,
  change,
}: RecognisedByNoticeProps) {
  const { where, problems } = useCaptionsMessages();
  const box = useRef<HTMLDivElement>(null);
  const by = whoRecognises(speech, settings);
  return (
    <div ref={box} tabIndex={-1} className="recognised-by">
      <p>
        {by === "device" && where.device}
        {by === "service" && where.service}
        {by === "refused" && problems.notOnDevice}
      </p>
      <p>{where.askFirst}</p>
      {(speech === "available" || settings.onDevice) && (
        <OnDeviceOnly settings={settings} change={change} />
      )}
      {(speech === "downloadable" || speech === "failed") && (
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
    </div>
  );
}
