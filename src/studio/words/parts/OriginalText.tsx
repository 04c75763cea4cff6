import type { Language } from "../../../i18n/languages.ts";
import { Marked } from "../../../ui/text/Marked.tsx";

/** A text of the original, to be read beside its translation. */
export function OriginalText({
  text,
  language,
  number,
}: {
  text: string | undefined;
  language: Language;
  /** Which line of the original it is. */
  number?: number;
}) {
  return (
    <div className="original">
      {text?.trim() ? (
        <p>
          <span className="visually-hidden">Originale{number ? ` ${number}` : ""}: </span>
          <span lang={language}>
            <Marked text={text} />
          </span>
        </p>
      ) : (
        <p className="studio-soft">Non c’è nell’originale</p>
      )}
    </div>
  );
}
