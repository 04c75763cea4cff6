import { useEffect } from "react";
import { announce } from "../../ui/Announcer.tsx";
import { Button } from "../../ui/Button.tsx";
import { OnDeviceOnly } from "./OnDeviceOnly.tsx";
import { useCaptionsWords } from "./useCaptionsWords.ts";
import type { Settings } from "./settings.ts";
import type { WhereHeard as Where } from "./useOnDevice.ts";

type WhereHeardProps = {
  where: Where | undefined;
  download: () => void;
  settings: Settings;
  change: (change: Partial<Settings>) => void;
};

/** Says where speech is turned into text, before the microphone is on; on the device if possible. */
export function WhereHeard({ where, download, settings, change }: WhereHeardProps) {
  const words = useCaptionsWords().where;
  const isOnDevice = where === "available" && settings.onDevice;
  const news =
    where === "fetching" ? words.downloading : where === "failed" ? words.notDownloaded : undefined;

  useEffect(() => {
    if (news) announce(news);
  }, [news]);

  return (
    <div className="where-heard">
      <p>{isOnDevice ? words.device : words.service}</p>
      <p>{words.askFirst}</p>
      {where === "available" && <OnDeviceOnly settings={settings} change={change} />}
      {(where === "downloadable" || where === "failed") && (
        <Button look="plain" icon="keep" onClick={download}>
          {words.download}
        </Button>
      )}
      {news && <p>{news}</p>}
    </div>
  );
}
