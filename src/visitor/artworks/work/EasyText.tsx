import type { Script } from "../../../catalogue/catalogue.ts";
import type { Language } from "../../../i18n/languages.ts";
import { Marked } from "../../../ui/text/Marked.tsx";
import { NotTranslated } from "../../language/NotTranslated.tsx";
import "./EasyText.css";

type EasyTextProps = {
  text: Script;
  /** Where it is not the visitor’s. */
  language: Language | undefined;
};

/** A text that is easy to read: every sentence begins a line. */
export function EasyText({ text, language }: EasyTextProps) {
  return (
    <>
      <NotTranslated language={language} />
      <div className="easy-text" lang={language}>
        {text.map((paragraph) => (
          <p key={paragraph[0]}>
            {paragraph.map((sentence) => (
              <span key={sentence}>
                <Marked text={sentence} />{" "}
              </span>
            ))}
          </p>
        ))}
      </div>
    </>
  );
}
