import { useEffect } from "react";
import type { RecognisedBy } from "../../../captions/captionsState.ts";
import type { Language } from "../../../i18n/languages.ts";
import type { Ears } from "../../../onDevice/ears/useEars.ts";
import { announce } from "../../../ui/announce.ts";
import { useOnDeviceSpeech, type OnDeviceSpeech } from "../../parts/useOnDeviceSpeech.ts";
import type { Settings } from "../settings/settings.ts";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";
import { chooseRecogniser } from "./chooseRecogniser.ts";

export type Recognition = {
  by: RecognisedBy;
  /** Whether the browser can recognise the language on the device. */
  speech: OnDeviceSpeech | undefined;
  /** Downloads what the browser needs for that. */
  download: () => void;
  /** How the download goes, in words. */
  news: string | undefined;
};

/** Where speech in this language is recognised; announces how the browser's download goes. */
export function useRecognition(language: Language, settings: Settings, ears: Ears): Recognition {
  const { where } = useCaptionsMessages();
  const [speech, download] = useOnDeviceSpeech(language);
  const news =
    speech === "fetching"
      ? where.downloading
      : speech === "failed"
        ? where.notDownloaded
        : undefined;
  useEffect(() => {
    if (news) announce(news);
  }, [news]);
  return { by: chooseRecogniser(speech, settings, ears), speech, download, news };
}
