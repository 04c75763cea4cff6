import { useEffect, useState } from "react";
import { locales, type Language } from "../i18n/languages.ts";
import { hearing, type OnDevice } from "../platform/hearing.ts";

/** Whether this language can be recognised on the device; `fetching` while it is being made so. */
export type WhereHeard = OnDevice | "fetching" | "failed";

/** Where speech would be recognised, and how to have it recognised on the device where that takes a download. */
export function useOnDevice(language: Language): [WhereHeard | undefined, () => void] {
  const [known, setKnown] = useState<{ language: Language; where: WhereHeard }>();

  useEffect(() => {
    let isCurrent = true;
    void hearing()
      ?.onDevice(locales[language])
      .then((where) => isCurrent && setKnown({ language, where }));
    return () => {
      isCurrent = false;
    };
  }, [language]);

  async function download() {
    setKnown({ language, where: "fetching" });
    const isThere = await hearing()?.download(locales[language]);
    setKnown((now) =>
      now?.language === language ? { language, where: isThere ? "available" : "failed" } : now,
    );
  }

  return [known?.language === language ? known.where : undefined, download];
}
