import { useEffect } from "react";
import { announce } from "../../ui/announce.ts";
import type { OnDeviceSpeech } from "../parts/useOnDevice.ts";
import { useCaptionsMessages } from "./useCaptionsMessages.ts";

/** How the download goes of what recognises speech on the device: announced, and to be shown. */
export function useDownloadNews(speech: OnDeviceSpeech | undefined): string | undefined {
  const { where } = useCaptionsMessages();
  const news =
    speech === "fetching"
      ? where.downloading
      : speech === "failed"
        ? where.notDownloaded
        : undefined;
  useEffect(() => {
    if (news) announce(news);
  }, [news]);
  return news;
}
