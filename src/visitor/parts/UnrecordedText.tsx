import { useEffect, useState, type ComponentType } from "react";
import type { Script } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import type { ReadAloudProps } from "../../player/reading/ReadAloud.tsx";
import { SpokenText } from "../../ui/text/SpokenText.tsx";
import { useVisit } from "../shell/visit.ts";

type UnrecordedTextProps = {
  script: Script;
  /** Where it is not the visitor’s. */
  language?: Language | undefined;
};

/**
 * A text of which there is no recording, to be read, or heard in the device's own voice. Most texts
 * are recorded, so the code for that voice is fetched only here.
 */
export function UnrecordedText({ script, language }: UnrecordedTextProps) {
  const visit = useVisit();
  const [ReadAloud, setReadAloud] = useState<ComponentType<ReadAloudProps>>();

  useEffect(() => {
    let isCurrent = true;
    import("../../player/reading/ReadAloud.tsx").then(
      (module) => isCurrent && setReadAloud(() => module.ReadAloud),
      // Without a network the text can still be read.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  if (!ReadAloud) return <SpokenText script={script} language={language} />;
  return (
    <ReadAloud
      script={script}
      language={language ?? visit.language}
      pageLanguage={visit.language}
      messages={visit.messages}
    />
  );
}
