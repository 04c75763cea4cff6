import { useId, useMemo, useState, type Ref } from "react";
import { Button } from "../../ui/buttons/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import { ChoiceField } from "../parts/fields/ChoiceField.tsx";
import { TextField } from "../parts/fields/TextField.tsx";
import { CoverageRow } from "./CoverageRow.tsx";
import type { Coverage } from "./counting/coverageOf.ts";
import type { View } from "./savedView.ts";
import { ScrollRegion } from "./ScrollRegion.tsx";
import { formatsAsked } from "./counting/totalsOf.ts";
import { useShownWorks, type Lack } from "./useShownWorks.ts";

/** Works shown at first, and added by each press of the button under them. */
const SHOWN = 50;

type WorksTableProps = {
  coverage: Coverage;
  view: View;
  onView: (view: View) => void;
  headingRef: Ref<HTMLHeadingElement>;
};

/** Each work with each format, in one language. */
export function WorksTable({ coverage, view, onView, headingRef }: WorksTableProps) {
  const id = useId();
  const draft = useDraft();
  const [sought, setSought] = useState("");
  const [most, setMost] = useState(SHOWN);
  const { languages } = coverage.museum;
  const { language } = view;
  const formats = useMemo(() => formatsAsked(coverage), [coverage]);
  const lacks: readonly (readonly [Lack, string])[] = [
    ["all", "tutte le opere"],
    ["any", "solo dove manca qualcosa"],
    ...formats.map(({ key, name }) => [key, `solo dove manca: ${name}`] as const),
  ];
  // A view may be about a format that no work can have any more, as the last drawing was removed.
  const lack = lacks.some(([key]) => key === view.lack) ? view.lack : "all";
  const shown = useShownWorks(coverage.works, language, lack, sought);
  const isPart = shown.length < coverage.works.length;
  return (
    <section className="studio-card" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} ref={headingRef} tabIndex={-1}>
        Opera per opera, in {languagesInItalian[language]}
      </h2>
      <div className="coverage-choices">
        {languages.length > 1 && (
          <ChoiceField
            label="Lingua"
            value={language}
            choices={languages.map((each) => [each, languagesInItalian[each]])}
            onChoice={(each) => onView({ ...view, language: each })}
          />
        )}
        <ChoiceField
          label="Mostra"
          value={lack}
          choices={lacks}
          onChoice={(each) => {
            onView({ ...view, lack: each });
            setMost(SHOWN);
          }}
        />
        {coverage.works.length > 7 && (
          <TextField
            label="Cerca per titolo, autore, numero o sala"
            value={sought}
            onText={(text) => {
              setSought(text);
              setMost(SHOWN);
            }}
          />
        )}
      </div>
      <p role="status" className="studio-soft">
        {isPart && (shown.length === 0 ? "Nessuna opera da mostrare." : count(shown.length))}
      </p>
      {shown.length > 0 && (
        <ScrollRegion labelledBy={`${id}-table`}>
          <table className="coverage-table">
            <caption id={`${id}-table`}>
              <span>
                Che cosa c’è di ogni opera in {languagesInItalian[language]}. Ogni casella porta al
                punto in cui si scrive.
              </span>
            </caption>
            <thead>
              <tr>
                <th scope="col">Opera</th>
                {formats.map(({ key, column }) => (
                  <th key={key} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.slice(0, most).map((each) => (
                <CoverageRow
                  key={each.slug}
                  base={`/${draft.id}`}
                  coverage={each}
                  formats={formats}
                  language={language}
                  own={languages[0]}
                />
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {shown.length > most && (
        <div>
          <Button look="plain" onClick={() => setMost(most + SHOWN)}>
            {shown.length - most === 1
              ? "Mostra l’ultima opera"
              : `Mostra altre ${Math.min(SHOWN, shown.length - most)} di ${shown.length}`}
          </Button>
        </div>
      )}
    </section>
  );
}

function count(works: number) {
  return works === 1 ? "1 opera" : `${works} opere`;
}
