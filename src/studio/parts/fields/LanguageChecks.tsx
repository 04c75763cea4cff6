import type { Language } from "../../../i18n/languages.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";

type LanguageChecksProps = {
  legend: string;
  offered: readonly Language[];
  chosen: readonly Language[];
  /** The languages that are chosen now, and which one was added or taken away. */
  onChange: (chosen: Language[], changed: Language) => void;
};

/** A choice of several languages. */
export function LanguageChecks({ legend, offered, chosen, onChange }: LanguageChecksProps) {
  return (
    <fieldset className="start-languages">
      <legend>{legend}</legend>
      {offered.map((code) => (
        <label key={code} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, code] : chosen.filter((each) => each !== code), code)
            }
          />
          {languagesInItalian[code]}
        </label>
      ))}
    </fieldset>
  );
}
