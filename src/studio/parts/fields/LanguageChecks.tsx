import type { Language } from "../../../i18n/languages.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";

type LanguageChecksProps = {
  legend: string;
  offered: readonly Language[];
  chosen: readonly Language[];
  /** Gets all chosen languages, and the one that was added or removed. */
  onChange: (chosen: Language[], changed: Language) => void;
};

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
