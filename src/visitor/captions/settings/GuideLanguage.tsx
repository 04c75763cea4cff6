import { useId } from "react";
import { languageNames, languages, type Language } from "../../../i18n/languages.ts";
import { useCaptionsMessages } from "../useCaptionsMessages.ts";

type GuideLanguageProps = { language: Language; onChange: (language: Language) => void };

/** The choice of the language that the guide speaks, which may not be the visitor's. */
export function GuideLanguage({ language, onChange }: GuideLanguageProps) {
  const { guideSpeaks } = useCaptionsMessages();
  const id = useId();
  return (
    <div className="guide-language">
      <label htmlFor={id}>{guideSpeaks}</label>
      <select
        id={id}
        value={language}
        onChange={({ currentTarget }) => onChange(currentTarget.value as Language)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </div>
  );
}
