import { Link } from "react-router";
import type { Language } from "../../i18n/languages.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { useDraft } from "../draft/useDraft.ts";
import { languagesInItalian } from "../italian/languagesInItalian.ts";
import type { Coverage } from "./counting/coverageOf.ts";
import type { FormatKey } from "./counting/formats.ts";
import { ScrollRegion } from "./ScrollRegion.tsx";
import { stateInItalian } from "./stateInItalian.ts";
import { StateMark } from "./StateMark.tsx";
import { formatsAsked, totalsOf, type Total } from "./counting/totalsOf.ts";

type LanguageTotalsProps = {
  coverage: Coverage;
  /** Shows the works that lack a format in a language. */
  onLack: (language: Language, format: FormatKey) => void;
};

/** How many works have what, in each language. */
export function LanguageTotals({ coverage, onLack }: LanguageTotalsProps) {
  const draft = useDraft();
  const { museum, works, tours, hasStops } = coverage;
  const formats = formatsAsked(coverage);
  return (
    <ScrollRegion labelledBy="coverage-totals">
      <table className="coverage-table coverage-totals">
        <caption id="coverage-totals">
          <span>Quante opere hanno ciascun formato, lingua per lingua</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">Lingua</th>
            {formats.map(({ key, column }) => (
              <th key={key} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">Percorso</th>
          </tr>
        </thead>
        <tbody>
          {museum.languages.map((language) => {
            const totals = totalsOf(works, language);
            return (
              <tr key={language}>
                <th scope="row">{languagesInItalian[language]}</th>
                {formats.map(({ key, name, isForAll }) => (
                  <td key={key} data-state={stateOf(totals[key])}>
                    {totals[key].there === totals[key].of ? (
                      <span className="coverage-all">
                        <StateMark state="there" />
                        {totals[key].there} di {totals[key].of}
                      </span>
                    ) : (
                      <Button look="quiet" onClick={() => onLack(language, key)}>
                        <StateMark state={stateOf(totals[key])} />
                        <span>
                          <span className="coverage-says">
                            {totals[key].there} di {totals[key].of}
                          </span>
                          <span className="visually-hidden">
                            , {name}
                            {!isForAll && ` in ${languagesInItalian[language]}`}: mostra le opere a
                            cui manca
                            {isForAll && `, nella tabella in ${languagesInItalian[language]}`}
                          </span>
                        </span>
                      </Button>
                    )}
                  </td>
                ))}
                <td data-state={tours[language]!.state}>
                  <Link to={`/${draft.id}/percorso${hasStops ? `/${language}` : ""}`}>
                    <StateMark state={tours[language]!.state} />
                    <span>
                      <span className="visually-hidden">
                        Percorso in {languagesInItalian[language]}:{" "}
                      </span>
                      <span className="coverage-says">
                        {stateInItalian[tours[language]!.state]}
                      </span>
                    </span>
                  </Link>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function stateOf({ there, of }: Total) {
  if (there === of) return "there";
  return there === 0 ? "missing" : "unfinished";
}
