import { useId } from "react";
import type { Language } from "../../../i18n/languages.ts";
import { languagesInItalian } from "../../italian/languagesInItalian.ts";
import { ChoiceField } from "../../parts/fields/ChoiceField.tsx";
import { labelSizes } from "../printing/labelSizes.ts";
import type { LabelsDocument, LabelSize } from "../../draft/documents/labelsDocument.ts";
import { Radios } from "./Radios.tsx";

type LabelsChoicesProps = {
  choices: LabelsDocument;
  /** The museum’s languages. */
  spoken: readonly Language[];
  onChoice: (what: string, changed: Partial<LabelsDocument>) => void;
};

/** How large labels are, in which languages, and which there are beside those of the works. */
export function LabelsChoices({ choices, spoken, onChoice }: LabelsChoicesProps) {
  const [first = spoken[0]!, second] = choices.languages;
  return (
    <>
      <section className="studio-card">
        <h2>Formato e lingue</h2>
        <Radios
          legend="Formato"
          value={choices.size}
          choices={Object.entries(labelSizes).map(([size, { name, use }]) => [
            size as LabelSize,
            `${name}: ${use}`,
          ])}
          onChoice={(size) => onChoice("formato", { size })}
        />
        <div className="labels-pair">
          <ChoiceField
            label="Prima lingua"
            value={first}
            choices={spoken.map(named)}
            onChoice={(language) =>
              onChoice("lingue", {
                languages: [language, ...(second && second !== language ? [second] : [])],
              })
            }
          />
          <ChoiceField<Language | "">
            label="Seconda lingua"
            value={second ?? ""}
            choices={[
              ["", "Nessuna"] as const,
              ...spoken.filter((language) => language !== first).map(named),
            ]}
            onChoice={(language) =>
              onChoice("lingue", { languages: language ? [first, language] : [first] })
            }
          />
        </div>
      </section>
      <section className="studio-card">
        <h2>Che altro stampare</h2>
        <Check
          label="L’etichetta dei sottotitoli della guida"
          hint="Per chi legge quello che la guida dice a voce: si mette dove parte la visita. Il codice si legge con la fotocamera del telefono, o con lo scanner dell’app."
          isOn={choices.hasCaptions}
          onChange={(hasCaptions) => onChoice("sottotitoli", { hasCaptions })}
        />
        <Check
          label="L’etichetta della prima pagina"
          hint="Per la biglietteria: con la fotocamera del telefono si apre l’app del museo."
          isOn={choices.hasFirstPage}
          onChange={(hasFirstPage) => onChoice("prima pagina", { hasFirstPage })}
        />
        <Check
          label="Il simbolo per i tag NFC"
          hint="Per chi non vede il codice: avvicina il telefono e la pagina si apre. Dopo i fogli trovi l’elenco degli indirizzi da scrivere nei tag."
          isOn={choices.hasTags}
          onChange={(hasTags) => onChoice("tag NFC", { hasTags })}
        />
      </section>
    </>
  );
}

const named = (language: Language) => [language, languagesInItalian[language]] as const;

type CheckProps = { label: string; hint: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Check({ label, hint, isOn, onChange }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="field-hint labels-hint">
        {hint}
      </p>
    </div>
  );
}
