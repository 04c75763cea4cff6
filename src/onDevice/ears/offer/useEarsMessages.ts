import { useEffect, useState } from "react";
import { earsMessagesIn } from "../../../i18n/ears/earsMessagesIn.ts";
import type { EarsMessages } from "../../../i18n/ears/en.ts";
import type { Language } from "../../../i18n/languages.ts";

/** The messages of speech recognition on the device, once they have come, if they are wanted. */
export function useEarsMessages(language: Language | undefined): EarsMessages | undefined {
  const [arrived, setArrived] = useState<EarsMessages>();
  useEffect(() => {
    if (!language) return;
    let isCurrent = true;
    // Without its words there is no offer.
    void earsMessagesIn[language]().then(
      (messages) => isCurrent && setArrived(messages),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return arrived;
}
