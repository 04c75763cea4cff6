import { useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { OnDeviceOnly } from "./OnDeviceOnly.tsx";
import { placeOf } from "./placeOf.ts";
import type { Settings } from "./settings.ts";
import { useCaptionsWords } from "./useCaptionsWords.ts";
import type { WhereHeard as Where } from "../useOnDevice.ts";

type WhereHeardProps = {
  where: Where | undefined;
  download: () => void;
  /** How the download goes. */
  news: string | undefined;
  settings: Settings;
  change: (change: Partial<Settings>) => void;
};

/** Says where speech is turned into text, before the microphone is on; on the device if possible. */
export function WhereHeard({ where, download, news, settings, change }: WhereHeardProps) {
  const { where: words, problems } = useCaptionsWords();
  const box = useRef<HTMLDivElement>(null);
  const place = placeOf(where, settings);
  return (
    <div ref={box} tabIndex={-1} className="where-heard">
      <p>
        {place === "device" && words.device}
        {place === "service" && words.service}
        {place === "refused" && problems.notOnDevice}
      </p>
      <p>{words.askFirst}</p>
      {(where === "available" || settings.onDevice) && (
        <OnDeviceOnly settings={settings} change={change} />
      )}
      {(where === "downloadable" || where === "failed") && (
        <Button
          look="plain"
          icon="keep"
          onClick={() => {
            // The button will be gone, and focus would be with it.
            box.current?.focus();
            download();
          }}
        >
          {words.download}
        </Button>
      )}
      {news && <p>{news}</p>}
    </div>
  );
}
