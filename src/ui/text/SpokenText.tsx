import type { Script } from "../../catalogue/catalogue.ts";
import type { Language } from "../../i18n/languages.ts";
import { Marked } from "./Marked.tsx";
import "./SpokenText.css";

type SpokenTextProps = {
  script: Script;
  /** Where it is not the page's. */
  language?: Language | undefined;
};

export function SpokenText({ script, language }: SpokenTextProps) {
  return (
    <div className="spoken-text" lang={language}>
      {script.map((paragraph) => (
        <p key={paragraph[0]}>
          <Marked text={paragraph.join(" ")} />
        </p>
      ))}
    </div>
  );
}
