import { useEffect, useState } from "react";
import { locales, type Language } from "../../i18n/languages.ts";
import { hearing, type OnDevice } from "../../platform/speech/hearing.ts";

/** Whether this language can be recognised on the device; `fetching` while that is downloaded. */
export type OnDeviceSpeech = OnDevice | "fetching" | "failed";

/** Whether the browser can recognise this language on the device, and what downloads it. */
export function useOnDeviceSpeech(language: Language): [OnDeviceSpeech | undefined, () => void] {
  const [known, setKnown] = useState<{ language: Language; speech: OnDeviceSpeech }>();

  useEffect(() => {
    let isCurrent = true;
    void hearing()
      ?.onDevice(locales[language])
      .then((speech) => isCurrent && setKnown({ language, speech }));
    return () => {
      isCurrent = false;
    };
  }, [language]);

  async function download() {
    setKnown({ language, speech: "fetching" });
    const isThere = await hearing()?.download(locales[language]);
    setKnown((now) =>
      now?.language === language ? { language, speech: isThere ? "available" : "failed" } : now,
    );
  }

  return [known?.language === language ? known.speech : undefined, download];
}
