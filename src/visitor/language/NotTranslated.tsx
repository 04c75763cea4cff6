import type { Language } from "../../i18n/languages.ts";
import { useVisit } from "../shell/visit.ts";

type NotTranslatedProps = {
  /** The language of the text that follows, where it is not the visitor’s. */
  language: Language | undefined;
};

/** Says that a text is not translated yet, and in which language it follows. */
export function NotTranslated({ language }: NotTranslatedProps) {
  const { missing } = useVisit().messages;
  if (!language) return null;
  return <p className="missing">{missing.translation(missing.languages[language])}</p>;
}
